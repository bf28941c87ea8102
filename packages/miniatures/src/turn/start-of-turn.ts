import { expireAtStart } from "../conditions/expiring.ts";
import { heardAs } from "../powers/at.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { settleControl } from "./control.ts";
import type { TurnLocals } from "./locals.ts";
import { startHarms, tellHarms } from "./start-damage.ts";

/** The start of a turn: control, then damage, then everything else (mn.turn.start.control, mn.turn.start.damage, mn.turn.start.other). */
export const startOfTurn: Chapter<Pick<TurnLocals, "start-of-turn">>["start-of-turn"] = {
  steps: {
    start: (run, { creature }) => {
      expireAtStart(run, creature);
      // A save that a power brings comes before any roll of a condition (mn.turn.start.control.order).
      return heardAs(run, { on: "turn-starts", creature }, "saves", "control");
    },
    control: (run, { creature }) => {
      settleControl(run, creature);
      return next("damage");
    },
    damage: (run, { creature: id }) => {
      const creature = creatureOf(run.body, id);
      if (creature.status !== "in-play") return done(nothing);
      const left = startHarms(run.body, creature);
      if (left.length === 0) return next("other");
      tellHarms(run, creature);
      return call({ procedure: "start-damage", locals: { creature: id, left } }, "other");
    },
    other: (run, { creature }) => {
      if (creatureOf(run.body, creature).status !== "in-play") return done(nothing);
      return heardAs(run, { on: "turn-starts", creature }, "others", "over");
    },
    over: () => done(nothing),
  },
};
