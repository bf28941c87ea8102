import { readFileSync } from "node:fs";
import { newRecord, openQuestion, play, recordToJson, seatsAsked } from "@undercroft/kernel";
import { pickFrom } from "@undercroft/kernel/harness";
import { type BattleMap, miniatures } from "@undercroft/miniatures";
import { shippedMaps } from "@undercroft/miniatures/content";
import { battleOf200Points } from "@undercroft/miniatures/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { call, ownFolder } from "../../testing/calling.ts";

const { file } = ownFolder();
let pack = "";
let map = "";
let reeds = "";
let moor = "";

const yard = (): BattleMap => {
  const found = shippedMaps().find(({ id }) => id === "maps/mill-yard");
  if (found === undefined) throw new Error("there is no mill yard");
  return found;
};

/** Guards cost 10 and archers 12 in the example pack, whose cards these are. */
const list = (name: string, field: string, ...creatures: readonly string[]): string =>
  ["Warband: ".concat(name), "Faction: Wild", `Map: ${field}`, "", "Creatures", ...creatures, ""].join("\n");

beforeAll(() => {
  const example = new URL("../../../miniatures/content/example.yaml", import.meta.url).pathname;
  pack = file(
    "mine.yaml",
    readFileSync(example, "utf8").replaceAll("example/", "mine/").replace("pack: example", "pack: mine"),
  );
  map = file("ford.json", JSON.stringify({ ...yard(), id: "own/ford", name: { en: "Old Ford", ru: "Старый брод" } }));
  reeds = file("reeds.txt", list("Reeds", "Old Ford", "4 mine/reed-guard", "2 mine/hill-archer"));
  moor = file(
    "moor.json",
    JSON.stringify({
      name: "Moor",
      faction: "wild",
      creatures: [{ card: "mine/hill-archer", items: [] }],
      items: [],
      map: "maps/barrow-gate",
    }),
  );
});

