import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, test } from "vitest";
import { examplePack } from "../../content/packs.ts";
import { contentOf, scenarios } from "./index.ts";

const head = `scenario: a-look
game: dungeon-command
title: A scout and an ogre
rules: []
seats: [north, south]
setup:
  board: |
    .....
    ..$..
  pieces:
    - {name: scout, card: example/scout, seat: north, at: a1}
    - {name: ogre, card: example/ogre, seat: south, at: d1}
play:
`;
const content = contentOf([examplePack()]);

/** What is wrong with a file as written, as "line, path: message". */
function faults(text: string): readonly string[] {
  const read = scenarios.read(text, "a-look.yaml", readYaml);
  return read.ok ? [] : read.problems.map(({ line, path, message }) => `${line}, ${path}: ${message}`);
}

const line = (written: string): readonly string[] => faults(`${head}  - ${written}\n`);

/** What fails when a file that is well written is played. */
function failures(...lines: readonly string[]): readonly string[] {
  const read = scenarios.read(head + lines.map((one) => `  - ${one}\n`).join(""), "a-look.yaml", readYaml);
  if (!read.ok) return read.problems.map(({ message }) => message);
  return scenarios.run(read.pack, content).flatMap((report) => report.failures);
}

describe("a line that asks for nothing is refused, with its place", () => {
  test.each([
    ["view: {}", "14, play[0].view.seat: this key is missing"],
    ["view: {seat: north}", "14, play[0].view: this asks for nothing: name what it hides or shows"],
    ["view: {seat: north, hides: []}", "14, play[0].view.hides: less than 1 entries"],
    ["notOffered: {}", "14, play[0].notOffered.seat: this key is missing"],
    ["asked: {}", "14, play[0].asked: this asks for nothing: name a seat or a kind of question"],
    ["expect: {}", "14, play[0].expect: this asks for nothing: name something of the position, events or rules"],
    ["expect: {pieces: {}}", "14, play[0].expect.pieces: this asks for nothing: name a piece"],
    ["expect: {seats: {north: {}}}", "14, play[0].expect.seats.north: an empty table asks for nothing"],
    ["expect: {rules: []}", "14, play[0].expect.rules: less than 1 entries"],
    ["expect: {events: [{}]}", "14, play[0].expect.events[0].event: this key is missing"],
    ["north: {}", "14, play[0].north: this asks for nothing: name the answer"],
    [
      "measure: {what: sight, from: scout, to: ogre}",
      "14, play[0].measure: this asks for nothing: say what it is, or because of which rule",
    ],
    ["warband: {}", "14, play[0].warband.legal: this key is missing"],
  ])("%s", (written, fault) => {
    expect(line(written)).toContain(fault);
  });
});

describe("a slip of the pen is told with line, path and the nearest right word", () => {
  test.each([
    ["view: {seat: north, hide: [a/b]}", '14, play[0].view.hide: unknown key "hide". Did you mean "hides"?'],
    ["notOffered: {seat: north, do: mvoe}", '14, play[0].notOffered.do: unknown word "mvoe". Did you mean "move"?'],
    ["expct: {turn: {seat: north}}", expect.stringContaining('Did you mean "expect"?')],
    ["nort: {do: move}", expect.stringContaining('Did you mean "north"?')],
    ["measure: {what: sihgt}", expect.stringContaining('Did you mean "sight"?')],
    ["concede: {seat: north}", "14, play[0].concede: expected a string, found a table"],
    ["{asked: {seat: north}, pass: all}", "14, play[0]: one command a line"],
  ])("%s", (written, fault) => {
    expect(line(written)).toContainEqual(fault);
  });

  test("in the head and in the setup of a case", () => {
    const plays = "cases:\n  first:\n    setup: {borad: '.'}\n    play: [{pass: all}]\n";
    expect(faults(head.replace("play:\n", plays))).toEqual([
      '15, cases.first.setup.borad: unknown key "borad". Did you mean "board"?',
    ]);
    const wrong = head.replace("rules: []", "rules: [dc.cower.optoin]").replace("[north, south]", "[north, north]");
    expect(faults(`${wrong}  - pass: all\n`)).toEqual([
      '5, seats[1]: two seats are called "north"',
      '4, rules[0]: the ledger has no rule "dc.cower.optoin". Did you mean "dc.cower.option"?',
    ]);
    expect(faults(`${head.replace("[north, south]", "[north, pass]")}  - pass: all\n`)[0]).toContain(
      'no seat may be called "pass"',
    );
  });
});

describe("what nobody could make true or false is a failure", () => {
  test.each([
    ["a seat that is none", "notOffered: {seat: nrth, do: move}", 'there is no seat "nrth"; did you mean "north"?'],
    ["a piece that is none", "notOffered: {seat: north, do: activate, piece: sout}", 'nothing is called "sout"'],
    ["a card that is none", "view: {seat: north, hides: [example/fient]}", 'did you mean "example/feint"?'],
    ["a viewer who is none", "view: {seat: sooth, hides: [example/feint]}", 'there is no seat "sooth"'],
    ["somebody gone who never was", "expect: {pieces: {scuot: gone}}", 'nothing was ever called "scuot"'],
    ["somebody gone who is there", "expect: {pieces: {scout: gone}}", "expected it to be gone"],
    ["a square off the board", "measure: {what: reach, of: scout, is: {z9: 1}}", "there is no square z9"],
  ])("%s", (_, written, failure) => {
    expect(failures(written)).toEqual([expect.stringContaining(failure)]);
  });

  test("an answer that the seat had since the last expect, and gave", () => {
    const attack = ["north: {do: activate, piece: scout}", "north: {do: end-activation}", "pass: all"];
    const refused = "{do: activate, piece: scout} is legal for north";
    expect(
      failures(...attack, "north: {do: end-phase}", "notOffered: {seat: north, do: activate, piece: scout}"),
    ).toEqual([]);
    expect(
      failures("north: {do: end-phase}", "pass: all", "north: {do: done}", "pass: all", "asked: {seat: south}"),
    ).toEqual([]);
    expect(
      failures(
        "north: {do: end-phase}",
        "pass: all",
        "north: {do: done}",
        "pass: all",
        "notOffered: {seat: north, do: activate, piece: scout}",
      ),
    ).toEqual([expect.stringContaining(refused)]);
  });

  test("an answer that fits none lists the legal ones, the nearest first", () => {
    const [failure = ""] = failures("north: {do: activate, piece: ogre}");
    expect(failure).toMatch(/fits no legal answer to "turn"; legal: \{do: activate, piece: scout\}/);
  });
});
