/** Records that earlier rules made: what becomes of one in any game. Snapshots are a cache, the moves are the match. */
import { describe, expect, test } from "vitest";
import { pickFrom, randomAnswer } from "../src/harness/play-out.ts";
import type { Game, GameTypes, Session } from "../src/index.ts";
import { newRecord, openQuestion, openRecord, play, stateAt, toJson } from "../src/index.ts";

type Json = ReturnType<typeof JSON.parse>;

/** Moves of the record: enough for two snapshots. */
const MOVES = 70;
/** The move that mended rules forbid in the tests. */
const STOP = 40;

/** A match with seventy of its moves made at random. */
export function playedAtRandom<T extends GameTypes>(game: Game<T>, config: T["config"]): Session<T> {
  const pick = pickFrom("older");
  let session = newRecord(game, { config, seed: "older", salt: "salt" });
  while (session.record.moves.length < MOVES) {
    const chosen = randomAnswer(game, session.state, pick);
    if (typeof chosen === "string") throw new Error(chosen);
    const next = play(game, session, chosen.seat, chosen);
    if (!next.ok) throw new Error(next.rule);
    ({ session } = next);
  }
  return session;
}

/** Snapshots as a version wrote them whose bodies had a member less. */
function aged(file: Json): Json {
  const snapshots = file.snapshots.map((one: Json) => {
    const state = JSON.parse(one.state);
    const [member] = Object.keys(state.body);
    if (member !== undefined) Reflect.deleteProperty(state.body, member);
    return { ...one, state: JSON.stringify(state) };
  });
  return { ...file, snapshots };
}

/** Tests of any game, with a match of more than forty moves. */
export function olderRecordsSuite<T extends GameTypes>(game: Game<T>, session: Session<T>): void {
  describe("a record of earlier rules", () => {
    const file: Json = JSON.parse(toJson(game, session));
    const opened = (changed: Json, by: Game<T> = game): ReturnType<typeof openRecord<T>> =>
      openRecord(by, JSON.stringify(changed));

    test.each([
      ["of an older kind", aged(file)],
      ["torn", { ...file, snapshots: file.snapshots.map((one: Json) => ({ ...one, state: one.state.slice(0, 99) })) }],
      ["that are none", { ...file, snapshots: [null, { at: "here" }, "gone"] }],
      ["out of place", { ...file, snapshots: file.snapshots.map((one: Json) => ({ ...one, at: 99_999 })) }],
    ])("with snapshots %s is played on as if they were not there", (_, changed) => {
      const found = opened(changed);
      if (found.kind !== "match") throw new Error(found.kind);
      expect(found.session.state).toEqual(session.state);
      expect(found.faults.map(({ kind }) => kind)).toEqual(changed.snapshots.map(() => "snapshot"));
      expect(found.faults.every(({ detail }) => /^snapshots\[|hashes to/.test(detail))).toBe(true);
      // What is kept from now on has sound ones again.
      expect(opened(JSON.parse(toJson(game, found.session)))).toMatchObject({ kind: "match", faults: [] });
    });

    test("whose states were others is played from its beginning, and that is told", () => {
      const found = opened({ ...aged(file), finalHash: "0123456789abcdef" });
      if (found.kind !== "anew") throw new Error(found.kind);
      expect(found.stopped).toBeNull();
      expect(found.session.state).toEqual(session.state);
      expect(found.session.record.moves).toEqual(session.record.moves);
      expect(found.faults.map(({ kind }) => kind)).toContain("final-hash");
      expect(opened(JSON.parse(toJson(game, found.session)))).toMatchObject({ kind: "match", faults: [] });
    });

    test("that other rules made says so, and is a record of these from now on", () => {
      const found = opened(file, { ...game, rules: "of tomorrow" });
      if (found.kind !== "anew") throw new Error(found.kind);
      expect(found.faults.map(({ kind }) => kind)).toEqual(["rules"]);
      expect(found.session.record.rules).toBe("of tomorrow");
      expect(found.session.record.moves).toEqual(session.record.moves);
    });

    test("with a move that is not legal any more opens where that would be made, and names move and rule", () => {
      // The question that was open before the move, and the first move that answers it.
      const there = stateAt(game, session.record, STOP);
      const id = there.ok ? openQuestion(there.state)?.id : undefined;
      let at = STOP;
      for (let back = STOP - 1; at - back === 1; back--) {
        const earlier = stateAt(game, session.record, back);
        if (earlier.ok && openQuestion(earlier.state)?.id === id) at = back;
      }
      const mended: Game<T> = {
        ...game,
        check: (state, asked, seat, answer) =>
          asked.id === id ? { legal: false, rule: "mended.rule" } : game.check(state, asked, seat, answer),
      };
      const found = opened(file, mended);
      if (found.kind !== "anew") throw new Error(found.kind);
      const seat = session.record.seats[session.record.moves[at]?.[0] ?? 0];
      expect(found.stopped).toEqual({ at, seat, rule: "mended.rule" });
      expect(found.session.record.moves).toEqual(session.record.moves.slice(0, at));
      // It is a match like any other, and the old record is as it was.
      expect(opened(JSON.parse(toJson(game, found.session)))).toMatchObject({ kind: "match", faults: [] });
      expect(found.record.moves).toEqual(session.record.moves);
    });

    test("with an answer that is none any more opens where it was given", () => {
      const [, what] = session.record.moves[STOP] ?? [];
      const first = session.record.moves.findIndex((move) => move[1] === what);
      const found = opened({ ...file, answers: file.answers.with(what, { old: "words" }) });
      if (found.kind !== "anew") throw new Error(found.kind);
      const seat = session.record.seats[session.record.moves[first]?.[0] ?? 0];
      expect(found.stopped).toEqual({ at: first, seat, rule: "table.answer-has-the-shape" });
      expect(found.faults[0]).toEqual({
        kind: "move",
        at: first,
        detail: `answers[${what}]: not an answer of this game`,
      });
    });
  });
}
