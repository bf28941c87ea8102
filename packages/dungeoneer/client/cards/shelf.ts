/** Every card of all sets as the page of cards shows it: sorted by kind, and found by its words. */
import { found, searchable, spoken } from "@undercroft/table";
import type { Adventure, Content, MapKind, Pack } from "../engine/index.ts";
import { cardLines } from "../facing/card-lines.ts";
import { cardName } from "../facing/names.ts";
import { say } from "../words/index.ts";

export type CardKind = "hero" | "quest" | Adventure["kind"] | MapKind;

/** Kinds of card, in the order in which they are shown. */
export const KINDS: readonly CardKind[] = [
  "hero",
  "quest",
  "monster",
  "trap",
  "obstacle",
  "bane",
  "boon",
  "treasure",
  "entrance",
  "passage",
  "room",
];

/** A card with its set and the number of its copies there. */
export interface Entry {
  readonly id: string;
  readonly kind: CardKind;
  readonly pack: string;
  readonly copies: number;
  readonly text: string;
}

/** What of the shelf is looked at; null is all of it. */
export interface Looked {
  readonly words: string;
  readonly kind: CardKind | null;
  readonly pack: string | null;
}

export function entriesOf(packs: readonly Pack[], content: Content): readonly Entry[] {
  const entry = (pack: Pack, id: string, kind: CardKind, copies: number): Entry => ({
    id,
    kind,
    pack: pack.pack,
    copies,
    text: searchable(cardName(content, id), say(`kind.${kind}`), ...cardLines(content, id)),
  });
  const all = packs.flatMap((pack) => [
    ...pack.heroes.map(({ id }) => entry(pack, id, "hero", 1)),
    ...pack.quests.map(({ id }) => entry(pack, id, "quest", 1)),
    ...pack.adventures.map(({ card, copies }) => entry(pack, card.id, card.kind, copies)),
    ...pack.maps.map(({ id, kind }) => entry(pack, id, kind, 1)),
  ]);
  const name = ({ id }: Entry): string => cardName(content, id);
  const byName = (a: Entry, b: Entry): number => name(a).localeCompare(name(b), spoken());
  return all.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || byName(a, b));
}

/** Those that are looked for. */
export const lookedFor = (entries: readonly Entry[], { words, kind, pack }: Looked): readonly Entry[] =>
  entries.filter(
    (one) =>
      (kind === null || one.kind === kind) && (pack === null || one.pack === pack) && found(one.text, words.trim()),
  );

/** How many different cards there are of each kind of which there are any. */
export const countsOf = (entries: readonly Entry[]): readonly { readonly kind: CardKind; readonly count: number }[] =>
  KINDS.flatMap((kind) => {
    const count = entries.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });

/** How many cards lie in the box, every copy counted. */
export const copiesOf = (entries: readonly Entry[]): number => entries.reduce((sum, { copies }) => sum + copies, 0);
