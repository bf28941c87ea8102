import { chanceFrom, emptyTable } from "@undercroft/kernel";
import type { Case } from "./cases.ts";
import type { Lines } from "./file.ts";
import { Names } from "./names.ts";
import { type ReadFile, recordedState } from "./recorded.ts";
import { scriptOf } from "./script.ts";
import type { BodyOf, ScenarioTypes, StateOf } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

/** A position that is reached directly, as a state of a match. The topmost frame is still to run. */
export interface Placed<W extends ScenarioTypes> {
  readonly state: StateOf<W>;
  readonly names: Names<BodyOf<W>>;
}

/** The state that a setup describes. What is drawn from here on is scripted. */
export function describedState<W extends ScenarioTypes>(
  words: ScenarioWords<W>,
  seats: readonly string[],
  setup: W["setup"],
  chance: Lines,
  cards: W["cards"],
): Placed<W> {
  const { game } = words;
  const { body, frames, names } = words.position(setup, seats, cards);
  const state: StateOf<W> = {
    game: game.id,
    rules: game.rules,
    seats,
    body,
    frames,
    chance: chanceFrom("scenario", scriptOf(chance, words.lowestResult)),
    nextQuestion: 1,
    outcome: null,
    table: emptyTable(),
  };
  return { state, names };
}

/**
 * The state that a case begins in. Things out of a record are called by the last word of their cards, in the order of
 * their arrival.
 */
export function firstState<W extends ScenarioTypes>(
  words: ScenarioWords<W>,
  seats: readonly string[],
  { setup, chance }: Case<W>,
  cards: W["cards"],
  readFile: ReadFile,
): Placed<W> {
  if (setup.from === undefined) return describedState(words, seats, setup, chance, cards);
  const there = recordedState<W>(words.game, setup.from, seats, readFile);
  const names = new Names(words.terms);
  names.notice(there.body);
  return { state: { ...there, chance: chanceFrom("scenario", scriptOf(chance, words.lowestResult)) }, names };
}
