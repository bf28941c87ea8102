import { expect, test } from "vitest";
import { toySession } from "../testing/play.ts";
import { toyGame } from "../testing/toy-game.ts";
import { pickFrom, randomAnswer } from "./harness/play-out.ts";
import { actOn, play } from "./record.ts";
import { Recording } from "./recording.ts";
import { verify } from "./verify.ts";

test("every session of a recording is the one that a copy at every move gives, to the end and long after", () => {
  for (const seed of ["one", "two", "three"]) {
    let copied = toySession(3, seed);
    const recording = new Recording(toyGame, copied);
    const pick = pickFrom(seed);
    const both = [{ copied, recorded: recording.now }];
    while (copied.state.outcome === null) {
      const chosen = randomAnswer(toyGame, copied.state, pick);
      if (typeof chosen === "string") throw new Error(chosen);
      const played = play(toyGame, copied, chosen.seat, chosen);
      const recorded = recording.play(chosen.seat, chosen);
      if (!played.ok || !recorded.ok) throw new Error("refused");
      copied = played.session;
      both.push({ copied, recorded: recorded.session });
    }
    expect(recording.moves).toBe(copied.record.moves.length);
    // Looked at only now: a session stays what it was, though the match went on.
    for (const { copied: one, recorded } of both) expect({ ...recorded }).toEqual(one);
    expect(JSON.stringify(recording.now.record)).toBe(JSON.stringify(copied.record));
    expect(verify(toyGame, recording.now.record)).toEqual([]);
  }
});

test("an act at the table is recorded as a copy would record it", () => {
  const begun = toySession(3);
  const recording = new Recording(toyGame, begun);
  const left = recording.act("cid", { act: "concede" });
  expect(left.ok && { ...left.session }).toEqual(Object(actOn(toyGame, begun, "cid", { act: "concede" })).session);
  expect(recording.now.record.moves).toEqual([[2, "concede"]]);
  expect(recording.act("cid", { act: "concede" })).toEqual({ ok: false, rule: "table.seat-has-left" });
});

test("a refusal changes nothing", () => {
  const begun = toySession(2);
  const recording = new Recording(toyGame, begun);
  const late = recording.play("ann", { question: 99, answer: { do: "rest" } });
  expect(late).toEqual({ ok: false, rule: "table.answer-names-the-question" });
  expect([recording.now, recording.moves]).toEqual([begun, 0]);
});
