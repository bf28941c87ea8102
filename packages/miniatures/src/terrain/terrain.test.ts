import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, Table } from "../../testing/battle.ts";
import type { Answer } from "../questions.ts";

const walk = (table: Table, ...squares: string[]): Answer => ({
  do: "path",
  path: squares.map((name) => table.square(name)),
});

const refusal = (rule: string): object => ({ legal: false, rule });

const battle = (drawing: Drawing): Table => new Table(drawing);

const ends = (table: Table): string[] =>
  table
    .options()
    .flatMap((one) => (one.do === "path" && "to" in one ? [table.nameOf(one.to)] : []))
    .toSorted();

describe("fire", () => {
  test("burns at every step that enters it, up to the cap of a turn", () => {
    actsExample("mn.example.terrain-cap");
    const table = battle({
      rows: ".FFFFFD\n#######",
      legend: { F: ["fire"], D: ["dangerous"] },
      creatures: [
        { name: "m", seat: 0, at: "a1", given: { hitPoints: 60, maximum: 60 } },
        { name: "y", seat: 1, at: "g1", given: { status: "destroyed", at: -1 } },
      ],
      dice: [{ purpose: "dangerous terrain", result: 2 }],
    });
    table.play({ do: "double-move" }, walk(table, "b1", "c1", "d1", "e1", "f1"), walk(table, "g1"));
    expect(table.creature("m").hitPoints).toBe(40);
    assertRule(table.events, "mn.terrain.fire", "mn.terrain.damage-cap");
    table.play({ do: "end-turn" });
    expect(table.creature("m").hitPoints).toBe(40);
    assertRule(table.events, "mn.terrain.dangerous.roll");
  });

  test("may not be entered by who would be destroyed, and ways round it are found", () => {
    const table = battle({
      rows: ".F.\n...\n###",
      legend: { F: ["fire"] },
      creatures: [{ name: "m", seat: 0, at: "a1", given: { hitPoints: 5 } }],
    }).play({ do: "move" });
    expect(ends(table)).toEqual(["a2", "b2", "c1", "c2"]);
    const verdict = table.verdict(walk(table, "b1"));
    expect(verdict).toEqual(refusal("mn.terrain.no-suicide"));
    assertRule([verdict], "mn.terrain.no-suicide");
    table.play({ do: "path", to: table.square("c1") });
    expect(table.creature("m").hitPoints).toBe(5);
  });

  test("counts on the way: two fires may be one too many", () => {
    const table = battle({
      rows: ".F.F.\n#####",
      legend: { F: ["fire"] },
      creatures: [{ name: "m", seat: 0, at: "a1", given: { hitPoints: 10 } }],
    }).play({ do: "move" });
    expect(ends(table)).toEqual(["b1", "c1"]);
    expect(table.verdict(walk(table, "b1", "c1", "d1"))).toEqual(refusal("mn.ruling.no-suicide"));
  });

  test("burns a big creature once a step; fire and acid are two types", () => {
    const table = battle({
      rows: "..FC.\n..FC.\n#####",
      legend: { F: ["fire"], C: ["corrosive"] },
      creatures: [{ name: "m", seat: 0, at: "a1", card: creatureCard("t/l", { size: "large" }) }],
    }).play({ do: "move" });
    table.play(walk(table, "b1", "c1"));
    expect(table.creature("m").hitPoints).toBe(30);
    assertRule(table.events, "mn.terrain.fire", "mn.terrain.corrosive");
  });

  test("burns who flies through it, and not who burrows", () => {
    const through = (mode: "flight" | "burrow"): number => {
      const table = battle({
        rows: ".F.\n###",
        legend: { F: ["fire"] },
        creatures: [{ name: "m", seat: 0, at: "a1", card: creatureCard("t/m", { modes: [mode] }) }],
      }).play({ do: "move" });
      return table.play(walk(table, "b1", "c1")).creature("m").hitPoints;
    };
    expect([through("flight"), through("burrow")]).toEqual([35, 40]);
  });
});

describe("spike stones", () => {
  const drawing = (modes?: readonly ["flight"]): Drawing => ({
    rows: ".S.\n###",
    legend: { S: ["spike-stones"] },
    creatures: [{ name: "m", seat: 0, at: "a1", card: creatureCard("t/m", modes === undefined ? {} : { modes }) }],
  });

  test("hurt who pays for entering them, and nobody who flies", () => {
    const walker = battle(drawing()).play({ do: "move" });
    walker.play(walk(walker, "b1", "c1"));
    expect(walker.creature("m").hitPoints).toBe(35);
    assertRule(walker.events, "mn.terrain.spikes.damage");
    const flyer = battle(drawing(["flight"])).play({ do: "move" });
    flyer.play(walk(flyer, "b1", "c1"));
    expect(flyer.creature("m").hitPoints).toBe(40);
  });
});

describe("a web", () => {
  test("holds who walks into it, where it is", () => {
    const table = battle({ rows: ".W..\n####", legend: { W: ["web"] }, creatures: [{ name: "m", seat: 0, at: "a1" }] });
    table.play({ do: "move" });
    expect(ends(table)).toEqual(["b1"]);
    const verdict = table.verdict(walk(table, "b1", "c1"));
    expect(verdict).toEqual(refusal("mn.ruling.web"));
    table.play(walk(table, "b1"));
    expect(table.verdict({ do: "move" })).toEqual(refusal("mn.condition.immobilized"));
    expect(table.verdict({ do: "shift" })).toEqual(refusal("mn.condition.immobilized"));
    assertRule([table.events, verdict], "mn.terrain.web.immobilize", "mn.ruling.web");
  });

  test("lets flyers pass and catches them where they end", () => {
    const flyer = creatureCard("t/f", { modes: ["flight"] });
    const table = battle({
      rows: ".W.W\n####",
      legend: { W: ["web"] },
      creatures: [{ name: "m", seat: 0, at: "a1", card: flyer }],
    }).play({ do: "move" });
    table.play(walk(table, "b1", "c1", "d1"));
    expect(table.at("m")).toBe("d1");
    expect(table.events.filter(({ event }) => event === "gained")).toHaveLength(1);
  });
});

