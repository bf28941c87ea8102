import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Placing, Table } from "../../testing/battle.ts";
import { armed, at, field, fieldWith, ruled, strike, under } from "../../testing/fight.ts";
import { sceneOf } from "../reading/scene.ts";
import type { Effect } from "../state.ts";
import type { Attack, CreatureCard } from "../vocabulary/index.ts";
import { whyCover } from "./covering.ts";
import { type Forecast, forecast, plainWay } from "./forecast.ts";
import { entryRef } from "./text.ts";

const one = (
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  card?: CreatureCard,
  given: Placing["given"] = {},
): Placing => ({ name, seat, at: at(x, y), given, ...(card === undefined ? {} : { card }) });

/** How an attack of "a" on "b" would be rolled. */
function expected(
  rows: string,
  creatures: readonly Placing[],
  { entry = 0, effects = [], legend }: { entry?: number; effects?: readonly Effect[]; legend?: { f: ["forest"] } } = {},
): Forecast {
  const table = new Table({ rows, creatures, effects, ...(legend === undefined ? {} : { legend }) });
  const attacker = table.creature("a");
  return forecast(table.state.body, attacker, entryRef(attacker, entry), table.creature("b"));
}

const bow = (versus: "ac" | "will" = "ac"): CreatureCard =>
  armed("a", { kind: "ranged", range: 20, bonus: 7, versus, hit: { damage: [{ amount: 10 }] } });

const plusOf = (seen: Forecast, rule: string): number | undefined =>
  seen.parts.find((part) => part.rule === rule)?.plus;

describe("what a roll is made of", () => {
  test("the printed bonus against the named defense, with its chances in twentieths", () => {
    const seen = expected(field(5, 5), [one("a", 0, 1, 1), one("b", 1, 2, 1)]);
    // +8 against Armor Class 16: 8 to 20 hit
    expect(seen).toMatchObject({ plus: 8, versus: "ac", defense: 16, needed: 8, hits: 13, criticals: 1 });
    assertRule(seen, "mn.attackroll.total");
  });

  test("a natural 20 hits and a natural 1 misses, whatever the numbers", () => {
    const far = armed("a", { ...strike, bonus: -20 }, { ...strike, bonus: 40 });
    const pair = [one("a", 0, 1, 1, far), one("b", 1, 2, 1)];
    expect(expected(field(5, 5), pair, { entry: 1 })).toMatchObject({ needed: 20, hits: 1 });
    expect(expected(field(5, 5), pair, { entry: 2 })).toMatchObject({ needed: 2, hits: 19 });
  });

  test("bonuses of texts add to it, and defenses of texts to the other side", () => {
    const seen = expected(field(5, 5), [
      one("a", 0, 1, 1, ruled("a", [{ rule: "change", stat: "attack", plus: 2 }])),
      one("b", 1, 2, 1, ruled("b", [{ rule: "change", stat: "defenses", plus: 3, attacks: { kind: "melee" } }])),
    ]);
    expect(seen).toMatchObject({ plus: 10, defense: 19 });
    assertRule(seen, "mn.bonus.stacking");
  });

  test("critical hits come earlier by a text, and not at all against who is spared them", () => {
    const keen = ruled("a", [{ rule: "critical", from: 18 }]);
    expect(expected(field(5, 5), [one("a", 0, 1, 1, keen), one("b", 1, 2, 1)]).criticals).toBe(3);
    const spared = ruled("b", [{ rule: "forbid", what: "critical" }]);
    expect(expected(field(5, 5), [one("a", 0, 1, 1, keen), one("b", 1, 2, 1, spared)]).criticals).toBe(0);
  });

  test("sacred circles give +2, blood rock hits and scores on 19 (mn.terrain.sacred-circle, mn.terrain.blood-rock)", () => {
    const table = new Table({
      rows: fieldWith(5, 5, [
        [1, 1, "c"],
        [1, 2, "r"],
      ]),
      legend: { c: ["sacred-circle"], r: ["blood-rock"] },
      creatures: [one("a", 0, 1, 1), one("b", 1, 2, 1), one("c", 0, 1, 2, armed("c", { ...strike, bonus: -20 }))],
    });
    const { body } = table.state;
    const circle = forecast(body, table.creature("a"), entryRef(table.creature("a"), 0), table.creature("b"));
    expect(circle.plus).toBe(10);
    assertRule(circle, "mn.terrain.sacred-circle");
    const blood = forecast(body, table.creature("c"), entryRef(table.creature("c"), 1), table.creature("b"));
    expect(blood).toMatchObject({ needed: 19, criticals: 2 });
  });

  test("a Helpless target: melee hits critically without a die, others have +4", () => {
    const effects = [under("b", "helpless")];
    const melee = expected(field(5, 5), [one("a", 0, 1, 1), one("b", 1, 2, 1)], { effects });
    expect(melee).toMatchObject({ hits: 20, criticals: 20, automatic: { result: "critical" } });
    assertRule(melee, "mn.condition.helpless.melee");
    const ranged = expected(field(5, 5), [one("a", 0, 1, 1, bow()), one("b", 1, 3, 1)], { effects, entry: 1 });
    // +7, +4, and combat advantage +2
    expect(ranged).toMatchObject({ plus: 13, automatic: null });
    assertRule(ranged, "mn.condition.helpless.other-attacks", "mn.attack.advantage.conditions");
  });

  test("who squeezes has -5 and grants combat advantage", () => {
    const huge = creatureCard("t/a", { size: "huge" });
    const squeezed = expected(field(8, 8), [one("a", 0, 1, 1, huge, { size: 2 }), one("b", 1, 3, 1)]);
    expect(squeezed.plus).toBe(3);
    assertRule(squeezed, "mn.squeeze.penalties");
    const against = expected(field(8, 8), [
      one("a", 0, 0, 1),
      one("b", 1, 1, 1, creatureCard("t/b", { size: "huge" }), { size: 2 }),
    ]);
    expect(against.plus).toBe(10);
    assertRule(against, "mn.attack.advantage.squeezing");
  });
});

