import { expect, it } from "vitest";
import { toPlain, valueAt, writePath } from "./plain.ts";
import { readYaml } from "./yaml.ts";

const failure = (value: unknown): string => {
  const result = toPlain(value);
  return result.ok ? "fine" : `${writePath(result.path)}: ${result.message}`;
};

it("copies plain data", () => {
  const value = { a: [1, "two", null, true] };
  const result = toPlain(value);
  expect(result).toEqual({ ok: true, value });
});

it("refuses keys that reach a prototype", () => {
  expect(failure(JSON.parse('{"a": {"__proto__": {"b": 1}}}'))).toBe('a.__proto__: the key "__proto__" is not allowed');
  expect(failure({ list: [{ constructor: 1 }] })).toBe('list[0].constructor: the key "constructor" is not allowed');
});

it("refuses a YAML alias that contains itself", () => {
  expect(failure(readYaml("a: &loop\n  b: [*loop]\n"))).toBe("a.b[0]: a value that contains itself");
});

it("counts every use of an alias, so that a small file cannot unfold into a large one", () => {
  const level = (name: string, inner: string): string => `${name}: &${name} [${Array(9).fill(inner).join(", ")}]\n`;
  const names = ["b", "c", "d", "e", "f", "g"];
  const bomb = names.reduce((text, name, index) => text + level(name, index === 0 ? "x" : `*${names[index - 1]}`), "");
  expect(() => readYaml(bomb)).toThrow();
});

it("refuses what is nested too deep, too large or not finite", () => {
  expect(failure(JSON.parse(`${"[".repeat(60)}1${"]".repeat(60)}`))).toMatch(/nested deeper than 48$/);
  expect(failure(Array(200_001).fill(1))).toMatch(/more than 200000 values$/);
  expect(failure(["x".repeat(4001)])).toBe("[0]: a text of more than 4000 letters");
  expect(failure({ a: Number.NaN })).toBe("a: not a finite number");
  expect(failure({ a: new Map() })).toBe("a: not a plain table");
});

it("finds a value by its path", () => {
  expect(valueAt({ a: [{ b: 3 }] }, ["a", 0, "b"])).toBe(3);
  expect(valueAt({ a: [] }, ["a", 0, "b"])).toBeUndefined();
  expect(valueAt({}, ["toString"])).toBeUndefined();
});
