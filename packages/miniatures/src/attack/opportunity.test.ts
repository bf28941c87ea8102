import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Placing, Table } from "../../testing/battle.ts";
import { at, attackRolls, field, ruled, strike, under } from "../../testing/fight.ts";
import { freshWindow } from "../battle/fresh-window.ts";
import type { Answer } from "../questions.ts";
import type { Attack, CreatureCard } from "../vocabulary/index.ts";
import { checkStrike } from "./provoking.ts";

const one = (
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  card?: CreatureCard,
  given: Placing["given"] = {},
): Placing => ({ name, seat, at: at(x, y), given, ...(card === undefined ? {} : { card }) });

const strikeBy = (creature: string, target: string, entry = 0): Answer => ({ do: "strike", creature, entry, target });

/** The active creature walks these squares; the table stops at the first question. */
const walk = (table: Table, ...squares: readonly string[]): Table =>
  table.play({ do: "move" }, { do: "path", path: squares.map((square) => table.square(square)) });

/** Who is asked whether to strike, or nobody. */
const strikers = (table: Table): readonly string[] => (table.asked.kind === "opportunity" ? table.asked.by : []);

describe("opportunity attacks", () => {
  test("come before the step that provokes them, one basic attack each, at most one a turn", () => {
    const table = new Table({
      rows: field(7, 5),
      creatures: [one("m", 0, 2, 2), one("p", 1, 2, 1)],
      dice: attackRolls(10),
    });
    walk(table, at(3, 2), at(4, 2));
    expect(strikers(table)).toEqual(["p"]);
    expect(table.at("m")).toBe(at(2, 2));
    table.play(strikeBy("p", "m"));
    expect(table.creature("m").hitPoints).toBe(30);
    // leaving the next square would provoke again, but not from one that has struck in this turn
    expect(table.at("m")).toBe(at(4, 2));
    assertRule(table.events, "mn.oa.definition", "mn.oa.triggers", "mn.oa.first");
  });

  test("may be declined", () => {
    const table = new Table({ rows: field(7, 5), creatures: [one("m", 0, 2, 2), one("p", 1, 2, 1)] });
    walk(table, at(2, 3)).play({ do: "pass" });
    expect(table.at("m")).toBe(at(2, 3));
  });

  test("who has struck in the window, is far, dazed, stunned or without sight may not (mn.ruling.oa-eligibility)", () => {
    const refusal = (given: Placing["given"], condition?: "dazed" | "stunned" | "blinded") => {
      const table = new Table({
        rows: field(7, 5),
        creatures: [one("m", 0, 2, 2), one("p", 1, 2, 1, undefined, given), one("q", 1, 1, 2), one("far", 1, 2, 0)],
        effects: condition === undefined ? [] : [under("p", condition)],
      });
      walk(table, at(3, 3));
      expect(strikers(table)).toEqual(["q"]);
      return table;
    };
    refusal({
      window: { ...freshWindow(5, { at: 0, size: 1 }), opportunities: 1 },
    });
    refusal({}, "dazed");
    refusal({}, "stunned");
    refusal({}, "blinded");
  });

  test("the refusals name their rules", () => {
    const table = new Table({
      rows: field(7, 5),
      creatures: [one("m", 0, 2, 2), one("p", 1, 2, 1), one("far", 1, 5, 2)],
    });
    walk(table, at(2, 3));
    assertRule(table.verdict(strikeBy("p", "m")), "mn.oa.basic-choice");
    assertRule(table.verdict(strikeBy("p", "m", 3)), "mn.oa.basic-choice");
    const p = table.creature("p");
    p.window = { ...p.window, opportunities: 1 };
    assertRule(table.verdict(strikeBy("p", "m")), "mn.oa.once-per-turn");
    p.window = { ...p.window, opportunities: 0 };
    p.at = table.square(at(2, 0));
    assertRule(table.verdict(strikeBy("p", "m")), "mn.oa.adjacent-only");
    p.at = table.square(at(2, 1));
    table.state.body.effects = [under("p", "blinded")];
    assertRule(table.verdict(strikeBy("p", "m")), "mn.oa.line-of-sight");
    table.state.body.effects = [under("p", "dazed")];
    assertRule(table.verdict(strikeBy("p", "m")), "mn.condition.dazed.no-oa");
    table.state.body.effects = [under("p", "stunned")];
    assertRule(table.verdict(strikeBy("p", "m")), "mn.condition.stunned.no-actions");
  });

  test("a text allows more of them in a turn, another forbids them", () => {
    const quick = ruled("p", [{ rule: "permit", permission: "opportunity-attacks", times: 2 }]);
    const table = new Table({
      rows: field(7, 5),
      creatures: [one("m", 0, 2, 2), one("p", 1, 2, 1, quick)],
      dice: attackRolls(2, 2),
    });
    walk(table, at(3, 2), at(4, 2)).play(strikeBy("p", "m"));
    expect(strikers(table)).toEqual(["p"]);
    table.play(strikeBy("p", "m"));
    expect(table.at("m")).toBe(at(4, 2));
    const peaceful = ruled("p", [{ rule: "forbid", what: "opportunity-attack" }]);
    const calm = new Table({ rows: field(7, 5), creatures: [one("m", 0, 2, 2), one("p", 1, 2, 1, peaceful)] });
    walk(calm, at(2, 3));
    expect(calm.at("m")).toBe(at(2, 3));
  });

  test("several are declared before any is rolled; the first that destroys the mover leaves the others nothing", () => {
    actsExample("mn.example.oa.simultaneous");
    const table = new Table({
      rows: field(7, 7),
      creatures: [
        one("m", 0, 3, 3, undefined, { hitPoints: 10 }),
        one("p", 1, 2, 2),
        one("q", 1, 4, 2),
        one("other", 0, 6, 6),
      ],
      dice: attackRolls(10),
    });
    walk(table, at(3, 4)).play(strikeBy("p", "m"));
    expect(strikers(table)).toEqual(["q"]);
    table.play(strikeBy("q", "m"));
    expect(table.asked).toMatchObject({ kind: "order", of: ["p", "q"] });
    expect(table.seat).toBe("north");
    table.play({ do: "order", things: ["p", "q"] });
    expect(table.creature("m").status).toBe("destroyed");
    expect(table.events.filter(({ event }) => event === "attack-declared")).toHaveLength(1);
    expect(table.events.find(({ event }) => event === "destroyed")).toMatchObject({ credited: "p" });
    assertRule(table.events, "mn.ruling.simultaneous-oa", "mn.power.trigger.destroyed-by.attack");
  });

  test("a big mover provokes from whoever is next to a square that it leaves", () => {
    actsExample("mn.example.oa.big-mover");
    const table = new Table({
      rows: field(9, 8),
      creatures: [one("m", 0, 3, 3, creatureCard("t/m", { size: "large" })), one("e1", 1, 2, 3), one("e2", 1, 5, 2)],
    });
    walk(table, at(4, 3));
    expect(strikers(table)).toEqual(["e1"]);
  });

  test("a flyer provokes from everybody at its first step, later from flyers alone", () => {
    actsExample("mn.example.flight.oa");
    const flyer = creatureCard("t/m", { modes: ["flight"] });
    const table = (q?: CreatureCard): Table => {
      const fight = new Table({
        rows: field(9, 5),
        creatures: [one("m", 0, 2, 2, flyer), one("p", 1, 2, 1), one("q", 1, 4, 1, q)],
      });
      walk(fight, at(3, 2), at(4, 2), at(5, 2));
      expect(strikers(fight)).toEqual(["p"]);
      return fight.play({ do: "pass" });
    };
    expect(table().at("m")).toBe(at(5, 2));
    expect(strikers(table(flyer))).toEqual(["q"]);
  });

  test("a burrower provokes nobody, nor does who has a text that says so", () => {
    for (const card of [
      creatureCard("t/m", { modes: ["burrow"] }),
      ruled("m", [{ rule: "permit", permission: "move-unprovoking" }]),
    ]) {
      const table = new Table({ rows: field(7, 5), creatures: [one("m", 0, 2, 2, card), one("p", 1, 2, 1)] });
      walk(table, at(2, 3));
      expect(table.at("m")).toBe(at(2, 3));
    }
  });

  test("a mounted pair leaves together: each enemy strikes at one of the two", () => {
    const horse = creatureCard("t/horse", { size: "large" });
    const table = new Table({
      rows: field(9, 6),
      creatures: [
        one("horse", 0, 2, 2, horse),
        one("rider", 0, 2, 2, undefined, { mount: "horse" }),
        one("p", 1, 1, 2),
      ],
      dice: attackRolls(10),
    });
    walk(table, at(3, 2));
    expect(table.options()).toEqual([strikeBy("p", "horse"), strikeBy("p", "rider"), { do: "pass" }]);
    table.play(strikeBy("p", "rider"));
    expect(table.creature("rider").hitPoints).toBe(30);
    assertRule(table.events, "mn.ruling.rider-oa");
  });

  test("may be made in the creature's own turn, after a charge as its one free action (mn.ruling.charge-after)", () => {
    const table = new Table({
      rows: field(7, 5),
      creatures: [one("m", 0, 2, 2), one("p", 1, 2, 1)],
      active: "p",
    });
    const { body } = table.state;
    const [m, p] = [table.creature("m"), table.creature("p")];
    expect(checkStrike(body, p, m, 0).legal).toBe(true);
    p.window = { ...p.window, sinceCharge: 0 };
    expect(checkStrike(body, p, m, 0).legal).toBe(true);
    p.window = { ...p.window, sinceCharge: 1 };
    assertRule(checkStrike(body, p, m, 0), "mn.charge.one-free");
  });
});

