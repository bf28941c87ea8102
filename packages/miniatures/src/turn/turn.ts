import type { Next } from "@undercroft/kernel";
import { actionAttack } from "../attack/begin.ts";
import { chargeStart } from "../attack/charge.ts";
import { moveJourney, movementCall } from "../moving/movement.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import { spend } from "./allotment.ts";
import { creatureTurn } from "./creature-turn.ts";
import type { TurnLocals } from "./locals.ts";

/** Carries out what a creature was told to do; after it the next action is asked for. */
function act(run: Run, creature: string, answer: Answer): Next<Mn> {
  const { body } = run;
  const { turn } = body.battle;
  if (turn === null) return done(nothing);
  switch (answer.do) {
    case "attack":
      spend(turn, "attack");
      return call(actionAttack(run, creatureOf(body, creature), answer.entry), "start");
    case "charge":
      spend(turn, "attack");
      return call(chargeStart(run, creatureOf(body, creature), answer), "start");
    case "move":
    case "shift":
      spend(turn, "move");
      return call(movementCall(moveJourney(body, creatureOf(body, creature), answer.do)), "start");
    default:
      run.emit({ event: "passes-turn", creature, rule: "mn.turn.actions.order" });
      return done(nothing);
  }
}

/** The turn of a creature (mn.turn.*). */
export const turnProcedures: Chapter<TurnLocals> = {
  "creature-turn": creatureTurn,
  "start-of-turn": { steps: { start: () => done(nothing) } },
  "take-actions": {
    steps: {
      start: (run, { creature }) => {
        const acting = creatureOf(run.body, creature);
        if (acting.status !== "in-play") return done(nothing);
        return ask({ kind: "act", rule: "mn.turn.actions.order" }, [idOf(run.body, actingSeat(run.body))], "chosen");
      },
      chosen: (run, { creature }, input) =>
        input.kind === "answer" ? act(run, creature, input.answer) : next("start"),
    },
  },
  "end-of-turn": { steps: { start: () => done(nothing) } },
};
