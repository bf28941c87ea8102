import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, d20, Table } from "../../testing/battle.ts";
import type { Answer } from "../questions.ts";
import type { Effect, Until } from "../state.ts";
import type { ConditionName, CreatureCard, Power, Rule } from "../vocabulary/index.ts";

const open = "........\n........\n........\n........";
const fighter = (id: string, more: Partial<CreatureCard> = {}): CreatureCard => creatureCard(`t/${id}`, more);
const save: Until = { kind: "save" };

const condition = (
  id: string,
  on: string,
  name: ConditionName,
  until: Until = save,
  more: Partial<Effect> = {},
): Effect => ({
  id,
  on,
  source: "foe",
  by: 1,
  what: { kind: "condition", condition: name },
  until,
  group: null,
  ...more,
});

const ongoing = (id: string, on: string, amount: number, type: string | null): Effect => ({
  id,
  on,
  source: null,
  by: null,
  what: { kind: "ongoing", amount, type },
  until: save,
  group: null,
});

/** Two of ours, "a" (whose turn it is) and "b", and a foe who stands far away. */
function duel(given: Partial<Drawing> & { readonly card?: CreatureCard; readonly foe?: CreatureCard } = {}): Table {
  const { card, foe, ...rest } = given;
  return new Table({
    rows: open,
    creatures: [
      { name: "a", card: card ?? fighter("a"), seat: 0, at: "b2" },
      { name: "b", card: fighter("b"), seat: 0, at: "d4" },
      { name: "foe", card: foe ?? fighter("foe"), seat: 1, at: "h4" },
    ],
    ...rest,
  });
}

const end: Answer = { do: "end-turn" };
/** The turn of "a" ends and "foe" is named: its start of turn follows. */
const next = (table: Table, creature = "foe"): Table => table.play(end, { do: "activate", creature });
const has = (table: Table, name: string, wanted: ConditionName): boolean =>
  table.state.body.effects.some(
    ({ on, what }) => on === name && what.kind === "condition" && what.condition === wanted,
  );

describe("start of turn", () => {
  test("ongoing damage: of one type the highest alone, each type an event of its own, in the order of the acting player", () => {
    actsExample("mn.example.ongoing");
    const table = duel({
      effects: [ongoing("e1", "foe", 5, "fire"), ongoing("e2", "foe", 10, "fire"), ongoing("e3", "foe", 5, "acid")],
      dice: [d20("saving throw", 4), d20("saving throw", 12)],
    });
    next(table);
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.ruling.start-damage");
    table.play({ do: "choose", things: ["e3"] });
    expect(table.creature("foe").hitPoints).toBe(25);
    assertRule([table.asked], "mn.turn.actions.order");
    assertRule(
      table.events,
      "mn.turn.start.damage",
      "mn.ongoing.start-of-turn",
      "mn.ongoing.types-stack",
      "mn.ongoing.same-type",
    );
    // Saves: acid 4 fails; fire 12 ends both fire effects, and the other one is not rolled.
    table.play(end);
    assertRule([table.asked], "mn.save.order");
    table.play({ do: "choose", things: ["e3"] }, { do: "choose", things: ["e1"] });
    expect(table.state.body.effects.map(({ id }) => id)).toEqual(["e3"]);
    assertRule(
      table.events,
      "mn.turn.end.saves",
      "mn.ongoing.saves",
      "mn.save.roll",
      "mn.save.fail",
      "mn.save.success",
    );
    assertRule(table.events, "mn.ongoing.same-type.save");
  });

  test("a Confused creature rolls: 1 to 5 its enemy acts with it, 6 to 10 it does nothing, from 11 on it is its own", () => {
    const confused = (die: number): Table =>
      next(
        duel({
          effects: [condition("e1", "foe", "confused", save, { source: "a", by: 0 })],
          dice: [d20("confused", die), ...(die > 5 && die < 11 ? [d20("saving throw", 9)] : [])],
        }),
      );
    const dominated = confused(5);
    expect(dominated.seat).toBe("north");
    assertRule([dominated.asked], "mn.condition.dominated.side");
    assertRule(dominated.events, "mn.turn.start.control");
    assertRule(dominated.events, "mn.condition.confused.roll", "mn.condition.confused.table");
    const nothing = confused(6);
    // No action of any kind: the turn went on to its saves.
    expect(nothing.asked.kind).not.toBe("act");
    assertRule(nothing.events, "mn.ruling.confused");
    const own = confused(11);
    expect(own.seat).toBe("south");
    expect(own.asked.kind).toBe("act");
  });

  test("the newest effect of Dominated decides who acts, even if its creature is gone (mn.condition.dominated.control)", () => {
    const table = duel({ effects: [condition("e1", "foe", "dominated", save, { source: "gone", by: 0 })] });
    next(table);
    expect(table.seat).toBe("north");
    assertRule(table.events, "mn.condition.dominated.control");
  });

  test("an effect until the start of its next turn is over before anything else happens (mn.duration.start-next-turn)", () => {
    const until: Until = { kind: "turn-start", of: "foe", from: 5 };
    const table = next(duel({ effects: [condition("e1", "foe", "confused", until)] }));
    expect(table.asked.kind).toBe("act");
    assertRule(table.events, "mn.duration.start-next-turn");
  });
});

