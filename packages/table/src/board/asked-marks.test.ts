import type { GameTypes } from "@undercroft/kernel";
import { expect, test } from "vitest";
import type { Item, Sheet } from "../ask/model.ts";
import { EMPTY_DESK } from "../state/desk.ts";
import { type AskedGround, askedMarks } from "./asked-marks.ts";

// A board ten squares wide. A piece of two squares a side stands at 11: on 11, 12, 21 and 22.
const ground: AskedGround = {
  shown: (at) => ({ x: at % 10, y: Math.floor(at / 10) }),
  spaceOf: (piece) => (piece === "ogre" ? { at: 11, size: 2 } : null),
  hazards: new Set([5]),
  taken: new Set([4]),
};

const sheetOf = (given: Partial<Sheet<GameTypes>>): Sheet<GameTypes> => ({
  who: "",
  rule: "",
  question: "",
  buttons: [],
  places: [],
  about: null,
  ...given,
});

const goal = (at: number, cost: number): Item<GameTypes> => ({
  id: `to:${at}`,
  label: "",
  squares: [at],
  goal: { at, cost, stops: false },
});

test("whatever may be pressed is lit once, pieces with all of their squares", () => {
  const places = [{ id: "a", label: "", pieces: ["ogre"] }, goal(12, 1), goal(4, 2)];
  expect(askedMarks(sheetOf({ places }), EMPTY_DESK, ground).lit).toEqual([
    { x: 1, y: 1 },
    { x: 2, y: 1 },
    { x: 1, y: 2 },
    { x: 2, y: 2 },
    { x: 4, y: 0 },
  ]);
});

test("where nothing on the board may be pressed, the light falls on the middle of whom the question is about", () => {
  const marks = askedMarks(sheetOf({ about: "ogre" }), EMPTY_DESK, ground);
  expect(marks.pool).toMatchObject({ x: 2, y: 2 });
  expect(marks.lit).toBeUndefined();
});

test("moves have their costs: in a corner where something lies, with a warning where it harms", () => {
  const marks = askedMarks(sheetOf({ places: [goal(4, 1), goal(5, 3)], moving: "ogre" }), EMPTY_DESK, ground);
  expect(marks.costs).toEqual([
    { x: 4, y: 0, cost: 1, stop: false, hazard: false, corner: true },
    { x: 5, y: 0, cost: 3, stop: false, hazard: true, corner: false },
  ]);
  expect(askedMarks(sheetOf({ places: [goal(4, 1)] }), EMPTY_DESK, ground).costs).toBeUndefined();
});

test("what is pointed at has a frame, unless it is one square to go to, which has its way", () => {
  const places = [{ id: "a", label: "", pieces: ["ogre"] }, goal(4, 1)];
  const at = (hoverItem: string): number =>
    askedMarks(sheetOf({ places }), { ...EMPTY_DESK, hoverItem }, ground).pointed?.length ?? 0;
  expect([at("a"), at("to:4")]).toEqual([4, 0]);
});

test("a way taken step by step begins where the piece stands and counts its steps", () => {
  const desk = { ...EMPTY_DESK, drill: { on: "steps" as const, path: [12, 13] } };
  expect(askedMarks(sheetOf({ about: "ogre" }), desk, ground).path).toEqual({
    squares: [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 3, y: 1 },
    ],
    size: 2,
    cost: 2,
  });
});
