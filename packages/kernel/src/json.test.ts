import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyJson, hashJson, sameJson } from "./json.ts";

/** Names that reach into prototypes are stopped at the border: see border.ts. */
const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes("__proto__"));

describe("plain JSON", () => {
  test("a copy is equal and shares nothing", () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = copyJson(value);
        expect(sameJson(copy, value)).toBe(true);
        if (typeof value === "object" && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });

  test("equal values hash alike whatever the order of their keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ maxLength: 6 }), json), (table) => {
        const turned = Object.fromEntries(Object.entries(table).reverse());
        expect(sameJson(table, turned)).toBe(true);
        expect(hashJson(table)).toBe(hashJson(turned));
      }),
    );
  });

  test("different values hash differently", () => {
    fc.assert(fc.property(json, json, (a, b) => sameJson(a, b) === (hashJson(a) === hashJson(b))));
    const alike = [
      [],
      {},
      "",
      0,
      null,
      false,
      [[]],
      [0],
      ["0"],
      "0",
      ["a", "b"],
      ["ab"],
      [["a"], "b"],
      { a: "b" },
      ["a", 1, "b"],
    ];
    expect(new Set(alike.map(hashJson)).size).toBe(alike.length);
  });

  test("the order of a list and the place of a value count", () => {
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameJson({ a: 1, c: 2 }, { a: 1, b: 2 })).toBe(false);
    expect(sameJson([], {})).toBe(false);
  });

  test("what is not JSON has no hash", () => {
    expect(() => hashJson({ a: undefined })).toThrow("not plain JSON");
    expect(() => hashJson([() => 1])).toThrow("not plain JSON");
  });
});
