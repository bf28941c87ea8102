import type { Next } from "@undercroft/kernel";
import { actionAttack } from "../attack/begin.ts";
import { chargeStart } from "../attack/charge.ts";
import { moverCall } from "../moving/offers.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import { dangerousRoll, startOfTurnBlows } from "../terrain/turn-terrain.ts";
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
      return call(actionAttack(run, creatureOf(body, creature), answer.entry), "acted");
    case "charge":
      spend(turn, "attack");
      return call(chargeStart(run, creatureOf(body, creature), answer), "acted");
    case "move":
    case "shift":
    case "double-move":
    case "teleport":
    case "mount":
    case "dismount":
    case "font":
      return call(moverCall(run, creatureOf(body, creature), turn, answer), "acted");
    case "squeeze":
      return call(moverCall(run, creatureOf(body, creature), turn, answer), "begun");
    default:
      run.emit({ event: "passes-turn", creature, rule: "mn.turn.actions.order" });
      return done(nothing);
  }
}

/** The turn of a creature (mn.turn.*). */
export const turnProcedures: Chapter<TurnLocals> = {
  "creature-turn": creatureTurn,
  "start-of-turn": {
    steps: {
      start: (run, { creature }) => {
        const blows = startOfTurnBlows(run.body, creatureOf(run.body, creature));
        return blows.length === 0 ? next("over") : call({ procedure: "damage", locals: { blows } }, "over");
      },
      over: () => done(nothing),
    },
  },
  "take-actions": {
    steps: {
      start: (run, { creature }) => {
        const acting = creatureOf(run.body, creature);
        if (acting.status !== "in-play") return done(nothing);
        return ask({ kind: "act", rule: "mn.turn.actions.order" }, [idOf(run.body, actingSeat(run.body))], "chosen");
      },
      chosen: (run, { creature }, input) =>
        input.kind === "answer" ? act(run, creature, input.answer) : next("start"),
      // It squeezed as it begins an action, which it takes now (mn.squeeze.start).
      begun: (run, { creature }) => {
        const acting = creatureOf(run.body, creature);
        if (acting.status !== "in-play") return done(nothing);
        const question = { kind: "act", begun: true, rule: "mn.squeeze.start" } as const;
        return ask(question, [idOf(run.body, actingSeat(run.body))], "chosen");
      },
      acted: (_run, { creature }) => call({ procedure: "end-of-action", locals: { creature } }, "start"),
    },
  },
  "end-of-turn": {
    steps: {
      start: (run, { creature }) => {
        const blows = dangerousRoll(run, creatureOf(run.body, creature));
        return blows.length === 0 ? next("over") : call({ procedure: "damage", locals: { blows } }, "over");
      },
      over: () => done(nothing),
    },
  },
};
