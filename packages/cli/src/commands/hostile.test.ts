import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { call, ownFolder } from "../../testing/calling.ts";

const { folder, file } = ownFolder();

const bytes = (...list: readonly number[]): Uint8Array => new Uint8Array(list);
const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;

/** Files that are none of those that commands take, each in a way of its own. */
const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
  ["empty.json", ""],
  ["blank.yaml", " \r\n\r\n"],
  ["readme.md", "# A page\n\nIt says something,\nand then more of it.\n"],
  ["deep.json", deep],
  ["deep.yaml", deep],
  ["dashes.yaml", `${"- ".repeat(2_000)}1`],
  ["proto.json", '{"__proto__": {"pack": "mine"}, "constructor": 1, "prototype": []}'],
  ["proto.yaml", "__proto__: {pack: mine}\nconstructor: 1\n"],
  ["nan.json", '{"pack": NaN}'],
  ["nan.yaml", "pack: .nan\nscenario: .inf\n"],
  ["exponent.json", '{"pack": 1e999, "scenario": -1e999}'],
  ["mark.json", "\u{feff}{}"],
  ["mark.yaml", "\u{feff}a: 1\r\nb: [\r\n"],
  ["returns.yaml", "a: 1\r\n  b: 2\r\n c: 3\r\n"],
  ["wide.json", bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
  ["latin.yaml", bytes(0x61, 0x3a, 0x20, 0xe9, 0x0a)],
  ["binary.json", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00)],
  ["zeros.txt", "\0\0\0\0\n\0\0\0"],
  ["torn.json", '{"format": "undercroft-match-1", "game": "dungeon-comm'],
  ["torn-battle.json", '{"format": "undercroft-match-1", "game": "miniatures", "config": {"scenario": "assa'],
  [
    "battle.json",
    JSON.stringify({ format: "undercroft-match-1", game: "miniatures", rules: "1", config: { seats: [null] } }),
  ],
  ["battle.yaml", "scenario: battle\ngame: miniatures\nsetup: {board: 7, pieces: {__proto__: 1}}\nplay: 1\n"],
  ["torn.yaml", 'scenario: torn\ntitle: "no end'],
  ["list.json", "[1, 2, 3]"],
  ["null.yaml", "~"],
  ["number.json", "7"],
  ["anchors.yaml", `a: &a [1]\nb: [${"*a,".repeat(900)}*a]\nc: *a\n`],
  ["tag.yaml", "a: !!js/function 'return 1'\n"],
];

beforeAll(() => {
  for (const [name, content] of files) file(name, content);
  mkdirSync(join(folder, "folder.json"));
});

const battle = new URL("../../../miniatures/scenarios/powers/summoning.yaml", import.meta.url).pathname;
const sound = new URL("../../../dungeon-command/scenarios/assisting/level-of-helpers.yaml", import.meta.url).pathname;
const hall = new URL("../../../dungeoneer/scenarios/moving/a-cusp-given-up.yaml", import.meta.url).pathname;

/** Every way to hand a file to a command; it stands for FILE. */
const calls: readonly string[] = [
  "validate FILE",
  "scenario FILE",
  "replay FILE",
  "replay FILE --verify",
  "sim --games 1 --pack FILE",
  "sim --games 1 --warband FILE --warband other.txt",
  "fuzz --games 1 --pack FILE",
  `scenario ${sound} --pack FILE`,
  "sim --game miniatures --games 1 --pack FILE",
  "sim --game miniatures --games 1 --warband FILE --warband other.txt",
  "fuzz --game miniatures --games 1 --pack FILE",
  `scenario ${battle} --pack FILE`,
  "sim --game miniatures --games 1 --map FILE --warband other.txt --warband other.txt",
  "sim --game dungeoneer --games 1 --pack FILE",
  "fuzz --game dungeoneer --games 1 --pack FILE",
  `scenario ${hall} --pack FILE`,
  "import-card FILE",
];

const names = [...files.map(([name]) => name), "folder.json", "missing.json", "no-folder/missing.yaml", "\0", ""];

describe.each(
  calls.map((line) => [line.replace(sound, "SOUND").replace(battle, "BATTLE").replace(hall, "HALL"), line] as const),
)("%s", (_, line) => {
  test.each(names.map((name) => [JSON.stringify(name), name] as const))(
    "%s is refused in a few words, with no trace of the program",
    async (_quoted, name) => {
      const path = name === "" || name === "\0" ? name : join(folder, name);
      const words = line.split(" ").map((word) => (word === "FILE" ? path : word));
      const { code, out, err } = await call(...words);
      expect(code).toBe(1);
      const told = `${out}${err}`;
      expect(told.trim()).not.toBe("");
      expect(told).not.toMatch(/\n\s+at |node:internal|undefined|\[object/);
      expect(told.length).toBeLessThan(3_000);
    },
  );

  test("the refusal is one line of JSON where that is asked for", async () => {
    const words = line.split(" ").map((word) => (word === "FILE" ? join(folder, "torn.yaml") : word));
    const { code, out, err } = await call(...words, "--json");
    expect([code, err]).toEqual([1, ""]);
    expect(JSON.parse(out)).toMatchObject({ ok: false });
  });
});

test.each([
  ["bench", "--only", "repaly"],
  ["bench", "--only", "__proto__"],
  ["rules", "--game", "../.."],
  ["rules", "--game", "nowhere"],
  ["rules", "--mutate", "NaN"],
  ["sim", "--games", "1e9"],
  ["sim", "--players", "captain", "--games", "2"],
  ["sim", "--players", "__proto__,constructor"],
  ["sim", "--game", "constructor"],
  ["sim", "--game", "dungeoneer", "--games", "1", "--warband", "any.txt"],
  ["sim", "--game", "dungeoneer", "--games", "1", "--kind", "standard"],
  ["sim", "surplus"],
  ["fuzz", "--runs", "-1"],
  ["fuzz", "--harness", ","],
  ["__proto__"],
  ["constructor", "--json"],
])("%s %s %s is refused in one sentence", async (...words) => {
  const { code, out, err } = await call(...words);
  expect(code).toBe(1);
  expect(`${out}${err}`.trim()).toMatch(/^[^\n]+$/);
  expect(err).not.toMatch(/\n\s+at /);
});
