import { cardOf } from "../reading/creatures.ts";
import type { Body, Content, Creature, TextRef } from "../state.ts";
import type { Attack, AttackEntry } from "../vocabulary/index.ts";

/** A line of the Attacks part of a creature's card. */
export const entryRef = (creature: Creature, entry: number): TextRef => ({
  card: creature.card,
  path: ["attacks", entry],
});

/** The line at a place among the attacks of its card. @throws Error if there is none. */
export function entryOf(body: Body, creature: Creature, entry: number): AttackEntry {
  const found = cardOf(body, creature).attacks[entry];
  if (found === undefined) throw new Error(`${creature.card} has no attack ${entry}`);
  return found;
}

/** The line of the Attacks part that a text is, or null: it is an attack that a power makes. */
export function entryAt(body: Body, { card, path }: TextRef): AttackEntry | null {
  const [part, place, ...deeper] = path;
  if (part !== "attacks" || typeof place !== "number" || deeper.length > 0) return null;
  return body.content.creatures[card]?.attacks[place] ?? null;
}

/** Content was read by its schema: what has the members of an attack is one. */
function isAttack(value: unknown): value is Attack {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    "bonus" in value &&
    "versus" in value &&
    "hit" in value
  );
}

/** The value at the end of a way into a card; undefined if the way leads nowhere. */
function valueAt(root: unknown, path: TextRef["path"]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === String(key))?.[1];
  }
  return value;
}

/** Attacks of powers by card and way, found once for each content. */
const known: WeakMap<Content, Map<string, Attack>> = new WeakMap();

function attackOfPower(content: Content, { card, path }: TextRef): Attack | null {
  const ofContent = known.get(content) ?? new Map<string, Attack>();
  known.set(content, ofContent);
  const key = `${card}/${path.join("/")}`;
  const before = ofContent.get(key);
  if (before !== undefined) return before;
  const found = valueAt(content.creatures[card] ?? content.items[card], path);
  if (!isAttack(found)) return null;
  ofContent.set(key, found);
  return found;
}

/** The attack that a text prints: a line of the Attacks part, or an attack inside a power. @throws Error if it prints none. */
export function attackAt(body: Body, ref: TextRef): Attack {
  const found = entryAt(body, ref) ?? attackOfPower(body.content, ref);
  if (found === null) throw new Error(`no attack is printed at ${ref.card} ${ref.path.join(".")}`);
  return found;
}

/** A part of an attack's text: the steps of its hit, of its followup. */
export const partRef = ({ card, path }: TextRef, ...way: readonly string[]): TextRef => ({
  card,
  path: [...path, ...way],
});