describe("actions", () => {
  const stride: Power = {
    power: "used",
    cost: "move",
    steps: [{ do: "apply", rules: [{ rule: "change", stat: "ac", plus: 2 }], to: "this", until: "end-of-next-turn" }],
  };
  const shout: Power = { power: "used", cost: "turn", steps: [{ do: "heal", who: "this", amount: 5 }] };
  const use = (place: number): Answer => ({ do: "use", creature: "a", power: `t/a:powers.${place}` });

  test("the attack action may be traded for a move action that pays for a power", () => {
    actsExample("mn.example.substitute");
    const table = duel({ card: fighter("a", { powers: [stride] }) });
    table.play({ do: "move" }, { do: "path", to: table.square("c2") });
    if (table.asked.kind === "path") table.play({ do: "stop" });
    table.play(use(0));
    expect(table.verdict({ do: "move" })).toEqual({ legal: false, rule: "mn.ruling.substitution-chain" });
    assertRule(table.events, "mn.turn.actions.substitute-attack", "mn.power.replaces.substitute");
    assertRule([table.verdict({ do: "move" })], "mn.ruling.substitution-chain");
  });

  test("a power that replaces the turn uses up all three actions and bars immediate ones (mn.turn.actions.replaces-turn, mn.power.replaces.turn)", () => {
    const table = duel({ card: fighter("a", { powers: [stride, shout] }) });
    table.creature("a").hitPoints = 20;
    table.play(use(1));
    assertRule(table.events, "mn.turn.actions.replaces-turn");
    const verdict = table.verdict({ do: "move" });
    expect(verdict.legal).toBe(false);
    assertRule([verdict], "mn.power.replaces.turn");
    const late = duel({ card: fighter("a", { powers: [stride, shout] }) });
    late.play(use(0));
    expect(late.verdict(use(1))).toEqual({ legal: false, rule: "mn.power.replaces.turn" });
  });

  test("what answers another question is no action (mn.turn.actions.order)", () => {
    const table = duel();
    for (const answer of [{ do: "pass" }, { do: "yes" }, { do: "target", creature: "foe" }] as const)
      assertRule(table.verdict(answer), "mn.turn.actions.order");
    expect(table.verdict({ do: "pass" }).legal).toBe(false);
  });

  test("a power of another creature is for that one's own turn (mn.power.replaces.own-turn)", () => {
    const table = duel();
    const verdict = table.verdict({ do: "use", creature: "b", power: "t/b:powers.0" });
    assertRule([verdict], "mn.power.replaces.own-turn");
  });

  test("an effect that an action ends is shaken off by spending it (mn.duration.action-ends)", () => {
    const table = duel({ effects: [condition("e1", "a", "slowed", { kind: "move-action" })] });
    table.play({ do: "shake-off", effect: "e1" });
    expect(has(table, "a", "slowed")).toBe(false);
    expect(table.state.body.battle.turn?.moves).toBe(1);
    assertRule(table.events, "mn.duration.action-ends");
  });

  test("under the limits of Dazed there is one action, replaces-action powers among them, but none that costs the turn", () => {
    const table = duel({ card: fighter("a", { powers: [stride, shout] }), effects: [condition("e1", "a", "dazed")] });
    assertRule([table.verdict(use(1))], "mn.ruling.dazed-replaces");
    table.play(use(0));
    assertRule(table.events, "mn.ruling.dazed-replaces");
    assertRule([table.verdict({ do: "move" })], "mn.condition.dazed.one-action");
  });

  test("whoever is Stunned takes no actions, and its turn goes on to its saves (mn.condition.stunned.no-actions)", () => {
    const table = next(duel({ effects: [condition("e1", "foe", "stunned")], dice: [d20("saving throw", 9)] }));
    assertRule(table.events, "mn.condition.stunned.no-actions", "mn.save.fail");
  });
});

