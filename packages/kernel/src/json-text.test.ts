import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonPlaces, readJsonText } from "./json-text.ts";

/** What is told of a text: "line:column place: why", or nothing. */
function told(text: string): string {
  const read = readJsonText(text);
  if (read.ok) return "";
  const { line, column, place, why } = read.fault;
  return `${line}:${column} ${place}: ${why}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("a key that stands twice in one table", () => {
  test("is told with its place", () => {
    expect(told('{"a": 1, "a": 2}')).toBe("1:10 a: this key stands twice in one table");
    expect(told('{"cards": [\n  {"cost": 1},\n  {"cost": 1,\n   "id": "x", "cost": 2}\n]}')).toBe(
      "4:15 cards[1].cost: this key stands twice in one table",
    );
  });

  test("is the same key however it is written", () => {
    expect(told('{"a": 1, "\\u0061": 2}')).toBe("1:10 a: this key stands twice in one table");
    expect(told('{"\\"": 1, "\\u0022": 2}')).toBe('1:11 ": this key stands twice in one table');
  });

  test("is another one in another table", () => {
    expect(told('[{"a": {"a": 1}}, {"a": {"b": 1, "a": 2}}]')).toBe("");
  });

  test("is found where the table was overwritten, too", () => {
    expect(told('{"a": {"b": 1, "b": 2}, "a": 3}')).toMatch(/^1:16 a\.b: /);
  });
});

describe("what is no JSON is told with line and column", () => {
  test.each([
    ["", "1:1 : it ends in the middle"],
    ["[1, 2", "1:6 [1]: it ends in the middle"],
    ['{"a": "b', "1:9 a: it ends in the middle"],
    ['{"a": tru', "1:10 a: it ends in the middle"],
    ['{"a": "b\\', "1:10 a: it ends in the middle"],
    ['{"a"', "1:5 a: it ends in the middle"],
    ["hello", "1:1 : expected a value"],
    ["[1,\n2,\n]", "3:1 [2]: expected a value"],
    ["[1 2]", "1:4 [0]: expected a comma or ]"],
    ['{"a": 1 "b": 2}', "1:9 a: expected a comma or }"],
    ['{"a": 1,}', '1:9 a: expected a key, in "quotes"'],
    ["{a: 1}", '1:2 : expected a key, in "quotes"'],
    ['{"a" 1}', "1:6 a: expected a colon behind the key"],
    ["[1]]", "1:4 : something follows its end"],
    ["1 2", "1:3 : something follows its end"],
    ["[01]", "1:2 [0]: expected a value"],
    ["[+1]", "1:2 [0]: expected a value"],
    ["[NaN]", "1:2 [0]: expected a value"],
    ['["a\nb"]', "1:4 [0]: a line end or another control sign within quotes"],
    ['["\\x"]', "1:3 [0]: a backslash that means nothing"],
    ['["\\u00g0"]', "1:3 [0]: a backslash that means nothing"],
    ["[1,\r\n2,\r3,\n x]", "4:2 [3]: expected a value"],
    ["[1] // done", "1:5 : something follows its end"],
  ])("%j", (text, why) => {
    expect(told(text)).toBe(why);
  });
});

test("JSON is read, nothing else, and to the same value", () => {
  const twice = /stands twice/;
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom(...'"\\{}[],:0-.e1 tn\n\t', ""),
      (text, at, sign) => {
        const read = readJsonText(text);
        expect(read).toEqual({ ok: true, value: JSON.parse(text) });
        const place = at % (text.length + 1);
        const changed = text.slice(0, place) + sign + text.slice(place + 1);
        const again = readJsonText(changed);
        // A key that stands twice is told before what may be wrong further on.
        if (again.ok || !twice.test(again.fault.why)) expect(again.ok).toBe(isJson(changed));
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ["lists", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["tables", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`],
])("very many %s inside one another are refused, with a short word about the place", (_, text) => {
  expect(told(text)).toMatch(/^1:\d+ .{1,90}: too deep: more than 200 inside one another$/);
});

describe("where a path leads in a sound text", () => {
  const text = '\n{"cards": [\n  {"cost": 1},\r\n  [7, {"\\u0069d": [true]}]\n], "": 2}';
  const placeOf = jsonPlaces(text);

  test.each([
    [[], 2, 1],
    [["cards"], 2, 2],
    [["cards", 0], 3, 3],
    [["cards", 0, "cost"], 3, 4],
    [["cards", 1, 0], 4, 4],
    [["cards", 1, 1, "id", 0], 4, 20],
    [[""], 5, 4],
  ])("%j: the key, where there is one", (path, line, column) => {
    expect(placeOf(path)).toEqual({ line, column });
  });

  test.each([
    [["card"], 2, 1],
    [["cards", 2], 2, 2],
    [["cards", 0, "id", 4], 3, 3],
    [["cards", "0"], 2, 2],
  ])("%j is not there: the nearest thing around it", (path, line, column) => {
    expect(placeOf(path)).toEqual({ line, column });
  });
});
