import { describe, expect, test } from "vitest";
import type { Plan, RedealKeeping, Report } from "../src/harness/index.ts";
import {
  conservation,
  domainsAgree,
  dualRun,
  exhaustiveContent,
  interruptions,
  randomRun,
  redealLaw,
  strictJson,
  twoWorlds,
} from "../src/harness/index.ts";
import type { Game, Viewer } from "../src/index.ts";
import { chanceFrom, copyState, shuffle } from "../src/index.ts";
import type { Card, State, Toy } from "./toy-game.ts";
import { CARDS, toyGame } from "./toy-game.ts";

const plan = (game: Game<Toy>, games: number): Plan<Toy> => ({
  game,
  games,
  configs: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  seed: "lanterns",
});

/** Every card, wherever it lies. */
const cards = (state: State): Card[] =>
  [...state.body.seats.flatMap((seat) => seat.hand), ...state.body.deck, ...state.body.discard].toSorted();

const census = {
  nodes: ["played", "snuffed", "wagered", "drew", "rolled", "scored", "rested"],
  cites: (event: Toy["event"]): string[] => (event.event === "left" ? [] : [event.event]),
};

/** What went wrong, without the records. */
const told = (report: Report<Toy>): string[] =>
  report.failures.map(({ kind, seed, at, detail }) => `${kind} in ${seed} at ${at}: ${detail}`);

/** By the rules a seat is shown a hidden card only when it draws one itself. */
const shows = (event: Toy["event"], seat: Viewer): boolean => event.event === "drew" && event.seat === seat;

/** As many cards on top of the deck as will be drawn stay; all else that the seat does not hold is mixed. */
const keeping: RedealKeeping<Toy> = (state, seat, seed, coming) => {
  const drawn = coming.filter((event) => event.event === "drew").length;
  const kept = Math.max(0, state.body.deck.length - drawn);
  const copy = copyState(toyGame, state);
  const others = copy.body.seats.filter((one) => one.id !== seat);
  const loose = [...others.flatMap((one) => one.hand), ...copy.body.deck.slice(0, kept)];
  shuffle(chanceFrom(seed), "loose", loose);
  const deal = (count: number): Card[] => loose.splice(0, count).flatMap((card) => CARDS.filter((one) => one === card));
  for (const one of others) one.hand = deal(one.hand.length);
  copy.body.deck = [...deal(kept), ...copy.body.deck.slice(kept)];
  return copy;
};

describe("the toy game under every harness", () => {
  test("random run: 400 games end, none in a dead end", () => {
    const report = randomRun(plan(toyGame, 400));
    expect(told(report)).toEqual([]);
    expect(report.figures.won).toBeGreaterThan(250);
  });

  test("dual run", () => expect(told(dualRun(plan(toyGame, 100)))).toEqual([]));
  test("strict JSON", () => expect(told(strictJson(plan(toyGame, 100)))).toEqual([]));
  test("redeal law", () => expect(told(redealLaw(plan(toyGame, 60)))).toEqual([]));
  test("domains agree with the check", () => expect(told(domainsAgree(plan(toyGame, 200)))).toEqual([]));
  test("conservation of cards", () => expect(told(conservation(plan(toyGame, 200), cards))).toEqual([]));
  test("every event comes about", () => expect(told(exhaustiveContent(plan(toyGame, 100), census))).toEqual([]));
  test("interruptions", () => expect(told(interruptions(plan(toyGame, 30), 4))).toEqual([]));

  test("two worlds: nothing hidden is shown, and in most stretches it would have mattered", () => {
    const report = twoWorlds(plan(toyGame, 200), { shows });
    expect(told(report)).toEqual([]);
    const { stretches = 0, mattered = 0, compared = 0 } = report.figures;
    expect(mattered / stretches).toBeGreaterThan(0.5);
    expect(compared / stretches).toBeGreaterThan(1.5);
  });

  test("two worlds that share what will be drawn never part by a showing", () => {
    const report = twoWorlds(plan(toyGame, 100), { shows, keeping });
    expect(told(report)).toEqual([]);
    expect(report.figures.shown).toBe(0);
  });
});
