import type { LogLine } from "@undercroft/table";
import { type DcEvent, lineOf, type Speaker } from "../engine/index.ts";
import { teller } from "../facing/names.ts";
import { rich } from "../words/index.ts";

/** An event as a line of the log; null where a reader needs none. */
export function logLine(speaker: Speaker, event: DcEvent, id: string): LogLine | null {
  const line = lineOf(teller, speaker, event);
  if (line === null) return null;
  return { id, text: rich(...line), rule: { id: event.rule, label: `§ ${event.rule}` } };
}
