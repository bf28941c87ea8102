import { createStore, type StoreApi } from "zustand/vanilla";
import type { Deck, Option } from "../engine/index.ts";

/** How many may sit at the table (dg.overview.player-count). */
export const COUNTS = [2, 3, 4] as const;
export type Count = (typeof COUNTS)[number];

/** What this game asks before a match, besides what every game asks. */
export interface Choices {
  readonly count: Count;
  /** Names of those who play, by seat; empty ones are called by their heroes. */
  readonly names: readonly [string, string, string, string];
  /** The sets that are played with, by their ids; the first there is if none is named. */
  readonly sets: readonly string[];
  /** The optional rules that were switched on; a campaign has its own instead of them. */
  readonly options: readonly Option[];
  /** Who is Dungeonlord in a campaign, by seat: the second one if nothing is said, so that whoever sits first has a hero. */
  readonly dungeonlord: number;
  /** Decks of their own that players bring to a campaign, by seat; null where the sets are drawn from (dg.multiset.own-decks). */
  readonly decks: readonly [Deck | null, Deck | null, Deck | null, Deck | null];
  /** Whether the others agree to a longer adventure (dg.multiset.peril.extra-maps). */
  readonly longer: boolean;
}

/** Nothing is chosen yet. */
export const unchosen: Choices = {
  count: 2,
  names: ["", "", "", ""],
  sets: [],
  options: [],
  dungeonlord: 1,
  decks: [null, null, null, null],
  longer: false,
};

export const choices: StoreApi<Choices> = createStore<Choices>(() => unchosen);

/** Changes one name. */
export function callSeat(number: number, name: string): void {
  const [first, second, third, fourth] = choices.getState().names.map((one, i) => (i === number ? name : one));
  choices.setState({ names: [first ?? "", second ?? "", third ?? "", fourth ?? ""] });
}

/** A seat brings another deck, or none. */
export function bringDeck(number: number, deck: Deck | null): void {
  const [first, second, third, fourth] = choices.getState().decks.map((one, i) => (i === number ? deck : one));
  choices.setState({ decks: [first ?? null, second ?? null, third ?? null, fourth ?? null] });
}

/** Switches an optional rule over. */
export function switchOver(option: Option): void {
  const { options } = choices.getState();
  choices.setState({
    options: options.includes(option) ? options.filter((one) => one !== option) : [...options, option],
  });
}
