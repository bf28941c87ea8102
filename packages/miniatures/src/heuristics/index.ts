import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { evaluate } from "./evaluate.ts";
import { order } from "./order.ts";

/** The answer that a sensible seat gives at once, or null if the question should be looked into. */
function settle(_state: State, { question }: Asked, _seat: string): Answer | null {
  switch (question.kind) {
    case "first-or-second":
      return { do: "first" };
    case "may":
      return { do: "yes" };
    default:
      return null;
  }
}

/** What was begun has run its course: the next action, or the next creature, is asked for. */
function quiet(_state: State, { question }: Asked, _seat: string): boolean {
  return question.kind === "act" || question.kind === "activate" || question.kind === "set-up";
}

/** What computer players are told of the Miniatures: see `Heuristics` of the tactician. */
export const heuristics: {
  readonly evaluate: typeof evaluate;
  readonly order: typeof order;
  readonly settle: typeof settle;
  readonly quiet: typeof quiet;
  readonly deals: number;
} = { evaluate, order, settle, quiet, deals: 3 };
