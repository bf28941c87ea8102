import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, d20, Table } from "../../testing/battle.ts";
import { itemCard } from "../../testing/cards.ts";
import type { Answer } from "../questions.ts";
import type { Creature, CreatureTurn, Effect } from "../state.ts";
import { defenseOf } from "../traits.ts";
import type { ConditionName, CreatureCard, Power, Rule, Step } from "../vocabulary/index.ts";
import { cannotUse } from "./cannot-use.ts";
import { powerTextAt } from "./taking.ts";

const open = "........\n........\n........\n........";
const name = (text: string): { en: string; ru: string } => ({ en: text, ru: text });
const fighter = (id: string, powers: readonly Power[] = [], more: Partial<CreatureCard> = {}): CreatureCard =>
  creatureCard(`t/${id}`, { powers, ...more });
const heal = (amount: number): Step => ({ do: "heal", who: "this", amount });
const plus = (stat: "ac" | "attack", n: number): Rule => ({ rule: "change", stat, plus: n });
const use = (creature: string, power: string): Answer => ({ do: "use", creature, power });
const end: Answer = { do: "end-turn" };
const pass: Answer = { do: "pass" };
const choose = (...things: readonly string[]): Answer => ({ do: "choose", things });
const strike: Answer = { do: "attack", entry: 0 };

const under = (on: string, condition: ConditionName): Effect => ({
  id: `e-${on}-${condition}`,
  on,
  source: null,
  by: null,
  what: { kind: "condition", condition },
  until: { kind: "battle" },
  group: null,
});

/** "a" strikes at "b", who stands beside it and has these powers; "c" is a comrade of "b". */
function clash(
  mine: readonly Power[],
  theirs: readonly Power[],
  given: Partial<Drawing> = {},
  more: Partial<CreatureCard> = {},
): Table {
  return new Table({
    rows: open,
    creatures: [
      { name: "a", card: fighter("a", mine), seat: 0, at: "b2", given: { maximum: 60 } },
      { name: "b", card: fighter("b", theirs, more), seat: 1, at: "c2", given: { maximum: 60 } },
      { name: "c", card: fighter("c"), seat: 1, at: "h4" },
    ],
    ...given,
  });
}

const used = (table: Table): readonly string[] =>
  table.events.flatMap((one) => (one.event === "power-used" || one.event === "power-triggered" ? [one.creature] : []));

describe("automatic powers", () => {
  const eye: Power = {
    name: name("Baleful Look"),
    power: "triggered",
    on: { on: "missed", target: "this", attack: { kind: "melee" } },
    steps: [{ do: "apply", rules: [plus("attack", -2)], to: "attacker", until: { on: "hit", by: { side: "enemy" } } }],
  };

  test("happen whether their creature is active or not, and a second use of one power adds nothing", () => {
    actsExample("mn.example.automatic.zehirs-eye");
    const table = clash([], [eye], { effects: [under("b", "stunned")], dice: [d20("attack roll", 2)] });
    table.play(strike, { do: "target", creature: "b" });
    assertRule(table.events, "mn.power.automatic.inactive");
    const [lasting] = table.state.body.effects.filter(({ what }) => what.kind === "rules");
    expect(lasting?.on).toBe("a");
  });

  test("need no declaration, and nobody is asked (mn.power.automatic)", () => {
    const thorns: Power = {
      power: "triggered",
      on: { on: "hit", target: "this" },
      steps: [{ do: "damage", to: "attacker", amount: 5 }],
    };
    const table = clash([], [thorns], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.creature("a").hitPoints).toBe(35);
    assertRule(table.events, "mn.power.automatic");
  });

  test("simultaneous ones are put in order by the acting player (mn.resolve.simultaneous)", () => {
    const thorns = (amount: number): Power => ({
      power: "triggered",
      on: { on: "hit", target: "this" },
      steps: [{ do: "damage", to: "attacker", amount }],
    });
    const table = clash([], [thorns(5), thorns(10)], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.seat).toBe("north");
    assertRule([table.asked], "mn.resolve.simultaneous");
    table.play(choose("b|t/b:powers.1"));
    expect(table.creature("a").hitPoints).toBe(25);
  });
});

