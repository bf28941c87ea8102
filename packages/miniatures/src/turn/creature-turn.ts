import { openWindow } from "../battle/windows.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { freshTurn } from "./fresh-turn.ts";
import type { TurnLocals } from "./locals.ts";

/** A creature's turn: three phases in fixed order (mn.turn.phases). */
export const creatureTurn: Chapter<Pick<TurnLocals, "creature-turn">>["creature-turn"] = {
  steps: {
    start: (run, { creature }) => {
      openWindow(run);
      creatureOf(run.body, creature).acted = true;
      run.body.battle.turn = freshTurn(creature, "start");
      run.emit({ event: "turn-starts", creature, rule: "mn.turn.start.choose" });
      return call({ procedure: "start-of-turn", locals: { creature } }, "actions");
    },
    actions: (run, { creature }) => {
      const { turn } = run.body.battle;
      if (turn === null || creatureOf(run.body, creature).status !== "in-play") return next("over");
      turn.phase = "actions";
      return call({ procedure: "take-actions", locals: { creature } }, "end");
    },
    end: (run, { creature }) => {
      const { turn } = run.body.battle;
      if (turn === null || creatureOf(run.body, creature).status !== "in-play") return next("over");
      turn.phase = "end";
      return call({ procedure: "end-of-turn", locals: { creature } }, "over");
    },
    // Whoever still stands in a pit, in any turn, comes out of it as the turn ends (mn.ruling.pit-no-roll).
    over: () => call({ procedure: "out-of-pits", locals: { done: [] } }, "ended"),
    ended: (run, { creature }) => {
      const lived = creatureOf(run.body, creature).status === "in-play";
      run.body.battle.turn = null;
      run.emit({ event: "turn-ends", creature, rule: lived ? "mn.turn.phases" : "mn.ruling.destroyed-before-acting" });
      return done(nothing);
    },
  },
};
