import { plain, speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { Table } from "../../testing/battle.ts";
import { at, field, under } from "../../testing/fight.ts";
import type { MnEvent } from "../engine/index.ts";
import { en } from "../words/en/index.ts";
import { logLine } from "./line.ts";

beforeAll(() => speak("en"));

const effect = { ...under("a", "slowed"), until: { kind: "save" } as const };
const { body } = new Table({
  rows: field(3, 3),
  creatures: [
    { name: "a", seat: 0, at: at(0, 0) },
    { name: "b", seat: 1, at: at(2, 2) },
  ],
  effects: [effect],
}).state;

type Noted = Extract<MnEvent, { event: "noted" }>;
const told = (rule: Noted["rule"], thing: string | null): string | null => {
  const line = logLine(body, { event: "noted", thing, rule }, "l");
  return line === null ? null : plain(line.text);
};

test("a rule that applied though nothing changed has a sentence of its own about whom it concerned", () => {
  expect(told("mn.hp.maximum", "a")).toBe("t/a has all its hit points already.");
  expect(told("mn.duration.overlap", effect.id)).toBe("t/a is slowed already: the longer one counts.");
  expect(told("mn.battle.tie", null)).toBe("Both sides stand equal at the goal: whoever scores next wins.");
});

test("what a reader would not ask, or of what nothing is known any more, has no line", () => {
  expect(told("mn.resolve.serial", "a")).toBe(null);
  expect(told("mn.duration.overlap", "gone")).toBe(null);
});

test("no sentence only says that a rule applied", () => {
  const notes = Object.entries(en).filter(([id]) => id.startsWith("note."));
  expect(notes.length).toBeGreaterThan(60);
  expect(new Set(notes.map(([, words]) => words)).size).toBe(notes.length);
});
