import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call, ownFolder } from "../../testing/calling.ts";

const { folder, file } = ownFolder();

const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const hostile: readonly (readonly [string, string])[] = [
  ["empty.json", ""],
  ["truncated.json", '{"pack": "mine", "creatures": [{"id": "mine/wo'],
  ["deep.json", deep],
  ["deep.yaml", deep],
  ["dashes.yaml", `${"- ".repeat(5_000)}1`],
  ["proto.json", '{"pack": "mine", "__proto__": {"ok": true}, "constructor": 1}'],
  ["huge.json", `{"pack": "${"x".repeat(2_100_000)}"}`],
  [
    "aliases.yaml",
    `a: &a [1,1,1,1,1,1,1,1,1]\n${"bcdefghi"
      .split("")
      .map((k, i) => `${k}: &${k} [${Array(9).fill(`*${"abcdefghi"[i]}`).join(",")}]`)
      .join("\n")}\n`,
  ],
  ["number.json", "7"],
];

describe("validate", () => {
  test("sound packs and warbands pass", async () => {
    const pack = new URL("../../../dungeon-command/content/example.yaml", import.meta.url).pathname;
    const { code, out } = await call("validate", pack);
    expect(out).toContain('pack "Example"');
    expect(code).toBe(0);
  });

  test.each(hostile)("%s fails with a sentence and no stack trace", async (name, text) => {
    const { code, out, err } = await call("validate", file(name, text));
    expect(code).toBe(1);
    expect(err).toBe("");
    expect(out).toMatch(new RegExp(`FAIL {2}\\S*${name}`));
    expect(out).not.toMatch(/\n\s+at /);
    expect(out.length).toBeLessThan(4_000);
  });

  test("what is no text, no file or another name is told", async () => {
    const { out } = await call(
      "validate",
      file("bytes.json", new Uint8Array([0xff, 0xfe, 0x00])),
      folder,
      `${folder}/byte.json`,
    );
    expect(out).toContain("the file is not UTF-8 text");
    expect(out).toContain("this is a folder");
    expect(out).toContain(`Did you mean ${join(folder, "bytes.json")}?`);
  });

  test.each([
    ["orders: []", "dungeon-command"],
    ["items: []", "miniatures"],
  ])("a faulty pack with %s is told as one of %s", async (line, game) => {
    const { out } = await call("validate", file("bare.yaml", `pack: bare\n${line}\n`));
    expect(out).toMatch(new RegExp(`^FAIL {2}\\S*bare\\.yaml {2}[0-9]+ problems, as a pack of ${game}$`, "m"));
  });

  test("a text without one line of a warband is told in one sentence; one line that is understood makes it a warband", async () => {
    const prose = "It says something,\nand then more of it.\n";
    const { out } = await call("validate", file("prose.md", `# A page\n\n${prose}`));
    expect(out).toMatch(/1 problem\n.*neither a pack nor a warband.*\n0 passed, 1 failed\n$/);
    expect((await call("validate", file("prose.txt", `Creatures\n${prose}`))).out).toContain("2 problems");
    expect((await call("validate", file("prose.txt", `River Crossbowman\n${prose}`))).out).toContain("2 problems");
  });

  test("a file for another command is told which one takes it", async () => {
    const match = file("match.json", JSON.stringify({ format: "undercroft-match-1", game: "dungeon-command" }));
    const position = file("position.yaml", scenario(12));
    const pack = file("pack.yaml", "pack: mine\ncreatures: []\n");
    const warband = file("list.json", JSON.stringify({ commanders: [], creatures: [], orders: [], tiles: [] }));
    const told = async (...words: string[]): Promise<string> => {
      const { code, out, err } = await call(...words);
      expect([code, err]).toEqual([1, ""]);
      return out;
    };
    expect(await told("validate", match)).toContain('this looks like a match: use "undercroft replay"');
    expect(await told("validate", position)).toContain('this looks like a scenario: use "undercroft scenario"');
    expect(await told("scenario", match)).toContain('this looks like a match: use "undercroft replay"');
    expect(await told("scenario", pack)).toContain('this looks like a pack: use "undercroft validate"');
    expect(await told("replay", pack)).toContain('this looks like a pack: use "undercroft validate"');
    expect(await told("replay", warband)).toContain('this looks like a warband: use "undercroft validate"');
    expect(await told("replay", position)).toContain('this looks like a scenario: use "undercroft scenario"');
    expect(await told("replay", file("prose.md", "Once upon a time"))).toContain("this is no match");
  });

  test("a key that stands twice in JSON is told with its place, whatever the file is for", async () => {
    const twice = (name: string, ...lines: readonly string[]): string => file(name, lines.join("\n"));
    const why = "this key stands twice in one table";
    const pack = twice(
      "twice-pack.json",
      '{"pack": "mine", "creatures": [',
      '{"id": "mine/wolf", "speed": 5,',
      '"speed": 6}]}',
    );
    expect((await call("validate", pack)).out).toContain(
      `${pack}:3:1, creatures[0].speed: not readable as JSON: ${why}`,
    );
    const list = twice(
      "twice-list.json",
      '{"commanders": [], "creatures": [],',
      '"creatures": [], "orders": [], "tiles": []}',
    );
    expect((await call("validate", list)).out).toContain(`${list}:2:1, creatures: not readable as JSON: ${why}`);
    const position = twice("twice.json", '{"scenario": "twice", "scenario": "once"}');
    expect((await call("scenario", position)).out).toContain(`scenario: not readable as JSON: ${why}`);
    const match = twice("twice-match.json", '{"format": "undercroft-match-1",', ' "format": "other"}');
    expect((await call("replay", match)).out).toBe(`${match}, format: not JSON: ${why} (line 2, column 2)\n`);
  });

  test("a warband names its wrong lines, the nearest card and the broken rule", async () => {
    const list = file("mine.txt", "Warband: Mine\n\nCreatures\n2 River Crossbowmen\n\nOrders\n100 Thrown Spear\n");
    const { code, out } = await call("validate", list, "--json");
    expect(code).toBe(1);
    const { result } = JSON.parse(out);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.files[0].problems).toMatchObject([
      { path: "line 4", nearest: "River Crossbowman" },
      { path: "line 7", message: expect.stringContaining("1 to 99 copies") },
    ]);
  });

  test("what breaks the shape of a pack or a warband is told with line and column, in JSON as in YAML", async () => {
    const pack = file("shape.json", '{"pack": "mine", "creatures": [\n  {"id": "mine/wolf", "sped": 5}]}');
    expect((await call("validate", pack)).out).toContain(`${pack}:2:23, mine/wolf: unknown key "sped"`);
    const lists = '"creatures": [],\n  "orders": [7], "tiles": [], "colour": "red"}';
    const list = file("shape-list.json", `{"commanders": [], ${lists}`);
    const told = (await call("validate", list)).out;
    expect(told).toContain(`${list}:2:14, orders[0]: expected a string, found 7`);
    expect(told).toContain(`${list}:2:31: unknown key "colour"`);
    const yaml = file("shape-list.yaml", "commanders: []\ncreatures: []\norders:\n  - 7\n");
    const toldOfYaml = (await call("validate", yaml)).out;
    expect(toldOfYaml).toContain(`${yaml}:4:5, orders[0]: expected a string, found 7`);
    // What is missing has no place of its own: that of the whole is told.
    expect(toldOfYaml).toContain(`${yaml}:1:1, tiles: this key is missing`);
  });

  test("a card that a warband asks for and nobody has is told where it is first asked for", async () => {
    const cards = '"creatures": [\n"weavers/no-such", "weavers/no-such"]';
    const list = file("asks.json", `{"commanders": [], ${cards}, "orders": [], "tiles": []}`);
    expect((await call("validate", list)).out).toContain(
      `${list}:2:1, creatures[0]: there is no weavers/no-such. Did you mean "weavers/web-shot"?`,
    );
  });

  test("a warband as data is held to the limits of its kind", async () => {
    const data = { commanders: [], creatures: ["weavers/no-such"], orders: [], tiles: [], colour: "red" };
    const wrong = await call("validate", file("keys.json", JSON.stringify(data)));
    expect(wrong.out).toContain('unknown key "colour"');
    const { colour: _, ...list } = data;
    const unknown = await call("validate", file("unknown.json", JSON.stringify(list)));
    expect(unknown.out).toContain("there is no weavers/no-such");
    expect(unknown.out).toContain("dc.warband.creature-card-per-miniature");
    const few = await call(
      "validate",
      file("few.json", JSON.stringify({ ...list, creatures: [] })),
      "--kind",
      "custom",
    );
    expect(few.out).toContain("dc.custom.minimum-creatures");
    expect(few.out).toContain("dc.custom.one-commander");
    expect((await call("validate", file("few.json", "{}"), "--kind", "custm")).err).toContain('Did you mean "custom"?');
  });
});

