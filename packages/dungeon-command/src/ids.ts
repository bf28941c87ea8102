/**
 * Ids of things in answers, targets and bound names. A creature is "c12", an attached card "k7", an
 * action on the stack "a5", an effect "e3", a square "sq17" (index in the board), a seat its own
 * name behind "seat:", and a card in a pile or hand the id of its definition ("example/feint").
 */
import type { Body } from "./state.ts";

export type ThingKind = "creature" | "attached" | "action" | "effect" | "square" | "seat" | "card" | "mode";

/**
 * Ids by number, made once each: equal ids are then one and the same string, which costs least to compare.
 */
function numbered(prefix: string): (number: number) => string {
  const made: string[] = [];
  return (number) => {
    const known = made[number];
    if (known !== undefined) return known;
    // The name of a member is a string that is kept once.
    const [id = ""] = Object.keys({ [`${prefix}${number}`]: 0 });
    made[number] = id;
    return id;
  };
}

export const squareId: (square: number) => string = numbered("sq");
export const seatRef: (seat: number) => string = numbered("seat:");

/** The number behind the prefix of an id, or null if the id is not made so. Without a pattern: ids are read all the time. */
function numberOf(id: string, prefix: string): number | null {
  const from = prefix.length;
  if (id.length === from || !id.startsWith(prefix)) return null;
  let number = 0;
  for (let i = from; i < id.length; i++) {
    const digit = id.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return null;
    number = number * 10 + digit;
  }
  return number;
}

const ZERO = 48;

/** The square of an id such as "sq17", or null. */
export const squareOf = (id: string): number | null => numberOf(id, "sq");

/** The seat number of an id such as "seat:1", or null. */
export const seatOf = (id: string): number | null => numberOf(id, "seat:");

/** Whether an id is a creature's, of one that is there or of one that has been. */
export const isCreatureId = (id: string): boolean => numberOf(id, "c") !== null;

/** Whether an id is that of an effect that lasts or waits, present or past. */
export const isEffectId = (id: string): boolean => numberOf(id, "e") !== null;

/** Whether an id is that of an action on the stack, present or past. */
export const isActionId = (id: string): boolean => numberOf(id, "a") !== null;

const names = { c: numbered("c"), k: numbered("k"), a: numbered("a"), e: numbered("e") };

/** Takes the next id of a kind. Ids count arrivals in public, so they tell nothing about hidden cards. */
export function newId(body: Body, kind: "c" | "k" | "a" | "e"): string {
  return names[kind](body.nextThing++);
}
