import { createDesk, speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { type Placing, Table } from "../../testing/battle.ts";
import { creatureCard } from "../../testing/cards.ts";
import { at, field, under } from "../../testing/fight.ts";
import { diceOf } from "../facing/dice.ts";
import { lastingWords, signOf } from "../facing/effects.ts";
import { piecesOf } from "../facing/pieces.ts";
import { marksOf } from "./marks.ts";
import { amid, standingOn } from "./places.ts";
import { sightAnswer } from "./sight.ts";
import { labeller } from "./square-words.ts";

beforeAll(() => speak("en"));

const one = (name: string, seat: 0 | 1, x: number, y: number, given: Placing["given"] = {}): Placing => ({
  name,
  seat,
  at: at(x, y),
  given,
});

test("auras, flanking pairs and what victory areas are worth lie on the map", () => {
  const holder = creatureCard("t/a", {
    powers: [{ power: "aura", squares: 1, affects: { side: "enemy" }, rules: [] }],
  });
  const { state } = new Table({
    rows: field(5, 5),
    creatures: [{ ...one("a", 0, 1, 2), card: holder }, one("e", 1, 2, 2), one("b", 0, 3, 2)],
  });
  const marks = marksOf(state, null, createDesk().getState(), null, []);
  // The creature whose turn it is is the one looked at: its aura of 1 has nine squares.
  expect(marks.reaches?.map(({ squares, strong }) => [squares.length, strong])).toEqual([[9, true]]);
  expect(marks.links).toMatchObject([{ from: { x: 1.5, y: 2.5 }, to: { x: 3.5, y: 2.5 } }]);
  // 5 percent of 200 points (mn.scenario.assault.areas)
  expect(marks.worths?.map(({ text }) => text)).toEqual(["10"]);
});

test("the sight tool says what is free and what stops a line, and draws where", () => {
  const { body } = new Table({
    rows: "...\n###\n...",
    creatures: [one("a", 0, 1, 0), one("b", 1, 1, 2), one("c", 1, 0, 0)],
  }).state;
  const free = sightAnswer(body, 1, 0);
  expect(free).toMatchObject({ words: "sight and effect free", distance: 1, marks: [{ free: true }] });
  const stopped = sightAnswer(body, 1, 7);
  expect(stopped?.words).toBe("neither sight nor effect: a wall stops it");
  expect(stopped?.marks[0]?.failsAt).toBeDefined();
  expect(sightAnswer(body, 1, 1)).toBe(null);
});

test("a rider is pressed on its corner, its mount on the rest", () => {
  const mount = creatureCard("t/m", { size: "large" });
  const { body } = new Table({
    rows: field(5, 5),
    creatures: [{ ...one("m", 0, 1, 1, { size: 2 }), card: mount }, one("r", 0, 1, 1, { mount: "m" })],
  }).state;
  const under = standingOn(body);
  expect([6, 7, 11, 12].map((square) => under.get(square))).toEqual(["r", "m", "m", "m"]);
});

test("a piece says that it is bloodied and what lasts on it; a reader hears the ends too", () => {
  const effect = { ...under("a", "slowed"), until: { kind: "save" } as const };
  const { state } = new Table({
    rows: field(3, 3),
    creatures: [one("a", 0, 1, 1, { hitPoints: 20 }), one("b", 1, 2, 2)],
    effects: [effect],
  });
  const { body } = state;
  const pieces = piecesOf(body, { selected: null, targets: new Set(), aimed: new Set(), flash: [] });
  expect(pieces.find(({ id }) => id === "a")).toMatchObject({
    hitPoints: { left: 20, low: true },
    conditions: [signOf(effect.what)],
  });
  expect(pieces.find(({ id }) => id === "b")).toMatchObject({ hitPoints: { left: 40, low: false }, conditions: [] });
  expect(lastingWords(body, effect)).toBe("slowed (save ends)");
  expect(labeller(body, null)({ x: 1, y: 1 })).toMatch(/20 of 40 hit points, bloodied, acting, slowed \(save ends\)$/);
});

test("a die stands with all that its sum is made of", () => {
  const { body } = new Table({ rows: field(3, 3), creatures: [one("a", 0, 1, 1), one("b", 1, 2, 2)] }).state;
  const [die] = diceOf(
    body,
    [
      {
        event: "attack-rolled",
        attack: 1,
        creature: "a",
        target: "b",
        die: 17,
        parts: [
          { rule: "mn.attackroll.total", plus: 9 },
          { rule: "mn.attack.advantage.bonus", plus: 2, because: ["mn.attack.advantage.flanking"] },
          { rule: "mn.attack.cover.penalty", plus: -2 },
        ],
        total: 26,
        versus: "ac",
        defense: 20,
        result: "hit",
        rule: "mn.attackroll.total",
      },
    ],
    "1",
  );
  expect(die).toMatchObject({ die: 17, words: "t/a hits t/b.", parts: ["17", "+9", "flanking +2", "cover −2"] });
  expect(die?.result).toBe("= 26 against AC 20");
});

test("a reader hears on a square which auras reach it", () => {
  const holder = creatureCard("t/a", {
    powers: [{ power: "aura", name: { en: "Chill", ru: "Стужа" }, squares: 1, affects: { side: "enemy" }, rules: [] }],
  });
  const { body } = new Table({
    rows: field(5, 3),
    creatures: [{ ...one("a", 0, 1, 1), card: holder }, one("b", 1, 4, 1)],
  }).state;
  expect(labeller(body, null)({ x: 2, y: 2 })).toBe("c3: floor, in Chill (t/a)");
  expect(labeller(body, null)({ x: 3, y: 2 })).toBe("d3: floor");
});

test("who is asked and all who may be pressed are looked at together", () => {
  const points = [
    { x: 2.5, y: 4.5 },
    { x: 8.5, y: 5.5 },
    { x: 6.5, y: 9.5 },
  ];
  expect(amid(points)).toEqual({ x: 5.5, y: 7 });
});