describe("activated powers", () => {
  const rally: Power = { power: "triggered", on: { on: "hit", target: "this" }, may: true, steps: [heal(5)] };

  test("work if they are declared, and only the player who has one is asked", () => {
    const table = clash([], [rally], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.seat).toBe("south");
    expect(table.asked.kind).toBe("power");
    assertRule([table.asked], "mn.turn.actions.others");
    table.play(pass);
    expect(table.creature("b").hitPoints).toBe(30);
    expect(used(table)).toEqual([]);
  });

  test("are closed to the inactive and to whoever is under the limits of Dazed (mn.power.activated.active-only, mn.condition.dazed.no-activated)", () => {
    actsExample("mn.example.activated.rock-solid");
    for (const condition of ["stunned", "dazed"] as const) {
      const table = clash([], [rally], { effects: [under("b", condition)], dice: [d20("attack roll", 15)] });
      table.play(strike, { do: "target", creature: "b" });
      expect(table.asked.kind).toBe("act");
    }
  });

  test("have as many uses as boxes; exhausted ones are not offered (mn.power.limited, mn.power.limited.exhausted)", () => {
    const table = clash([], [{ ...rally, uses: 1 }], {
      creatures: [
        {
          name: "a",
          card: fighter("a", [], {
            attacks: [{ kind: "melee", bonus: 8, versus: "ac", attacks: 2, hit: { damage: [{ amount: 5 }] } }],
          }),
          seat: 0,
          at: "b2",
        },
        { name: "b", card: fighter("b", [{ ...rally, uses: 1 }]), seat: 1, at: "c2", given: { maximum: 60 } },
      ],
      dice: [d20("attack roll", 15), d20("attack roll", 15)],
    });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"));
    // The second attack hits as well, but no box is left.
    if (table.asked.kind === "target") table.play({ do: "target", creature: "b" });
    expect(table.asked.kind).toBe("act");
    expect(used(table)).toEqual(["b"]);
  });

  test("one use comes back when its condition occurs, and no more than were marked (mn.power.recharge)", () => {
    const table = clash([], [{ ...rally, uses: 2, recharge: { on: "turn-starts" } }], {
      dice: [d20("attack roll", 15)],
    });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"), end, {
      do: "activate",
      creature: "b",
    });
    expect(table.creature("b").uses["t/b:powers.0"]).toBe(0);
    assertRule(table.events, "mn.power.recharge");
  });
});

