import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { Table } from "../../testing/battle.ts";
import type { AttackEntry } from "../vocabulary/index.ts";

const bow: AttackEntry = { kind: "ranged", range: 10, bonus: 7, versus: "ac", hit: { damage: [{ amount: 10 }] } };
const blow: AttackEntry = {
  kind: "melee",
  basic: true,
  bonus: 8,
  versus: "ac",
  hit: { damage: [{ amount: 10 }] },
};

const empty = (side: number): string => Array.from({ length: side }, () => ".".repeat(side)).join("\n");

describe("the seven steps of an attack", () => {
  test("a melee attack is announced, aimed, rolled, and its damage dealt, in this order", () => {
    const table = new Table({
      rows: empty(6),
      creatures: [
        { name: "a", seat: 0, at: "b2" },
        { name: "b", seat: 1, at: "c2" },
      ],
      dice: [{ purpose: "attack roll", result: 11 }],
    });
    table.play({ do: "attack", entry: 0 }, { do: "target", creature: "b" });
    expect(table.events.map(({ event }) => event)).toEqual([
      "attack-declared",
      "attack-begins",
      "targeted",
      "attack-rolled",
      "damaged",
      "attack-ended",
    ]);
    expect(table.creature("b").hitPoints).toBe(30);
    assertRule(
      table.events,
      "mn.attack.step1-declare",
      "mn.attack.step3-start-effects",
      "mn.attack.step4-targets",
      "mn.attackroll.total",
      "mn.attackroll.hit",
      "mn.damage.deal",
      "mn.attack.step7-after",
    );
  });
});
void bow;
void blow;
void actsExample;
