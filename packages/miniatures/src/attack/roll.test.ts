import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Placing, Table } from "../../testing/battle.ts";
import { armed, at, attackRolls, concealRoll, field, ruled, strike, under } from "../../testing/fight.ts";
import type { Run } from "../procedures.ts";
import type { Effect } from "../state.ts";
import type { AttackEntry, CreatureCard } from "../vocabulary/index.ts";
import { fixResult, redirect, repeat, reroll } from "./changing.ts";
import type { AttackTurn, Shot } from "./locals.ts";
import { rollShot } from "./roll.ts";

const one = (
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  card?: CreatureCard,
  given: Placing["given"] = {},
): Placing => ({ name, seat, at: at(x, y), given, ...(card === undefined ? {} : { card }) });

/** A duel in which "a" attacks "b" with an entry of its card; the dice are for all of it. */
function duel(
  dice: ConstructorParameters<typeof Table>[0]["dice"],
  {
    card,
    foe,
    entry = 0,
    effects = [],
  }: { card?: CreatureCard; foe?: CreatureCard; entry?: number; effects?: readonly Effect[] } = {},
): Table {
  return new Table({
    rows: field(6, 6),
    creatures: [one("a", 0, 1, 1, card), one("b", 1, 2, 1, foe)],
    dice: dice ?? [],
    effects,
  }).play({ do: "attack", entry }, { do: "target", creature: "b" });
}

const resultIn = (table: Table): unknown =>
  table.events.flatMap((event) => (event.event === "attack-rolled" ? [event.result] : []));

describe("the attack roll", () => {
  test("hits from the defense on, and below it misses and does nothing", () => {
    const hit = duel(attackRolls(8));
    expect(resultIn(hit)).toEqual(["hit"]);
    assertRule(hit.events, "mn.attackroll.hit");
    const miss = duel(attackRolls(7));
    expect(miss.creature("b").hitPoints).toBe(40);
    assertRule(miss.events, "mn.attackroll.miss");
  });

  test("a natural 20 is a critical hit without a confirmation, a natural 1 a miss", () => {
    const best = duel(attackRolls(20));
    expect(best.creature("b").hitPoints).toBe(20);
    assertRule(best.events, "mn.attackroll.critical", "mn.damage.critical");
    const worst = duel(attackRolls(1), { card: armed("a", { ...strike, bonus: 30 }), entry: 1 });
    expect(worst.creature("b").hitPoints).toBe(40);
    assertRule(worst.events, "mn.attackroll.natural-1");
  });

  test("a natural 20 against who is spared critical hits still hits (mn.attackroll.natural-20)", () => {
    const spared = ruled("b", [{ rule: "forbid", what: "critical" }]);
    const table = duel(attackRolls(20), {
      card: armed("a", { ...strike, bonus: -20 }),
      entry: 1,
      foe: spared,
    });
    expect(table.creature("b").hitPoints).toBe(30);
    assertRule(table.events, "mn.attackroll.natural-20");
  });

  test("a critical hit below 20 comes by a text", () => {
    const table = duel(attackRolls(19), { card: ruled("a", [{ rule: "critical", from: 19 }]) });
    expect(table.creature("b").hitPoints).toBe(20);
    assertRule(table.events, "mn.ruling.critical-always");
  });

  test("a Helpless target is hit critically by melee attacks without a die", () => {
    const table = duel([], { effects: [under("b", "helpless")] });
    expect(table.creature("b").hitPoints).toBe(20);
    expect(table.events.find(({ event }) => event === "attack-rolled")).toMatchObject({ die: null });
    assertRule(table.events, "mn.condition.helpless.melee", "mn.ruling.helpless-crit");
  });
});

describe("Conceal", () => {
  const hidden = ruled("b", [
    { rule: "conceal", at: 5 },
    { rule: "conceal", at: 11 },
  ]);

  test("turns a hit into a miss below its value, by one roll for the highest of all", () => {
    const missed = duel([...attackRolls(15), concealRoll(10)], { foe: hidden });
    expect(missed.creature("b").hitPoints).toBe(40);
    assertRule(missed.events, "mn.attackroll.conceal", "mn.ruling.conceal");
    const hit = duel([...attackRolls(15), concealRoll(11)], { foe: hidden });
    expect(hit.creature("b").hitPoints).toBe(30);
  });

  test("is rolled neither after a miss nor against a critical hit", () => {
    expect(duel(attackRolls(2), { foe: hidden }).creature("b").hitPoints).toBe(40);
    const critical = duel(attackRolls(20), { foe: hidden });
    expect(critical.creature("b").hitPoints).toBe(20);
    assertRule(critical.events, "mn.attackroll.conceal.critical");
  });

  test("a miss by Conceal is one for all purposes: the attack's miss line comes about", () => {
    const graze: AttackEntry = { ...strike, miss: { damage: [{ amount: 5 }] } };
    const table = duel([...attackRolls(15), concealRoll(1)], {
      card: creatureCard("t/a", { attacks: [graze] }),
      foe: hidden,
    });
    expect(table.creature("b").hitPoints).toBe(35);
  });

  test("is not rolled against close attacks", () => {
    const table = new Table({
      rows: field(6, 6),
      creatures: [
        one(
          "a",
          0,
          1,
          1,
          armed("a", {
            kind: "close",
            shape: "burst",
            squares: 1,
            bonus: 8,
            versus: "ac",
            hit: { damage: [{ amount: 10 }] },
          }),
        ),
        one("b", 1, 2, 1, hidden),
      ],
      dice: attackRolls(15),
    }).play({ do: "attack", entry: 1 });
    expect(table.creature("b").hitPoints).toBe(30);
  });
});

