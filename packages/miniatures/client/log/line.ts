import type { LogLine } from "@undercroft/table";
import { type Body, lineOf, type MnEvent } from "../engine/index.ts";
import { teller } from "../facing/names.ts";
import { rich } from "../words/index.ts";

/** An event as a line of the log; null where a reader needs none. */
export function logLine(body: Body, event: MnEvent, id: string): LogLine | null {
  const line = lineOf(teller, body, event);
  if (line === null) return null;
  return { id, text: rich(...line), rule: { id: event.rule, label: `§ ${event.rule}` } };
}
