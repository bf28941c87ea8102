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
  writeDeck,
} from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Choices } from "./choices.ts";
import { dungeonlordOf } from "./seats.ts";
import { chosenSets } from "./sets.ts";

let known: { readonly of: string; readonly content: Content } | null = null;

/** The cards of the chosen sets. */
function contentFor(choices: Choices): Content {
  const sets = chosenSets(choices);
  const of = sets.map(({ pack }) => pack).join();
  if (known?.of !== of) known = { of, content: contentOf(sets.map(cardsOf)) };
  return known.content;
}

const isLordly = ({ count, dungeonlord }: Choices, number: number): boolean =>
  number === dungeonlordOf(count, dungeonlord);

function faultsOf(deck: Deck, choices: Choices, number: number): readonly DeckFault[] {
  const { count, longer } = choices;
  const content = contentFor(choices);
  const faults = isLordly(choices, number) ? perilFaults(deck, content, count - 1, longer) : gloryFaults(deck, content);
  return [...faults];
}

function cardWords({ card }: DeckFault, { heroes, maps, quests, adventures }: Content): string {
  return (heroes[card] ?? maps[card] ?? quests[card] ?? adventures[card])?.name[spoken()] ?? card;
}

/** What is wrong, and the entry that says so. */
function faultWords(fault: DeckFault, content: Content): string {
  const { problem, count, due, rule } = fault;
  const words = say(`deck.${problem}`, { card: cardWords(fault, content), count, due });
  return rule === undefined ? words : `${words} § ${rule}`;
}

/** What stands against the deck of a seat; what is wrong several times over is told once. */
export function deckFaults(choices: Choices, number: number): readonly string[] {
  const deck = choices.decks[number] ?? null;
  if (deck === null) return [];
  const content = contentFor(choices);
  return [...new Set(faultsOf(deck, choices, number).map((fault) => faultWords(fault, content)))];
}

/** The deck of a seat as text; if it has none, the least that it may bring, to begin from. */
export function deckText(choices: Choices, number: number): string {
  const begun = isLordly(choices, number)
    ? perilDeckOf(chosenSets(choices), choices.count - 1)
    : gloryDeckOf(chosenSets(choices), number);
  const deck = choices.decks[number] ?? {
    ...begun,
    name: say(`deck.${isLordly(choices, number) ? "peril" : "glory"}`),
  };
  return writeDeck(deck, contentFor(choices), spoken());
}

export type DeckRead =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly problems: readonly string[] };

/** A list as the deck of a seat, or what is wrong with it, line by line, with the rule. */
export function readDeck(text: string, choices: Choices, number: number): DeckRead {
  const content = contentFor(choices);
  const read = parseDeck(text, content);
  if (!read.ok) return { ok: false, problems: read.problems.map((one) => lineUnread(one, say(`line.${one.problem}`))) };
  const { deck, lines } = read;
  const written = text.split(/\r\n|\r|\n/);
  const problems = faultsOf(deck, choices, number).map((fault) => {
    const line = fault.index === null ? undefined : lines[fault.part][fault.index];
    if (line === undefined) return faultWords(fault, content);
    return lineUnread({ line, text: written[line - 1]?.trim() ?? "", nearest: null }, faultWords(fault, content));
  });
  return problems.length === 0 ? { ok: true, deck } : { ok: false, problems: [...new Set(problems)] };
}
