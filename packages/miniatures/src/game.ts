import { type Game, ProcedureTable } from "@undercroft/kernel";
import { parseAnswer } from "./answers.ts";
import { checkAnswer, domainOf } from "./asking.ts";
import { hasAdvantage } from "./attack/advantage.ts";
import { attackProcedure } from "./attack/attack.ts";
import { chargeProcedure } from "./attack/charging.ts";
import { opportunityProcedure } from "./attack/opportunity.ts";
import { battleProcedures } from "./battle/battle.ts";
import { copyBody } from "./copy.ts";
import { damageProcedures } from "./damage/damage.ts";
import { effectProcedures } from "./effects/effect.ts";
import { leave } from "./leaving.ts";
import { mountingProcedures } from "./mounting/mounting.ts";
import { movingProcedures } from "./moving/procedures.ts";
import { momentProcedure } from "./powers/moment.ts";
import type { Mn } from "./procedures.ts";
import { bindCurrent } from "./reading/current.ts";
import { sees, seesPlace } from "./reading/seeing.ts";
import { initialBody } from "./set-up/initial.ts";
import { parseConfig } from "./set-up/parse-config.ts";
import { setUpProcedures } from "./set-up/set-up.ts";
import { kept } from "./snapshot/kept.ts";
import { terrainProcedures } from "./terrain/procedures.ts";
import { defenseOf, hasMode, speedOf } from "./traits.ts";
import { turnProcedures } from "./turn/turn.ts";
import { barrier, redeal, seeEvent, viewOf } from "./visibility/visibility.ts";

bindCurrent({
  speed: speedOf,
  defense: (body, creature, defense) => defenseOf(body, creature, defense),
  mode: hasMode,
  advantage: hasAdvantage,
  sees: (body, viewer, other) => sees(body, viewer, other),
  seesPlace,
});

/** The Miniatures Battle Rules of 2011, by the rules of their ledger. */
export const miniatures: Game<Mn> = {
  id: "miniatures",
  rules: "1",
  setup: (config) => ({
    seats: config.seats.map((seat) => seat.id),
    body: initialBody(config),
    first: { procedure: "battle", locals: {} },
  }),
  procedures: new ProcedureTable<Mn>({
    ...battleProcedures,
    ...setUpProcedures,
    ...turnProcedures,
    ...damageProcedures,
    attack: attackProcedure,
    charge: chargeProcedure,
    opportunities: opportunityProcedure,
    ...movingProcedures,
    ...terrainProcedures,
    ...mountingProcedures,
    ...effectProcedures,
    moment: momentProcedure,
  }),
  copyBody,
  domain: domainOf,
  check: checkAnswer,
  parseAnswer,
  parseConfig,
  kept,
  leave,
  isIn: (state, seat) => state.body.sides.some(({ id, out }) => id === seat && !out),
  drawRule: "mn.ruling.agreed-draw",
  view: viewOf,
  seeEvent,
  redeal,
  progress: (state) => state.body.battle.window,
  barrier,
  constants: ["content", "maps", "names", "mode"],
};