describe("Dominated", () => {
  const claws = { kind: "melee", bonus: 20, versus: "ac", hit: { damage: [{ amount: 10 }] } } as const;
  /** X of south, dominated by north; Y of south and Z of north beside it. */
  function scene(): Table {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "h4" },
        { name: "x", card: fighter("x", { attacks: [claws, { ...claws, bonus: 21 }] }), seat: 1, at: "d2" },
        { name: "y", card: fighter("y", { hitPoints: 10, bloodied: 5 }), seat: 1, at: "e2" },
        { name: "z", card: fighter("z"), seat: 0, at: "c2" },
      ],
      effects: [condition("e1", "x", "dominated", save, { source: "z", by: 0 })],
      dice: [d20("attack roll", 10), d20("saving throw", 4)],
    });
    return next(table, "x");
  }

  test("its former comrade is its enemy for the one action, and its owner's loss all the same", () => {
    actsExample("mn.example.dominated");
    const table = scene();
    expect(table.seat).toBe("north");
    table.play({ do: "attack", entry: 0 });
    if (table.asked.kind === "target") table.play({ do: "target", creature: "y" });
    expect(table.creature("y").status).toBe("destroyed");
    expect(table.state.body.sides[0]?.points).toBe(12);
    // The action is over: what is left is its owner's.
    expect(table.seat).toBe("south");
    assertRule(table.events, "mn.ruling.dominated-sides");
    assertRule([table.verdict({ do: "move" })], "mn.condition.dominated.dazed");
    table.play(end);
  });

  test("it attacks with a basic attack and does not charge; the dominating player may leave the action", () => {
    const table = scene();
    assertRule([table.verdict({ do: "attack", entry: 1 })], "mn.condition.dominated.basic-only");
    const charge: Answer = { do: "charge", target: "y", entry: 0, at: table.square("e3") };
    expect(table.verdict(charge).legal).toBe(false);
    table.state.chance.script?.shift();
    table.play(end);
    expect(table.seat).toBe("south");
    assertRule(table.events, "mn.ruling.dominated-choices");
  });
});

