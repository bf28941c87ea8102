import type { Frame } from "@undercroft/kernel";
import type { Mn } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body } from "../state.ts";

/** The frames of a battle in the middle of a creature's turn, its next action being asked for; question 1 is open. */
export function framesOfTurn(body: Body, creature: string): Frame<Mn>[] {
  const { owner } = creatureOf(body, creature);
  const collected = null;
  return [
    { procedure: "battle", locals: {}, step: "rounds", collected },
    { procedure: "round", locals: {}, step: "turns", collected },
    { procedure: "player-turn", locals: { seat: owner, left: 0 }, step: "checked", collected },
    { procedure: "creature-turn", locals: { creature }, step: "end", collected },
    { procedure: "take-actions", locals: { creature }, step: "chosen", collected },
    {
      procedure: "question",
      id: 1,
      question: { kind: "act", rule: "mn.turn.actions.order" },
      seats: [idOf(body, owner)],
      answers: [null],
    },
  ];
}