describe("cancelling powers", () => {
  const again: Power = {
    power: "triggered",
    on: { on: "hit", target: "this" },
    may: true,
    as: "immediate",
    uses: 1,
    steps: [{ do: "reroll", keep: "new" }],
  };
  const gloat: Power = { power: "triggered", on: { on: "hit", by: "this" }, may: true, uses: 1, steps: [heal(5)] };

  test("come first; if the hit is gone, what waited for it is neither offered nor used up", () => {
    actsExample("mn.example.cancellation");
    const table = clash([gloat], [again], { dice: [d20("attack roll", 15), d20("attack roll", 2)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.resolve.cancellation");
    table.play(use("b", "t/b:powers.0"));
    expect(table.asked.kind).toBe("act");
    expect(used(table)).toEqual(["b"]);
    expect(table.creature("a").uses).toEqual({});
    expect(table.creature("b").hitPoints).toBe(40);
    assertRule(table.events, "mn.ruling.immediate-default");
  });

  test("leave the others what is still true", () => {
    const table = clash([gloat], [again], { dice: [d20("attack roll", 15), d20("attack roll", 16)] });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"));
    expect(table.seat).toBe("north");
    table.play(use("a", "t/a:powers.0"));
    expect(used(table)).toEqual(["b", "a"]);
  });

  test("prevent damage before it is taken", () => {
    const ward: Power = {
      power: "triggered",
      on: { on: "would-take-damage" },
      may: true,
      as: "free",
      steps: [{ do: "prevent", amount: 5 }],
    };
    const table = clash([], [ward], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"));
    expect(table.creature("b").hitPoints).toBe(35);
    assertRule(table.events, "mn.action.free.trigger");
  });
});

describe("immediate actions", () => {
  const guard = (text: string): Extract<Power, { power: "triggered" }> => ({
    name: name(text),
    power: "triggered",
    on: { on: "hit", target: "this" },
    may: true,
    as: "immediate",
    steps: [heal(5)],
  });

  test("one in any one creature's turn, a new one in the next (mn.action.immediate.once, mn.ruling.turn-limit-phases)", () => {
    const table = clash([], [guard("One"), guard("Two")], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" }, use("b", "t/b:powers.0"));
    expect(table.asked.kind).toBe("act");
    expect(table.creature("b").window.immediate).toBe(true);
    table.play(end, { do: "activate", creature: "b" });
    expect(table.creature("b").window.immediate).toBe(false);
  });

  test("that come after the event wait until all of it is done (mn.action.immediate.timing)", () => {
    const late: Power = { ...guard("Late"), after: true };
    const table = clash([], [late], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    expect(table.seat).toBe("south");
    expect(table.creature("b").hitPoints).toBe(30);
    table.play(use("b", "t/b:powers.0"));
    assertRule(table.events, "mn.action.immediate.timing");
  });
});

describe("around a round", () => {
  const horn = (id: string): Power => ({
    name: name(`Horn of ${id}`),
    power: "triggered",
    on: { on: "round-starts" },
    may: true,
    as: "immediate",
    steps: [heal(5)],
  });
  const initiative = [d20("champion test", 15), d20("champion test", 5)];

  /** Both have acted: after the turn of "a" a new round begins. */
  function lastTurn(mine: readonly Power[], theirs: readonly Power[], dice = initiative): Table {
    return new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a", mine), seat: 0, at: "b2", given: { hitPoints: 30 } },
        { name: "b", card: fighter("b", theirs), seat: 1, at: "h4", given: { hitPoints: 30, acted: true } },
      ],
      dice,
    });
  }

  test("the winner of the last test declares first, the other may reply at once, and the test follows (mn.ruling.start-of-round-text, mn.ruling.initiative-moment)", () => {
    const table = lastTurn([horn("a")], [horn("b")]);
    table.play(end);
    expect(table.seat).toBe("north");
    assertRule([table.asked], "mn.battle.start-of-round");
    table.play(use("a", "t/a:powers.0"));
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.battle.start-of-round.response");
    table.play(use("b", "t/b:powers.0"));
    expect(table.asked.kind).toBe("first-or-second");
    assertRule(table.events, "mn.ruling.initiative-moment", "mn.championtest.winner");
    const order = table.events.map((one) => one.event);
    expect(order.lastIndexOf("power-used")).toBeLessThan(order.indexOf("champion-test"));
  });

  test("a creature takes one immediate action in the step, and a new one in the first turn", () => {
    actsExample("mn.example.start-of-round.one-immediate");
    const table = lastTurn([horn("a"), horn("twice")], []);
    table.play(end, use("a", "t/a:powers.0"));
    expect(table.asked.kind).toBe("first-or-second");
    expect(table.creature("a").window.immediate).toBe(true);
    table.play({ do: "first" }, { do: "activate", creature: "a" });
    expect(table.creature("a").window.immediate).toBe(false);
  });

  test("at the end of a round the loser of the last test declares first (mn.battle.end-of-round.order)", () => {
    const bell: Power = { power: "triggered", on: { on: "round-ends" }, may: true, steps: [heal(5)] };
    const table = lastTurn([bell], [bell]);
    table.play(end);
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.battle.end-of-round.order");
    table.play(pass);
    expect(table.seat).toBe("north");
  });

  test("automatic powers of one side come first, its player orders them (mn.ruling.start-of-round-text)", () => {
    const dawn: Power = { power: "triggered", on: { on: "round-starts" }, steps: [heal(5)] };
    const table = lastTurn([dawn, dawn], [dawn]);
    table.play(end);
    expect(table.seat).toBe("north");
    assertRule([table.asked], "mn.ruling.start-of-round-text");
    table.play(choose("a|t/a:powers.1"));
    expect(used(table)).toEqual(["a", "a", "b"]);
  });
});

describe("champion powers", () => {
  const call = (text: string): Power => ({ name: name(text), power: "used", cost: "free", steps: [heal(5)] });
  const champion = (rating: number, powers: readonly Power[]): CreatureCard =>
    fighter("a", [], { champion: rating, championPowers: powers });

  test("are used as often as the rating in the whole battle, each once in a creature's turn (mn.power.champion.budget, mn.ruling.champion-phase-limit)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        {
          name: "a",
          card: champion(2, [call("One"), call("Two"), call("Three")]),
          seat: 0,
          at: "b2",
          given: { hitPoints: 10 },
        },
        { name: "b", card: fighter("b"), seat: 1, at: "h4" },
      ],
    });
    // In the middle of the actions it has no moment; the end phase of any turn is one.
    assertRule([table.verdict(use("a", "t/a:championPowers.0"))], "mn.ruling.default-timing");
    table.play(end);
    expect(table.asked.kind).toBe("power");
    assertRule([table.asked], "mn.turn.end.other");
    table.play(use("a", "t/a:championPowers.0"));
    expect(table.options()).not.toContainEqual(use("a", "t/a:championPowers.0"));
    table.play(use("a", "t/a:championPowers.1"));
    expect(table.creature("a").championUses).toBe(2);
    expect(table.asked.kind).toBe("activate");
    assertRule(table.events, "mn.power.champion");
  });
});

