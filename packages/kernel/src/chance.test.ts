import { describe, expect, test } from "vitest";
import type { Words } from "./chance.ts";
import { chanceFrom, copyChance, draw, shuffle, xoshiro128 } from "./chance.ts";

describe("the generator", () => {
  test("gives the published numbers of xoshiro128** from the state 1, 2, 3, 4", () => {
    const wanted = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    let words: Words = [1, 2, 3, 4];
    const got = wanted.map(() => {
      const { value, next } = xoshiro128(words);
      words = next;
      return value;
    });
    expect(got).toEqual(wanted);
  });

  test("a draw is fair: 60,000 rolls of a die stray less than four standard deviations from 10,000 each", () => {
    const chance = chanceFrom("fair");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const { result } = draw(chance, "die", 6);
      counts[result] = (counts[result] ?? 0) + 1;
    }
    for (const count of counts)
      expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)));
  });

  test("every order of three names is about as frequent as any other", () => {
    const chance = chanceFrom("orders");
    const counts = new Map<string, number>();
    for (let i = 0; i < 6_000; i++) {
      const list = ["a", "b", "c"];
      shuffle(chance, "order", list);
      counts.set(list.join(""), (counts.get(list.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });
});

describe("streams", () => {
  test("one more roll of one purpose does not shift another", () => {
    const a = chanceFrom("seed");
    const b = chanceFrom("seed");
    draw(b, "initiative", 20);
    expect(draw(b, "deck", 1_000).result).toBe(draw(a, "deck", 1_000).result);
  });

  test("seeds and purposes give different streams, the same ones the same", () => {
    const ten = (seed: string, purpose: string): number[] => {
      const chance = chanceFrom(seed);
      return Array.from({ length: 10 }, () => draw(chance, purpose, 1_000_000).result);
    };
    expect(ten("a", "die")).toEqual(ten("a", "die"));
    expect(ten("a", "die")).not.toEqual(ten("b", "die"));
    expect(ten("a", "die")).not.toEqual(ten("a", "deck"));
  });

  test("a copy goes on by itself", () => {
    const chance = chanceFrom("seed");
    draw(chance, "die", 6);
    const copy = copyChance(chance);
    const next = draw(copy, "die", 1_000_000).result;
    expect(draw(chance, "die", 1_000_000).result).toBe(next);
  });
});

describe("scripted results", () => {
  test("are used up in their order, and then nothing is owed", () => {
    const chance = chanceFrom("x", [
      { purpose: "die", result: 5 },
      { purpose: "deck", result: ["c", "a"] },
      { purpose: "die", result: 0 },
    ]);
    const list = ["a", "b", "c", "d"];
    expect(draw(chance, "die", 6).result).toBe(5);
    shuffle(chance, "deck", list);
    expect(list).toEqual(["c", "a", "b", "d"]);
    expect(draw(chance, "die", 6).result).toBe(0);
    expect(chance.script).toEqual([]);
    expect(() => draw(chance, "die", 6)).toThrow("used up");
  });

  test("must fit: purpose, kind and range", () => {
    const owing = (result: number | string[]) => chanceFrom("x", [{ purpose: "die", result }]);
    expect(() => draw(owing(3), "deck", 6)).toThrow('owes "die"');
    expect(() => draw(owing(6), "die", 6)).toThrow("results 0 to 5");
    expect(() => draw(owing(["a"]), "die", 6)).toThrow("gives an order");
    expect(() => shuffle(owing(1), "die", ["a"])).toThrow("needs an order");
    expect(() => shuffle(owing(["z"]), "die", ["a"])).toThrow('names "z"');
  });

  test("that say nothing of a shuffle leave the list as it lay", () => {
    const list = ["a", "b", "c"];
    expect(shuffle(chanceFrom("x", []), "deck", list)).toEqual([]);
    expect(list).toEqual(["a", "b", "c"]);
  });

  test("a copy of the chance owes the same", () => {
    const chance = chanceFrom("x", [{ purpose: "die", result: 2 }]);
    draw(copyChance(chance), "die", 6);
    expect(draw(chance, "die", 6).result).toBe(2);
  });
});
