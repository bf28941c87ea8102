import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, Table } from "../../testing/battle.ts";
import type { Answer } from "../questions.ts";
import type { CreatureCard, Rule } from "../vocabulary/index.ts";

const open = (rows: number, width = 9): string => Array.from({ length: rows }, () => ".".repeat(width)).join("\n");

const withRules = (id: string, rules: readonly Rule[], given: Partial<CreatureCard> = {}): CreatureCard =>
  creatureCard(id, { powers: [{ power: "continuous", rules }], ...given });

type Sketch = Partial<Drawing> & Pick<Drawing, "creatures">;

const battle = (drawing: Sketch): Table => new Table({ rows: open(6), ...drawing });

/** A battle in which the first creature is about to move, and its path question is open. */
const moving = (drawing: Sketch, how: "move" | "shift" | "double-move" = "move"): Table =>
  battle(drawing).play({ do: how });

/** Names of the squares where the movement may end. */
const ends = (table: Table): string[] =>
  table
    .options()
    .flatMap((one) => (one.do === "path" && "to" in one ? [table.nameOf(one.to)] : []))
    .toSorted();

const walk = (table: Table, ...squares: string[]): Answer => ({
  do: "path",
  path: squares.map((name) => table.square(name)),
});

const pass: Answer = { do: "pass" };
const refusal = (rule: string): object => ({ legal: false, rule });

