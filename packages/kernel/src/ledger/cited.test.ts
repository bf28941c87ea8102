import { describe, expect, test } from "vitest";
import { assertCited, citedIn } from "./cited.ts";

describe("what an engine cited", () => {
  test("is found in events, claims and notes however deep", () => {
    const events = [
      { kind: "moved", rule: "toy.move.step", because: [{ rule: "toy.move.far", lifts: ["toy.move.stop"] }] },
    ];
    for (const id of ["toy.move.step", "toy.move.far", "toy.move.stop"]) expect(citedIn(events).has(id)).toBe(true);
  });

  test("is a whole value, not a part of a sentence and not a key", () => {
    const refusal = { text: "see toy.move.step", "toy.move.far": true };
    expect(citedIn(refusal).has("toy.move.step")).toBe(false);
    expect(citedIn(refusal).has("toy.move.far")).toBe(false);
  });

  test("is read once from values that share parts or contain themselves", () => {
    const loop: { rule: string; self: object | null } = { rule: "toy.move.step", self: null };
    loop.self = loop;
    expect([...citedIn(loop)]).toEqual(["toy.move.step"]);
  });

  test("must hold every id asserted; the message tells which were there", () => {
    const refusal = { rule: "toy.move.far", seat: "north" };
    expect(() => assertCited(refusal, ["toy.move.far"])).not.toThrow();
    expect(() => assertCited(refusal, ["toy.move.far", "toy.move.stop"])).toThrow(
      "not cited: toy.move.stop; cited: toy.move.far",
    );
    expect(() => assertCited([], ["toy.move.far"])).toThrow("not cited: toy.move.far; cited: nothing");
  });
});
