import { expect, it } from "vitest";
import { agreeing, counted, countedGenitive, declined, noun } from "./russian.ts";

const creature = noun(
  "n",
  true,
  "существо существа существу существо существом существе",
  "существа существ существам существ существами существах",
);
const player = noun(
  "m",
  true,
  "игрок игрока игроку игрока игроком игроке",
  "игроки игроков игрокам игроков игроками игроках",
);
const square = noun(
  "f",
  false,
  "клетка клетки клетке клетку клеткой клетке",
  "клетки клеток клеткам клетки клетками клетках",
);

it("picks the form that goes with a number", () => {
  const squares = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111].map(
    (amount) => `${amount} ${counted(amount, "клетка", "клетки", "клеток")}`,
  );
  expect(squares.join(", ")).toBe(
    "0 клеток, 1 клетка, 2 клетки, 4 клетки, 5 клеток, 11 клеток, 12 клеток, 14 клеток, 21 клетка, 22 клетки, 25 клеток, 101 клетка, 111 клеток",
  );
  expect([1, 2, 5, 21].map((amount) => countedGenitive(amount, "клетки", "клеток"))).toEqual([
    "клетки",
    "клеток",
    "клеток",
    "клетки",
  ]);
});

it("makes adjectives agree in gender, case, number and animacy", () => {
  expect(agreeing("вражеск", creature, "nom")).toBe("вражеское");
  expect(agreeing("вражеск", creature, "ins")).toBe("вражеским");
  expect(agreeing("вражеск", creature, "nom", "pl")).toBe("вражеские");
  expect(agreeing("вражеск", creature, "acc", "pl")).toBe("вражеских");
  expect(agreeing("кажд", player, "acc")).toBe("каждого");
  expect(agreeing("свободн", square, "acc")).toBe("свободную");
  expect(agreeing("атакующ", creature, "gen")).toBe("атакующего");
});

it("declines nouns", () => {
  expect(declined(creature, "dat")).toBe("существу");
  expect(declined(square, "gen", "pl")).toBe("клеток");
});