describe("combat advantage", () => {
  test.each(["blinded", "dazed", "stunned", "confused", "dominated"] as const)(
    "a target that is %s grants it, +2 however many reasons there are",
    (condition) => {
      const seen = expected(field(5, 5), [one("a", 0, 1, 1), one("b", 1, 2, 1), one("c", 0, 3, 1)], {
        effects: [under("b", condition)],
      });
      expect(plusOf(seen, "mn.attack.advantage.bonus")).toBe(2);
      expect(seen.plus).toBe(10);
      assertRule(
        seen,
        "mn.attack.advantage.bonus",
        "mn.attack.advantage.conditions",
        "mn.attack.advantage.flanking",
        "mn.attack.flanking.both",
        "mn.ruling.flank-partner",
      );
    },
  );

  test("against a target that has no sight of the attacker, and under any text that grants it", () => {
    const unseen = expected(field(5, 5), [one("a", 0, 1, 1, ruled("a", [{ rule: "invisible" }])), one("b", 1, 2, 1)]);
    expect(unseen.plus).toBe(10);
    assertRule(unseen, "mn.attack.advantage.unseen");
    const granted = expected(field(5, 5), [one("a", 0, 1, 1), one("b", 1, 2, 1, ruled("b", [{ rule: "advantage" }]))]);
    assertRule(granted, "mn.attack.advantage.other");
  });

  test("is nothing to an attacker without sight, and nothing against who grants none", () => {
    const blind = expected(field(5, 5), [one("a", 0, 1, 1), one("b", 1, 2, 1)], {
      effects: [under("a", "blinded"), under("b", "dazed")],
    });
    expect(blind.plus).toBe(8);
    assertRule(blind, "mn.attack.advantage.sight");
    const proof = expected(
      field(5, 5),
      [one("a", 0, 1, 1), one("b", 1, 2, 1, ruled("b", [{ rule: "forbid", what: "advantage" }]))],
      { effects: [under("b", "dazed")] },
    );
    expect(proof.plus).toBe(8);
    assertRule(proof, "mn.precedence.level4");
  });
});