test("a steep slope throws down who enters it, in its direction, and ends the action alone", () => {
  const table = battle({
    rows: ".....\n..V..\n.....\n.....",
    legend: { V: [{ terrain: "steep-slope", direction: "s" }] },
    creatures: [{ name: "m", seat: 0, at: "c1" }],
  }).play({ do: "move" });
  expect(table.verdict(walk(table, "c2", "c3"))).toEqual(refusal("mn.terrain.slope.fall"));
  table.play(walk(table, "c2"));
  // b3, c3 and d3 are equally near below it.
  expect(table.asked).toMatchObject({ kind: "position", rule: "mn.terrain.slope.fall" });
  table.play({ do: "put", at: table.square("c3") });
  expect(table.at("m")).toBe("c3");
  expect(table.creature("m").hitPoints).toBe(35);
  expect(table.verdict({ do: "move" }).legal).toBe(true);
  assertRule(table.events, "mn.terrain.slope.fall");
});

describe("a teleporter", () => {
  const legend: Drawing["legend"] = {
    A: [{ terrain: "teleporter", name: "a" }],
    B: [{ terrain: "teleporter", name: "b" }],
    C: [{ terrain: "teleporter", name: "c" }],
  };
  const rows = "........\n.A.#..B.\n........\n........\n........\n........\n........\n.C......";

  test("leads to the nearest unoccupied one, walls ignored", () => {
    actsExample("mn.example.teleporter");
    const table = battle({ rows, legend, creatures: [{ name: "m", seat: 0, at: "b2" }] });
    const exits = (one: Table): string[] =>
      one.options().flatMap((answer) => (answer.do === "teleport" ? [one.nameOf(answer.at)] : []));
    expect(exits(table)).toEqual(["g2"]);
    expect(
      exits(
        battle({
          rows,
          legend,
          creatures: [
            { name: "m", seat: 0, at: "b2" },
            { name: "y", seat: 1, at: "g2" },
          ],
        }),
      ),
    ).toEqual(["b8"]);
    table.play({ do: "teleport", at: table.square("g2") });
    expect(table.at("m")).toBe("g2");
    // It was its one immediate action of the turn.
    expect(table.verdict({ do: "teleport", at: table.square("b2") })).toEqual(refusal("mn.action.immediate.once"));
    assertRule(table.events, "mn.terrain.teleporter.use");
  });

  test("may be used in the middle of a move, which then goes on", () => {
    const table = battle({ rows, legend, creatures: [{ name: "m", seat: 0, at: "a2" }] }).play({ do: "move" });
    table.play(walk(table, "b2"));
    expect(table.asked.kind).toBe("teleporter");
    table.play({ do: "teleport", at: table.square("g2") });
    expect(table.asked.kind).toBe("path");
    table.play(walk(table, "h2"));
    expect(table.at("m")).toBe("h2");
  });
});

describe("a healing font", () => {
  test("heals who started its turn beside it, in place of its attack", () => {
    const table = battle({
      rows: "...H\n####",
      legend: { H: [{ terrain: "healing-font", heals: 15 }] },
      creatures: [{ name: "m", seat: 0, at: "c1", given: { hitPoints: 10 } }],
    });
    table.play({ do: "font" });
    expect(table.creature("m").hitPoints).toBe(25);
    expect(table.verdict({ do: "font" }).legal).toBe(false);
    assertRule(table.events, "mn.terrain.healing-font");
    const far = battle({
      rows: "...H\n####",
      legend: { H: ["healing-font"] },
      creatures: [{ name: "m", seat: 0, at: "a1", given: { hitPoints: 10 } }],
    });
    expect(far.verdict({ do: "font" })).toEqual(refusal("mn.terrain.healing-font"));
  });
});

test("squares gain and lose types of terrain", () => {
  actsExample("mn.example.multi-terrain");
  const drawing: Drawing = {
    rows: ".X..\n####",
    legend: { X: ["pit", "forest"] },
    creatures: [{ name: "m", seat: 0, at: "a1" }],
  };
  const until = { kind: "battle" } as const;
  const table = battle(drawing);
  expect(table.verdict({ do: "move" }).legal).toBe(false);
  const square = table.square("b1");
  table.state.body.terrain = [{ square, terrain: "forest", gained: false, until }];
  expect(table.verdict({ do: "move" }).legal).toBe(false);
  table.state.body.terrain = [...table.state.body.terrain, { square, terrain: "pit", gained: false, until }];
  table.play({ do: "move" });
  expect(ends(table)).toEqual(["b1", "c1", "d1"]);
});

test("a secret door is entered as if open, and is wall again when left", () => {
  const table = battle({
    rows: "..D..\n#####",
    legend: { D: ["secret-door"] },
    creatures: [{ name: "m", seat: 0, at: "a1" }],
  }).play({ do: "move" });
  table.play(walk(table, "b1", "c1", "d1"));
  expect(table.at("m")).toBe("d1");
});
