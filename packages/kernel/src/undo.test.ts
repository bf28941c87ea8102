import { describe, expect, test } from "vitest";
import { answered, idle, toySession } from "../testing/play.ts";
import type { Toy } from "../testing/toy-game.ts";
import { toyGame } from "../testing/toy-game.ts";
import { answer, hashState, kernelRules, openQuestion } from "./match.ts";
import type { Session } from "./record.ts";
import { actOn } from "./record.ts";
import type { UndoPolicy } from "./undo.ts";
import { redo, stepsToOwnMove, undo, undoReach, undoRules } from "./undo.ts";
import { verify } from "./verify.ts";

const alone: UndoPolicy = { mode: "strict", own: ["ann", "bob", "cid"], computers: [] };
const annAgainstPeople: UndoPolicy = { mode: "strict", own: ["ann"], computers: [] };
const practice: UndoPolicy = { mode: "practice", own: ["ann"], computers: ["bob", "cid"] };
const strict: UndoPolicy = { ...practice, mode: "strict" };

/** Ann plays a card, bob passes; the window is open for cid. Nothing was drawn or rolled. */
function inTheWindow(): Session<Toy> {
  const begun = toySession(3);
  const card = begun.state.body.seats[0]?.hand[0] ?? "1";
  const played = answered(toyGame, begun, "ann", { do: "play", card });
  return answered(toyGame, played, "bob", { do: "pass" });
}

/** Cid passes too: the die is rolled. */
const rolled = (): Session<Toy> => answered(toyGame, inTheWindow(), "cid", { do: "pass" });

function back(session: Session<Toy>, steps: number, policy: UndoPolicy): Session<Toy> {
  const undone = undo(toyGame, session, steps, policy);
  if (!undone.ok) throw new Error(`undo stops at ${undone.barrier.kind}`);
  return undone.session;
}

describe("undo", () => {
  test("takes moves back to the very state, and does not rewind the counter of questions", () => {
    const begun = toySession(3);
    const there = inTheWindow();
    const again = back(there, 2, alone);
    expect(hashState(toyGame, again.state)).toBe(hashState(toyGame, begun.state));
    expect(openQuestion(there.state)?.id).toBe(3);
    expect(openQuestion(again.state)?.id).toBe(4);
    expect(again.state.nextQuestion).toBe(5);
    expect(again.record.moves).toEqual([]);
  });

  test("an answer sent before the undo comes too late", () => {
    const again = back(inTheWindow(), 2, alone);
    expect(answer(toyGame, again.state, "ann", { question: 1, answer: { do: "rest" } })).toEqual({
      ok: false,
      rule: kernelRules.late,
    });
  });

  test("what is played after it verifies, and so does undo upon undo", () => {
    const twice = back(back(inTheWindow(), 1, alone), 1, alone);
    const end = idle(twice, 10_000);
    expect(end.record.counters).toEqual([{ at: 0, next: 5 }]);
    expect(verify(toyGame, end.record)).toEqual([]);
  });

  test("across snapshots, with consent, and on from there", () => {
    const there = idle(toySession(2), 100);
    const again = back(there, 61, { ...annAgainstPeople, consent: true });
    expect(again.record.moves).toHaveLength(39);
    expect(again.record.snapshots.map((one) => one.at)).toEqual([32]);
    expect(verify(toyGame, again.record)).toEqual([]);
    expect(verify(toyGame, idle(again, 500).record)).toEqual([]);
  });

  test("nothing to take back", () => {
    expect(undo(toyGame, toySession(2), 0, alone)).toMatchObject({ ok: false, rule: undoRules.nothing });
    expect(undo(toyGame, toySession(2), 1, alone)).toMatchObject({ ok: false, barrier: { kind: "start", at: -1 } });
  });
});

describe("barriers", () => {
  test("a die that was rolled: chance", () => {
    const refused = undo(toyGame, rolled(), 1, alone);
    expect(refused).toEqual({ ok: false, rule: undoRules.barrier, barrier: { kind: "chance", at: 2, seat: "cid" } });
  });

  test("a card that was drawn: something hidden was shown", () => {
    const rested = answered(toyGame, toySession(2), "ann", { do: "rest" });
    expect(undo(toyGame, rested, 1, alone)).toMatchObject({ barrier: { kind: "shown", at: 0, seat: "ann" } });
  });

  test("another person's answer", () => {
    expect(undo(toyGame, inTheWindow(), 1, annAgainstPeople)).toMatchObject({
      barrier: { kind: "person", at: 1, seat: "bob" },
    });
    const played = back(inTheWindow(), 1, alone);
    expect(undo(toyGame, played, 1, annAgainstPeople).ok).toBe(true);
  });

  test("a computer's answer, in strict play only", () => {
    expect(undo(toyGame, inTheWindow(), 2, strict)).toMatchObject({
      barrier: { kind: "computer", at: 1, seat: "bob" },
    });
    expect(undo(toyGame, inTheWindow(), 2, practice).ok).toBe(true);
    expect(stepsToOwnMove(inTheWindow().record, ["ann"])).toBe(2);
  });

  test("a concession of another seat", () => {
    const gone = actOn(toyGame, toySession(3), "cid", { act: "concede" });
    if (!gone.ok) throw new Error(gone.rule);
    expect(undo(toyGame, gone.session, 1, annAgainstPeople)).toMatchObject({
      barrier: { kind: "person", seat: "cid" },
    });
  });

  test("consent crosses all but the beginning", () => {
    const agreed = { ...annAgainstPeople, consent: true };
    expect(back(rolled(), 3, agreed).record.moves).toEqual([]);
    expect(undo(toyGame, rolled(), 4, agreed)).toMatchObject({ barrier: { kind: "start" } });
  });

  test("how far undo reaches is known without trying", () => {
    expect(undoReach(inTheWindow().record, alone)).toEqual({
      steps: 2,
      barrier: { kind: "start", at: -1, seat: null },
    });
    expect(undoReach(inTheWindow().record, annAgainstPeople).steps).toBe(0);
    expect(undoReach(rolled().record, alone).steps).toBe(0);
  });
});

describe("redo", () => {
  test("makes the moves again one by one, chance included", () => {
    const there = rolled();
    let again = back(there, 3, { ...alone, consent: true });
    for (let i = 0; i < 3; i++) {
      const next = redo(toyGame, again);
      if (!next.ok) throw new Error(next.rule);
      again = next.session;
    }
    expect(hashState(toyGame, again.state)).toBe(hashState(toyGame, there.state));
    expect(again.record.rolls).toEqual(there.record.rolls);
    expect(again.record.chain).toBe(there.record.chain);
    expect(redo(toyGame, again)).toEqual({ ok: false, rule: undoRules.noRedo });
  });

  test("is forgotten by another move", () => {
    const other = answered(toyGame, back(inTheWindow(), 1, alone), "bob", { do: "pass" });
    expect(other.undone).toEqual([]);
  });
});