describe("attacks that provoke", () => {
  const shot: Attack = { kind: "ranged", range: 10, bonus: 7, versus: "ac", hit: { damage: [{ amount: 10 }] } };
  const archer = creatureCard("t/a", {
    attacks: [{ ...shot, basic: true }, shot, { ...strike, provokes: true }],
  });

  test("a basic ranged attack provokes nobody, another one does before targets are chosen", () => {
    actsExample("mn.example.oa.basic-ranged");
    const fight = (): Table =>
      new Table({
        rows: field(7, 5),
        creatures: [one("a", 0, 2, 2, archer), one("p", 1, 2, 1), one("b", 1, 5, 2)],
        dice: attackRolls(2),
      });
    const basic = fight().play({ do: "attack", entry: 0 });
    expect(basic.asked.kind).toBe("target");
    const other = fight().play({ do: "attack", entry: 1 });
    expect(strikers(other)).toEqual(["p"]);
    assertRule(other.events, "mn.attack.ranged.provokes");
    other.play(strikeBy("p", "a"));
    expect(other.asked.kind).toBe("target");
  });

  test("so does an attack whose text says it", () => {
    const table = new Table({
      rows: field(7, 5),
      creatures: [one("a", 0, 2, 2, archer), one("p", 1, 2, 1)],
    }).play({ do: "attack", entry: 2 });
    expect(strikers(table)).toEqual(["p"]);
    assertRule(table.events, "mn.attack.action.provoke");
  });

  test("not with a text that lets it shoot in peace", () => {
    const card = { ...ruled("a", [{ rule: "permit", permission: "shoot-unprovoking" }]), attacks: archer.attacks };
    const table = new Table({
      rows: field(7, 5),
      creatures: [one("a", 0, 2, 2, card), one("p", 1, 2, 1)],
    }).play({ do: "attack", entry: 1 });
    expect(table.asked.kind).toBe("target");
  });

  test("a caster who is destroyed by one makes no attack, and its use stays marked", () => {
    actsExample("mn.example.limited-use.lost");
    const ball: Attack = {
      kind: "area",
      radius: 1,
      range: 10,
      bonus: 6,
      versus: "reflex",
      hit: { damage: [{ amount: 10 }] },
    };
    const caster = creatureCard("t/a", { attacks: [strike, { ...ball, uses: 1 }] });
    const table = new Table({
      rows: field(7, 5),
      creatures: [one("a", 0, 2, 2, caster, { hitPoints: 10 }), one("p", 1, 2, 1), one("other", 0, 6, 4)],
      dice: attackRolls(10),
    }).play({ do: "attack", entry: 1 }, strikeBy("p", "a"));
    expect(table.creature("a").status).toBe("destroyed");
    expect(table.creature("a").uses).toEqual({ "t/a:attacks.1": 1 });
    expect(table.events.filter(({ event }) => event === "targeted")).toHaveLength(1);
    assertRule(table.events, "mn.attack.area.provokes", "mn.oa.action-lost", "mn.ruling.limited-use-lost");
  });

  test("a ranged basic attack may be used, with range nearest too, and provokes nothing (mn.ruling.oa-ranged-basic)", () => {
    const near: Attack = {
      kind: "ranged",
      range: "nearest",
      bonus: 7,
      versus: "ac",
      hit: { damage: [{ amount: 10 }] },
    };
    const p = creatureCard("t/p", { attacks: [{ ...near, basic: true }] });
    const table = new Table({
      rows: field(7, 5),
      creatures: [one("m", 0, 2, 2), one("p", 1, 2, 1, p), one("n", 0, 3, 1)],
      dice: attackRolls(12),
    });
    walk(table, at(2, 3)).play(strikeBy("p", "m"));
    expect(table.creature("m").hitPoints).toBe(30);
    assertRule(table.events, "mn.ruling.oa-ranged-basic");
  });
});
