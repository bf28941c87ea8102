import {
  conservation,
  domainsAgree,
  dualRun,
  interruptions,
  type Plan,
  type Report,
  randomRun,
  redealLaw,
  strictJson,
  twoWorlds,
} from "@undercroft/kernel/harness";
import { describe, expect, test } from "vitest";
import { shippedPacks } from "../content/index.ts";
import { dungeoneer } from "../src/game.ts";
import type { Dg } from "../src/procedures.ts";
import { checkPack } from "../src/vocabulary/validate.ts";
import { conserved } from "./conserved.ts";
import { everyKind, quickKinds } from "./games.ts";
import { shows } from "./shows.ts";
import { wordy } from "./wordy.ts";

const kinds = everyKind(shippedPacks());
const quick = quickKinds(shippedPacks());
const told = quickKinds(shippedPacks().map(wordy));

/** So many games, of kinds from all over a list. */
const plan = (games: number, of: typeof kinds = quick): Plan<Dg> => ({
  game: dungeoneer,
  configs: Array.from({ length: games }, (_, i) => of[Math.floor((i * of.length) / games)]).flatMap((kind) =>
    kind === undefined ? [] : [kind.config],
  ),
  games,
  seed: "dungeoneer",
  // Turns, of which a round has as many as there are players.
  rounds: 200 * 4,
});

/** What went wrong, without the records of the matches. */
const faults = ({ failures }: Report<Dg>): readonly unknown[] =>
  failures.map(({ kind, seed, at, detail }) => ({ kind, seed, at, detail }));

describe("random games of two to four players", () => {
  test("come to an end without a crash or a dead end", () => {
    expect(faults(randomRun(plan(15)))).toEqual([]);
  });

  test("lose and double no card", () => {
    expect(faults(conservation(plan(6), conserved))).toEqual([]);
  });

  test("are plain JSON all the way", () => {
    expect(faults(strictJson(plan(2)))).toEqual([]);
  });

  test("go on the same through text", () => {
    expect(faults(dualRun(plan(3)))).toEqual([]);
  });

  test("offer what may be answered and nothing else", () => {
    expect(faults(domainsAgree(plan(2)))).toEqual([]);
  });

  test("can be dealt anew from what a seat sees", () => {
    expect(faults(redealLaw(plan(2)))).toEqual([]);
  });

  test("tell no seat what is hidden from it", () => {
    expect(faults(twoWorlds(plan(6), { shows }))).toEqual([]);
    expect(faults(twoWorlds({ ...plan(10, kinds), rounds: 12 }, { shows }))).toEqual([]);
  });

  test("bear being left, answered twice, taken back and begun anew", () => {
    expect(faults(interruptions(plan(2), 1))).toEqual([]);
  });
});

describe("games whose cards say all that cards can say", () => {
  test("are of a set that nothing is wrong with", () => {
    expect(shippedPacks().flatMap((set) => checkPack(wordy(set)))).toEqual([]);
  });

  test("lose no card and break no law", () => {
    expect(faults(conservation(plan(4, told), conserved))).toEqual([]);
  });

  test("tell no seat what is hidden from it", () => {
    expect(faults(twoWorlds({ ...plan(6, told), rounds: 12 }, { shows }))).toEqual([]);
  });

  test("go on the same through text", () => {
    expect(faults(dualRun(plan(1, told)))).toEqual([]);
  });

  test("bear being left, answered twice, taken back and begun anew", () => {
    expect(faults(interruptions(plan(1, told), 1))).toEqual([]);
  });
});
