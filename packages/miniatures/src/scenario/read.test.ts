import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, test } from "vitest";
import { examplePack } from "../../content/index.ts";
import { contentOf, scenarios } from "./index.ts";

const head = `scenario: a-look
game: miniatures
title: A guard and an imp
rules: []
seats: [north, south]
setup:
  board: |
    ....
    ....
  pieces:
    - {name: guard, card: example/reed-guard, seat: north, at: a1}
    - {name: imp, card: example/ditch-imp, seat: south, at: b1}
  turn: {active: guard}
`;
const packs = contentOf([examplePack()]);

/** All that is wrong with a file: as written, as "line, path: message", or else as played. */
function faults(text: string): readonly string[] {
  const read = scenarios.read(text, "a-look.yaml", readYaml);
  if (!read.ok) return read.problems.map(({ line, path, message }) => `${line}, ${path}: ${message}`);
  return scenarios.run(read.pack, packs).flatMap((report) => report.failures);
}

const line = (written: string, more = ""): readonly string[] => faults(`${head}${more}play:\n  - ${written}\n`);

describe("a slip of the pen is told with its place and the nearest right word", () => {
  test.each([
    ["north: {do: atack}", '15, play[0].north.do: unknown word "atack". Did you mean "attack"?'],
    ["north: {do: attack, entri: 1}", '15, play[0].north.entri: unknown key "entri". Did you mean "entry"?'],
    ["expect: {peices: {imp: {at: b1}}}", '15, play[0].expect.peices: unknown key "peices". Did you mean "pieces"?'],
    ["measure: {what: sihgt, from: guard, to: imp, is: true}", expect.stringContaining('Did you mean "sight"?')],
  ])("%s", (written, fault) => {
    expect(line(written)).toContainEqual(fault);
  });

  test("in the setup", () => {
    const wrong = head.replace("active: guard", "active: guard, phse: start");
    expect(faults(`${wrong}play: [{pass: all}]\n`)).toEqual([
      '13, setup.turn: unknown key "phse". Did you mean "phase"?',
    ]);
  });
});

describe("a position that cannot be is a failure", () => {
  const changed = (from: string, to: string): readonly string[] =>
    faults(`${head.replace(from, to)}play: [{pass: all}]\n`);

  test.each([
    ["a card that is none", "example/ditch-imp", "example/ditch-inp", 'did you mean "example/ditch-imp"?'],
    ["a square off the map", "at: b1", "at: e1", "setup"],
    [
      "no room for a big creature",
      "card: example/ditch-imp, seat: south, at: b1",
      "card: example/plough-ox, seat: south, at: d1",
      "no room for 2x2 squares",
    ],
    ["a name given twice", "name: imp", "name: guard", "is the name of something else"],
    ["an active creature that is none", "active: guard", "active: gard", 'did you mean "guard"?'],
    ["a wall that is no edge", "  board: |", "  walls: [a1|c1]\n  board: |", "is no edge"],
    [
      "an effect of two kinds",
      "  board: |",
      "  effects: [{on: imp, condition: dazed, ongoing: 5}]\n  board: |",
      "or ongoing damage",
    ],
    [
      "a teleporter that leads nowhere",
      "  board: |",
      "  terrain: [{at: a1, gains: teleporter}]\n  board: |",
      "only the map has a teleporter",
    ],
  ])("%s", (_, from, to, failure) => {
    expect(changed(from, to)).toEqual([expect.stringContaining(failure)]);
  });
});

describe("dice are written as they show", () => {
  const attack = "north: {do: attack}\n  - north: {do: target, piece: imp}";

  test("a 20 is critical", () => {
    expect(
      line(
        `${attack}\n  - expect: {events: [{event: attack-rolled, die: 20, result: critical}]}`,
        "chance: [{attack roll: 20}]\n",
      ),
    ).toEqual([]);
  });

  test.each([[0], [21]])("no d20 shows %i", (die) => {
    expect(line(attack, `chance: [{attack roll: ${die}}]\n`)).toHaveLength(1);
  });
});

test("an answer that fits none lists the legal ones in the words of files", () => {
  expect(line("north: {do: attack, kind: ranged}")).toEqual([
    expect.stringMatching(/fits no legal answer to "act"; legal: \{do: attack, entry: 1, kind: melee\}/),
  ]);
});

test("a case may take away what the file's own setup has: none of its effects, none of its changes of terrain", () => {
  const burdened = head.replace(
    "  pieces:",
    "  effects: [{on: guard, condition: slowed}]\n  terrain: [{at: a1, gains: fire}]\n  pieces:",
  );
  const free = (expected: string): readonly string[] =>
    faults(
      `${burdened}cases:\n  burdened: {play: [{expect: {pieces: {guard: {conditions: [slowed]}}, terrain: {a1: [fire]}}}]}\n` +
        `  free: {setup: {effects: [], terrain: []}, play: [{expect: {${expected}}}]}\n`,
    );
  expect(free("pieces: {guard: {conditions: []}}")).toEqual([]);
  expect(free("terrain: {a1: [fire]}")).toHaveLength(1);
});