const scenario = (expected: number): string => `scenario: ${expected === 12 ? "passes" : "fails"}
game: dungeon-command
title: Morale is as it was laid out
rules: []
seats: [north, south]
setup:
  board: |
    . . .
    . . .
  seatState: {north: {morale: 12}}
play:
  - expect: {seats: {north: {morale: ${expected}}}}
`;

describe("scenario", () => {
  test("a folder's files are played, one line each, and failures end with exit code 1", async () => {
    mkdirSync(join(folder, "scenarios", "inner"), { recursive: true });
    file("scenarios/inner/passes.yaml", scenario(12));
    expect((await call("scenario", join(folder, "scenarios"))).out).toMatch(
      /^ok .*passes.yaml.*\n1 passed, 0 failed\n$/,
    );
    file("scenarios/inner/fails.yaml", scenario(11));
    const { code, out } = await call("scenario", join(folder, "scenarios"), "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out).result).toMatchObject({ passed: 1, failed: 1 });
    expect(out).toContain("seats.north.morale: expected 11, found 12");
  });

  test.each(hostile)("%s fails with a sentence and no stack trace", async (name, text) => {
    const { code, out, err } = await call("scenario", file(name, text));
    expect(code).toBe(1);
    expect(err).toBe("");
    expect(out).toMatch(/^FAIL/);
    expect(out).not.toMatch(/\n\s+at /);
  });

  test("a file is played by the game that it names, and a game that is none is told with the nearest one", async () => {
    const misspelt = scenario(12).replace("game: dungeon-command", "game: dungeon-comand");
    const { code, out } = await call("scenario", file("passes.yaml", misspelt));
    expect(code).toBe(1);
    expect(out).toContain('game: there is no game "dungeon-comand". Did you mean "dungeon-command"?');
  });

  test("no path, no such path and an empty folder are refused", async () => {
    const empty = join(folder, "empty");
    mkdirSync(empty, { recursive: true });
    expect((await call("scenario")).err).toContain("Name scenario files");
    expect((await call("scenario", `${folder}/scenario`)).err).toContain("Did you mean");
    expect((await call("scenario", empty)).err).toContain("There is no scenario file");
  });
});