describe("flanking", () => {
  const flanks = (creatures: readonly Placing[], effects: readonly Effect[] = []): boolean =>
    JSON.stringify(expected(field(12, 12), creatures, { effects }).parts).includes("mn.attack.advantage.flanking");

  test("a medium enemy between opposite sides or corners", () => {
    actsExample("mn.example.flanking.medium");
    const pair = (ax: number, ay: number, cx: number, cy: number): boolean =>
      flanks([one("a", 0, ax, ay), one("b", 1, 5, 5), one("c", 0, cx, cy)]);
    expect(pair(4, 5, 6, 5)).toBe(true);
    expect(pair(4, 4, 6, 6)).toBe(true);
    expect(pair(4, 4, 6, 5)).toBe(false);
    expect(pair(5, 4, 4, 6)).toBe(false);
  });

  test("a large enemy between its own sides and corners", () => {
    actsExample("mn.example.flanking.large");
    const large = creatureCard("t/b", { size: "large" });
    const pair = (ax: number, ay: number, cx: number, cy: number): boolean =>
      flanks([one("a", 0, ax, ay), one("b", 1, 5, 5, large), one("c", 0, cx, cy)]);
    expect(pair(4, 5, 7, 6)).toBe(true);
    expect(pair(4, 4, 7, 7)).toBe(true);
    expect(pair(4, 4, 7, 6)).toBe(false);
    expect(pair(5, 4, 6, 7)).toBe(true);
    expect(pair(4, 5, 7, 7)).toBe(false);
  });

  test("a big flanker with any of its squares, with several allies at once", () => {
    actsExample("mn.example.flanking.big-flanker");
    const big = creatureCard("t/big", { size: "large" });
    const from = (x: number, y: number): boolean =>
      flanks([one("a", 0, x, y), one("b", 1, 4, 5), one("c", 0, 2, 5, big)]);
    expect(from(5, 5)).toBe(true);
    expect(from(5, 4)).toBe(true);
    expect(flanks([one("a", 0, 2, 5, big), one("b", 1, 4, 5), one("c", 0, 5, 5), one("d", 0, 5, 4)])).toBe(true);
  });

  test("only by who is able: active, seeing, not under the limits of Dazed (mn.attack.flanking.able, mn.ruling.flank-partner)", () => {
    const pair = [one("a", 0, 4, 5), one("b", 1, 5, 5), one("c", 0, 6, 5)];
    for (const condition of ["stunned", "blinded", "dazed", "confused"] as const)
      expect(flanks(pair, [under("c", condition)])).toBe(false);
    expect(flanks(pair, [under("c", "slowed")])).toBe(true);
  });

  test("not by who could harm it with nothing: immune to all damage of every basic attack (mn.attack.flanking.effective)", () => {
    const burner = creatureCard("t/c", { attacks: [{ ...strike, hit: { damage: [{ amount: 5, type: "fire" }] } }] });
    const fireproof = ruled("b", [{ rule: "immune", type: "fire" }]);
    const harmless = creatureCard("t/c", { attacks: [{ ...strike, hit: {} }] });
    expect(flanks([one("a", 0, 4, 5), one("b", 1, 5, 5, fireproof), one("c", 0, 6, 5, burner)])).toBe(false);
    expect(flanks([one("a", 0, 4, 5), one("b", 1, 5, 5, fireproof), one("c", 0, 6, 5)])).toBe(true);
    expect(flanks([one("a", 0, 4, 5), one("b", 1, 5, 5, fireproof), one("c", 0, 6, 5, harmless)])).toBe(true);
  });

  test("not with a text against it, and not by enemies of the attacker", () => {
    const tied = ruled("c", [{ rule: "forbid", what: "flank" }]);
    expect(flanks([one("a", 0, 4, 5), one("b", 1, 5, 5), one("c", 0, 6, 5, tied)])).toBe(false);
    expect(flanks([one("a", 0, 4, 5), one("b", 1, 5, 5), one("c", 1, 6, 5)])).toBe(false);
  });
});

