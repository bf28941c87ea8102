import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, Table } from "../../testing/battle.ts";
import type { Answer } from "../questions.ts";
import type { CreatureCard, DamageLine } from "../vocabulary/index.ts";

const open = (rows: number, width = 9): string => Array.from({ length: rows }, () => ".".repeat(width)).join("\n");

/** A fighter whose basic attack, +10 against AC, does this on a hit. */
const striker = (
  hit: DamageLine,
  given: Partial<Extract<CreatureCard["attacks"][number], { kind: "melee" }>> = {},
): CreatureCard =>
  creatureCard("t/striker", { attacks: [{ kind: "melee", basic: true, bonus: 10, versus: "ac", hit, ...given }] });

const pushing = (squares: number, damage = 0): DamageLine => ({
  ...(damage === 0 ? {} : { damage: [{ amount: damage }] }),
  steps: [{ do: "push", who: "target", squares }],
});

/** "a" hits "x" with a roll of 15 on the die. */
function hitting(drawing: Partial<Drawing> & Pick<Drawing, "creatures">, more: Drawing["dice"] = []): Table {
  const table = new Table({
    rows: open(7),
    ...drawing,
    dice: [{ purpose: "attack roll", result: 14 }, ...(more ?? [])],
  });
  return table.play({ do: "attack", entry: 0 }, { do: "target", creature: "x" });
}

const places = (table: Table): string[] =>
  table
    .options()
    .flatMap((one) => (one.do === "put" ? [table.nameOf(one.at)] : []))
    .toSorted();

const put = (table: Table, name: string): Answer => ({ do: "put", at: table.square(name) });

describe("a push", () => {
  test("goes to any square farther from the pusher, as its player picks", () => {
    actsExample("mn.example.push-directions");
    const straight = hitting({
      creatures: [
        { name: "a", seat: 0, at: "d4", card: striker(pushing(1)) },
        { name: "x", seat: 1, at: "e4" },
      ],
    });
    expect(straight.seat).toBe("north");
    expect(places(straight)).toEqual(["f3", "f4", "f5"]);
    const slanting = hitting({
      creatures: [
        { name: "a", seat: 0, at: "d4", card: striker(pushing(1)) },
        { name: "x", seat: 1, at: "e5" },
      ],
    });
    expect(places(slanting)).toEqual(["d6", "e6", "f4", "f5", "f6"]);
    slanting.play(put(slanting, "f6"));
    expect(slanting.at("x")).toBe("f6");
    assertRule(slanting.events, "mn.forced.push");
  });

  test("stops where no legal square is farther: walls, creatures and the edge of the map", () => {
    const table = hitting({
      rows: "...#\n####",
      creatures: [
        { name: "a", seat: 0, at: "a1", card: striker(pushing(3)) },
        { name: "x", seat: 1, at: "b1" },
      ],
    });
    expect(table.at("x")).toBe("c1");
    expect(table.asked.kind).toBe("act");
    assertRule(table.events, "mn.forced.stops");
  });

  test("provokes nobody and pays no extra cost", () => {
    const table = hitting({
      rows: "...DD.\n######",
      legend: { D: ["difficult"] },
      creatures: [
        { name: "a", seat: 0, at: "a1", card: striker(pushing(3)) },
        { name: "x", seat: 1, at: "b1" },
      ],
    });
    expect(table.at("x")).toBe("e1");
    expect(table.events.some(({ event }) => event === "provoked")).toBe(false);
  });

  test("into fire hurts, and whoever pushed is credited", () => {
    actsExample("mn.example.destroyed-by.fire");
    const table = hitting({
      rows: "..F..\n#####",
      legend: { F: ["fire"] },
      creatures: [
        { name: "a", seat: 0, at: "a1", card: striker(pushing(1)) },
        { name: "x", seat: 1, at: "b1", given: { hitPoints: 5 } },
      ],
    });
    expect(table.creature("x").status).toBe("destroyed");
    expect(table.events).toContainEqual(expect.objectContaining({ event: "destroyed", creature: "x", credited: "a" }));
    assertRule(table.events, "mn.terrain.fire");
  });
});

test("a pull ends when no nearer square is left", () => {
  actsExample("mn.example.pull-stops");
  const pulling = creatureCard("t/puller", {
    attacks: [
      {
        kind: "ranged",
        range: 5,
        basic: true,
        bonus: 10,
        versus: "ac",
        hit: { steps: [{ do: "pull", who: "target", squares: 5 }] },
      },
    ],
  });
  const table = hitting({
    rows: "....\n####",
    creatures: [
      { name: "a", seat: 0, at: "a1", card: pulling },
      { name: "x", seat: 1, at: "d1" },
    ],
  });
  expect(table.at("x")).toBe("b1");
  assertRule(table.events, "mn.forced.pull", "mn.forced.stops");
});

