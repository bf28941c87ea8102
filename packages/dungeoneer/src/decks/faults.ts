/** What a constructed deck may hold (dg.multiset.*): each fault names its place in the deck and the entry that it breaks. */
import type { FileFault } from "@undercroft/kernel";
import { isGlory } from "../campaign/piles.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Content } from "../state.ts";
import type { MapKind, QuestCard } from "../vocabulary/index.ts";
import { cardNamed, type Deck, type DeckPart, deckParts } from "./deck.ts";

/** Map cards and Quests for each hero player, and the fewest cards of a deck (dg.multiset.peril.maps, dg.multiset.peril.quests). */
const MAPS = 6;
const QUESTS = 3;
const PERIL = 70;
const GLORY = 60;
/** Copies of a card, by its name (dg.ruling.multiset-totals). */
const COPIES = 4;

/** What a fault is about, for whoever tells it in other words. */
export type DeckProblem =
  | "unknown"
  | "copies"
  | "entrance"
  | "more-maps"
  | "maps"
  | "quest-count"
  | "quest-twice"
  | "quest-space"
  | "glory-card"
  | "peril-card"
  | "no-hero"
  | "too-few";

/** A fault of a deck: of one of its cards, by its place among those of its kind, or of all of them. */
export interface DeckFault extends FileFault {
  readonly problem: DeckProblem;
  readonly part: DeckPart;
  readonly index: number | null;
  /** The card that it is about, or empty. */
  readonly card: string;
  /** How many there are, and how many there should be. */
  readonly count: number;
  readonly due: number;
}

type About = Pick<DeckFault, "problem" | "part"> & Partial<Pick<DeckFault, "index" | "card" | "count" | "due">>;

/** A fault with its place in the file. */
function fault(
  { problem, part, index = null, card = "", count = 0, due = 0 }: About,
  why: string,
  rule?: RuleId,
): DeckFault {
  const place = index === null ? part : `${part}[${index}]`;
  return { problem, part, index, card, count, due, place, why, ...(rule === undefined ? {} : { rule }) };
}

const namesIn = (
  content: Content,
  part: DeckPart,
): Readonly<Record<string, { readonly name: { readonly en: string } }>> => content[part];

/** Cards that are in no set of the match. */
function* unknown(deck: Deck, content: Content): Generator<DeckFault> {
  for (const part of deckParts)
    for (const [i, id] of deck[part].entries())
      if (cardNamed<unknown>(content[part], id) === undefined)
        yield fault(
          { problem: "unknown", part, index: i, card: id },
          `no set of this match has a card "${id}" of this kind`,
        );
}

/** A card of one name more often than four times, whichever sets its copies are from. */
function* tooMany(deck: Deck, content: Content, rule: RuleId): Generator<DeckFault> {
  for (const part of deckParts) {
    const known = namesIn(content, part);
    const names = deck[part].map((id) => cardNamed(known, id)?.name.en ?? id);
    for (const name of new Set(names)) {
      const count = names.filter((one) => one === name).length;
      if (count > COPIES)
        yield fault(
          {
            problem: "copies",
            part,
            index: names.lastIndexOf(name),
            card: deck[part][names.lastIndexOf(name)] ?? "",
            count,
            due: COPIES,
          },
          `"${name}" is there ${count} times, and ${COPIES} is the most`,
          rule,
        );
    }
  }
}

function* mapFaults({ maps }: Deck, content: Content, players: number, isLonger: boolean): Generator<DeckFault> {
  const ofKind = (kind: MapKind): number => maps.filter((id) => cardNamed(content.maps, id)?.kind === kind).length;
  const [entrances, rooms, passages] = [ofKind("entrance"), ofKind("room"), ofKind("passage")];
  const due = MAPS * players;
  if (entrances !== 1)
    yield fault(
      { problem: "entrance", part: "maps", count: entrances, due: 1 },
      `one Entrance is needed beside the other Map cards, not ${entrances}`,
      "dg.ruling.multiset-entrance",
    );
  if (rooms + passages > due && !isLonger)
    yield fault(
      { problem: "more-maps", part: "maps", count: rooms + passages, due },
      `${rooms + passages} Map cards are more than the ${due} for ${players} hero players, to which the others have not agreed`,
      "dg.multiset.peril.extra-maps",
    );
  else if (rooms + passages < due || rooms !== passages)
    yield fault(
      { problem: "maps", part: "maps", count: rooms, due: passages },
      `${due} Map cards are needed, half of them rooms and half passages; there are ${rooms} rooms and ${passages} passages`,
      "dg.multiset.peril.maps",
    );
}

