import type { ResponseWindow, Stops } from "@undercroft/table";
import type { Asked, Mn } from "./engine/index.ts";
import { say } from "./words/index.ts";

const KINDS = ["power", "opportunity"] as const;

/** Public kinds of event that a seat may be asked about. */
export const STOP_KINDS: readonly string[] = KINDS;
export const USUAL_STOPS: Stops = { power: "ask", opportunity: "ask" };

export function stopWords(kind: string): string {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? kind : say(`stops.${known}`);
}

/** The window in which a seat may use a power or strike; null if it is asked for something else. */
export function windowOf({ question }: Asked): ResponseWindow<Mn> | null {
  const kind = KINDS.find((one) => one === question.kind);
  if (kind === undefined) return null;
  return {
    kind,
    pass: { do: "pass" },
    isPass: (answer) => answer.do === "pass",
    isSpecific: (answer) => answer.do !== "pass",
  };
}
