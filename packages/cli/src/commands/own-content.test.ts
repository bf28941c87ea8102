import { readFileSync } from "node:fs";
import { presetWarband, writeWarband } from "@undercroft/dungeon-command";
import { shippedPacks } from "@undercroft/dungeon-command/content";
import { beforeAll, describe, expect, test } from "vitest";
import { call, ownFolder } from "../../testing/calling.ts";
import { catalogueOf } from "../games/dungeon-command/parts.ts";

const { file } = ownFolder();
let first = "";
let second = "";
let pack = "";

beforeAll(() => {
  const [one, other] = shippedPacks();
  if (one === undefined || other === undefined) throw new Error("two packs are due");
  const catalogue = catalogueOf([one, other]);
  first = file("first.txt", writeWarband(presetWarband(one), catalogue, "en"));
  second = file("second.json", JSON.stringify(presetWarband(other)));
  const example = new URL("../../../dungeon-command/content/example.yaml", import.meta.url).pathname;
  pack = file(
    "mine.yaml",
    readFileSync(example, "utf8").replaceAll("example/", "mine/").replace("pack: example", "pack: mine"),
  );
});

describe("sim with warbands of one's own", () => {
  test("plays them at the two seats, and tells how each did", async () => {
    const words = ["--players", "recruit,recruit", "--games", "2", "--json"];
    const { code, out } = await call("sim", "--warband", first, "--warband", second, ...words);
    expect(code).toBe(0);
    const { result } = JSON.parse(out);
    expect(result.warbands.map((one: { file: string }) => one.file)).toEqual([first, second]);
    const won = result.warbands.reduce((sum: number, one: { wins: number }) => sum + one.wins, 0);
    expect(won + result.draws).toBe(2);
  });

  test.each([
    ["one warband alone", () => ["--warband", first], "Name two warbands, one for each seat."],
    [
      "an illegal one",
      () => [
        "--warband",
        first,
        "--warband",
        file("few.json", '{"commanders":[],"creatures":[],"orders":[],"tiles":[]}'),
      ],
      "(dc.custom.one-commander)",
    ],
    ["a misspelt file", () => ["--warband", first, "--warband", second.replace("second", "secnd")], "Did you mean"],
    ["a pack for a warband", () => ["--warband", first, "--warband", pack], "this is a pack, not a warband"],
    ["a warband for a pack", () => ["--pack", first], "this is a warband, not a pack"],
    [
      "any text for a pack",
      () => ["--pack", file("page.md", "# A page\n\nIt says something.\n")],
      "page.md: this is neither a pack nor a warband nor a map: no line of it names a card, and packs and maps are tables in .yaml",
    ],
    [
      "any text for a warband",
      () => ["--warband", first, "--warband", file("page.md", "# A page\n\nIt says something,\nand more.\n")],
      "page.md: this is neither a pack nor a warband nor a map: no line of it names a card",
    ],
    ["two packs of one name", () => ["--pack", pack, "--pack", pack], 'two packs are called "mine"'],
    ["a torn pack", () => ["--pack", file("torn.json", '{"pack": "to')], "not readable as JSON"],
    [
      "a kind that is none",
      () => ["--warband", first, "--warband", second, "--kind", "custm"],
      'Did you mean "custom"?',
    ],
  ])("refuses %s without a stack trace", async (_, words, why) => {
    const { code, err } = await call("sim", ...words());
    expect(code).toBe(1);
    expect(err).toContain(why);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

test("scenario plays with the cards of a pack of one's own", async () => {
  const scenario = file(
    "own-cards.yaml",
    `scenario: own-cards
game: dungeon-command
title: A scout of my own
rules: []
seats: [north, south]
setup:
  board: "..."
  pieces: [{name: scout, card: mine/scout, seat: north, at: a1}]
play:
  - expect: {pieces: {scout: {card: mine/scout}}}
`,
  );
  expect((await call("scenario", scenario)).out).toContain('there is no card "mine/scout"');
  const { code, out } = await call("scenario", scenario, "--pack", pack);
  expect([code, out]).toEqual([0, expect.stringContaining("1 passed")]);
});

test("fuzz plays packs of one's own, or says why no game can be set up with them", async () => {
  const { code, out, err } = await call("fuzz", "--harness", "random", "--games", "1", "--pack", pack);
  expect(code === 0 ? out : err).toMatch(code === 0 ? /1 passed/ : /Such games cannot be set up with these packs/);
});