test("a slide goes any way, and who slides it may not stop early", () => {
  const table = hitting({
    creatures: [
      { name: "a", seat: 0, at: "d4", card: striker({ steps: [{ do: "slide", who: "target", squares: 2 }] }) },
      { name: "x", seat: 1, at: "e4" },
    ],
  });
  expect(places(table)).toHaveLength(7);
  expect(table.verdict({ do: "stop" }).legal).toBe(false);
  table.play(put(table, "d5"), put(table, "c4"));
  expect(table.at("x")).toBe("c4");
  assertRule(table.events, "mn.forced.slide");
});

describe("a pit", () => {
  test("takes whoever is forced into it: a followup that misses leaves it there to the end of the turn", () => {
    actsExample("mn.example.pit");
    const table = new Table({
      rows: "........\n........\n........\n......P.\n......P.\n........",
      legend: { P: ["pit"] },
      creatures: [
        {
          name: "a",
          seat: 0,
          at: "d5",
          card: striker(pushing(1), { bonus: 12, versus: "reflex" }),
        },
        {
          name: "x",
          seat: 1,
          at: "e4",
          card: creatureCard("t/large", { size: "large", defenses: { ac: 16, fortitude: 13, reflex: 20, will: 13 } }),
        },
        { name: "y", seat: 1, at: "a1" },
      ],
      dice: [
        { purpose: "attack roll", result: 14 },
        { purpose: "pit followup", result: 8 },
      ],
    });
    table.play({ do: "attack", entry: 0 }, { do: "target", creature: "x" });
    table.play(put(table, "f4"));
    expect(table.at("x")).toBe("f4");
    expect(table.events).toContainEqual(
      expect.objectContaining({
        event: "attack-rolled",
        total: 21,
        defense: 22,
        result: "miss",
        rule: "mn.terrain.pit.miss",
      }),
    );
    assertRule(
      table.events,
      "mn.terrain.pit.followup",
      "mn.terrain.pit.big-bonus",
      "mn.terrain.pit.miss",
      "mn.forced.pit-allowed",
    );
    table.play({ do: "end-turn" });
    // Its player puts it out as the turn ends.
    expect(table.seat).toBe("south");
    expect(places(table)).toContain("e4");
    table.play(put(table, "e4"));
    expect(table.at("x")).toBe("e4");
  });

  test("dazes and throws out whom the followup hits, after a slippery push too", () => {
    actsExample("mn.example.slippery-pit");
    const table = hitting(
      {
        rows: ".SP..\n#####",
        legend: { S: ["slippery"], P: ["pit"] },
        creatures: [
          { name: "a", seat: 0, at: "a1", card: striker({ damage: [{ amount: 10 }] }) },
          { name: "x", seat: 1, at: "b1" },
        ],
      },
      [{ purpose: "pit followup", result: 9 }],
    );
    expect(table.creature("x").hitPoints).toBe(30);
    expect(places(table)).toEqual(["b1", "d1"]);
    table.play(put(table, "d1"));
    expect(table.at("x")).toBe("d1");
    expect(table.state.body.effects).toContainEqual(
      expect.objectContaining({ on: "x", what: { kind: "condition", condition: "dazed" } }),
    );
    assertRule(table.events, "mn.terrain.slippery", "mn.terrain.pit.followup", "mn.terrain.pit.hit");
  });

  test("does nothing to a flyer carried over it", () => {
    const table = hitting({
      rows: "..P.\n####",
      legend: { P: ["pit"] },
      creatures: [
        { name: "a", seat: 0, at: "a1", card: striker(pushing(2)) },
        { name: "x", seat: 1, at: "b1", card: creatureCard("t/bird", { modes: ["flight"] }) },
      ],
    });
    expect(table.at("x")).toBe("d1");
    expect(table.asked.kind).toBe("act");
  });
});

test("swapping changes places of creatures of one size", () => {
  const table = hitting({
    creatures: [
      { name: "a", seat: 0, at: "d4", card: striker({ steps: [{ do: "swap", a: "attacker", b: "target" }] }) },
      { name: "x", seat: 1, at: "e4" },
    ],
  });
  expect([table.at("a"), table.at("x")]).toEqual(["e4", "d4"]);
  assertRule(table.events, "mn.forced.place");
});

test("a teleport goes where the acting creature sees", () => {
  const table = hitting({
    rows: "..#\n..#\n.##",
    creatures: [
      { name: "a", seat: 0, at: "a1", card: striker({ steps: [{ do: "teleport", who: "target", squares: 1 }] }) },
      { name: "x", seat: 1, at: "b1" },
    ],
  });
  expect(places(table)).toEqual(["a2", "b2"]);
  table.play(put(table, "b2"));
  assertRule(table.events, "mn.forced.teleport");
});
