import type { CallFrame, Frame } from "@undercroft/kernel";
import type { Mn } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body } from "../state.ts";

const collected = null;

/** A battle in which a round is under way and goes on at this step. */
const inRound = (step: string): CallFrame<Mn>[] => [
  { procedure: "battle", locals: {}, step: "rounds", collected },
  { procedure: "round", locals: {}, step, collected },
];

/** A round that is to begin. */
export const framesBeforeRound = (): CallFrame<Mn>[] => inRound("start").slice(0, 1);

/** All creatures have acted: the end of the round is to come. */
export const framesOfRoundEnd = (): CallFrame<Mn>[] => inRound("end");

/** A player turn with so many creatures still to come. */
export const framesOfPlayer = (seat: number, left: number): CallFrame<Mn>[] => [
  ...inRound("turns"),
  { procedure: "player-turn", locals: { seat, left }, step: "start", collected },
];

/** A creature's turn before one of its phases; `left` more creatures of the player turn are to come. */
export function framesOfPhase(
  body: Body,
  creature: string,
  phase: "start" | "actions" | "end",
  left: number,
): CallFrame<Mn>[] {
  const { owner } = creatureOf(body, creature);
  return [
    ...inRound("turns"),
    { procedure: "player-turn", locals: { seat: owner, left }, step: "checked", collected },
    { procedure: "creature-turn", locals: { creature }, step: phase, collected },
  ];
}

/** The frames of a battle in the middle of a creature's turn, its next action being asked for; question 1 is open. */
export function framesOfTurn(body: Body, creature: string): Frame<Mn>[] {
  const before = framesOfPhase(body, creature, "end", 0);
  return [
    ...before,
    { procedure: "take-actions", locals: { creature }, step: "chosen", collected },
    {
      procedure: "question",
      id: 1,
      question: { kind: "act", rule: "mn.turn.actions.order" },
      seats: [idOf(body, creatureOf(body, creature).owner)],
      answers: [null],
    },
  ];
}