describe("a move", () => {
  test("enters squares one after another up to the speed", () => {
    const table = moving({ creatures: [{ name: "m", seat: 0, at: "a1", card: creatureCard("t/m", { speed: 2 }) }] });
    expect(ends(table)).toEqual(["a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]);
    expect(table.verdict(walk(table, "b1", "c1"))).toMatchObject({ legal: true });
    expect(table.verdict(walk(table, "b1", "c1", "d1"))).toEqual(refusal("mn.move.action"));
    expect(table.verdict(walk(table, "c1"))).toEqual(refusal("mn.move.action"));
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
    expect(table.verdict(walk(table, "b1"))).toEqual(refusal("mn.position.ally"));
    expect(table.verdict(walk(table, "b1", "c1", "d1"))).toEqual(refusal("mn.position.enemy"));
    assertRule(
      [table.verdict(walk(table, "b1")), table.verdict(walk(table, "b1", "c1", "d1"))],
      "mn.position.ally",
      "mn.position.enemy",
    );
  });

  test("goes through walls' squares and past their corners nowhere", () => {
    const table = moving({ rows: "...\n.#.\n...", creatures: [{ name: "m", seat: 0, at: "b1" }] });
    const verdicts = [walk(table, "b2"), walk(table, "a1", "a2", "b3")].map((one) => table.verdict(one));
    expect(verdicts).toEqual([refusal("mn.wall.blocks"), refusal("mn.wall.no-diagonal")]);
    assertRule(verdicts, "mn.wall.blocks", "mn.wall.no-diagonal");
  });

  test("pays two squares for difficult ground and needs them all", () => {
    actsExample("mn.example.forestwalk");
    const drawing: Sketch = {
      rows: ".FFD.\n#####",
      legend: { F: ["forest"], D: ["difficult"] },
      creatures: [
        { name: "m", seat: 0, at: "a1", card: withRules("t/m", [{ rule: "walk", terrain: "forest" }], { speed: 3 }) },
      ],
    };
    const table = moving(drawing);
    expect(ends(table)).toEqual(["b1", "c1"]);
    const verdict = table.verdict(walk(table, "b1", "c1", "d1"));
    expect(verdict).toEqual(refusal("mn.difficult.need-movement"));
    assertRule([verdict], "mn.difficult.need-movement");
    const plain = moving({
      ...drawing,
      creatures: [{ name: "m", seat: 0, at: "a1", card: creatureCard("t/p", { speed: 3 }) }],
    });
    expect(ends(plain)).toEqual(["b1"]);
  });

  test("of a big creature pays once for a step, and nothing for squares it stands on", () => {
    const large = creatureCard("t/l", { size: "large", speed: 3 });
    const table = moving({
      rows: "..DD.\n..DD.\n#####",
      legend: { D: ["difficult"] },
      creatures: [{ name: "m", seat: 0, at: "a1", card: large }],
    });
    // b1 enters c1 and c2 together for 2; c1 enters d1 and d2 for 2 more; from c1 to d1 only e1 and e2 are new.
    expect(ends(table)).toEqual(["b1"]);
    table.play(walk(table, "b1"));
    const second = battle({
      rows: "..DD.\n..DD.\n#####",
      legend: { D: ["difficult"] },
      creatures: [{ name: "m", seat: 0, at: "c1", card: large }],
    }).play({ do: "move" });
    second.play(walk(second, "d1"));
    const costs = [...table.events, ...second.events].flatMap((one) => (one.event === "stepped" ? [one.cost] : []));
    expect(costs).toEqual([2, 1]);
  });
});

describe("a shift", () => {
  test("moves one square and gives nobody an attack", () => {
    const table = moving(
      {
        creatures: [
          { name: "m", seat: 0, at: "b2" },
          { name: "foe", seat: 1, at: "c2" },
        ],
      },
      "shift",
    );
    expect(table.verdict(walk(table, "a2", "a3"))).toEqual(refusal("mn.move.shift"));
    table.play(walk(table, "a1"));
    expect(table.asked.kind).toBe("act");
    expect(table.events.some(({ event }) => event === "provoked")).toBe(false);
    assertRule(table.events, "mn.move.shift");
  });

  test("enters no difficult square, unless it goes farther", () => {
    const drawing = (card: CreatureCard): Sketch => ({
      rows: ".D..\n####",
      legend: { D: ["difficult"] },
      creatures: [{ name: "m", seat: 0, at: "a1", card }],
    });
    expect(battle(drawing(creatureCard("t/m"))).verdict({ do: "shift" })).toEqual(refusal("mn.move.shift"));
    const far = withRules("t/far", [{ rule: "permit", permission: "shift", squares: 2 }]);
    const table = moving(drawing(far), "shift");
    expect(ends(table)).toEqual(["b1"]);
  });

  test("of two squares is an extension by a card, which a card may forbid", () => {
    actsExample("mn.example.precedence.permission");
    actsExample("mn.example.precedence.card-prohibition");
    const far = withRules("t/far", [{ rule: "permit", permission: "shift", squares: 2 }]);
    const table = moving({ creatures: [{ name: "m", seat: 0, at: "c3", card: far }] }, "shift");
    expect(ends(table)).toContain("e3");
    expect(ends(moving({ creatures: [{ name: "m", seat: 0, at: "c3" }] }, "shift"))).toHaveLength(8);
    const stern = creatureCard("t/stern", {
      powers: [{ power: "aura", squares: 1, affects: { side: "enemy" }, rules: [{ rule: "forbid", what: "shift" }] }],
    });
    const barred = battle({
      creatures: [
        { name: "m", seat: 0, at: "d4", card: far },
        { name: "foe", seat: 1, at: "e4", card: stern },
      ],
    });
    expect(barred.verdict({ do: "shift" })).toEqual(refusal("mn.precedence.level4"));
    expect(barred.verdict({ do: "move" })).toMatchObject({ legal: true });
  });
});

describe("what happens on the way", () => {
  const foe = { name: "foe", seat: 1, at: "c3" } as const;

  test("a strike comes before the step, and who is destroyed moves no more", () => {
    actsExample("mn.example.oa.simultaneous");
    const table = battle({
      creatures: [
        { name: "m", seat: 0, at: "d4", given: { hitPoints: 10 } },
        { name: "p", seat: 1, at: "c3" },
        { name: "q", seat: 1, at: "e3" },
      ],
      dice: [{ purpose: "attack roll", result: 17 }],
    }).play({ do: "move" });
    table.play(walk(table, "d5"));
    table.play(
      { do: "strike", creature: "p", entry: 0, target: "m" },
      { do: "strike", creature: "q", entry: 0, target: "m" },
    );
    table.play({ do: "order", things: ["p", "q"] });
    expect(table.creature("m").status).toBe("destroyed");
    expect(table.creature("q").window.opportunities).toBe(1);
    assertRule(table.events, "mn.move.provokes", "mn.ruling.simultaneous-oa");
  });

  test("who is immobilized on a statue goes back to the last legal place", () => {
    actsExample("mn.example.statue-stop");
    const holding = creatureCard("t/holder", {
      attacks: [
        {
          kind: "melee",
          basic: true,
          bonus: 8,
          versus: "ac",
          hit: { damage: [{ amount: 5 }], steps: [{ do: "condition", condition: "immobilized", to: "target" }] },
        },
      ],
    });
    const held = moving({
      rows: "..S..\n.....",
      legend: { S: ["statue"] },
      creatures: [
        { name: "m", seat: 0, at: "b1", card: creatureCard("t/m", { speed: 4 }) },
        { name: "foe", seat: 1, at: "d2", card: holding },
      ],
      dice: [{ purpose: "attack roll", result: 17 }],
    });
    held.play(walk(held, "c1", "d1"), { do: "strike", creature: "foe", entry: 0, target: "m" });
    expect(held.at("m")).toBe("b1");
    expect(held.asked.kind).toBe("act");
    expect(held.state.body.battle.turn?.moves).toBe(1);
    assertRule(held.events, "mn.condition.immobilized.while-moving", "mn.position.illegal");
    const stone = moving({
      rows: ".S..\n####",
      legend: { S: ["statue"] },
      creatures: [{ name: "m", seat: 0, at: "a1", card: creatureCard("t/m", { speed: 4 }) }],
    });
    expect(ends(stone)).toEqual(["c1", "d1"]);
    expect(stone.verdict(walk(stone, "b1"))).toEqual(refusal("mn.terrain.statue.no-end"));
    assertRule([stone.verdict(walk(stone, "b1"))], "mn.terrain.statue.no-end");
  });

  test("the first step of a flight provokes everybody, later ones those who fly", () => {
    actsExample("mn.example.flight.oa");
    const flyer = creatureCard("t/f", { modes: ["flight"] });
    const table = moving({
      creatures: [
        { name: "m", seat: 0, at: "c3", card: flyer },
        { name: "p", seat: 1, at: "c2" },
        { name: "q", seat: 1, at: "e2" },
      ],
    });
    table.play(walk(table, "d3", "e3", "f3"));
    expect(table.asked).toMatchObject({ kind: "opportunity", by: ["p"] });
    table.play(pass);
    expect(table.asked.kind).toBe("act");
    expect(table.at("m")).toBe("f3");
  });

  test("a big mover provokes whoever is beside the squares that it leaves", () => {
    actsExample("mn.example.oa.big-mover");
    const table = moving({
      creatures: [
        { name: "m", seat: 0, at: "d4", card: creatureCard("t/l", { size: "large" }) },
        { name: "e1", seat: 1, at: "c4" },
        { name: "e2", seat: 1, at: "f3" },
      ],
    });
    table.play(walk(table, "e4"));
    expect(table.asked).toMatchObject({ kind: "opportunity", by: ["e1"] });
    table.play(pass);
    expect(table.at("m")).toBe("e4");
  });

  test("flyers pass enemies that do not fly, and pits; burrowers walls, provoking nobody", () => {
    const flyer = moving({
      rows: "..P..\n#####",
      legend: { P: ["pit"] },
      creatures: [
        { name: "m", seat: 0, at: "a1", card: creatureCard("t/f", { modes: ["flight"] }) },
        { ...foe, at: "b1" },
      ],
    });
    expect(ends(flyer)).toEqual(["d1", "e1"]);
    expect(flyer.verdict(walk(flyer, "b1", "c1"))).toEqual(refusal("mn.terrain.pit.no-end"));
    const burrower = moving({
      rows: "..#..\n#####",
      creatures: [
        { name: "m", seat: 0, at: "a1", card: creatureCard("t/b", { modes: ["burrow"] }) },
        { ...foe, at: "b1" },
      ],
    });
    expect(ends(burrower)).toEqual(["d1", "e1"]);
    burrower.play(walk(burrower, "b1", "c1", "d1"));
    expect(burrower.at("m")).toBe("d1");
    const walker = moving({
      rows: "..P..\n#####",
      legend: { P: ["pit"] },
      creatures: [{ name: "m", seat: 0, at: "a1" }],
    });
    expect(walker.verdict(walk(walker, "b1", "c1"))).toEqual(refusal("mn.terrain.pit.enter"));
    assertRule(
      [walker.verdict(walk(walker, "b1", "c1")), flyer.verdict(walk(flyer, "b1", "c1"))],
      "mn.terrain.pit.enter",
      "mn.terrain.pit.no-end",
    );
  });
});

describe("a double move", () => {
  test("may pause with an ally, each half with its own speed", () => {
    const slow = creatureCard("t/s", { speed: 1 });
    const table = battle({
      rows: "...\n###",
      creatures: [
        { name: "m", seat: 0, at: "a1", card: slow },
        { name: "ally", seat: 0, at: "b1" },
      ],
    });
    expect(table.verdict({ do: "move" })).toEqual(refusal("mn.move.action"));
    table.play({ do: "double-move" });
    table.play(walk(table, "b1"));
    expect(table.asked.kind).toBe("path");
    table.play(walk(table, "c1"));
    expect(table.at("m")).toBe("c1");
    expect(table.state.body.battle.turn?.moves).toBe(2);
  });

  test("that ends with an ally is put back", () => {
    const slow = creatureCard("t/s", { speed: 1 });
    const table = battle({
      rows: "...\n###",
      creatures: [
        { name: "m", seat: 0, at: "a1", card: slow },
        { name: "ally", seat: 0, at: "b1" },
      ],
    });
    table.play({ do: "double-move" });
    table.play(walk(table, "b1"), { do: "stop" });
    expect(table.at("m")).toBe("a1");
    assertRule(table.events, "mn.position.illegal");
  });
});

describe("infesting", () => {
  test("a swarm comes into an enemy's square; the enemy may stay but not step into another of the swarm's", () => {
    actsExample("mn.example.infest");
    const swarm = withRules("t/swarm", [{ rule: "permit", permission: "share-space" }], { size: "large" });
    const table = moving({
      creatures: [
        { name: "s", seat: 0, at: "d3", card: swarm },
        { name: "x", seat: 1, at: "c3" },
      ],
    });
    table.play(walk(table, "c3"));
    while (table.asked.kind === "opportunity") table.play(pass);
    expect(table.at("s")).toBe("c3");
    expect(table.at("x")).toBe("c3");
    const other = moving({
      active: "x",
      creatures: [
        { name: "s", seat: 0, at: "c3", card: swarm },
        { name: "x", seat: 1, at: "c3" },
      ],
    });
    expect(other.verdict(walk(other, "d3"))).toEqual(refusal("mn.position.infest"));
    assertRule([table.events, other.verdict(walk(other, "d3"))], "mn.position.infest");
  });
});
