import { describe, expect, test } from "vitest";
import { deepFreeze } from "../testing/deep-freeze.ts";
import { answered, idle, toySession } from "../testing/play.ts";
import type { Toy } from "../testing/toy-game.ts";
import { toyGame } from "../testing/toy-game.ts";
import { draw } from "./chance.ts";
import { hashState, openQuestion } from "./match.ts";
import type { MatchRecord, Session } from "./record.ts";
import {
  actOn,
  commit,
  newRecord,
  play,
  replay,
  SNAPSHOT_ROOM,
  SNAPSHOTS_MOST,
  sealed,
  stateAt,
  takeOver,
} from "./record.ts";
import { undo } from "./undo.ts";
import { verify } from "./verify.ts";

/** A match to its end: rests and passes, until deck and rounds are used up. */
const whole = (seats: number): Session<Toy> => idle(toySession(seats), 10_000);
const kindsOf = (record: MatchRecord<Toy>): string[] => [...new Set(verify(toyGame, record).map((one) => one.kind))];

describe("a record", () => {
  test("never changes: each move gives another", () => {
    const first = deepFreeze(toySession(2));
    const second = deepFreeze(answered(toyGame, first, "ann", { do: "rest" }));
    expect(first.record.moves).toEqual([]);
    expect(second.record.moves).toEqual([[0, 0]]);
    expect(second.record.answers).toEqual([{ do: "rest" }]);
    expect(second.events.map((event) => event.event)).toEqual(["rested", "drew"]);
  });

  test("keeps each different answer once", () => {
    const { record } = idle(toySession(2), 40);
    expect(record.moves).toHaveLength(40);
    expect(record.answers).toEqual([{ do: "rest" }, { do: "pass" }]);
  });

  test("refuses as the match does, and notes nothing", () => {
    const session = toySession(2);
    const late = play(toyGame, session, "ann", { question: 99, answer: { do: "rest" } });
    expect(late).toEqual({ ok: false, rule: "table.answer-names-the-question" });
    expect(actOn(toyGame, session, "ann", { act: "accept-draw" }).ok).toBe(false);
  });

  test("commits to the seed before the match: SHA-256 of seed and salt", () => {
    expect(commit("abc", "")).toMatch(/^[0-9a-f]{64}$/);
    expect(commit("ab", "c")).not.toBe(commit("a", "bc"));
    expect(toySession(2).record.commitment).toBe(commit("test", "salt"));
  });

  test("records every roll with its purpose, in order", () => {
    const { record } = toySession(2);
    // A deck of 24 is shuffled by 23 draws: of 24, 23, ... 2 places.
    expect(record.purposes).toEqual(["deck"]);
    expect(record.rolls.filter((_, i) => i % 3 === 1)).toEqual(Array.from({ length: 23 }, (_, i) => 24 - i));
  });

  test("spreads its snapshots evenly and thins them out", () => {
    const { record } = whole(4);
    expect(record.moves.length).toBeGreaterThan(200);
    expect(record.snapshots.length).toBeLessThanOrEqual(SNAPSHOTS_MOST);
    expect(record.snapshots.reduce((sum, one) => sum + one.state.length, 0)).toBeLessThanOrEqual(SNAPSHOT_ROOM);
    record.snapshots.forEach((one, i) => {
      expect(one.at).toBe((i + 1) * record.every);
    });
  });
});

describe("replay", () => {
  test("leads to the same state, with every event on the way", () => {
    const end = whole(3);
    const events: string[] = [];
    const again = replay(toyGame, end.record, ({ changed }) =>
      events.push(...changed.events.map((event) => event.event)),
    );
    expect(again.ok && again.state).toEqual(end.state);
    expect(events.filter((name) => name === "drew")).toHaveLength(24);
  });

  test("to any point is the same from the beginning and from the nearest snapshot", () => {
    let session = toySession(3);
    const states = [session.state];
    for (let i = 0; i < 100; i++) {
      session = idle(session, 1);
      states.push(session.state);
    }
    for (const at of [0, 1, 31, 32, 33, 64, 99, 100]) {
      const near = stateAt(toyGame, session.record, at);
      const far = replay(toyGame, session.record, null, at);
      expect(near.ok && near.state).toEqual(states[at]);
      expect(far.ok && far.state).toEqual(states[at]);
    }
  });

  test("a draw agreed and a seat that left are part of it", () => {
    const left = actOn(toyGame, idle(toySession(3), 5), "cid", { act: "concede" });
    if (!left.ok) throw new Error(left.rule);
    const offered = actOn(toyGame, idle(left.session, 3), "ann", { act: "offer-draw" });
    if (!offered.ok) throw new Error(offered.rule);
    const over = actOn(toyGame, offered.session, "bob", { act: "accept-draw" });
    if (!over.ok) throw new Error(over.rule);
    expect(over.session.state.outcome?.rule).toBe("toy.agreed");
    expect(verify(toyGame, over.session.record)).toEqual([]);
    expect(over.session.record.finalHash).toBe(hashState(toyGame, over.session.state));
  });

  test("with scripted chance uses the script up again", () => {
    const script = [{ purpose: "lantern die", result: 5 }];
    let session = newRecord(toyGame, { config: { seats: 2 }, seed: "x", script });
    const held = session.state.body.seats[0]?.hand[0] ?? "1";
    session = answered(toyGame, session, "ann", { do: "play", card: held });
    session = answered(toyGame, session, "bob", { do: "pass" });
    expect(session.events.find((event) => event.event === "rolled")?.number).toBe(6);
    expect(session.state.chance.script).toEqual([]);
    expect(verify(toyGame, session.record)).toEqual([]);
  });
});

