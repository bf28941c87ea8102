import { found } from "@undercroft/table";
import { type Entry, FIGURES, type Figure, type Trait } from "./entries.ts";

/** What is looked for; an empty word asks for nothing. */
export interface Filter {
  readonly kind: Entry["kind"];
  readonly query: string;
  readonly faction: string;
  readonly alignment: string;
  readonly keyword: string;
  readonly type: string;
  readonly size: string;
  readonly attack: string;
  readonly rarity: string;
  readonly traits: readonly Trait[];
  /** Lowest and highest of a number, each null where there is none. */
  readonly ranges: { readonly [F in Figure]?: readonly [number | null, number | null] };
  /** Only what may still join the warband. */
  readonly joining: boolean;
}

export const everything: Filter = {
  kind: "creatures",
  query: "",
  faction: "",
  alignment: "",
  keyword: "",
  type: "",
  size: "",
  attack: "",
  rarity: "",
  traits: [],
  ranges: {},
  joining: false,
};

export interface Order {
  readonly by: Figure | "name";
  readonly down: boolean;
}

const asks = (wanted: string, has: readonly string[]): boolean => wanted === "" || has.includes(wanted);

/** As `asks`, of what an item need not say: then it is for everybody. */
const admits = (wanted: string, has: readonly string[]): boolean => asks(wanted, has) || has.length === 0;

function inRange(entry: Entry, figure: Figure, [least, most]: readonly [number | null, number | null]): boolean {
  const value = entry.figures[figure];
  if (least === null && most === null) return true;
  return value !== undefined && (least === null || value >= least) && (most === null || value <= most);
}

const figuresIn = (ranges: Filter["ranges"]): readonly Figure[] =>
  FIGURES.filter((figure) => ranges[figure] !== undefined);

/** Whether a card is what is looked for. */
export function fitsFilter(entry: Entry, filter: Filter): boolean {
  return (
    entry.kind === filter.kind &&
    found(entry.words, filter.query) &&
    admits(filter.faction, entry.factions) &&
    admits(filter.alignment, entry.alignments) &&
    asks(filter.keyword, entry.keywords) &&
    asks(filter.type, entry.types) &&
    asks(filter.size, entry.size === null ? [] : [entry.size]) &&
    asks(filter.attack, entry.attacks) &&
    asks(filter.rarity, entry.rarity === null ? [] : [entry.rarity]) &&
    filter.traits.every((trait) => entry.traits.includes(trait)) &&
    figuresIn(filter.ranges).every((figure) => inRange(entry, figure, filter.ranges[figure] ?? [null, null]))
  );
}

/** Whether anything narrows the list down. */
export const isNarrow = (filter: Filter): boolean =>
  JSON.stringify({ ...filter, kind: "" }) !== JSON.stringify({ ...everything, kind: "" });

/** Sorted by a number or by name; what is equal, and what has no such number, by name. */
export function ordered(entries: readonly Entry[], { by, down }: Order, language: string): readonly Entry[] {
  const sign = down ? -1 : 1;
  const names = new Intl.Collator(language);
  const value = (entry: Entry): number => (by === "name" ? 0 : (entry.figures[by] ?? 0));
  return entries.toSorted(
    (a, b) => sign * (value(a) - value(b)) || (by === "name" ? sign : 1) * names.compare(a.name, b.name),
  );
}
