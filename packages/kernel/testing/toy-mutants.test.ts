import { describe, expect, test } from "vitest";
import type { Plan, Report } from "../src/harness/index.ts";
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
import { replay } from "../src/index.ts";
import type { Card, State, Toy } from "./toy-game.ts";
import { toyGame } from "./toy-game.ts";
import * as mutants from "./toy-mutants.ts";

const plan = (game: Game<Toy>, games = 40): Plan<Toy> => ({
  game,
  games,
  configs: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  seed: "mutants",
});

const cards = (state: State): Card[] =>
  [...state.body.seats.flatMap((seat) => seat.hand), ...state.body.deck, ...state.body.discard].toSorted();

/** By the rules a seat is shown a hidden card only when it draws one itself. */
const shows = (event: Toy["event"], seat: Viewer): boolean => event.event === "drew" && event.seat === seat;

/** Kinds of failure, after making sure that each record leads to where it failed. */
function kinds(report: Report<Toy>, game: Game<Toy>): string[] {
  for (const failure of report.failures) {
    if (failure.record === null) continue;
    expect(failure.record.moves.length).toBe(failure.at);
    if (failure.kind !== "crash") expect(() => failure.record !== null && replay(game, failure.record)).not.toThrow();
  }
  return [...new Set(report.failures.map((one) => one.kind))].toSorted();
}

describe("every harness notices the faults it is there for", () => {
  test("two worlds: cards shown by a view, an order, a number, a pause, a refusal", () => {
    for (const game of [
      mutants.showsTheDeck,
      mutants.sortsByTheHidden,
      mutants.leaksByNumber,
      mutants.asksOnlyHolders,
      mutants.refusesByTheHidden,
    ])
      expect(kinds(twoWorlds(plan(game), { shows }), game)).toEqual(["worlds-differ"]);
  });

  test("redeal law: a view that cannot be rebuilt, a redeal that forgets", () => {
    for (const game of [mutants.sortsByTheHidden, mutants.redealsWithoutLocals])
      expect(kinds(redealLaw(plan(game, 12)), game)).toEqual(["redeal-differs"]);
  });

  test("random run: dead ends, refused samples, games without end, crashes", () => {
    const found = (game: Game<Toy>): string[] => kinds(randomRun(plan(game)), game);
    expect(found(mutants.deadEnd)).toEqual(["dead-end"]);
    expect(found(mutants.neverEnds)).toEqual(["overlong"]);
    expect(found(mutants.crashes)).toEqual(["crash"]);
  });

  test("what never ends is given up, seat by seat, where a plan says after how long", () => {
    const report = randomRun({ ...plan(mutants.neverEnds, 6), patience: ({ seats }) => seats });
    expect(report.failures).toEqual([]);
    // The last seat wins by its rule.
    expect(report.figures).toEqual({ won: 6 });
  });

  test("domains: an option that the check refuses, a choice that is none", () => {
    expect(kinds(domainsAgree(plan(mutants.offersTooMuch)), mutants.offersTooMuch)).toContain("check-differs");
    expect(kinds(domainsAgree(plan(mutants.alwaysOpen)), mutants.alwaysOpen)).toEqual(["open-differs"]);
    expect(kinds(domainsAgree(plan(mutants.deadEnd)), mutants.deadEnd)).toContain("dead-end");
  });

  test("conservation: a card that is forgotten", () =>
    expect(kinds(conservation(plan(mutants.forgetsACard), cards), mutants.forgetsACard)).toEqual(["not-conserved"]));

  test("dual run: a shared pile, a look that sorts, a count beside the state", () => {
    const found = (game: Game<Toy>): string[] => kinds(dualRun(plan(game, 12)), game);
    expect(found(mutants.changesItsArgument)).toContain("argument-changed");
    expect(found(mutants.changesByLooking)).toContain("argument-changed");
    expect(found(mutants.countsBesideTheState())).toEqual(["twin-differs"]);
  });

  test("strict JSON: a number that is none", () =>
    expect(kinds(strictJson(plan(mutants.writesNaN)), mutants.writesNaN)).toEqual(["not-json"]));

  test("interruptions: a leaver that stays, a turn that waits for a leaver", () => {
    const found = (game: Game<Toy>): string[] => kinds(interruptions(plan(game, 6), 6), game);
    expect(found(mutants.ignoresLeavers)).toContain("concede-ignored");
    expect(found(mutants.waitsForLeavers)).toContain("concede-hangs");
  });

  test("interruptions: a memory beside the state shows when the match is opened again", () => {
    const game = mutants.remembersBesideTheState();
    expect(kinds(interruptions(plan(game, 6), 6), game)).toContain("restart-differs");
  });

  test("content: a node that never comes about", () => {
    const census = { nodes: ["played", "blessed"], cites: (event: Toy["event"]): string[] => [event.event] };
    const report = exhaustiveContent(plan(toyGame, 5), census);
    expect(report.failures.filter((one) => one.kind === "never-happened").map((one) => one.detail)).toEqual([
      "blessed",
    ]);
    expect(kinds(report, toyGame)).toContain("unknown-node");
  });
});
