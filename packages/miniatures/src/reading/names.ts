import type { Body, Creature } from "../state.ts";
import { findCreature, sideOf } from "./creatures.ts";

/** What the words of a text mean: whose it is, and the names that are bound. Creatures by id, squares and seats as below. */
export interface Words {
  /** Seat of "you". */
  readonly seat: number;
  /** "this": the creature whose text it is. */
  readonly self: string;
  /** Bound names: ids of creatures, squares as numbers in text ("target", "attacker", "it" among them). */
  readonly names: { [name: string]: readonly string[] };
  /** `{event: "amount"}` of a trigger, or null. */
  readonly amount: number | null;
}

const nothing: readonly string[] = [];
const noNames: { [name: string]: readonly string[] } = {};

/** Seats as things of a text. Ids of creatures begin with a letter, squares are digits: nothing is mixed up. */
export const seatRef = (seat: number): string => `@${seat}`;
export const squareRef = (square: number): string => String(square);
/** The square that a thing is, or null. Mostly it is a creature: its first letter tells. */
export function squareNamed(thing: string): number | null {
  const first = thing.charCodeAt(0);
  return first >= 48 && first <= 57 && /^\d+$/.test(thing) ? Number(thing) : null;
}

/** The words of a text that holds all the time: of a creature, about "it". */
export function wordsOf(body: Body, self: Creature, it: string | null = null): Words {
  return { seat: sideOf(body, self), self: self.id, names: it === null ? noNames : { it: [it] }, amount: null };
}

/** What a bound name means, whether it is still there or not: for texts that ask where it is. */
export function boundTo(name: string, words: Words): readonly string[] {
  switch (name) {
    case "this":
      return [words.self];
    case "you":
      return [seatRef(words.seat)];
    case "opponent":
      return [seatRef(1 - words.seat)];
    default:
      return words.names[name] ?? nothing;
  }
}

const isGone = (body: Body, thing: string): boolean => {
  const creature = findCreature(body, thing);
  return creature !== undefined && creature.status === "destroyed";
};

/** What a bound name means now: creatures that were destroyed are left out. */
export function refer(body: Body, name: string, words: Words): readonly string[] {
  const bound = boundTo(name, words);
  for (const thing of bound) if (isGone(body, thing)) return bound.filter((one) => !isGone(body, one));
  return bound;
}

/** The creature that a name means now: the first in play. */
export function creatureNamed(body: Body, name: string, words: Words): Creature | undefined {
  for (const thing of boundTo(name, words)) {
    const creature = findCreature(body, thing);
    if (creature?.status === "in-play") return creature;
  }
  return undefined;
}
