import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { olderRecordsSuite } from "../testing/older-records.ts";
import { idle, toySession } from "../testing/play.ts";
import type { Toy } from "../testing/toy-game.ts";
import { toyGame } from "../testing/toy-game.ts";
import type { Game } from "./game.ts";
import { takeOver } from "./record.ts";
import { openRecord, parseRecord, recordToJson, snapshotState, toJson } from "./record-file.ts";

const session = idle(toySession(3), 80);
const file = toJson(toyGame, session);

/** The faults of a file, or of what is set aside of it, as `place: why`. */
function faults(source: string, game: Game<Toy> = toyGame): string[] {
  const parsed = parseRecord(game, source);
  return parsed.ok ? parsed.aside.map(({ detail }) => detail) : parsed.faults.map((one) => `${one.place}: ${one.why}`);
}
/** The file with one piece of text replaced. */
function altered(from: string | RegExp, to: string): string {
  const text = file.replace(from, to);
  if (text === file) throw new Error(`nothing to alter: ${String(from)}`);
  return text;
}

describe("a record file", () => {
  test("forgets nothing", () => {
    const parsed = parseRecord(toyGame, file);
    expect(parsed.ok && JSON.parse(recordToJson(parsed.value))).toEqual(JSON.parse(file));
  });

  test("opens as the match it was, ready to go on", () => {
    const opened = openRecord(toyGame, file);
    if (opened.kind !== "match") throw new Error(opened.kind);
    expect(opened.session.state).toEqual(session.state);
    expect(opened.session.record).toEqual(session.record);
    expect(idle(opened.session, 10_000).state).toEqual(idle(session, 10_000).state);
  });

  test("of a match taken over carries its beginning with it", () => {
    const over = takeOver(toyGame, session.record, 33, { seed: "new", seat: "bob" });
    if (!over.ok) throw new Error(over.rule);
    const later = idle(over.session, 7);
    const opened = openRecord(toyGame, toJson(toyGame, later));
    expect(opened.kind === "match" && opened.session.state).toEqual(later.state);
  });

  test("made by other rules still shows the snapshots it kept", () => {
    const newer: Game<Toy> = { ...toyGame, rules: "2" };
    const opened = openRecord(newer, file);
    if (opened.kind !== "anew") throw new Error(opened.kind);
    expect(snapshotState(newer, opened.record, 0)?.body.round).toBeGreaterThan(1);
    expect(snapshotState(newer, opened.record, 99)).toBeNull();
  });

  test("that was altered opens as what its moves come to, and says where it was", () => {
    const opened = openRecord(toyGame, altered('"seed":"test"', '"seed":"text"'));
    expect(opened.kind === "anew" && opened.faults.map((one) => one.kind)).toContain("commitment");
  });

  test("that today cannot even be set up is told to be unreadable", () => {
    const torn: Game<Toy> = {
      ...toyGame,
      setup: () => {
        throw new Error("no seats");
      },
    };
    const opened = openRecord(torn, JSON.stringify({ ...JSON.parse(file), snapshots: [null] }));
    expect(opened).toEqual({ kind: "unreadable", faults: [{ place: "", why: "no seats" }] });
  });

  test("whose moves the rules of today cannot play at all stops before them", () => {
    const broken: Game<Toy> = {
      ...toyGame,
      check: (state, asked, seat, answer) => {
        if (asked.id === 10) throw new Error("torn");
        return toyGame.check(state, asked, seat, answer);
      },
    };
    const opened = openRecord(broken, file);
    expect(opened.kind === "anew" && opened.stopped?.rule).toBeNull();
    expect(opened.kind === "anew" && opened.session.record.moves.length).toBe(
      opened.kind === "anew" && opened.stopped?.at,
    );
  });
});

olderRecordsSuite(toyGame, session);

