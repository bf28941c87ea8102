import { type Game, ProcedureTable } from "@undercroft/kernel";
import { parseAnswer } from "./answers.ts";
import { checkAnswer, domainOf } from "./asking.ts";
import { changeProcedures } from "./changes/change.ts";
import { copyBody } from "./copy.ts";
import { damageProcedures } from "./damage/damage.ts";
import { effectProcedures } from "./effects/effect.ts";
import { movingProcedures } from "./moving/movement.ts";
import { leave } from "./multiplayer.ts";
import type { Dc } from "./procedures.ts";
import { deploymentProcedures } from "./setup/deployment.ts";
import { initialBody } from "./setup/initial.ts";
import { parseConfig } from "./setup/parse-config.ts";
import { setupProcedures } from "./setup/setup.ts";
import { kept } from "./snapshot/kept.ts";
import { actionProcedures } from "./stack/action.ts";
import { aimProcedures } from "./stack/aim.ts";
import { declareProcedures } from "./stack/declare.ts";
import { orderProcedures } from "./stack/order.ts";
import { triggerProcedures } from "./stack/triggers.ts";
import { windowProcedures } from "./stack/window.ts";
import { activateProcedures } from "./turn/activate.ts";
import { cleanupProcedures } from "./turn/cleanup.ts";
import { refreshProcedures } from "./turn/refresh.ts";
import { stepEffectsProcedures } from "./turn/step-effects.ts";
import { turnProcedures } from "./turn/turn.ts";
import { untapProcedures } from "./turn/untap-step.ts";
import { barrier, seeEvent } from "./visibility/events.ts";
import { redeal } from "./visibility/redeal.ts";
import { viewOf } from "./visibility/view-of.ts";

/** Dungeon Command, by the rules of its ledger. */
export const dungeonCommand: Game<Dc> = {
  id: "dungeon-command",
  rules: "4",
  setup: (config) => ({
    seats: config.seats.map((seat) => seat.id),
    body: initialBody(config),
    first: { procedure: "match", locals: {} },
  }),
  procedures: new ProcedureTable<Dc>({
    ...setupProcedures,
    ...deploymentProcedures,
    ...turnProcedures,
    ...refreshProcedures,
    ...activateProcedures,
    ...cleanupProcedures,
    ...stepEffectsProcedures,
    ...untapProcedures,
    ...windowProcedures,
    ...actionProcedures,
    ...orderProcedures,
    ...declareProcedures,
    ...aimProcedures,
    ...triggerProcedures,
    ...movingProcedures,
    ...damageProcedures,
    ...changeProcedures,
    ...effectProcedures,
  }),
  copyBody,
  domain: domainOf,
  check: checkAnswer,
  parseAnswer,
  parseConfig,
  kept,
  leave,
  isIn: (state, seat) => state.body.seats.some((s) => s.id === seat && !s.out),
  drawRule: "dc.ruling.agreed-draw",
  view: viewOf,
  seeEvent,
  redeal,
  progress: (state) => state.body.turn.count,
  barrier,
  constants: ["content", "battlefield"],
};