describe("one moment", () => {
  const bless = (id: string): Power => ({
    name: name("Blessing"),
    power: "triggered",
    on: { on: "turn-starts", of: { side: "ally" } },
    steps: [{ do: "heal", who: "it", amount: 5 }],
    ...(id === "" ? {} : {}),
  });

  test("never makes one power apply to a creature twice (mn.power.trigger.duplicate)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2" },
        { name: "b", card: fighter("b"), seat: 1, at: "h4", given: { hitPoints: 20 } },
        { name: "c", card: fighter("c", [bless("c")]), seat: 1, at: "h1" },
        { name: "d", card: fighter("d", [bless("d")]), seat: 1, at: "a4" },
      ],
    });
    table.play(end, { do: "activate", creature: "b" }, { do: "choose", things: ["c|t/c:powers.0"] });
    expect(table.creature("b").hitPoints).toBe(25);
    assertRule(table.events, "mn.power.trigger.duplicate");
  });
});

describe("auras", () => {
  const chill: Power = { power: "aura", squares: 2, affects: { side: "enemy" }, rules: [plus("ac", -2)] };
  const burn: Power = {
    power: "aura",
    squares: 1,
    affects: { side: "enemy" },
    pulse: { at: "turn-starts", steps: [{ do: "damage", to: "it", amount: 5, type: "fire" }] },
  };

  test("reach whoever is within their squares, and let go of whoever leaves at once", () => {
    const table = clash([chill], []);
    const { body } = table.state;
    const b = table.creature("b");
    expect(defenseOf(body, b, "ac")).toBe(14);
    b.at = table.square("e2");
    expect(defenseOf(body, b, "ac")).toBe(16);
  });

  test("have no effect while their creature is inactive (mn.power.aura.inactive)", () => {
    const table = clash([chill], [], { effects: [under("a", "stunned")] });
    expect(defenseOf(table.state.body, table.creature("b"), "ac")).toBe(16);
  });

  test("do what they do to whoever starts a turn in them, and it is credited to them (mn.power.aura)", () => {
    const table = clash([burn], []);
    table.creature("b").hitPoints = 5;
    table.play(end, { do: "activate", creature: "b" });
    expect(table.creature("b").status).toBe("destroyed");
    assertRule(table.events, "mn.power.aura", "mn.power.trigger.destroyed-by.aura");
  });

  test("do what they do to whoever comes into them, once, not at every step within", () => {
    const edge: Power = {
      power: "aura",
      squares: 2,
      affects: { side: "enemy" },
      pulse: { at: "enters", steps: [{ do: "damage", to: "it", amount: 5 }] },
    };
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "h1" },
        { name: "b", card: fighter("b", [edge]), seat: 1, at: "c4" },
      ],
    });
    table.play({ do: "move" }, { do: "path", path: ["g1", "f1", "e2", "d2"].map((at) => table.square(at)) });
    expect(table.creature("a").hitPoints).toBe(35);
  });

  test("of one name count once (mn.bonus.duplicate)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a", [{ ...chill, name: name("Chill") }]), seat: 0, at: "b2" },
        { name: "d", card: fighter("d", [{ ...chill, name: name("Chill") }]), seat: 0, at: "b3" },
        { name: "b", card: fighter("b"), seat: 1, at: "c2" },
      ],
    });
    expect(defenseOf(table.state.body, table.creature("b"), "ac")).toBe(14);
  });
});

