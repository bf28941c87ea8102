import { expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, Table } from "../../testing/battle.ts";
import { speedOf } from "../traits.ts";

const open = (rows: number, width = 10): string => Array.from({ length: rows }, () => ".".repeat(width)).join("\n");
const huge = creatureCard("t/huge", { size: "huge", speed: 6 });

test("a huge creature squeezes as it begins an action, and enemies beside it strike first", () => {
  actsExample("mn.example.squeeze");
  const table = new Table({
    rows: open(8),
    creatures: [
      { name: "h", seat: 0, at: "c3", card: huge },
      { name: "foe", seat: 1, at: "b4" },
    ],
  });
  // A smaller space lies within the one it fills.
  expect(table.verdict({ do: "squeeze", at: table.square("f3") })).toEqual({ legal: false, rule: "mn.squeeze.start" });
  table.play({ do: "squeeze", at: table.square("d3") });
  expect(table.asked).toMatchObject({ kind: "opportunity", by: ["foe"] });
  table.play({ do: "pass" });
  expect(table.asked).toMatchObject({ kind: "act", begun: true });
  expect(table.creature("h")).toMatchObject({ size: 2, at: table.square("d3") });
  expect(speedOf(table.state.body, table.creature("h"))).toBe(4);
  // It has begun an action and takes it now.
  expect(table.verdict({ do: "end-turn" })).toEqual({ legal: false, rule: "mn.squeeze.start" });
  table.play({ do: "move" });
  table.play({ do: "path", to: table.square("e3") });
  while (table.asked.kind === "opportunity") table.play({ do: "pass" });
  expect(table.asked.kind).toBe("unsqueeze");
  table.play({ do: "unsqueeze", at: table.square("e3") });
  expect(table.creature("h").size).toBe(3);
  assertRule(table.events, "mn.squeeze.provokes", "mn.squeeze.start", "mn.squeeze.end");
});

test("it stays squeezed where its full space would not be legal", () => {
  const table = new Table({
    rows: "...#####\n........\n........\n...#####",
    creatures: [{ name: "h", seat: 0, at: "a1", card: huge }],
  });
  table.play({ do: "squeeze", at: table.square("b2") }, { do: "move" });
  table.play({ do: "path", to: table.square("e2") });
  expect(table.asked.kind).toBe("act");
  expect(table.creature("h").size).toBe(2);
  assertRule(table.events, "mn.squeeze.end.blocked");
});