describe("a followup", () => {
  const tripping: AttackEntry = {
    ...strike,
    followup: { damage: [{ amount: 15 }] },
  };
  const card = creatureCard("t/a", { attacks: [tripping] });

  test("is a second roll after a hit, with damage of its own; a miss has none", () => {
    const both = duel(attackRolls(10, 10), { card });
    expect(both.creature("b").hitPoints).toBe(15);
    assertRule(both.events, "mn.attackroll.followup", "mn.ruling.followup-moved", "mn.ruling.followup-modifiers");
    const second = duel(attackRolls(10, 2), { card });
    expect(second.creature("b").hitPoints).toBe(30);
    const first = duel(attackRolls(2), { card });
    expect(first.creature("b").hitPoints).toBe(40);
  });

  test("a natural 20 on it is a critical hit of its own damage", () => {
    expect(duel(attackRolls(10, 20), { card }).creature("b").hitPoints).toBe(0);
  });

  test("is dropped when the first hit destroyed the target", () => {
    const table = new Table({
      rows: field(6, 6),
      creatures: [one("a", 0, 1, 1, card), one("b", 1, 2, 1, undefined, { hitPoints: 10 }), one("c", 1, 5, 5)],
      dice: attackRolls(10),
    }).play({ do: "attack", entry: 0 }, { do: "target", creature: "b" });
    expect(table.creature("b").status).toBe("destroyed");
    expect(table.events.some(({ event }) => event === "followup")).toBe(false);
  });

  test("keeps the modifiers of the first roll and reads the defense anew (mn.ruling.followup-modifiers)", () => {
    // The roll itself, as the attack makes it: parts that stand are not asked for again.
    const table = new Table({
      rows: field(6, 6),
      creatures: [one("a", 0, 1, 1), one("b", 1, 5, 5), one("c", 0, 3, 1)],
    });
    const turn: AttackTurn = {
      attack: 1,
      creature: "a",
      text: { card: "t/a", path: ["attacks", 0] },
      as: "action",
      chooser: 0,
      only: null,
      stand: null,
      parts: [],
      before: [],
      again: null,
    };
    const parts = [
      { rule: "mn.attackroll.total", plus: 8 },
      { rule: "mn.attack.advantage.bonus", plus: 2 },
    ] as const;
    const second: Shot = {
      target: "b",
      stand: null,
      first: null,
      fixed: null,
      parts,
      die: null,
      result: null,
      veiled: false,
    };
    const run = runOf(table, [6]);
    rollShot(run, turn, second, null);
    // 6 + 8 + 2 is 16: a hit on somebody four squares away
    expect(second.result).toBe("hit");
  });
});

/** A run upon the state of a table, with dice of its own, for the functions that powers call in the middle of an attack. */
function runOf(table: Table, dice: readonly number[], attack: Partial<Parameters<typeof frameOf>[0]> = {}): Run {
  const { state } = table;
  const frame = frameOf({ ...attack });
  if (attack.shots !== undefined) state.frames.push(frame);
  const rolls = [...dice];
  return {
    state,
    body: state.body,
    events: [],
    rolls: [],
    emit(event) {
      this.events.push(event);
    },
    draw: () => (rolls.shift() ?? 1) - 1,
    shuffle: () => undefined,
    end: () => undefined,
  };
}

function frameOf({ shots = [], fixed = null }: { shots?: Shot[]; fixed?: "hit" | "miss" | null }) {
  const turn: AttackTurn = {
    attack: 7,
    creature: "a",
    text: { card: "t/a", path: ["attacks", 0] },
    as: "action",
    chooser: 0,
    only: null,
    stand: null,
    parts: [],
    before: [],
    again: null,
  };
  return {
    procedure: "attack" as const,
    locals: {
      turn,
      left: 1,
      fixed,
      aim: { at: "creature" as const, creature: "b" },
      shots,
      at: 0,
      phase: "attack" as const,
      taken: [],
      effects: [],
      slips: [],
      falls: [],
    },
    step: "rolled",
    collected: null,
  };
}

const fresh = (target: string): Shot => ({
  target,
  stand: null,
  first: null,
  fixed: null,
  parts: [],
  die: null,
  result: null,
  veiled: false,
});