describe("verify", () => {
  const { record } = whole(2);

  test("a record as it was played has no fault", () => expect(verify(toyGame, record)).toEqual([]));

  test("names what was altered", () => {
    expect(kindsOf({ ...record, seed: "other" })).toContain("commitment");
    expect(kindsOf({ ...record, salt: "" })).toContain("commitment");
    expect(kindsOf({ ...record, rolls: record.rolls.with(2, (record.rolls[2] ?? 0) ^ 1) })).toEqual(["chance"]);
    expect(kindsOf({ ...record, rolls: record.rolls.slice(3) })).toContain("chance");
    expect(kindsOf({ ...record, finalHash: "0000000000000000" })).toEqual(["final-hash"]);
    expect(kindsOf({ ...record, finalHash: null })).toEqual(["final-hash"]);
    expect(kindsOf({ ...record, chain: "0000000000000000" })).toEqual(["chain"]);
    expect(kindsOf({ ...record, rules: "2" })).toContain("rules");
    expect(kindsOf({ ...record, game: "chess" })).toEqual(["game"]);
    expect(kindsOf({ ...record, marks: record.marks.slice(1) })).toEqual(["mark"]);
    expect(kindsOf({ ...record, seats: ["ann", "zoe"] })).toContain("seats");
  });

  test("numbers of questions after undo, and the distance of snapshots, are compared", () => {
    const played = idle(toySession(2), 40);
    const back = undo(toyGame, played, 8, { mode: "strict", own: played.state.seats, computers: [], consent: true });
    if (!back.ok) throw new Error(back.rule);
    const { record: undone } = idle(back.session, 40);
    const [counter] = undone.counters;
    if (counter === undefined) throw new Error("no counter");
    expect(kindsOf(undone)).toEqual([]);
    // The question that was open before the undo had the number before: its late answer would serve again.
    const natural = idle(toySession(2), counter.at).state.nextQuestion;
    expect(kindsOf({ ...undone, counters: [{ ...counter, next: natural - 1 }] })).toContain("counter");
    // Snapshots further on tell that the numbers went on from elsewhere.
    expect(kindsOf({ ...undone, counters: [{ ...counter, next: counter.next + 5 }] })).toEqual(["snapshot"]);
    expect(kindsOf({ ...undone, every: 7 })).toContain("snapshot");
    expect(kindsOf({ ...undone, every: 1024 })).toContain("snapshot");
  });

  test("a move that is not legal names its place", () => {
    const altered = { ...record, answers: [...record.answers, { do: "play", card: "1" } as const] };
    const faults = verify(toyGame, { ...altered, moves: record.moves.with(1, [1, altered.answers.length - 1]) });
    expect(faults.map((one) => one.kind)).toContain("chain");
    expect(faults.find((one) => one.kind === "move" || one.kind === "snapshot")).toBeDefined();
  });

  test("a snapshot that was painted over is found, text or hash", () => {
    const [first, ...rest] = record.snapshots;
    if (first === undefined) throw new Error("no snapshot");
    const painted = first.state.replace('"points":0', '"points":4');
    expect(kindsOf({ ...record, snapshots: [{ ...first, state: painted }, ...rest] })).toEqual(["snapshot"]);
    expect(kindsOf({ ...record, snapshots: [{ ...first, hash: "0000000000000000" }, ...rest] })).toEqual(["snapshot"]);
  });

  test("a match that is not over is verified as far as it goes", () => {
    const session = idle(toySession(2), 70);
    expect(verify(toyGame, session.record)).toEqual([]);
    expect(verify(toyGame, sealed(toyGame, session))).toEqual([]);
  });
});

describe("taking over", () => {
  const session = idle(toySession(3), 17);

  test("with all hands owned goes on from the true state, with fresh chance", () => {
    const over = takeOver(toyGame, session.record, 10, { seed: "new", seat: null });
    const there = stateAt(toyGame, session.record, 10);
    if (!over.ok || !there.ok) throw new Error("refused");
    expect(over.session.state.body).toEqual(there.state.body);
    expect(draw(over.session.state.chance, "lantern die", 1_000_000).result).not.toBe(
      draw(there.state.chance, "lantern die", 1_000_000).result,
    );
  });

  test("for a seat deals anew what it could not know, in the middle of a turn", () => {
    const over = takeOver(toyGame, session.record, 16, { seed: "new", seat: "bob" });
    const there = stateAt(toyGame, session.record, 16);
    if (!over.ok || !there.ok) throw new Error("refused");
    const { state } = over.session;
    const plain = { ...toyGame.view(state, "bob"), frames: [], rest: null };
    expect(plain).toEqual({ ...toyGame.view(there.state, "bob"), frames: [], rest: null });
    expect(state.body.deck).not.toEqual(there.state.body.deck);
    expect(openQuestion(state)?.question).toEqual(openQuestion(there.state)?.question);
  });

  test("gives a record of its own, which says where it comes from and verifies", () => {
    const over = takeOver(toyGame, session.record, 16, { seed: "new", seat: "bob" });
    if (!over.ok) throw new Error(over.rule);
    const end = idle(over.session, 10_000);
    expect(end.state.outcome).not.toBeNull();
    expect(end.record.origin?.from).toEqual({ commitment: session.record.commitment, at: 16 });
    expect(verify(toyGame, end.record)).toEqual([]);
  });
});
