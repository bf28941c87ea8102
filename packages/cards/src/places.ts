/**
 * Places of a card's text: where steps, powers, rules stand, by the keys of the card's own tree. Frames and effects hold a
 * reference to a place, never the text itself. `W` is what a game finds at a place.
 */

import type { CoreStep, Step, Vocabulary } from "./ast.ts";

/** Where a text is printed: a card and the way into it. */
export interface PlaceRef {
  readonly card: string;
  readonly path: readonly (string | number)[];
}

/** A place with the places inside it. */
export interface Place<W> {
  readonly what: W;
  /** Its own place. */
  readonly ref: PlaceRef;
  readonly parts: ReadonlyMap<string | number, Place<W>>;
}

/** A part of a text before it has its place. */
export interface PlacePart<W> {
  readonly what: W;
  readonly parts: PlaceParts<W>;
}

export type PlaceParts<W> = readonly (readonly [string | number, PlacePart<W>])[];

/** Gives a part, and every part inside it, its place. */
export function placed<W>({ what, parts }: PlacePart<W>, ref: PlaceRef): Place<W> {
  return { what, ref, parts: new Map(parts.map(([key, part]) => [key, placed(part, insideOf(ref, key))])) };
}

/** The parts of a list, by their numbers. */
export function numbered<T, W>(items: readonly T[], make: (item: T) => PlacePart<W>): PlaceParts<W> {
  return items.map((item, i) => [i, make(item)]);
}

/** A reference one or more keys deeper. */
export function insideOf(ref: PlaceRef, ...keys: readonly (string | number)[]): PlaceRef {
  return { card: ref.card, path: ref.path.concat(keys) };
}

/** The names of references that were asked for, kept as long as the references are: those of compiled cards are asked for often. */
const names = new WeakMap<PlaceRef, string>();

/** A reference as one word, such as "example/scout:powers.0". */
export function nameOfPlace(ref: PlaceRef): string {
  const known = names.get(ref);
  if (known !== undefined) return known;
  const made = `${ref.card}:${ref.path.join(".")}`;
  names.set(ref, made);
  return made;
}

/** Walks a reference to its place; undefined if there is no such card or the card has no such place. */
export function findPlace<W>(texts: ReadonlyMap<string, Place<W>>, ref: PlaceRef): Place<W> | undefined {
  let at = texts.get(ref.card);
  for (const key of ref.path) at = at?.parts.get(key);
  return at;
}

/**
 * Walks a reference to its place.
 * @throws Error if there is no such card or the card has no such place.
 */
export function placeAt<W>(texts: ReadonlyMap<string, Place<W>>, ref: PlaceRef): Place<W> {
  const at = findPlace(texts, ref);
  if (at === undefined) throw new Error(`there is no text at ${nameOfPlace(ref)}`);
  return at;
}

/** Whether a part of a kept state is a reference to a place. */
export function isPlaceRef(value: unknown): value is PlaceRef {
  return (
    typeof value === "object" &&
    value !== null &&
    "card" in value &&
    typeof value.card === "string" &&
    "path" in value &&
    Array.isArray(value.path)
  );
}

/** Calls `visit` for a place and every place inside it, outer ones first. */
export function eachPlace<W>(start: Place<W>, visit: (what: W, ref: PlaceRef) => void): void {
  visit(start.what, start.ref);
  for (const part of start.parts.values()) eachPlace(part, visit);
}

/** The lists of steps inside a core step; `list` makes the part of one, `group` is what stands where modes do. */
export function placesOfCoreStep<V extends Vocabulary, W>(
  step: CoreStep<V>,
  list: (key: string, steps: readonly Step<V>[] | undefined) => PlaceParts<W>,
  group: W,
): PlaceParts<W> {
  switch (step.do) {
    case "sequence":
    case "each":
    case "repeat":
      return list("steps", step.steps);
    case "choose": {
      const modes = numbered(step.modes, ({ steps }) => ({ what: group, parts: list("steps", steps) }));
      return [["modes", { what: group, parts: modes }]];
    }
    case "if":
      return [...list("then", step.then), ...list("else", step.else)];
    case "may":
      return [...list("steps", step.steps), ...list("otherwise", step.otherwise)];
    case "pick":
      return [];
    default:
      throw new Error(`unknown step ${JSON.stringify(step satisfies never)}`);
  }
}