describe("items", () => {
  const flask = itemCard("t/flask", {
    powers: [{ uses: 1, power: "used", cost: "minor", steps: [heal(10)] }],
  });

  test("give their powers to whoever can use them, boxes and all (mn.card.item.powers)", () => {
    const table = new Table({
      rows: open,
      items: [flask],
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2", given: { items: ["t/flask"], hitPoints: 20 } },
        { name: "b", card: fighter("b"), seat: 1, at: "h4" },
      ],
    });
    table.play(use("a", "t/flask:powers.0"));
    expect(table.creature("a").hitPoints).toBe(30);
    assertRule([table.verdict(use("a", "t/flask:powers.0"))], "mn.power.limited.exhausted");
  });
});

describe("what keeps a creature from declaring", () => {
  const free: Power = { power: "used", cost: "free", steps: [heal(5)] };
  const shield: Power = {
    power: "triggered",
    on: { on: "hit", target: "this" },
    may: true,
    as: "immediate",
    steps: [heal(5)],
  };
  const cry: Power = { power: "triggered", on: { on: "hit", target: "this" }, may: true, steps: [heal(5)] };
  const whole: Power = { power: "used", cost: "turn", steps: [heal(5)] };
  const seer = fighter("a", [free, shield, { ...cry, uses: 1 }, whole], { champion: 1, championPowers: [free] });

  /** Why "a" cannot use the power at a place now; it is its own turn unless another's is said. */
  function why(
    place: number | "champion",
    change: (table: Table) => void,
    active = "a",
  ): { readonly rule: string | null } {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: seer, seat: 0, at: "b2" },
        { name: "b", card: fighter("b"), seat: 0, at: "h4" },
      ],
      active,
    });
    change(table);
    const { body } = table.state;
    const path = place === "champion" ? ["championPowers", 0] : ["powers", place];
    return { rule: cannotUse(body, table.creature("a"), powerTextAt(body, { card: "t/a", path })) };
  }
  const under2 = (condition: ConditionName) => (table: Table) => {
    table.state.body.effects = [under("a", condition)];
  };
  const turn = (change: Partial<CreatureTurn>) => (table: Table) => {
    const { battle } = table.state.body;
    if (battle.turn !== null) Object.assign(battle.turn, change);
  };
  const nothing = (): void => undefined;

  test("is nothing where nothing is in the way", () => {
    for (const place of [0, 1, 2, 3, "champion"] as const) expect(why(place, nothing).rule).toBeNull();
  });

  test("is told by the entry: the inactive, the Dazed, the Confused", () => {
    assertRule(why(2, under2("stunned")), "mn.power.activated.active-only");
    assertRule(why("champion", under2("helpless")), "mn.power.champion.active-only");
    assertRule(why(2, under2("dazed")), "mn.condition.dazed.no-activated");
    assertRule(why(1, under2("dazed")), "mn.condition.dazed.no-immediate");
    assertRule(why(3, under2("dazed")), "mn.ruling.dazed-replaces");
    expect(why(0, under2("dazed")).rule).toBeNull();
    assertRule(why(0, under2("dazed"), "b"), "mn.condition.dazed.free");
    assertRule(why(0, turn({ noActions: true })), "mn.ruling.confused");
    assertRule(why(0, turn({ ended: true })), "mn.ruling.dazed-mid-turn");
  });

  test("is told by the entry: limits of the turn, boxes and budgets", () => {
    const log = (change: Partial<Creature["window"]>) => (table: Table) => {
      table.creature("a").window = { ...table.creature("a").window, ...change };
    };
    const spent = (table: Table): void => {
      table.creature("a").uses = { "t/a:powers.2": 1 };
      table.creature("a").championUses = 1;
    };
    assertRule(why(1, log({ immediate: true })), "mn.action.immediate.once");
    assertRule(why(1, log({ sinceCharge: 0 })), "mn.ruling.charge-after");
    expect(why(0, log({ sinceCharge: 0 })).rule).toBeNull();
    assertRule(why(0, log({ sinceCharge: 1 })), "mn.charge.one-free");
    assertRule(why(1, turn({ over: true })), "mn.ruling.replaces-turn-free");
    expect(why(0, turn({ over: true })).rule).toBeNull();
    assertRule(why(2, spent), "mn.power.limited.exhausted");
    assertRule(why("champion", spent), "mn.power.champion.budget");
    const once = log({ champion: ["t/a:championPowers.0"] });
    assertRule(why("champion", once), "mn.ruling.champion-phase-limit");
    const around = (table: Table): void => {
      once(table);
      table.state.body.battle.turn = null;
    };
    assertRule(why("champion", around), "mn.power.champion.once-per-turn");
  });
});