describe("end of turn", () => {
  test("a natural 20 ends every effect that a save can end, those already failed too", () => {
    actsExample("mn.example.save-20");
    const table = duel({
      effects: [condition("e1", "a", "slowed"), condition("e2", "a", "weakened"), ongoing("e3", "a", 5, null)],
      dice: [d20("saving throw", 3), d20("saving throw", 20)],
    });
    table.play(end, { do: "choose", things: ["e1"] }, { do: "choose", things: ["e2"] });
    expect(table.state.body.effects).toEqual([]);
    assertRule(table.events, "mn.save.fail", "mn.save.natural-20", "mn.ruling.save-natural-20");
  });

  test("effects of one group share a save and end together (mn.save.group)", () => {
    const table = duel({
      effects: [
        condition("e1", "a", "slowed", save, { group: "g1" }),
        condition("e2", "a", "weakened", save, { group: "g1" }),
      ],
      dice: [d20("saving throw", 10)],
    });
    table.play(end);
    expect(table.state.body.effects).toEqual([]);
    assertRule(table.events, "mn.save.group");
  });

  test("a bonus makes a save, a penalty does not undo a natural 20 (mn.ruling.save-bonuses)", () => {
    const iron: Power = { power: "continuous", rules: [{ rule: "change", stat: "save", plus: 2 }] };
    const table = duel({
      card: fighter("a", { powers: [iron] }),
      effects: [condition("e1", "a", "slowed")],
      dice: [d20("saving throw", 8)],
    });
    table.play(end);
    expect(has(table, "a", "slowed")).toBe(false);
    assertRule(table.events, "mn.ruling.save-bonuses");
  });

  test("what runs to the end of this turn counts in the saves and stops after them (mn.turn.end.expire, mn.ruling.end-phase-order)", () => {
    const rules: readonly Rule[] = [{ rule: "change", stat: "save", plus: 5 }];
    const iron: Power = {
      power: "used",
      cost: "minor",
      steps: [{ do: "apply", rules, to: "this", until: "end-of-turn" }],
    };
    const table = duel({
      card: fighter("a", { powers: [iron] }),
      effects: [
        condition("e1", "a", "blinded", { kind: "turn-end", of: "a", from: 5 }),
        condition("e2", "a", "slowed"),
        {
          id: "e3",
          on: "a",
          source: "a",
          by: 0,
          what: { kind: "rules", text: { card: "t/a", path: ["powers", 0] }, rules },
          until: { kind: "turn-end", of: "a", from: 5 },
          group: null,
        },
      ],
      dice: [d20("saving throw", 5)],
    });
    table.play(end);
    expect(table.state.body.effects).toEqual([]);
    assertRule(table.events, "mn.turn.end.expire", "mn.ruling.end-phase-order");
  });
});

describe("limits in mid-turn", () => {
  const stare = (condition: ConditionName): Power => ({
    power: "triggered",
    on: { on: "leaves", who: { side: "enemy" }, near: { squares: 1 } },
    uses: 1,
    steps: [{ do: "condition", condition, to: "it", until: "battle" }],
  });
  /** "a" walks away from "foe", who does this to it. */
  const walk = (condition: ConditionName): Table => {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2" },
        { name: "b", card: fighter("b"), seat: 0, at: "d4" },
        {
          name: "foe",
          card: fighter("foe", {
            powers: [stare(condition)],
            attacks: [{ kind: "ranged", range: 1, bonus: 0, versus: "ac", hit: {} }],
          }),
          seat: 1,
          at: "a2",
        },
      ],
    });
    table.creature("foe").window = { ...table.creature("foe").window, opportunities: 1 };
    return table.play({ do: "move" }, { do: "path", to: table.square("g2") });
  };

  test("Dazed in mid-movement: the action is finished, then the actions are over", () => {
    actsExample("mn.example.dazed-mid-move");
    const table = walk("dazed");
    expect(table.at("a")).toBe("g2");
    expect(table.asked.kind).toBe("activate");
    assertRule(table.events, "mn.ruling.dazed-mid-turn");
  });

  test("Stunned in mid-movement: it stops at once and the turn goes to its end", () => {
    const table = walk("stunned");
    expect(table.at("a")).not.toBe("g2");
    expect(table.asked.kind).toBe("activate");
    assertRule(
      table.events,
      "mn.condition.stunned.own-turn",
      "mn.ruling.stunned-mid-turn",
      "mn.condition.stunned.inactive",
      "mn.ruling.inactive",
    );
  });
});

describe("a power that gives a save at the start of a turn", () => {
  test("comes before the roll of a condition (mn.turn.start.control.order)", () => {
    const clear: Power = {
      power: "triggered",
      on: { on: "turn-starts" },
      steps: [{ do: "save", who: "this", against: "each" }],
    };
    const table = duel({
      foe: fighter("foe", { powers: [clear] }),
      effects: [condition("e1", "foe", "confused")],
      dice: [d20("saving throw", 12)],
    });
    next(table);
    expect(table.seat).toBe("south");
    expect(has(table, "foe", "confused")).toBe(false);
    assertRule(table.events, "mn.turn.start.control.order");
  });
});

