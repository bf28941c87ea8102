import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, Table } from "../../testing/battle.ts";
import { aim, armed, attackRolls, field, fieldWith, one, ruled, strike, targets, under } from "../../testing/fight.ts";
import type { Attack } from "../vocabulary/index.ts";

const shot = (range: number | "sight" | "nearest"): Attack => ({
  kind: "ranged",
  range,
  bonus: 7,
  versus: "ac",
  hit: { damage: [{ amount: 10 }] },
});

describe("the seven steps of an attack", () => {
  test("a melee attack is announced, aimed, rolled, and its damage dealt, in this order", () => {
    const table = new Table({
      rows: field(6, 6),
      creatures: [one("a", 0, 1, 1), one("b", 1, 2, 1)],
      dice: attackRolls(8),
    });
    table.play({ do: "attack", entry: 0 }, aim("b"));
    expect(table.events.map(({ event }) => event)).toEqual([
      "attack-declared",
      "attack-begins",
      "targeted",
      "attack-rolled",
      "attack-results",
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
      "mn.attack.step5-roll",
      "mn.attack.step6-damage",
      "mn.attack.melee.target",
      "mn.damage.deal",
      "mn.attack.step7-after",
    );
  });

  test("an entry without a target in reach is not offered, nor one that is not on the card", () => {
    const table = new Table({ rows: field(6, 6), creatures: [one("a", 0, 0, 0), one("b", 1, 3, 0)] });
    const none = table.verdict({ do: "attack", entry: 0 });
    expect(none.legal).toBe(false);
    assertRule(none, "mn.ruling.no-target");
    assertRule(table.verdict({ do: "attack", entry: 5 }), "mn.attack.action.use");
  });

  test("a limited entry is marked as it is declared, and exhausted after its last box", () => {
    const table = new Table({
      rows: field(6, 6),
      creatures: [
        one("a", 0, 0, 0, { card: creatureCard("t/a", { attacks: [strike, { ...strike, basic: true, uses: 1 }] }) }),
        one("b", 1, 1, 0),
      ],
      dice: attackRolls(1),
    });
    table.play({ do: "attack", entry: 1 });
    expect(table.creature("a").uses).toEqual({ "t/a:attacks.1": 1 });
    table.play(aim("b"));
    const { turn } = table.state.body.battle;
    if (turn !== null) turn.attacks = 0;
    const again = table.verdict({ do: "attack", entry: 1 });
    expect(again.legal).toBe(false);
    assertRule(again, "mn.power.limited.exhausted");
  });
});

describe("melee attacks", () => {
  test("target one adjacent enemy with line of effect, no ally and nobody farther away", () => {
    const table = new Table({
      rows: fieldWith(7, 5, [
        [3, 1, "#"],
        [2, 2, "."],
      ]),
      creatures: [one("a", 0, 2, 1), one("near", 1, 1, 1), one("far", 1, 5, 3), one("friend", 0, 2, 2)],
    });
    table.play({ do: "attack", entry: 0 });
    expect(targets(table)).toEqual(["near"]);
    assertRule(table.verdict(aim("far")), "mn.attack.melee.target");
    assertRule(table.verdict(aim("friend")), "mn.attack.melee.no-allies");
    assertRule(table.verdict(aim("a")), "mn.attack.step4-targets");
  });

  test("a text lets it target allies", () => {
    const table = new Table({
      rows: field(5, 5),
      creatures: [
        one("a", 0, 1, 1, { card: ruled("a", [{ rule: "permit", permission: "attack-allies" }]) }),
        one("friend", 0, 2, 1),
        one("b", 1, 1, 2),
      ],
    });
    table.play({ do: "attack", entry: 0 });
    expect(targets(table)).toEqual(["friend", "b"]);
    assertRule(table.verdict(aim("friend")), "mn.precedence.level3");
  });

  test("Reach 2 reaches over a wall's corner, where the target has cover", () => {
    actsExample("mn.example.cover.reach");
    const reach: Attack = { kind: "melee", reach: 2, bonus: 8, versus: "ac", hit: { damage: [{ amount: 10 }] } };
    const table = new Table({
      rows: fieldWith(6, 4, [[1, 1, "#"]]),
      creatures: [one("a", 0, 0, 0, { card: armed("a", reach) }), one("b", 1, 2, 1), one("c", 1, 5, 3)],
      dice: attackRolls(10),
    });
    table.play({ do: "attack", entry: 1 });
    assertRule(table.verdict(aim("b")), "mn.attack.melee.reach");
    assertRule(table.verdict(aim("c")), "mn.attack.melee.reach");
    table.play(aim("b"));
    // 10 + 8 - 2 is 16, the Armor Class
    expect(table.creature("b").hitPoints).toBe(30);
    assertRule(table.events, "mn.attack.cover.penalty");
  });

  test("against a target that it cannot see counts as Conceal 11", () => {
    const table = new Table({
      rows: field(5, 5),
      creatures: [one("a", 0, 1, 1), one("b", 1, 2, 1)],
      effects: [under("a", "blinded")],
      dice: [...attackRolls(15), { purpose: "conceal roll", result: 9 }],
    });
    table.play({ do: "attack", entry: 0 }, aim("b"));
    expect(table.creature("b").hitPoints).toBe(40);
    assertRule(table.events, "mn.condition.blinded.conceal");
  });

  test("against somebody invisible is possible, with Conceal 11 and without combat advantage", () => {
    const table = new Table({
      rows: field(5, 5),
      creatures: [
        one("a", 0, 1, 1),
        one("b", 1, 2, 1, { card: ruled("b", [{ rule: "invisible" }]) }),
        one("c", 0, 3, 1),
      ],
      dice: [...attackRolls(15), { purpose: "conceal roll", result: 10 }],
    });
    table.play({ do: "attack", entry: 0 }, aim("b"));
    expect(table.creature("b").hitPoints).toBe(30);
    assertRule(table.events, "mn.attack.melee.unseen", "mn.attack.advantage.sight");
  });

  test("several attacks are made one after another: what the first changes holds for the second", () => {
    actsExample("mn.example.serial-melee");
    const twice: Attack = { ...strike, attacks: 2, targets: "different" };
    const table = new Table({
      rows: field(6, 5),
      creatures: [
        one("a", 0, 1, 1, { card: armed("a", twice) }),
        one("x", 1, 2, 1, { given: { hitPoints: 10 } }),
        one("y", 1, 1, 2),
        one("z", 1, 0, 0),
      ],
      dice: attackRolls(15, 15),
    });
    table.play({ do: "attack", entry: 1 }, aim("x"));
    expect(table.creature("x").status).toBe("destroyed");
    expect(targets(table)).toEqual(["y", "z"]);
    assertRule(table.verdict(aim("x")), "mn.hp.destroyed");
    table.play(aim("y"));
    expect(table.creature("y").hitPoints).toBe(30);
    expect(table.asked.kind).toBe("act");
  });

  test("several attacks on different targets may not come back to the first", () => {
    const table = new Table({
      rows: field(6, 5),
      creatures: [
        one("a", 0, 1, 1, { card: armed("a", { ...strike, attacks: 2, targets: "different" }) }),
        one("x", 1, 2, 1),
        one("y", 1, 1, 2),
      ],
      dice: attackRolls(15),
    });
    table.play({ do: "attack", entry: 1 }, aim("x"));
    assertRule(table.verdict(aim("x")), "mn.attack.melee.multiple");
  });

  test("the rest of a series is lost where nobody is left to attack", () => {
    const table = new Table({
      rows: field(6, 5),
      creatures: [
        one("a", 0, 1, 1, { card: armed("a", { ...strike, attacks: 2 }) }),
        one("x", 1, 2, 1, { given: { hitPoints: 5 } }),
        one("far", 1, 5, 4),
      ],
      dice: attackRolls(15),
    });
    table.play({ do: "attack", entry: 1 }, aim("x"));
    expect(table.asked.kind).toBe("act");
    expect(table.events.at(-1)).toMatchObject({ event: "attack-lost", rule: "mn.ruling.no-target" });
  });
});

describe("ranged attacks", () => {
  const archer = armed("a", shot(6), shot(10), shot("sight"), shot("nearest"));

  test("reach as far as their range says, by counted distance", () => {
    actsExample("mn.example.range");
    const enemies = [one("e6", 1, 6, 6), one("e7", 1, 7, 0), one("e10", 1, 10, 3), one("e11", 1, 11, 0)];
    const rows = field(13, 8);
    const six = new Table({ rows, creatures: [one("a", 0, 0, 0, { card: archer }), ...enemies] });
    six.play({ do: "attack", entry: 1 });
    expect(targets(six)).toEqual(["e6"]);
    assertRule(six.verdict(aim("e7")), "mn.attack.ranged.range");
    const ten = new Table({ rows, creatures: [one("a", 0, 0, 0, { card: archer }), ...enemies] });
    ten.play({ do: "attack", entry: 2 });
    expect(targets(ten)).toEqual(["e6", "e7", "e10"]);
    const sight = new Table({ rows, creatures: [one("a", 0, 0, 0, { card: archer }), ...enemies] });
    sight.play({ do: "attack", entry: 3 });
    expect(targets(sight)).toEqual(["e6", "e7", "e10", "e11"]);
    assertRule(sight.verdict(aim("e11")), "mn.attack.ranged.range-sight");
  });

  test("need line of sight, and target no ally", () => {
    const table = new Table({
      rows: fieldWith(9, 3, [
        [3, 0, "#"],
        [3, 1, "#"],
        [3, 2, "#"],
      ]),
      creatures: [
        one("a", 0, 1, 1, { card: archer }),
        one("behind", 1, 5, 1),
        one("friend", 0, 1, 0),
        one("b", 1, 2, 2),
      ],
    });
    table.play({ do: "attack", entry: 3 }, { do: "pass" });
    expect(targets(table)).toEqual(["b"]);
    assertRule(table.verdict(aim("behind")), "mn.los.exists");
    assertRule(table.verdict(aim("friend")), "mn.attack.ranged.no-allies");
  });

  test("range nearest leaves only the nearest enemies in sight, of several the attacker picks", () => {
    const table = new Table({
      rows: field(9, 5),
      creatures: [one("a", 0, 0, 0, { card: archer }), one("n1", 1, 3, 0), one("n2", 1, 0, 3), one("far", 1, 6, 4)],
    });
    table.play({ do: "attack", entry: 4 });
    expect(targets(table)).toEqual(["n1", "n2"]);
    assertRule(table.verdict(aim("n1")), "mn.attack.ranged.range-nearest.tie");
    assertRule(table.verdict(aim("far")), "mn.attack.ranged.range-nearest");
  });

  test("an invisible enemy is no candidate for nearest (mn.ruling.ranged-nearest)", () => {
    const table = new Table({
      rows: field(9, 5),
      creatures: [
        one("a", 0, 0, 0, { card: archer }),
        one("ghost", 1, 2, 0, { card: ruled("g", [{ rule: "invisible" }]) }),
        one("b", 1, 5, 0),
      ],
    });
    table.play({ do: "attack", entry: 4 });
    expect(targets(table)).toEqual(["b"]);
    assertRule(table.verdict(aim("ghost")), "mn.los.invisible");
    assertRule(table.verdict(aim("b")), "mn.attack.ranged.range-nearest");
  });
});
