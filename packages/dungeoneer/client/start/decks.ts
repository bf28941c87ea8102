/** Decks of players' own on the start page: read from a list, written as one, and what stands against them, in words (dg.multiset.*). */
import { lineUnread, spoken } from "@undercroft/table";
import {
  type Content,
  cardsOf,
  contentOf,
  type Deck,
  type DeckFault,
  gloryDeckOf,
  gloryFaults,
  parseDeck,
  perilDeckOf,
  perilFaults,
  shippedPacks,
  writeDeck,
} from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Choices } from "./choices.ts";
import { dungeonlordOf } from "./seats.ts";

let known: Content | null = null;

function content(): Content {
  known ??= contentOf(shippedPacks().map(cardsOf));
  return known;
}

const isLordly = ({ count, dungeonlord }: Choices, number: number): boolean =>
  number === dungeonlordOf(count, dungeonlord);

function faultsOf(deck: Deck, choices: Choices, number: number): readonly DeckFault[] {
  const { count, longer } = choices;
  const faults = isLordly(choices, number)
    ? perilFaults(deck, content(), count - 1, longer)
    : gloryFaults(deck, content());
  return [...faults];
}

function cardWords({ card }: DeckFault): string {
  const { heroes, maps, quests, adventures } = content();
  return (heroes[card] ?? maps[card] ?? quests[card] ?? adventures[card])?.name[spoken()] ?? card;
}

/** What is wrong, and the entry that says so. */
function faultWords(fault: DeckFault): string {
  const { problem, count, due, rule } = fault;
  const words = say(`deck.${problem}`, { card: cardWords(fault), count, due });
  return rule === undefined ? words : `${words} § ${rule}`;
}

/** What stands against the deck of a seat; what is wrong several times over is told once. */
export function deckFaults(choices: Choices, number: number): readonly string[] {
  const deck = choices.decks[number] ?? null;
  return deck === null ? [] : [...new Set(faultsOf(deck, choices, number).map(faultWords))];
}

/** The deck of a seat as text; if it has none, the least that it may bring, to begin from. */
export function deckText(choices: Choices, number: number): string {
  const begun = isLordly(choices, number)
    ? perilDeckOf(shippedPacks(), choices.count - 1)
    : gloryDeckOf(shippedPacks(), number);
  const deck = choices.decks[number] ?? {
    ...begun,
    name: say(`deck.${isLordly(choices, number) ? "peril" : "glory"}`),
  };
  return writeDeck(deck, content(), spoken());
}

export type DeckRead =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly problems: readonly string[] };

/** A list as the deck of a seat, or what is wrong with it, line by line, with the rule. */
export function readDeck(text: string, choices: Choices, number: number): DeckRead {
  const read = parseDeck(text, content());
  if (!read.ok) return { ok: false, problems: read.problems.map((one) => lineUnread(one, say(`line.${one.problem}`))) };
  const { deck, lines } = read;
  const written = text.split(/\r\n|\r|\n/);
  const problems = faultsOf(deck, choices, number).map((fault) => {
    const line = fault.index === null ? undefined : lines[fault.part][fault.index];
    if (line === undefined) return faultWords(fault);
    return lineUnread({ line, text: written[line - 1]?.trim() ?? "", nearest: null }, faultWords(fault));
  });
  return problems.length === 0 ? { ok: true, deck } : { ok: false, problems: [...new Set(problems)] };
}