describe("what actions are spent as", () => {
  const sip: Power = { power: "used", cost: "minor", steps: [{ do: "heal", who: "this", amount: 5 }] };
  const stamp: Power = { power: "used", cost: "move", steps: [{ do: "heal", who: "this", amount: 5 }] };
  const calm: Power = {
    power: "used",
    cost: "free",
    when: { that: "this", is: { damaged: true } },
    uses: 1,
    steps: [{ do: "heal", who: "this", amount: 5 }],
  };
  const use = (place: number): Answer => ({ do: "use", creature: "a", power: `t/a:powers.${place}` });
  const table = (): Table => {
    const made = duel({ card: fighter("a", { powers: [sip, stamp, calm] }) });
    made.creature("a").hitPoints = 10;
    return made;
  };

  test("three minor actions in all: the move and the attack action are traded (mn.turn.actions.substitute-move)", () => {
    const one = table().play(use(0), use(0), use(0));
    expect(one.creature("a").hitPoints).toBe(25);
    assertRule(one.events, "mn.action.minor", "mn.turn.actions.substitute-move");
    assertRule([one.verdict(use(0))], "mn.ruling.substitution-chain");
  });

  test("no more than two moves, and no second attack (mn.turn.actions.allotment)", () => {
    const one = table().play(use(1));
    assertRule(one.events, "mn.action.move");
    const struck = duel();
    const { turn } = struck.state.body.battle;
    if (turn !== null) turn.attacks = 1;
    assertRule([struck.verdict({ do: "attack", entry: 0 })], "mn.turn.actions.allotment");
  });

  test("free actions cost nothing and are taken while their condition is met (mn.turn.actions.free)", () => {
    const one = table().play(use(2));
    assertRule(one.events, "mn.turn.actions.free");
    expect(one.state.body.battle.turn).toMatchObject({ attacks: 0, moves: 0, minors: 0 });
    const well = duel({ card: fighter("a", { powers: [sip, stamp, calm] }) });
    assertRule([well.verdict(use(2))], "mn.power.activated");
  });

  test("the three phases follow one another, and skipping is allowed (mn.turn.phases, mn.turn.actions.order)", () => {
    const one = duel().play(end);
    assertRule(one.events, "mn.turn.actions.order", "mn.turn.phases");
  });

  test("a Confused creature is under the limits of Dazed by that name (mn.condition.confused.dazed)", () => {
    const one = duel({ card: fighter("a", { powers: [sip] }), effects: [condition("e1", "a", "confused")] });
    one.creature("a").hitPoints = 20;
    one.play(use(0));
    assertRule([one.verdict({ do: "move" })], "mn.condition.confused.dazed");
  });
});

describe("saves against several ongoing effects of one type", () => {
  test("the first success ends all, and the rest are not rolled (mn.ruling.ongoing-saves)", () => {
    const table = duel({
      effects: [ongoing("e1", "a", 5, "fire"), ongoing("e2", "a", 10, "fire"), ongoing("e3", "a", 15, "fire")],
      dice: [d20("saving throw", 4), d20("saving throw", 15)],
    });
    table.play(end, { do: "choose", things: ["e3"] }, { do: "choose", things: ["e1"] });
    expect(table.state.body.effects).toEqual([]);
    assertRule(table.events, "mn.ruling.ongoing-saves");
  });
});

describe("a Dominated creature with several basic attacks", () => {
  test("may use any of them (mn.ruling.several-basics)", () => {
    const jab = { kind: "melee", basic: true, bonus: 5, versus: "ac", hit: { damage: [{ amount: 5 }] } } as const;
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "h4" },
        { name: "x", card: fighter("x", { attacks: [jab, jab] }), seat: 1, at: "d2" },
        { name: "y", card: fighter("y"), seat: 1, at: "e2" },
      ],
      effects: [condition("e1", "x", "dominated", save, { source: "a", by: 0 })],
    });
    next(table, "x");
    const verdict = table.verdict({ do: "attack", entry: 1 });
    expect(verdict.legal).toBe(true);
    assertRule([verdict], "mn.ruling.several-basics");
  });
});