/** The spaces that a Quest is about. */
const spacesOf = (quest: QuestCard): readonly string[] =>
  quest.kind === "escort" ? [quest.space, quest.to] : [quest.space];

function* questFaults({ quests, maps }: Deck, content: Content, players: number): Generator<DeckFault> {
  const due = QUESTS * players;
  if (quests.length !== due)
    yield fault(
      { problem: "quest-count", part: "quests", count: quests.length, due },
      `${due} Quests are needed, not ${quests.length}`,
      "dg.multiset.peril.quests",
    );
  for (const [i, id] of quests.entries()) {
    if (quests.indexOf(id) < i)
      yield fault(
        { problem: "quest-twice", part: "quests", index: i, card: id },
        `"${id}" is there already: all Quests must differ`,
        "dg.ruling.multiset-totals",
      );
    const quest = cardNamed(content.quests, id);
    for (const space of quest === undefined ? [] : spacesOf(quest))
      if (!maps.includes(space))
        yield fault(
          { problem: "quest-space", part: "quests", index: i, card: space },
          `its Map card "${space}" is not in the deck`,
          "dg.multiset.peril.quests",
        );
  }
}

/** All Map cards, Quests and Adventure cards count; the Entrance comes in addition (dg.ruling.multiset-totals, dg.ruling.multiset-entrance). */
const perilCount = ({ maps, quests, adventures }: Deck, content: Content): number =>
  maps.filter((id) => cardNamed(content.maps, id)?.kind !== "entrance").length + quests.length + adventures.length;

/** What is wrong with a Peril deck against so many hero players. `isLonger`: the others agreed to more Map cards. */
export function* perilFaults(deck: Deck, content: Content, players: number, isLonger: boolean): Generator<DeckFault> {
  yield* unknown(deck, content);
  for (const [i, id] of deck.heroes.entries())
    yield fault(
      { problem: "glory-card", part: "heroes", index: i, card: id },
      `"${id}" is a hero, and belongs into a Glory deck`,
      "dg.multiset.own-decks",
    );
  for (const [i, id] of deck.adventures.entries()) {
    const card = cardNamed(content.adventures, id);
    if (card !== undefined && isGlory(card))
      yield fault(
        { problem: "glory-card", part: "adventures", index: i, card: id },
        `"${id}" is no Bane and no Encounter`,
        "dg.multiset.peril.size",
      );
  }
  yield* mapFaults(deck, content, players, isLonger);
  yield* questFaults(deck, content, players);
  const count = perilCount(deck, content);
  if (count < PERIL)
    yield fault(
      { problem: "too-few", part: "adventures", count, due: PERIL },
      `${count} cards are too few: ${PERIL} are needed, the Entrance not counted`,
      "dg.multiset.peril.size",
    );
  yield* tooMany(deck, content, "dg.multiset.peril.copies");
}

/** What is wrong with a Glory deck. */
export function* gloryFaults(deck: Deck, content: Content): Generator<DeckFault> {
  yield* unknown(deck, content);
  for (const part of ["maps", "quests"] as const)
    for (const [i, id] of deck[part].entries())
      yield fault(
        { problem: "peril-card", part, index: i, card: id },
        `"${id}" belongs into a Peril deck`,
        "dg.multiset.own-decks",
      );
  for (const [i, id] of deck.adventures.entries()) {
    const card = cardNamed(content.adventures, id);
    if (card !== undefined && !isGlory(card))
      yield fault(
        { problem: "peril-card", part: "adventures", index: i, card: id },
        `"${id}" is no Boon and no Treasure`,
        "dg.multiset.glory.size",
      );
  }
  if (deck.heroes.length === 0)
    yield fault({ problem: "no-hero", part: "heroes" }, "at least one Hero card is needed", "dg.multiset.glory.hero");
  const count = deck.heroes.length + deck.adventures.length;
  if (count < GLORY)
    yield fault(
      { problem: "too-few", part: "adventures", count, due: GLORY },
      `${count} cards are too few: ${GLORY} are needed, heroes counted`,
      "dg.multiset.glory.size",
    );
  yield* tooMany(deck, content, "dg.multiset.glory.copies");
}
