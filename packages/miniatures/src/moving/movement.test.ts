import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, Table } from "../../testing/battle.ts";

const open = (rows: number, width = 8): string => Array.from({ length: rows }, () => ".".repeat(width)).join("\n");

/** A battle in which "m" is about to move, and its path question is open. */
function moving(
  drawing: Partial<Drawing> & Pick<Drawing, "creatures">,
  how: "move" | "shift" | "double-move" = "move",
): Table {
  return new Table({ rows: open(6), ...drawing }).play({ do: how });
}

/** Names of the squares where the movement may end. */
const ends = (table: Table): string[] =>
  table.options().flatMap((one) => (one.do === "path" && "to" in one ? [table.nameOf(one.to)] : []));

const walk = (table: Table, ...squares: string[]): { do: "path"; path: number[] } => ({
  do: "path",
  path: squares.map((name) => table.square(name)),
});

describe("a move", () => {
  test("enters squares one after another up to the speed", () => {
    const table = moving({ creatures: [{ name: "m", seat: 0, at: "a1", card: creatureCard("t/m", { speed: 2 }) }] });
    expect(ends(table).toSorted()).toEqual(["a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]);
    expect(table.verdict(walk(table, "b1", "c1"))).toMatchObject({ legal: true });
    expect(table.verdict(walk(table, "b1", "c1", "d1"))).toEqual({ legal: false, rule: "mn.move.action" });
    expect(table.verdict(walk(table, "c1"))).toEqual({ legal: false, rule: "mn.move.action" });
    table.play(walk(table, "b2", "b3"));
    expect(table.at("m")).toBe("b3");
    assertRule(table.events, "mn.move.action");
  });

  test("passes allies and may not end with them, nor enter or pass enemies", () => {
    const table = moving({
      rows: ".....\n#####",
      creatures: [
        { name: "m", seat: 0, at: "a1" },
        { name: "ally", seat: 0, at: "b1" },
        { name: "foe", seat: 1, at: "d1" },
      ],
    });
    expect(ends(table)).toEqual(["c1"]);
    expect(table.verdict(walk(table, "b1"))).toEqual({ legal: false, rule: "mn.position.ally" });
    expect(table.verdict(walk(table, "b1", "c1", "d1"))).toEqual({ legal: false, rule: "mn.position.enemy" });
  });
});