describe("cover", () => {
  test("by another enemy against ranged attacks, by no ally", () => {
    actsExample("mn.example.cover.ranged-enemy");
    const between = (seat: 0 | 1, x: number, y: number): Forecast =>
      expected(field(8, 4), [one("a", 0, 0, 0, bow()), one("b", 1, 4, 0), one("c", seat, x, y)], { entry: 1 });
    const covered = between(1, 2, 0);
    expect(plusOf(covered, "mn.attack.cover.penalty")).toBe(-2);
    expect(covered.plus).toBe(5);
    assertRule(covered, "mn.attack.cover.ranged.enemies", "mn.ruling.cover-ranged-corner");
    expect(between(1, 2, 1).plus).toBe(7);
    expect(between(0, 2, 0).plus).toBe(7);
  });

  test("counts against Armor Class and Reflex alone", () => {
    const seen = expected(field(8, 4), [one("a", 0, 0, 0, bow("will")), one("b", 1, 4, 0), one("c", 1, 2, 0)], {
      entry: 1,
    });
    expect(seen.plus).toBe(7);
    assertRule(seen, "mn.attack.cover.defenses");
  });

  test("never by creatures against melee attacks", () => {
    const reach: Attack = { kind: "melee", reach: 3, bonus: 8, versus: "ac", hit: { damage: [{ amount: 10 }] } };
    const seen = expected(field(8, 4), [one("a", 0, 0, 0, armed("a", reach)), one("b", 1, 3, 0), one("c", 1, 2, 0)], {
      entry: 1,
    });
    expect(seen.plus).toBe(8);
  });

  test("by a wall's corner against melee attacks between adjacent creatures", () => {
    actsExample("mn.example.adjacent.wall-corner");
    const seen = expected(fieldWith(5, 5, [[1, 0, "#"]]), [one("a", 0, 0, 0), one("b", 1, 1, 1)]);
    expect(seen.plus).toBe(6);
    assertRule(seen, "mn.attack.cover.penalty", "mn.attack.cover.line");
  });

  test("by forest against ranged attacks alone", () => {
    const rows = fieldWith(8, 3, [[2, 1, "f"]]);
    const legend: { f: ["forest"] } = { f: ["forest"] };
    const ranged = expected(rows, [one("a", 0, 1, 1, bow()), one("b", 1, 2, 1)], { entry: 1, legend });
    expect(ranged.plus).toBe(5);
    const melee = expected(rows, [one("a", 0, 1, 1), one("b", 1, 2, 1)], { legend });
    expect(melee.plus).toBe(8);
  });

  test("by a text, and once however many sources there are", () => {
    const seen = expected(
      field(8, 4),
      [one("a", 0, 0, 0, bow()), one("b", 1, 4, 0, ruled("b", [{ rule: "cover" }])), one("c", 1, 2, 0)],
      { entry: 1 },
    );
    expect(seen.plus).toBe(5);
    assertRule(seen, "mn.attack.cover.power", "mn.attack.cover.ranged.enemies", "mn.attack.cover.penalty");
  });

  test("a rider has cover by its mount against ranged attacks, the mount none by its rider", () => {
    const horse = creatureCard("t/horse", { size: "large" });
    const table = (entry: number, target: string): Forecast => {
      const fight = new Table({
        rows: field(8, 4),
        creatures: [
          one("a", 0, 0, 0, bow()),
          one("horse", 1, 1, 0, horse),
          one("rider", 1, 1, 0, undefined, { mount: "horse" }),
        ],
      });
      const attacker = fight.creature("a");
      return forecast(fight.state.body, attacker, entryRef(attacker, entry), fight.creature(target));
    };
    const rider = table(1, "rider");
    expect(rider.plus).toBe(5);
    assertRule(rider, "mn.attack.cover.mounted", "mn.ruling.mount-cover");
    expect(table(1, "horse").plus).toBe(7);
    expect(table(0, "rider").plus).toBe(8);
  });

  test("close bursts, blasts and areas judge it from their own origins", () => {
    const wall = fieldWith(7, 5, [[2, 1, "#"]]);
    const hit = { damage: [{ amount: 10 }] };
    const burst: Attack = { kind: "close", shape: "burst", squares: 2, bonus: 5, versus: "reflex", hit };
    const blast: Attack = { kind: "close", shape: "blast", squares: 3, bonus: 5, versus: "reflex", hit };
    const ball: Attack = { kind: "area", radius: 1, range: 10, bonus: 5, versus: "reflex", hit };
    const table = new Table({
      rows: wall,
      creatures: [one("a", 0, 1, 1, armed("a", burst, blast, ball)), one("b", 1, 3, 2)],
    });
    const { body } = table.state;
    const [a, b] = [table.creature("a"), table.creature("b")];
    const from = (entry: number, origin: string | null): Forecast =>
      forecast(body, a, entryRef(a, entry), b, {
        ...plainWay,
        origin: origin === null ? null : table.square(origin),
      });
    assertRule(from(1, null), "mn.attack.cover.close.burst");
    expect(from(1, null).plus).toBe(3);
    expect(from(2, at(1, 1)).plus).toBe(3);
    assertRule(from(2, at(1, 1)), "mn.attack.cover.close.blast-line");
    expect(from(3, at(3, 1)).plus).toBe(5);
    expect(from(3, at(1, 1)).plus).toBe(3);
    assertRule(from(3, at(1, 1)), "mn.attack.cover.area.origin");
  });
});