describe("validate", () => {
  test("takes packs, maps and warbands of the Miniatures, which may use each other, beside files of another game", async () => {
    const other = new URL("../../../dungeon-command/content/example.yaml", import.meta.url).pathname;
    const { code, out } = await call("validate", reeds, moor, map, pack, other);
    expect(out.split("\n").slice(0, -2)).toEqual([
      `ok    ${reeds}  warband "Reeds" of miniatures for assault-100`,
      `ok    ${moor}  warband "Moor" of miniatures for assault-100`,
      `ok    ${map}  map "Old Ford" of miniatures`,
      `ok    ${pack}  pack "Example" of miniatures`,
      `ok    ${other}  pack "Example" of dungeon-command`,
    ]);
    expect(code).toBe(0);
  });

  test("a warband names its wrong lines, the nearest right words and the broken rules", async () => {
    const words = file(
      "words.txt",
      "Warband: W\nFaction: Wold\nMap: Mil Yard\nCreatures\n100 Reed Guard\nHil Archer\n",
    );
    const { out } = await call("validate", words);
    expect(out).toContain('line 2: "Wold": there is no such faction. Did you mean "Wild"? (mn.warband.faction.list)');
    expect(out).toContain('line 3: "Mil Yard": there is no such map. Did you mean "Mill Yard"? (mn.warband.map)');
    expect(out).toContain('line 5: "100 Reed Guard": a line may ask for 1 to 99 copies');
    expect(out).toContain('line 6: "Hil Archer": there is no card of this name. Did you mean "Hill Archer"?');
  });

  test("a saved warband is told line and place of what it breaks", async () => {
    const data = [
      '{"name": "", "faction": "wild", "items": [], "map": "maps/mil-yard", "creatures": [',
      '{"card": "example/ditch-imp", "items": []},',
      '{"card": "example/reed-gard", "items": []}]}',
    ];
    const { out } = await call("validate", file("saved.json", data.join("\n")));
    // A ditch imp is of Underdark and Borderlands.
    expect(out).toContain("saved.json:2:1, creatures[0]: Ditch Imp is not of Wild. (mn.warband.faction.one)");
    expect(out).toContain(
      'saved.json:3:1, creatures[1]: There is no creature card example/reed-gard. Did you mean "example/reed-guard"?',
    );
    expect(out).toContain('map: There is no map maps/mil-yard. Did you mean "maps/mill-yard"? (mn.warband.map)');
    const shape = await call("validate", file("shape.json", '{"faction": "wild",\n"colour": "red"}'));
    expect(shape.out).toContain('shape.json:2:1: unknown key "colour"');
  });

  test("a warband is held to the battle that it is meant for, by default the least assault that it fits", async () => {
    const eleven = file("eleven.txt", list("Many", "Mill Yard", "11 Reed Guard"));
    // 110 points: an assault at 200, for which ten creatures may be, on a full-size map (mn.warband.count, mn.warband.map.size).
    const { out } = await call("validate", eleven);
    expect(out).toContain("2 problems, as a warband of miniatures for assault-200");
    expect(out).toContain("11 creatures; 10 at most. (mn.warband.count)");
    expect(out).toContain("Mill Yard is a half-size map; this battle needs a full-size map. (mn.warband.map.size)");
    // Arena takes five (mn.scenario.arena.count).
    const six = file("six.txt", list("Six", "Mill Yard", "6 Reed Guard"));
    expect((await call("validate", six, "--kind", "arena-100")).out).toContain(
      "6 creatures; 5 at most. (mn.scenario.arena.count)",
    );
    expect((await call("validate", six)).code).toBe(0);
    expect((await call("validate", six, "--kind", "asault-100")).err).toContain('Did you mean "assault-100"?');
  });

  test("a map is told what hinders play, and what is seldom meant besides (mn.map.areas-minimum, mn.ruling.map-size)", async () => {
    const bare = file("bare.json", JSON.stringify({ ...yard(), id: "own/bare", victory: [] }));
    const { code, out } = await call("validate", bare);
    expect([code, out]).toEqual([1, expect.stringContaining("There is no victory area. (mn.map.areas-minimum)")]);
    const rows = Array.from({ length: 4 }, () => ".......").join("\n");
    const small = {
      ...{ id: "own/small", name: { en: "Small", ru: "Малая" }, rows },
      starts: [
        { label: "A", squares: ["a1-b4"] },
        { label: "B", squares: ["f1-g4"] },
      ],
      victory: [{ id: "middle", label: "A&B", squares: ["c2"] }],
    };
    // Half size is at most 22 by 17, so that 7 by 4 is half size, and eight squares do for a hundred points; nothing is to be remarked on it.
    expect((await call("validate", file("small.json", JSON.stringify(small)))).out).not.toContain("remark");
    const long = { ...small, rows: Array.from({ length: 4 }, () => ".".repeat(25)).join("\n") };
    const odd = await call("validate", file("long.json", JSON.stringify(long)));
    expect([odd.code, odd.out]).toEqual([0, expect.stringContaining("remark: ")]);
    expect(odd.out).toContain("(mn.ruling.map-size)");
    const narrow = { ...small, starts: [{ label: "A", squares: ["a1-b1"] }, ...small.starts.slice(1)] };
    const told = await call("validate", file("narrow.json", JSON.stringify(narrow)));
    expect([told.code, told.out]).toEqual([
      0,
      expect.stringMatching(/remark: .*Start area A has squares for fewer than 8/),
    ]);
  });

  test("a card is told by its name, with the rule that it breaks", async () => {
    const text = readFileSync(pack, "utf8")
      .replace("hitPoints: 40", "hitPoints: 42")
      .replace("hitPoints: 40", "hitPoints: 42");
    const { out } = await call("validate", file("odd.yaml", text));
    expect(out).toMatch(
      /odd\.yaml:\d+:\d+, mine\/reed-guard, hitPoints: hit points go in steps of 5 \(mn\.hp\.round\)/,
    );
  });
});