describe("bonuses", () => {
  test("of different powers add up in the roll (mn.bonus.stacking)", () => {
    const aim = (n: number): Power => ({ power: "continuous", rules: [plus("attack", n)] });
    const table = clash([aim(1), aim(2)], [], { dice: [d20("attack roll", 5)] });
    table.play(strike, { do: "target", creature: "b" });
    const [roll] = table.events.filter((one) => one.event === "attack-rolled");
    expect(roll?.event === "attack-rolled" && roll.total).toBe(5 + 8 + 1 + 2);
    assertRule(table.events, "mn.bonus.stacking");
  });
});

describe("declarations of one moment", () => {
  const dawn = (text: string, amount: number): Power => ({
    name: name(text),
    power: "triggered",
    on: { on: "turn-starts", of: { side: "ally" } },
    may: true,
    steps: [heal(amount)],
  });

  test("at the start of a turn are carried out together, in the order of the acting player (mn.turn.start.other, mn.turn.start.other.order)", () => {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2" },
        { name: "b", card: fighter("b"), seat: 1, at: "h4" },
        {
          name: "c",
          card: fighter("c", [dawn("One", 5), dawn("Two", 10)]),
          seat: 1,
          at: "h1",
          given: { hitPoints: 10 },
        },
      ],
    });
    table.play(end, { do: "activate", creature: "b" });
    assertRule([table.asked], "mn.turn.start.other");
    table.play(use("c", "t/c:powers.0"), use("c", "t/c:powers.1"));
    // Nothing has happened yet: first the order.
    expect(table.creature("c").hitPoints).toBe(10);
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.turn.start.other.order");
    table.play(choose("c|t/c:powers.1"));
    expect(table.creature("c").hitPoints).toBe(25);
  });

  test("different powers may answer one trigger (mn.power.trigger.many), each once", () => {
    const cry = (text: string): Power => ({
      name: name(text),
      power: "triggered",
      on: { on: "hit", target: "this" },
      may: true,
      steps: [heal(5)],
    });
    const table = clash([], [cry("One"), cry("Two")], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    assertRule([table.asked], "mn.power.trigger.many");
    table.play(use("b", "t/b:powers.0"), use("b", "t/b:powers.1"));
    expect(table.asked.kind).toBe("act");
    expect(used(table)).toEqual(["b", "b"]);
  });

  test("a power of the creature whose turn it is is simply activated (mn.power.activated)", () => {
    const gloat: Power = { power: "triggered", on: { on: "hit", by: "this" }, may: true, steps: [heal(5)] };
    const table = clash([gloat], [], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" });
    assertRule([table.asked], "mn.power.activated");
    table.play(use("a", "t/a:powers.0"));
    assertRule(table.events, "mn.power.activated");
  });

  test("a power without a condition has its moments: the declaration of an attack is one (mn.power.default-timing)", () => {
    const focus: Power = {
      power: "used",
      cost: "free",
      steps: [{ do: "apply", rules: [plus("attack", 2)], to: "this", until: "end-of-turn" }],
    };
    const table = clash([focus], [], { dice: [d20("attack roll", 6)] });
    table.play(strike, use("a", "t/a:powers.0"));
    if (table.asked.kind === "target") table.play({ do: "target", creature: "b" });
    expect(table.creature("b").hitPoints).toBe(30);
    assertRule(table.events, "mn.power.default-timing");
  });

  test("a reply that answers the declaration of a power may make it come to nothing, and its use comes back (mn.ruling.cancel-refund)", () => {
    const gloat: Power = { power: "triggered", on: { on: "hit", by: "this" }, may: true, uses: 1, steps: [heal(5)] };
    const spite: Power = {
      power: "triggered",
      on: { on: "uses-power", who: { side: "enemy" } },
      may: true,
      as: "free",
      steps: [{ do: "destroy", who: "it" }],
    };
    const table = clash([gloat], [spite], { dice: [d20("attack roll", 15)] });
    table.play(strike, { do: "target", creature: "b" }, use("a", "t/a:powers.0"), use("b", "t/b:powers.0"));
    expect(table.creature("a").status).toBe("destroyed");
    expect(table.creature("a").uses["t/a:powers.0"]).toBe(0);
    assertRule(table.events, "mn.resolve.cancellation.void", "mn.ruling.cancel-refund");
  });

  test("of one power by two comrades: the second use is not offered (mn.bonus.duplicate)", () => {
    actsExample("mn.example.no-duplicates");
    const aid: Power = {
      name: name("Battle Cry"),
      power: "triggered",
      on: { on: "attack-declared", by: { side: "ally" } },
      may: true,
      as: "free",
      steps: [
        { do: "apply", rules: [{ rule: "change", stat: "damage", plus: 10 }], to: "attacker", until: "end-of-turn" },
      ],
    };
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a"), seat: 0, at: "b2" },
        { name: "c", card: fighter("c", [aid]), seat: 0, at: "h1" },
        { name: "d", card: fighter("d", [aid]), seat: 0, at: "h2" },
        { name: "b", card: fighter("b"), seat: 1, at: "c2" },
      ],
      dice: [d20("attack roll", 15)],
    });
    table.play(strike, use("c", "t/c:powers.0"));
    if (table.asked.kind === "target") table.play({ do: "target", creature: "b" });
    expect(table.asked.kind).toBe("act");
    expect(table.creature("b").hitPoints).toBe(20);
  });

  test("at the end of a turn each side replies to the other's declaration (mn.ruling.end-of-turn-order)", () => {
    const dusk: Power = { power: "triggered", on: { on: "turn-ends", of: {} }, may: true, steps: [heal(5)] };
    const table = clash([dusk], [dusk]);
    table.play(end);
    expect(table.seat).toBe("north");
    table.play(use("a", "t/a:powers.0"));
    expect(table.seat).toBe("south");
    assertRule([table.asked], "mn.ruling.end-of-turn-order");
  });
});