describe("a file that is none gets a clear error", () => {
  test("empty, torn, not JSON", () => {
    expect(faults("  ")).toEqual([": empty"]);
    expect(faults("hello")).toEqual([": not JSON: expected a value (line 1, column 1)"]);
    expect(faults('{"format":"x}')).toEqual(["format: not JSON: it ends in the middle (line 1, column 14)"]);
    for (let cut = 1; cut < file.length; cut += 997) expect(faults(file.slice(0, cut)).length).toBe(1);
  });

  test("with a key that stands twice, in the state of a snapshot too", () => {
    expect(faults('{"format": "x",\n "format": "y"}')).toEqual([
      "format: not JSON: this key stands twice in one table (line 2, column 2)",
    ]);
    expect(faults(altered('"game":"toy"', '"game":"toy","seed":"other"'))[0]).toMatch(
      /^seed: not JSON: this key stands/,
    );
    expect(faults(altered('{\\"game\\":\\"toy\\"', '{\\"game\\":\\"toy\\",\\"game\\":\\"chess\\"'))[0]).toMatch(
      /^snapshots\[0\]\.state: game: not JSON: this key stands twice/,
    );
  });

  test("of another kind, of another game", () => {
    expect(faults("[]")).toEqual([": expected object"]);
    expect(faults("{}").some((one) => one.startsWith("format:"))).toBe(true);
    expect(faults(altered('"game":"toy"', '"game":"chess"'))).toEqual(["game: a match of chess, not of toy"]);
  });

  test("malformed members are named by their place", () => {
    expect(faults(altered('"moves":[[0,0]', '"moves":[[0,"fly"]'))[0]).toMatch(/^moves\[0\]\[1\]: /);
    expect(faults(altered('"moves":[[0,0]', '"moves":[[7,0]'))).toEqual(["moves[0][0]: there is no such seat"]);
    expect(faults(altered('"moves":[[0,0]', '"moves":[[0,99]'))).toEqual(["moves[0][1]: there is no such answer"]);
    expect(faults(altered('{"do":"rest"}', '{"do":"fly"}'))).toEqual(["answers[0]: not an answer of this game"]);
    expect(faults(altered('"purposes":["deck"]', '"purposes":[]'))[0]).toBe("rolls[0]: there is no such purpose");
    expect(faults(altered(/"rolls":\[\d+,/, '"rolls":['))).toContain("rolls: three numbers make a roll");
    expect(faults(altered('"salt":"salt"', '"salt":7'))).toEqual(["salt: expected string"]);
    expect(faults(altered(',"salt":"salt"', ""))).toEqual(["salt: expected string"]);
    expect(faults(altered('"salt":"salt"', '"salt":"salt","more":1'))).toEqual([": unknown member more"]);
    expect(faults(altered('"config":{"seats":3},', ""))).toEqual(["config: is missing"]);
  });

  test("malformed snapshots too, inside their text", () => {
    expect(faults(altered('\\"nextQuestion\\":', '\\"nextQuestions\\":')).join()).toMatch(/snapshots\[0\]\.state/);
    expect(faults(altered('{\\"game\\":\\"toy\\"', "{{"))[0]).toMatch(/^snapshots\[0\]\.state: not JSON/);
  });

  test("snapshots whose frames are none of the game's", () => {
    const first = JSON.parse(file).snapshots[0].state;
    const frame = (change: (frames: { step?: string; procedure: string; collected?: unknown }[]) => void): string[] => {
      const state = JSON.parse(first);
      change(state.frames);
      const whole = JSON.parse(file);
      whole.snapshots[0].state = JSON.stringify(state);
      return faults(JSON.stringify(whole));
    };
    const place = "snapshots[0].state: frames[0]";
    expect(frame(([one]) => one && Object.assign(one, { step: "fly" }))).toEqual([
      `${place}.step: there is no such step`,
    ]);
    expect(frame(([one]) => one && Object.assign(one, { step: "constructor" }))).toEqual([
      `${place}.step: there is no such step`,
    ]);
    expect(frame(([one]) => one && Object.assign(one, { procedure: "fly" }))).toEqual([
      `${place}.procedure: there is no such procedure`,
    ]);
    expect(frame((frames) => frames.push(...frames.slice(-1))).join()).toContain(
      "something lies above an open question",
    );
    const whole = JSON.parse(file);
    whole.snapshots[0].state = first.replace(/"body":\{/, '"body":null,"x":{');
    expect(faults(JSON.stringify(whole))).toEqual(["snapshots[0].state: unknown member x"]);
  });

  test("hostile ones: deep, huge, names that reach into prototypes", () => {
    expect(faults(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)).toHaveLength(1);
    expect(faults(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`)[0]).toContain("too deep");
    expect(faults(`[${"0,".repeat(500_000)}0]`)[0]).toContain("too large");
    expect(faults(`"${"x".repeat(9_000_000)}"`)[0]).toContain("longer than");
    expect(faults(altered('"config":{', '"config":{"__proto__":{"seats":2},'))).toEqual([
      "config.__proto__: a forbidden name",
    ]);
    expect(faults(altered('"body\\":{', '"body\\":{\\"__proto__\\":{},'))[0]).toContain(
      "snapshots[0].state: body.__proto__",
    );
    expect(Object.hasOwn(Object.prototype, "seats")).toBe(false);
  });

  test("a game that looks through its configuration and states is asked", () => {
    const strict: Game<Toy> = {
      ...toyGame,
      parseConfig: () => ({ ok: false, faults: [{ place: "seats", why: "too few" }] }),
    };
    expect(faults(file, strict)).toEqual(["config.seats: too few"]);
    const any = z.any();
    const careful: Game<Toy> = {
      ...toyGame,
      kept: {
        body: any,
        locals: { game: any, round: any, turn: any, respond: any },
        question: any,
        answer: any,
        events: any,
        laws: [() => [{ place: "body.round", why: "too late" }], () => [{ place: "body", why: "never looked at" }]],
      },
    };
    const told = faults(file, careful);
    expect(told).toContain("snapshots[0].state: body.round: too late");
    expect(told.join()).not.toContain("never looked at");
  });
});