describe("sim, fuzz and scenario", () => {
  const quick = ["--game", "miniatures", "--games", "1"];
  const players = ["--players", "recruit,recruit"];

  test("two warbands of one's own fight with the pack and on the maps that they bring", async () => {
    const own = ["--pack", pack, "--map", map, "--warband", reeds, "--warband", moor];
    const { code, out } = await call("sim", ...quick, ...players, ...own, "--json");
    const { result } = JSON.parse(out);
    expect([code, result.trouble]).toEqual([0, []]);
    expect(result.warbands.map((one: { file: string }) => one.file)).toEqual([reeds, moor]);
  });

  test.each([
    [
      "a battle that they are not built for",
      () => ["--warband", reeds, "--warband", moor, "--map", map, "--pack", pack, "--kind", "assault-200"],
      "(mn.warband.map.size)",
    ],
    [
      "a card of a pack that is not named",
      () => ["--warband", reeds, "--warband", moor, "--map", map],
      '"4 mine/reed-guard": there is no card',
    ],
    ["a map that nobody brings", () => ["--map", map], "--map goes with --warband"],
    ["a pack for a map", () => ["--warband", moor, "--warband", moor, "--map", pack], "this is a pack, not a map"],
    [
      "a kind of the other game",
      () => ["--warband", moor, "--warband", moor, "--pack", pack, "--kind", "custom"],
      'There is no kind of warband "custom"',
    ],
    ["two packs of one name", () => ["--pack", pack, "--pack", pack], 'two packs are called "mine"'],
  ])("%s is refused", async (_, words, why) => {
    const { code, err } = await call("sim", ...quick, ...players, ...words());
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
  });

  test("a pack of another game is told whose it is", async () => {
    expect((await call("sim", "--games", "1", "--pack", pack)).err).toContain(
      "this is a pack of miniatures, not of dungeon-command",
    );
    expect((await call("sim", "--games", "1", "--warband", reeds, "--warband", reeds, "--map", map)).err).toContain(
      "has no maps",
    );
  });

  test("a pack that takes the place of a shipped one must have what the ready warbands need", async () => {
    const text = readFileSync(pack, "utf8")
      .replaceAll("mine/", "crossroads/")
      .replace("pack: mine", "pack: crossroads");
    const { code, err } = await call("fuzz", ...quick, "--harness", "random", "--pack", file("crossroads.yaml", text));
    expect([code, err]).toEqual([
      1,
      expect.stringContaining("Such battles cannot be set up with these packs: unknown-creature"),
    ]);
  });

  test("scenario plays with the cards of a pack of one's own", async () => {
    const scenario = file(
      "own-cards.yaml",
      `scenario: own-cards
game: miniatures
title: A guard of my own
rules: []
seats: [north, south]
setup:
  board: "..."
  pieces: [{name: guard, card: mine/reed-guard, seat: north, at: a1}]
play:
  - expect: {pieces: {guard: {card: mine/reed-guard}}}
`,
    );
    expect((await call("scenario", scenario)).out).toContain('there is no card "mine/reed-guard"');
    expect((await call("scenario", scenario, "--pack", pack)).out).toContain("1 passed");
  });
});

test("replay tells the log in sentences, each with its rule", async () => {
  const pick = pickFrom("sentences");
  let session = newRecord(miniatures, { config: battleOf200Points(), seed: "sentences" });
  for (let i = 0; i < 60; i++) {
    const asked = openQuestion(session.state);
    const [seat] = seatsAsked(session.state);
    if (asked === null || seat === undefined) throw new Error("nobody is asked");
    const answer = miniatures.domain(session.state, asked, seat).sample(pick);
    if (answer === null) throw new Error("there is no answer");
    const played = play(miniatures, session, seat, { question: asked.id, answer });
    if (!played.ok) throw new Error(played.rule);
    ({ session } = played);
  }
  const { code, out } = await call("replay", file("match.json", recordToJson(session.record)), "--log");
  expect(code).toBe(0);
  expect(out).toMatch(/ shows its warband\. \(mn\.[a-z.-]+\)/);
  expect(out).toMatch(/ is set up at [a-z]+\d+\. \(mn\.[a-z.-]+\)/);
  expect(out).not.toMatch(/[{}<>]/);
});
