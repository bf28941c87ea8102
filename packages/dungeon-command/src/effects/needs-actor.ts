import type { Content, TextRef } from "../state.ts";
import type { Action } from "../vocabulary/index.ts";
import { unsaid } from "../vocabulary/unsaid.ts";
import { actionsAt, textOfProgram } from "./specs.ts";

/** Steps that are about "this" unless they name somebody else, with the words that name him. */
const whoActs: ReadonlyMap<unknown, readonly string[]> = new Map(
  Object.entries(unsaid).map(([step, words]) => [
    step,
    Object.entries(words).flatMap(([word, means]) => (means === "this" ? [word] : [])),
  ]),
);

/** Steps whose own texts speak of "this" in ways of their own: rules and powers that are given for a time. */
const giving: ReadonlySet<unknown> = new Set(["apply", "watch"]);

/** Whether some part of a text has the acting creature do something, or measures from it. */
function speaksOfActor(part: unknown): boolean {
  if (part === "this") return true;
  if (typeof part !== "object" || part === null) return false;
  const said = new Map<string, unknown>(Object.entries(part));
  const step = said.get("do");
  if (giving.has(step) || said.has("threatened") || isFromActor(said.get("within"))) return true;
  const acts = whoActs.get(step)?.some((word) => !said.has(word)) === true;
  return acts || [...said.values()].some(speaksOfActor);
}

/** A distance without its other end is one from "this". */
function isFromActor(within: unknown): boolean {
  return typeof within === "object" && within !== null && !("of" in within);
}

const known = new WeakMap<Action, boolean>();

/**
 * Whether an action of a card or power does nothing once the creature that took it is destroyed: where it would do
 * something itself or be the origin of a range (dc.ruling.acting-creature-lost).
 */
export function needsActor(content: Content, program: TextRef): boolean {
  const { text, action } = textOfProgram(program);
  const printed = actionsAt(content, text)[action];
  if (printed === undefined) return true;
  const before = known.get(printed);
  if (before !== undefined) return before;
  const needs = speaksOfActor(printed);
  known.set(printed, needs);
  return needs;
}
