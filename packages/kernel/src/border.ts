import type { Game, GameTypes, MatchState, SeatId } from "./game.ts";
import type { Outcomes } from "./match.ts";
import { act, answer, kernelRules } from "./match.ts";

/** How much a value from outside may hold. */
export interface Limits {
  /** Lists and objects inside one another. */
  readonly depth: number;
  /** Values in all. */
  readonly size: number;
}

/** What one answer or act may hold. */
export const answerLimits: Limits = { depth: 32, size: 4_096 };

/** Where and why a value from outside is not acceptable. */
export interface JsonFault {
  /** Such as `moves[3][1]`; empty for the value itself. */
  readonly place: string;
  readonly why: "too deep" | "too large" | "a forbidden name" | "not plain JSON";
}

const forbiddenNames: readonly string[] = ["__proto__", "constructor", "prototype"];

/**
 * Looks through a value from outside without recursion, so that a hostile one cannot exhaust the
 * call stack: depth, size, names that reach into prototypes, numbers that are not finite, anything
 * that is not JSON. Null if all is well.
 */
export function jsonFault(value: unknown, limits: Limits): JsonFault | null {
  const open: Item[] = [{ value, key: "", up: null, depth: 0 }];
  let seen = 0;
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const why = ++seen > limits.size ? "too large" : faultOf(item, limits);
    if (why !== null) return { place: placeOf(item), why };
    if (typeof item.value !== "object" || item.value === null) continue;
    const depth = item.depth + 1;
    if (Array.isArray(item.value)) {
      for (let i = item.value.length - 1; i >= 0; i--) open.push({ value: item.value[i], key: i, up: item, depth });
      continue;
    }
    for (const [key, inner] of Object.entries(item.value)) open.push({ value: inner, key, up: item, depth });
  }
  return null;
}

interface Item {
  readonly value: unknown;
  readonly key: string | number;
  readonly up: Item | null;
  readonly depth: number;
}

function faultOf({ value, key, depth }: Item, limits: Limits): JsonFault["why"] | null {
  if (typeof key === "string" && forbiddenNames.includes(key)) return "a forbidden name";
  if (value === null || typeof value === "string" || typeof value === "boolean") return null;
  if (typeof value === "number") return Number.isFinite(value) ? null : "not plain JSON";
  if (typeof value !== "object") return "not plain JSON";
  if (depth >= limits.depth) return "too deep";
  if (Array.isArray(value)) return value.length > limits.size ? "too large" : null;
  const shape: unknown = Object.getPrototypeOf(value);
  return shape === Object.prototype || shape === null ? null : "not plain JSON";
}

function placeOf(item: Item): string {
  if (item.up === null) return "";
  const before = placeOf(item.up);
  if (typeof item.key === "number") return `${before}[${item.key}]`;
  return before === "" ? item.key : `${before}.${item.key}`;
}

/** Whether a value is JSON within limits; objects whose members throw when they are looked at are not. */
function isPlain(value: unknown, limits: Limits): boolean {
  try {
    return jsonFault(value, limits) === null;
  } catch {
    return false;
  }
}

/** One own member of an object from outside; undefined if it has none. */
function member(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/**
 * Takes an answer that comes from outside, of any shape whatever: `{question, answer}`. What is not
 * an answer is refused with `table.answer-has-the-shape` and changes nothing.
 */
export function receive<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  value: unknown,
): Outcomes<T> {
  if (!isPlain(value, answerLimits)) return { ok: false, rule: kernelRules.shape };
  const question = member(value, "question");
  if (typeof question !== "number") return { ok: false, rule: kernelRules.shape };
  const parsed: T["answer"] | null = game.parseAnswer(member(value, "answer"));
  if (parsed === null || parsed === undefined) return { ok: false, rule: kernelRules.shape };
  return answer(game, state, seat, { question, answer: parsed });
}

/** Takes an act that comes from outside: `{act}`. */
export function receiveAct<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  seat: SeatId,
  value: unknown,
): Outcomes<T> {
  if (!isPlain(value, answerLimits)) return { ok: false, rule: kernelRules.shape };
  const what = member(value, "act");
  if (what === "concede" || what === "offer-draw" || what === "accept-draw" || what === "decline-draw")
    return act(game, state, seat, { act: what });
  return { ok: false, rule: kernelRules.shape };
}
