import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonFault } from "./border.ts";

const limits = { depth: 4, size: 20 };
const faultOf = (value: unknown): string => {
  const fault = jsonFault(value, limits);
  return fault === null ? "fine" : `${fault.place}: ${fault.why}`;
};

describe("values from outside", () => {
  test("plain JSON within limits is fine", () => {
    expect(faultOf({ a: [1, "x", null, true], b: { c: -0.5 } })).toBe("fine");
    const plain = fc.jsonValue().filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)));
    fc.assert(fc.property(plain, (value) => jsonFault(value, { depth: 100, size: 100_000 }) === null));
  });

  test("what is not JSON is named by its place", () => {
    expect(faultOf({ a: [1, { b: undefined }] })).toBe("a[1].b: not plain JSON");
    expect(faultOf([Number.NaN])).toBe("[0]: not plain JSON");
    expect(faultOf([Number.POSITIVE_INFINITY])).toBe("[0]: not plain JSON");
    expect(faultOf({ f: () => 1 })).toBe("f: not plain JSON");
    expect(faultOf([new Map()])).toBe("[0]: not plain JSON");
    expect(faultOf(undefined)).toBe(": not plain JSON");
  });

  test("too deep, too large, and names that reach into prototypes", () => {
    expect(faultOf([[[[[]]]]])).toBe("[0][0][0][0]: too deep");
    expect(faultOf(Array.from({ length: 21 }, () => 0))).toContain("too large");
    expect(faultOf([[...Array(9).keys()], [...Array(9).keys()]])).toContain("too large");
    expect(faultOf(JSON.parse('{"a":{"__proto__":1}}'))).toBe("a.__proto__: a forbidden name");
    expect(faultOf({ constructor: 1 })).toBe("constructor: a forbidden name");
  });

  test("a value a million levels deep does not exhaust the stack", () => {
    let deep: unknown = 0;
    for (let i = 0; i < 1_000_000; i++) deep = [deep];
    expect(jsonFault(deep, { depth: 64, size: 1_000 })?.why).toBe("too deep");
  });
});
