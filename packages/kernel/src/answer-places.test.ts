import { describe, expect, test } from "vitest";
import { deepFreeze } from "../testing/deep-freeze.ts";
import { addAnswer, placeOf, withAnswer } from "./answer-places.ts";

const rest = { do: "rest" };
const pass = { do: "pass" };

describe("the places of answers", () => {
  test("an answer is found whatever the order of its keys, and others are not", () => {
    const answers = [rest, { do: "move", to: [1, 2] }];
    expect(placeOf(answers, { to: [1, 2], do: "move" })).toBe(1);
    expect(placeOf(answers, { do: "move", to: [2, 1] })).toBe(-1);
    expect(placeOf([], rest)).toBe(-1);
  });

  test("in a list that holds an answer twice, as one from a file may, the first counts", () => {
    expect(placeOf([pass, rest, { ...rest }], rest)).toBe(1);
  });

  test("a list that is lengthened stays as it was, and so does one that holds the answer", () => {
    const before = deepFreeze([rest]);
    const after = withAnswer(before, pass);
    expect([before, after]).toEqual([[rest], [rest, pass]]);
    expect(withAnswer(after, { do: "rest" })).toBe(after);
  });

  test("two lists that come of one know each their own answers", () => {
    const before = withAnswer([rest], pass);
    const left = withAnswer(before, { do: "left" });
    const right = withAnswer(before, { do: "right" });
    expect([left, right].map((list) => placeOf(list, { do: "right" }))).toEqual([-1, 2]);
    expect([left, right].map((list) => placeOf(list, { do: "left" }))).toEqual([2, -1]);
    expect(placeOf(before, { do: "left" })).toBe(-1);
    expect(placeOf(withAnswer(right, { do: "left" }), { do: "left" })).toBe(3);
  });

  test("a list of one's own grows in place", () => {
    const own: unknown[] = [];
    expect([rest, pass, { do: "rest" }].map((one) => addAnswer(own, one))).toEqual([0, 1, 0]);
    expect(own).toEqual([rest, pass]);
  });
});