describe("what powers change in an attack under way", () => {
  const trio = (card?: CreatureCard): Table =>
    new Table({
      rows: field(12, 6),
      creatures: [
        one(
          "a",
          0,
          0,
          0,
          armed("a", { kind: "ranged", range: 5, bonus: 7, versus: "ac", hit: { damage: [{ amount: 10 }] } }),
        ),
        one("b", 1, 5, 0),
        one("c", 1, 9, 0, card),
        one("d", 0, 10, 0),
      ],
    });

  test("a die rolled again counts anew, or the better or worse of both", () => {
    for (const [keep, kept] of [
      ["new", 9],
      ["better", 15],
      ["worse", 9],
    ] as const) {
      const shot = fresh("b");
      const run = runOf(trio(), [15, 9], { shots: [shot] });
      rollShot(run, frameOf({}).locals.turn, shot, null);
      reroll(run, 7, "b", keep);
      expect(shot.die).toBe(kept);
      if (keep === "better") assertRule(run.events, "mn.resolve.cancellation");
    }
  });

  test("an attack made to hit never hits critically, one made to miss misses whatever the die", () => {
    const hit = { ...fresh("b"), fixed: "hit" } satisfies Shot;
    const run = runOf(trio(), [], { shots: [hit] });
    rollShot(run, frameOf({}).locals.turn, hit, null);
    expect(hit).toMatchObject({ result: "hit", die: null });
    assertRule(run.events, "mn.attackroll.auto-hit-no-roll");
    const rolled = fresh("b");
    const later = runOf(trio(), [20], { shots: [rolled] });
    rollShot(later, frameOf({}).locals.turn, rolled, null);
    expect(rolled.result).toBe("critical");
    fixResult(later, 7, "b", "miss");
    expect(rolled.result).toBe("miss");
    assertRule(later.events, "mn.attackroll.natural-1");
  });

  test("a redirected attack is worked out as if the new target stood in the first one's space", () => {
    actsExample("mn.example.redirect");
    const table = new Table({
      rows: field(12, 6),
      creatures: [
        one(
          "a",
          0,
          0,
          0,
          creatureCard("t/a", {
            attacks: [
              { kind: "ranged", basic: true, range: 5, bonus: 7, versus: "ac", hit: { damage: [{ amount: 10 }] } },
            ],
          }),
        ),
        one("x", 1, 5, 0),
        one("y", 1, 9, 0, ruled("y", [{ rule: "invisible" }])),
      ],
      effects: [under("y", "dazed")],
    });
    const shot = fresh("x");
    const run = runOf(table, [12], { shots: [shot] });
    expect(redirect(run, 7, "x", "y")).toBe(true);
    assertRule(run.events, "mn.attack.redirect", "mn.ruling.redirect", "mn.attack.ranged.redirect-range");
    expect(shot).toMatchObject({ target: "y", first: "x", stand: { at: table.square(at(5, 0)), size: 1 } });
    rollShot(run, frameOf({}).locals.turn, shot, null);
    // 12 + 7 is 19: no combat advantage, since nobody sees the invisible
    expect(shot.parts.reduce((sum, { plus }) => sum + plus, 0)).toBe(7);
    assertRule(shot, "mn.attack.advantage.sight");
    expect(redirect(run, 7, "y", "y")).toBe(false);
  });

  test("an attack made once more is another of the same action", () => {
    const shot = fresh("b");
    const run = runOf(trio(), [], { shots: [shot] });
    repeat(run, 7, "another");
    const frame = run.state.frames.at(-1);
    expect(frame?.procedure === "attack" && frame.locals).toMatchObject({ left: 2, turn: { again: "another" } });
    // an attack that is over is none that anything could be done about
    repeat(run, 99, "same");
    expect(frame?.procedure === "attack" && frame.locals.left).toBe(2);
  });
});

test("blood rock is told of melee attacks from it, and of no others (mn.terrain.blood-rock)", () => {
  const becauseOf = (rows: string, entry: number, foe: string): unknown => {
    const table = new Table({
      rows,
      legend: { r: ["blood-rock"] },
      creatures: [
        one("a", 0, 0, 0, armed("a", { kind: "ranged", range: 5, bonus: 8, versus: "ac", hit: { damage: [] } })),
        { name: "b", seat: 1, at: foe },
      ],
      dice: attackRolls(10),
    }).play({ do: "attack", entry }, { do: "target", creature: "b" });
    return table.events.flatMap((event) => (event.event === "attack-rolled" ? event.because : []));
  };
  expect(becauseOf("r...\n....", 0, "b1")).toEqual(["mn.attack.step5-roll", "mn.terrain.blood-rock"]);
  expect(becauseOf("r...\n....", 1, "d1")).toEqual(["mn.attack.step5-roll"]);
  expect(becauseOf("....\n....", 0, "b1")).toEqual(["mn.attack.step5-roll"]);
});
