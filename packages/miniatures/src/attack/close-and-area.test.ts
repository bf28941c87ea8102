import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { Table } from "../../testing/battle.ts";
import { armed, at, attackRolls, field, fieldWith, one, ruled, under } from "../../testing/fight.ts";
import type { Answer } from "../questions.ts";
import type { Attack } from "../vocabulary/index.ts";

describe("close and area attacks", () => {
  const hits = { damage: [{ amount: 10 }] };
  const blast: Attack = { kind: "close", shape: "blast", squares: 3, bonus: 6, versus: "reflex", hit: hits };
  const burst: Attack = { kind: "close", shape: "burst", squares: 1, bonus: 6, versus: "reflex", hit: hits };
  const ball: Attack = { kind: "area", radius: 1, range: 10, bonus: 6, versus: "reflex", hit: hits };

  test("a blast is a block next to its origin that leaves the attacker out", () => {
    actsExample("mn.example.blast");
    const table = new Table({
      rows: field(9, 9),
      creatures: [one("a", 0, 3, 3, { card: armed("a", blast) }), one("b", 1, 8, 8)],
    });
    table.play({ do: "attack", entry: 1 });
    const origin = table.square(at(3, 3));
    const block = (x: number, y: number): Answer => ({
      do: "area",
      aim: { at: "blast", origin, dx: x - 3, dy: y - 3 },
    });
    for (const [x, y] of [
      [4, 3],
      [4, 4],
      [2, 4],
      [1, 0],
    ] as const)
      expect(table.verdict(block(x, y)).legal).toBe(true);
    for (const [x, y] of [
      [2, 2],
      [5, 3],
    ] as const)
      assertRule(table.verdict(block(x, y)), "mn.attack.close.blast");
  });

  test("a blast affects friend and foe in it, each by a roll of its own, and all damage falls at one moment", () => {
    actsExample("mn.example.area-order");
    const table = new Table({
      rows: field(9, 9),
      creatures: [
        one("a", 0, 3, 3, { card: armed("a", blast) }),
        one("x", 1, 4, 3),
        one("y", 1, 5, 4, { given: { hitPoints: 5 } }),
        one("z", 0, 6, 5),
      ],
      dice: attackRolls(15, 15, 15),
    });
    table.play(
      { do: "attack", entry: 1 },
      { do: "area", aim: { at: "blast", origin: table.square(at(3, 3)), dx: 1, dy: 0 } },
    );
    expect(table.asked).toMatchObject({ kind: "order", of: ["x", "y", "z"] });
    assertRule(table.asked, "mn.attack.close.rolls");
    expect(table.verdict({ do: "order", things: ["x", "x", "z"] }).legal).toBe(false);
    table.play({ do: "order", things: ["y", "x", "z"] });
    const rolled = table.events.flatMap((event) => (event.event === "attack-rolled" ? [event.target] : []));
    expect(rolled).toEqual(["y", "x", "z"]);
    expect(table.creature("x").hitPoints).toBe(30);
    expect(table.creature("z").hitPoints).toBe(30);
    expect(table.creature("y").status).toBe("destroyed");
    const order = table.events.map(({ event }) => event);
    expect(order.lastIndexOf("damaged")).toBeLessThan(order.indexOf("destroyed"));
    assertRule(
      table.events,
      "mn.attack.close.area",
      "mn.attack.close.origin",
      "mn.attack.close.all-targets",
      "mn.ruling.blast-origin",
      "mn.ruling.simultaneous-results",
      "mn.hp.destroyed.points",
    );
  });

  test("a burst asks for nothing: everybody in it but the attacker is a target", () => {
    const table = new Table({
      rows: field(7, 7),
      creatures: [
        one("a", 0, 3, 3, { card: armed("a", burst) }),
        one("x", 1, 4, 4),
        one("y", 0, 2, 3),
        one("out", 1, 5, 3),
      ],
      dice: attackRolls(15, 2),
    });
    table.play({ do: "attack", entry: 1 }, { do: "order", things: ["x", "y"] });
    expect(table.creature("x").hitPoints).toBe(30);
    expect(table.creature("y").hitPoints).toBe(40);
    expect(table.creature("out").hitPoints).toBe(40);
    assertRule(table.events, "mn.attack.close.burst", "mn.attack.close.burst.effect-line", "mn.ruling.burst-origin");
    expect(table.creature("a").hitPoints).toBe(40);
  });

  test("an empty burst may be used", () => {
    const table = new Table({
      rows: field(7, 7),
      creatures: [one("a", 0, 3, 3, { card: armed("a", burst) }), one("x", 1, 6, 6)],
    });
    table.play({ do: "attack", entry: 1 });
    expect(table.asked.kind).toBe("act");
    expect(table.events.at(-1)?.event).toBe("attack-ended");
  });

  test("a line affects whose spaces it enters, not whom it touches", () => {
    actsExample("mn.example.line");
    const line: Attack = { kind: "close", shape: "line", squares: 5, bonus: 6, versus: "reflex", hit: hits };
    const spots = [
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
      [4, 2],
    ] as const;
    const table = new Table({
      rows: field(8, 6),
      creatures: [one("a", 0, 0, 0, { card: armed("a", line) }), ...spots.map(([x, y]) => one(`e${x}${y}`, 1, x, y))],
      dice: attackRolls(2, 2, 2, 2),
    });
    table.play({ do: "attack", entry: 1 });
    const target = table.square(at(4, 2));
    // of the sets to that square, the one from the corner at the south-east of the attacker
    const sets = table
      .options()
      .filter((answer) => answer.do === "area" && "target" in answer.aim && answer.aim.target === target);
    const found = sets.map((answer) => {
      const tried = new Table({
        rows: field(8, 6),
        creatures: [one("a", 0, 0, 0, { card: armed("a", line) }), ...spots.map(([x, y]) => one(`e${x}${y}`, 1, x, y))],
        dice: attackRolls(2, 2, 2, 2, 2, 2),
      });
      tried.play({ do: "attack", entry: 1 }, answer);
      assertRule(
        tried.events,
        "mn.attack.close.line.hits",
        "mn.ruling.line-start",
        "mn.ruling.line-corner",
        "mn.ruling.line-walls",
      );
      return tried.events.flatMap((event) => (event.event === "targeted" ? event.targets : []));
    });
    expect(found).toContainEqual(["e11", "e21", "e32", "e42"]);
    assertRule(
      table.verdict({ do: "area", aim: { at: "line", target: table.square(at(7, 5)), set: 0, origin: 0 } }),
      "mn.attack.close.line",
    );
  });

  test("an area attack has everybody in its radius, the attacker too", () => {
    const table = new Table({
      rows: field(9, 5),
      creatures: [
        one("a", 0, 1, 1, { card: armed("a", ball) }),
        one("x", 1, 3, 1),
        one("y", 0, 2, 2),
        one("out", 1, 6, 1),
      ],
      dice: attackRolls(15, 15, 15),
    });
    table.play({ do: "attack", entry: 1 }, { do: "area", aim: { at: "radius", origin: table.square(at(2, 1)) } });
    assertRule(table.asked, "mn.attack.area.rolls");
    table.play({ do: "order", things: ["a", "x", "y"] });
    assertRule(
      table.events,
      "mn.attack.area.area",
      "mn.attack.area.radius",
      "mn.attack.area.all",
      "mn.ruling.area-origin-square",
    );
    expect(["a", "x", "y", "out"].map((name) => table.creature(name).hitPoints)).toEqual([30, 30, 30, 40]);
  });

  test("its origin must be in range, seen and reached; a Blinded creature has none", () => {
    const table = new Table({
      rows: fieldWith(15, 3, [
        [3, 0, "#"],
        [3, 1, "#"],
        [3, 2, "#"],
      ]),
      creatures: [one("a", 0, 1, 1, { card: armed("a", ball) }), one("x", 1, 14, 1)],
    });
    table.play({ do: "attack", entry: 1 });
    assertRule(
      table.verdict({ do: "area", aim: { at: "radius", origin: table.square(at(5, 1)) } }),
      "mn.attack.area.origin",
    );
    const blind = new Table({
      rows: field(5, 5),
      creatures: [one("a", 0, 1, 1, { card: armed("a", ball) }), one("x", 1, 4, 4)],
      effects: [under("a", "blinded")],
    });
    assertRule(blind.verdict({ do: "attack", entry: 1 }), "mn.condition.blinded.sight");
  });

  test("tags demand an enemy in sight within the area, and close the attack without one", () => {
    const near: Attack = { ...ball, nearest: true };
    const sight: Attack = { kind: "area", radius: 1, range: "sight", bonus: 6, versus: "will", hit: hits };
    const closest: Attack = { ...burst, nearest: true };
    const caster = armed("a", near, sight, closest);
    const table = new Table({
      rows: field(15, 3),
      creatures: [one("a", 0, 0, 1, { card: caster }), one("x", 1, 4, 1), one("y", 1, 9, 1)],
    });
    table.play({ do: "attack", entry: 1 });
    const origin = (x: number): Answer => ({ do: "area", aim: { at: "radius", origin: table.square(at(x, 1)) } });
    assertRule(table.verdict(origin(9)), "mn.attack.area.nearest");
    expect(table.verdict(origin(5)).legal).toBe(true);
    const far = new Table({
      rows: field(15, 3),
      creatures: [one("a", 0, 0, 1, { card: caster }), one("x", 1, 4, 1), one("y", 1, 9, 1)],
    });
    assertRule(far.verdict({ do: "attack", entry: 3 }), "mn.ruling.no-target");
    far.play({ do: "attack", entry: 2 });
    assertRule(
      far.verdict({ do: "area", aim: { at: "radius", origin: far.square(at(12, 1)) } }),
      "mn.attack.area.sight",
    );
    const alone = new Table({
      rows: field(15, 3),
      creatures: [
        one("a", 0, 0, 1, { card: caster }),
        one("x", 1, 4, 1, { card: ruled("x", [{ rule: "invisible" }]) }),
      ],
    });
    assertRule(alone.verdict({ do: "attack", entry: 1 }), "mn.ruling.nearest-area");
  });

  test("a text says whom else than everybody it affects", () => {
    const picky: Attack = { ...burst, affects: { side: "enemy" } };
    const table = new Table({
      rows: field(7, 7),
      creatures: [one("a", 0, 3, 3, { card: armed("a", picky) }), one("x", 1, 4, 4), one("y", 0, 2, 3)],
      dice: attackRolls(2),
    });
    table.play({ do: "attack", entry: 1 });
    expect(table.events.find(({ event }) => event === "targeted")).toMatchObject({ targets: ["x"] });
  });
});
