import { type Game, ProcedureTable } from "@undercroft/kernel";
import { checkAnswer } from "./asking/claims.ts";
import { domainOf } from "./asking/domain.ts";
import { parseAnswer } from "./asking/parse-answer.ts";
import { campaignProcedures } from "./campaign/index.ts";
import { combatProcedure } from "./combat/combat.ts";
import { encounterProcedure, strikingProcedure } from "./combat/encounter.ts";
import { copyBody } from "./copy.ts";
import { effectProcedures } from "./effects/procedures.ts";
import { leave } from "./leaving.ts";
import { placingProcedure } from "./map/placing-procedure.ts";
import { tryingDoorProcedure } from "./moving/doors.ts";
import { enteringProcedure } from "./moving/entering.ts";
import { untippingProcedure } from "./moving/untipping.ts";
import type { Dg } from "./procedures.ts";
import { questProcedures } from "./quests/procedures.ts";
import { testProcedure } from "./rolling/test.ts";
import { initialBody } from "./set-up/initial.ts";
import { parseConfig } from "./set-up/parse-config.ts";
import { revealedMapProcedure } from "./set-up/revealed-map.ts";
import { gameProcedure, setUpProcedure } from "./set-up/set-up.ts";
import { kept } from "./snapshot/kept.ts";
import { turnProcedures } from "./turn/turn.ts";
import { barrier, redeal, seeEvent, viewOf } from "./visibility/visibility.ts";
import { wanderingProcedures } from "./wandering/index.ts";

/** Dungeoneer, by the rules of its ledger. */
export const dungeoneer: Game<Dg> = {
  id: "dungeoneer",
  rules: "1",
  setup: (config) => ({
    seats: config.seats.map(({ id }) => id),
    body: initialBody(config),
    first: { procedure: "game", locals: {} },
  }),
  procedures: new ProcedureTable<Dg>({
    game: gameProcedure,
    "set-up": setUpProcedure,
    ...turnProcedures,
    ...campaignProcedures,
    combat: combatProcedure,
    encounter: encounterProcedure,
    striking: strikingProcedure,
    test: testProcedure,
    "trying-door": tryingDoorProcedure,
    entering: enteringProcedure,
    untipping: untippingProcedure,
    ...effectProcedures,
    placing: placingProcedure,
    ...questProcedures,
    "revealed-map": revealedMapProcedure,
    ...wanderingProcedures,
  }),
  copyBody,
  domain: domainOf,
  check: checkAnswer,
  parseAnswer,
  parseConfig,
  kept,
  leave,
  isIn: ({ body }, seat) => body.players.some(({ id, out }) => id === seat && !out),
  drawRule: "dg.ruling.agreed-draw",
  view: viewOf,
  seeEvent,
  redeal,
  progress: ({ body }) => body.turn.count,
  barrier,
  constants: ["content"],
};
