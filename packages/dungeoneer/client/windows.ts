import type { ResponseWindow, Stops } from "@undercroft/table";
import type { Asked, Dg } from "./engine/index.ts";
import { say } from "./words/index.ts";

const KINDS = ["bane", "respond", "strike-back", "treasure"] as const;

/** Public kinds of question in which whoever wants nothing is passed for. */
export const STOP_KINDS: readonly string[] = KINDS;
/** Whoever has something to play, or may strike back, is asked; the others are passed for. */
export const USUAL_STOPS: Stops = { bane: "ask", respond: "ask", "strike-back": "ask", treasure: "ask" };

export function stopWords(kind: string): string {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? kind : say(`stops.${known}`);
}

/** The window in which a Bane may be played or a monster challenged; null if the question is none. */
export function windowOf({ question }: Asked): ResponseWindow<Dg> | null {
  const kind = KINDS.find((one) => one === question.kind);
  if (kind === undefined) return null;
  return {
    kind,
    pass: { do: "pass" },
    isPass: (answer) => answer.do === "pass",
    isSpecific: (answer) => answer.do !== "pass",
  };
}
