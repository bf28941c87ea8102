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
  interface Item {
    readonly value: unknown;
    readonly place: string;
    readonly depth: number;
  }
  const open: Item[] = [{ value, place: "", depth: 0 }];
  let seen = 0;
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { place, depth } = item;
    if (++seen > limits.size) return { place, why: "too large" };
    const it = item.value;
    if (it === null || typeof it === "string" || typeof it === "boolean") continue;
    if (typeof it === "number") {
      if (!Number.isFinite(it)) return { place, why: "not plain JSON" };
      continue;
    }
    if (typeof it !== "object") return { place, why: "not plain JSON" };
    if (depth >= limits.depth) return { place, why: "too deep" };
    if (Array.isArray(it)) {
      if (it.length > limits.size) return { place, why: "too large" };
      for (let i = it.length - 1; i >= 0; i--) open.push({ value: it[i], place: `${place}[${i}]`, depth: depth + 1 });
      continue;
    }
    const shape: unknown = Object.getPrototypeOf(it);
    if (shape !== Object.prototype && shape !== null) return { place, why: "not plain JSON" };
    for (const [name, inner] of Object.entries(it)) {
      const at = place === "" ? name : `${place}.${name}`;
      if (forbiddenNames.includes(name)) return { place: at, why: "a forbidden name" };
      open.push({ value: inner, place: at, depth: depth + 1 });
    }
  }
  return null;
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
  const question = member(value, "question");
  if (typeof question !== "number" || jsonFault(value, answerLimits) !== null)
    return { ok: false, rule: kernelRules.shape };
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
  const what = member(value, "act");
  if (what === "concede" || what === "offer-draw" || what === "accept-draw" || what === "decline-draw")
    return act(game, state, seat, { act: what });
  return { ok: false, rule: kernelRules.shape };
}
