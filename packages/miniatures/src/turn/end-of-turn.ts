import { expireAtEnd } from "../conditions/expiring.ts";
import { heard } from "../powers/at.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { TurnLocals } from "./locals.ts";
import { savesOf } from "./saves.ts";

/** The end of a turn: saves, then what expires, then everything else (mn.turn.end.saves, mn.turn.end.expire, mn.turn.end.other). */
export const endOfTurn: Chapter<Pick<TurnLocals, "end-of-turn">>["end-of-turn"] = {
  steps: {
    start: (run, { creature }) => {
      const left = savesOf(run.body, creature);
      if (left.length === 0) return next("expire");
      run.emit({ event: "noted", thing: creature, rule: "mn.turn.end.saves" });
      if (run.body.effects.some(({ id, what }) => left.includes(id) && what.kind === "ongoing"))
        run.emit({ event: "noted", thing: creature, rule: "mn.ongoing.saves" });
      return call({ procedure: "saves", locals: { creature, left, plus: 0 } }, "saved");
    },
    // What ends with the turn has counted in the saves; only then it goes.
    saved: (run, { creature }) => {
      const { effects, battle } = run.body;
      const over = effects.some(
        ({ until }) => until.kind === "turn-end" && until.of === creature && until.from <= battle.window,
      );
      if (over) run.emit({ event: "noted", thing: creature, rule: "mn.ruling.end-phase-order" });
      return next("expire");
    },
    expire: (run, { creature }) => {
      expireAtEnd(run, creature);
      if (creatureOf(run.body, creature).status !== "in-play") return done(nothing);
      return heard(run, { on: "turn-ends", creature }, "over");
    },
    // What began in this phase and was to end with the turn ends with it too (mn.duration.end-of-turn).
    over: (run, { creature }) => {
      expireAtEnd(run, creature);
      return done(nothing);
    },
  },
};