describe("why cover is judged as it is", () => {
  const hit = { damage: [{ amount: 10 }] };
  const attacks: readonly Attack[] = [
    { kind: "melee", reach: 3, bonus: 8, versus: "ac", hit },
    { kind: "ranged", range: 10, bonus: 8, versus: "ac", hit },
    { kind: "close", shape: "burst", squares: 3, bonus: 5, versus: "reflex", hit },
    { kind: "close", shape: "blast", squares: 5, bonus: 5, versus: "reflex", hit },
    { kind: "area", radius: 2, range: 10, bonus: 5, versus: "reflex", hit },
  ];
  const rulesAgainst = (attack: Attack, foe: CreatureCard): readonly string[] => {
    const table = new Table({
      rows: field(8, 4),
      creatures: [one("a", 0, 0, 0, armed("a", attack)), one("b", 1, 2, 0, foe)],
    });
    const { body } = table.state;
    const [a, b] = [table.creature("a"), table.creature("b")];
    const origin = attack.kind === "melee" || attack.kind === "ranged" ? null : a.at;
    return whyCover(body, sceneOf(body), a, attack, b, origin).rules;
  };
  const aboutSize = (rules: readonly string[]): readonly string[] => rules.filter((rule) => rule.endsWith(".big"));

  test.each(attacks)("a $kind attack tells of the squares of a big target, and not of a small one's", (attack) => {
    expect(aboutSize(rulesAgainst(attack, creatureCard("t/small")))).toEqual([]);
    expect(aboutSize(rulesAgainst(attack, creatureCard("t/ox", { size: "large" })))).toEqual([
      `mn.attack.cover.${attack.kind}.big`,
    ]);
  });
});

describe("Hide", () => {
  const hider = ruled("b", [{ rule: "hide" }]);
  const archer = bow();

  test("makes invisible to an enemy from whom it would have cover, creatures left out", () => {
    const rows = fieldWith(8, 4, [[3, 0, "#"]]);
    const hidden = new Table({ rows, creatures: [one("a", 0, 0, 1, archer), one("b", 1, 4, 0, hider)] });
    const verdict = hidden.verdict({ do: "attack", entry: 1 });
    const plain = new Table({ rows, creatures: [one("a", 0, 0, 1, archer), one("b", 1, 4, 0)] });
    expect(plain.verdict({ do: "attack", entry: 1 }).legal).toBe(true);
    expect(verdict.legal).toBe(false);
  });

  test("not where only a creature would cover it", () => {
    const table = new Table({
      rows: field(8, 4),
      creatures: [one("a", 0, 0, 0, archer), one("b", 1, 4, 0, hider), one("c", 1, 2, 0)],
    });
    table.play({ do: "attack", entry: 1 });
    expect(table.verdict({ do: "target", creature: "b" }).legal).toBe(true);
  });

  test("cover by a text counts for it", () => {
    const card = ruled("b", [{ rule: "hide" }, { rule: "cover" }]);
    const table = new Table({
      rows: field(8, 4),
      creatures: [one("a", 0, 0, 0, archer), one("b", 1, 4, 0, card), one("c", 1, 2, 2)],
    });
    table.play({ do: "attack", entry: 1 });
    assertRule(table.verdict({ do: "target", creature: "b" }), "mn.ruling.hide");
  });
});
