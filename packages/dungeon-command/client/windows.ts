import type { ResponseWindow, Stops } from "@undercroft/table";
import { type Answer, type Asked, type Dc, type State, stackOf } from "./engine/index.ts";

/** Public kinds of event that a seat may be asked about. */
export const STOP_KINDS = ["attack", "order", "power", "move", "after", "own"] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** Nobody is asked about their own action; a move is only asked about where something waits for one. */
export const USUAL_STOPS: Stops & Readonly<Record<StopKind, Stops[string]>> = {
  attack: "ask",
  order: "ask",
  power: "ask",
  move: "specific",
  after: "specific",
  own: "never",
};

/** The public kind of what a window is about, seen from a seat. */
function stopKindOf(state: State, seat: number): StopKind {
  const top = stackOf(state).at(-1);
  if (top === undefined) return "after";
  if (top.seat === seat) return "own";
  switch (top.what) {
    case "attack":
      return "attack";
    case "move":
    case "collect":
      return "move";
    case "order":
    case "dodge":
      return "order";
    default:
      return "power";
  }
}

/** Whether an answer waits for just such an event: its text responds to something, or it dodges. */
function isSpecific(answer: Answer): boolean {
  if (answer.do === "dodge") return true;
  return (answer.do === "play" || answer.do === "power") && answer.response !== null;
}

/** The window in which a seat may respond; null where it is asked for something else. */
export function windowOf(state: State, { question }: Asked, seat: string): ResponseWindow<Dc> | null {
  if (question.kind !== "respond") return null;
  return {
    kind: stopKindOf(
      state,
      state.body.seats.findIndex((one) => one.id === seat),
    ),
    pass: { do: "pass" },
    isPass: (answer) => answer.do === "pass",
    isSpecific,
  };
}
