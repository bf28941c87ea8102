import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newRecord, openQuestion, play, recordToJson, seatsAsked } from "@undercroft/kernel";
import { pickFrom } from "@undercroft/kernel/harness";
import { beforeAll, describe, expect, test } from "vitest";
import { call, ownFolder } from "../../testing/calling.ts";
import { duel, dungeonCommand } from "../games/dungeon-command/parts.ts";

const { folder, file } = ownFolder();
let record = "";

/** A match of so many random answers, as a file. */
function matchOf(answers: number): string {
  const pick = pickFrom("test");
  let session = newRecord(dungeonCommand, { config: duel(), seed: "test" });
  for (let i = 0; i < answers; i++) {
    const asked = openQuestion(session.state);
    const [seat] = seatsAsked(session.state);
    if (asked === null || seat === undefined) throw new Error("nobody is asked");
    const answer = dungeonCommand.domain(session.state, asked, seat).sample(pick);
    if (answer === null) throw new Error("there is no answer");
    const played = play(dungeonCommand, session, seat, { question: asked.id, answer });
    if (!played.ok) throw new Error(played.rule);
    ({ session } = played);
  }
  return recordToJson(session.record);
}

beforeAll(() => {
  record = matchOf(40);
});

describe("replay", () => {
  test("shows position and log at a move, and verifies", async () => {
    const path = file("match.json", record);
    const end = await call("replay", path, "--verify");
    expect(end.code).toBe(0);
    expect(end.out).toContain("move 40 of 40");
    expect(end.out).toContain("verified: the record is as it was played");
    const begin = await call("replay", path, "--at", "0", "--json");
    expect(JSON.parse(begin.out).result).toMatchObject({
      readable: true,
      at: 0,
      moves: 40,
      stopped: null,
      faults: null,
    });
    expect((await call("replay", path, "--at", "41")).out).toContain("there is no move 41: the match has 40");
  });

  test("its log tells sentences, as the page does", async () => {
    const { out } = await call("replay", file("long.json", matchOf(300)), "--log");
    const log = out.slice(out.indexOf("log:\n"), out.indexOf("\n\n")).split("\n").slice(1);
    expect(log.length).toBeGreaterThan(100);
    // A move, whose it is, a sentence, its rule.
    for (const line of log) expect(line).toMatch(/^ {2}\d+( s\d)? {2}[^{}<>]+ \(dc\.[a-z0-9.-]+\)$/);
    // Nobody and nothing is called by its number.
    const without = (line: string): string => line.replaceAll(/ (at|from|to) [a-z]+\d+/g, "");
    expect(log.filter((line) => / [cak]\d+\b/.test(without(line)))).toEqual([]);
    expect(log.some((line) => / deploys .+ at [a-z]+\d+\. \(dc\./.test(line))).toBe(true);
  });

  test("an altered record is found out", async () => {
    const moves = JSON.parse(record);
    moves.seed = "another";
    const { code, out } = await call("replay", file("altered.json", JSON.stringify(moves)), "--verify");
    expect(code).toBe(1);
    expect(out).toContain("NOT verified");
    expect(out).toContain("commitment at 0");
  });

  test("a record with snapshots of an older kind is played from its beginning; verification names them", async () => {
    const whole: { snapshots: readonly { state: string }[] } = JSON.parse(record);
    const snapshots = whole.snapshots.map((one) => ({ ...one, state: one.state.replace('"turn":', '"turns":') }));
    const path = file("older.json", JSON.stringify({ ...whole, snapshots }));
    const plain = await call("replay", path);
    expect([plain.code, plain.err]).toEqual([0, ""]);
    expect(plain.out).toContain("move 40 of 40");
    const verified = await call("replay", path, "--verify");
    expect(verified.code).toBe(1);
    expect(verified.out).toContain("snapshot at 32: snapshots[0].state: body.turn: expected object");
  });

  test("a record with an answer that is none any more stops at its move", async () => {
    const whole: { answers: readonly unknown[]; moves: readonly (readonly [number, number])[] } = JSON.parse(record);
    const at = whole.moves.findIndex(([, what]) => what === 5);
    const answers = whole.answers.with(5, { old: "words" });
    const { code, out } = await call("replay", file("words.json", JSON.stringify({ ...whole, answers })));
    expect(code).toBe(1);
    expect(out).toContain(`move ${at} of 40`);
    expect(out).toContain(`stopped here: move ${at + 1} is refused by table.answer-has-the-shape`);
  });

  test.each([
    ["truncated", () => record.slice(0, record.length / 2)],
    ["empty", () => ""],
    ["deep", () => "[".repeat(200_000)],
    ["proto", () => '{"__proto__": {}, "format": "undercroft-match-1"}'],
    ["huge", () => `{"format": "${"x".repeat(8_100_000)}"}`],
    ["foreign", () => record.replace('"game":"dungeon-command"', '"game":"chess"')],
    ["holed", () => record.replace(/"moves":\[\[\d+,\d+\]/, '"moves":[[9,99999]')],
  ])("a %s file gives a sentence and no stack trace", async (name, text) => {
    const { code, out, err } = await call("replay", file(`${name}.json`, text()));
    expect(code).toBe(1);
    expect(err).toBe("");
    expect(out).toContain(`${name}.json`);
    expect(out).not.toMatch(/\n\s+at /);
    expect(out.length).toBeLessThan(4_000);
  });

  test("a missing file names the nearest", async () => {
    file("match.json", record);
    expect((await call("replay", join(folder, "mtch.json"))).err).toContain("Did you mean");
    expect((await call("replay")).err).toContain("Name one record file");
  });

  test.each([
    ["empty", {}, "config.seats: expected array"],
    ["with a board too large to make", { shape: { width: 1e9 } }, "config.battlefield.shape.width: more than 400"],
    ["nobody's", null, "config: expected object"],
  ])("a configuration that is %s is named, and nothing is played", async (_, change, told) => {
    const whole: { config: object } = JSON.parse(record);
    const config =
      change === null || Object.keys(change).length === 0 ? change : { ...whole.config, battlefield: change };
    const shown = await call("replay", file("hostile.json", JSON.stringify({ ...whole, config })), "--verify");
    expect(shown.code).toBe(1);
    expect(shown.out).toContain(`hostile.json, ${told}`);
    expect(shown.err).toBe("");
  });
});

test("a damaged card of a record is told by its name, as one of a pack would be, with the rule", async () => {
  const whole = JSON.parse(record);
  const [id = ""] = Object.keys(whole.config.content.creatures);
  const told = async (change: object): Promise<string> => {
    const card = { ...whole.config.content.creatures[id], ...change };
    const content = { ...whole.config.content, creatures: { ...whole.config.content.creatures, [id]: card } };
    const path = file("damaged.json", JSON.stringify({ ...whole, config: { ...whole.config, content } }));
    return (await call("replay", path)).out.replace(path, "FILE");
  };
  expect(await told({ speed: "far" })).toBe(
    `FILE, config.content.creatures.${id}.speed: expected a number, found "far"\n`,
  );
  expect(await told({ hitPoints: 15 })).toMatch(
    /hitPoints: .*multiples of 10 \(dc\.ruling\.damage-multiples-of-ten\)\n$/,
  );
});

describe("fuzz", () => {
  test("random games pass, and the numbers are told", async () => {
    const { code, out } = await call(
      "fuzz",
      "--harness",
      "random",
      "--games",
      "1",
      "--seed",
      "5",
      "--out",
      folder,
      "--json",
    );
    const { result } = JSON.parse(out);
    expect({ code, found: result.found }).toEqual({ code: 0, found: [] });
    expect(result).toMatchObject({ games: 1, passed: 1, failed: 0, failures: 0, stalled: 0 });
  });

  test("wrong words are refused with the nearest right one", async () => {
    expect((await call("fuzz", "--harness", "two-world")).err).toContain('Did you mean "two-worlds"?');
    expect((await call("fuzz", "--game", "dungeon-comand")).err).toContain('Did you mean "dungeon-command"?');
    expect((await call("fuzz", "--games", "0")).err).toContain("--games takes a whole number of at least 1");
    expect((await call("fuzz", "--games", "1", "--runs", "1")).err).toContain("not both");
  });
});

describe("sim", () => {
  test("a series gives wins, intervals and a checksum", async () => {
    const { code, out } = await call("sim", "--players", "recruit,recruit", "--games", "1", "--seed", "3", "--json");
    const { result } = JSON.parse(out);
    expect(code).toBe(0);
    expect(result).toMatchObject({ games: 1, crashes: 0, deadEnds: 0, overlong: 0, trouble: [] });
    expect(result.wins["recruit-1"] + result.wins["recruit-2"] + result.draws).toBe(1);
    expect(result.intervals["recruit-1"]).toHaveLength(2);
    // Of one game the median and the longest are the same.
    expect(result.rounds.median).toBe(result.rounds.most);
    expect(result.rounds.most).toBeGreaterThan(1);
    expect(result.checksum).toMatch(/^[0-9a-f]{16}$/);
  });

  test("wrong players are refused with the nearest right one", async () => {
    expect((await call("sim", "--players", "captian,recruit")).err).toContain('Did you mean "captain"?');
    expect((await call("sim", "--players", "captain")).err).toContain("two computer players");
  });
});

test("failures are saved as files that replay opens", async () => {
  const { saveFailures } = await import("../fuzz/save.ts");
  const session = newRecord(dungeonCommand, { config: duel(), seed: "failing" });
  const failure = { kind: "crash", seed: "failing", at: 0, detail: "the sky fell", record: session.record };
  const [saved] = saveFailures([{ harness: "random", config: "two seats", failure }], join(folder, "out"));
  const path = saved?.file ?? "";
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path.replace(".json", ".txt"), "utf8")).toContain("the sky fell");
  expect((await call("replay", path, "--verify")).code).toBe(0);
});