describe("credit", () => {
  test("is given for damage of an activated power as it resolves (mn.power.trigger.destroyed-by.activated)", () => {
    const bolt: Power = {
      power: "used",
      cost: "minor",
      steps: [{ do: "damage", to: { creatures: { side: "enemy" } }, amount: 5 }],
    };
    const trophy: Power = {
      power: "triggered",
      on: { on: "destroyed", who: { side: "enemy" }, by: "this" },
      steps: [heal(5)],
    };
    const table = clash([bolt, trophy], []);
    table.creature("c").hitPoints = 5;
    table.play(use("a", "t/a:powers.0"));
    expect(table.creature("c").status).toBe("destroyed");
    expect(used(table)).toEqual(["a", "a"]);
    assertRule(table.events, "mn.power.trigger.destroyed-by.activated", "mn.power.replaces", "mn.action.minor");
  });

  test("goes to the other side for whoever is destroyed by its own (mn.ruling.friendly-kill)", () => {
    const blast: Power = {
      power: "used",
      cost: "attack",
      steps: [{ do: "destroy", who: { creatures: { side: "ally" } } }],
    };
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: fighter("a", [blast]), seat: 0, at: "b2" },
        { name: "d", card: fighter("d"), seat: 0, at: "b3" },
        { name: "b", card: fighter("b"), seat: 1, at: "c2" },
      ],
    });
    table.play(use("a", "t/a:powers.0"));
    expect(table.state.body.sides[1]?.points).toBe(12);
    assertRule(table.events, "mn.ruling.friendly-kill", "mn.action.attack");
  });
});
