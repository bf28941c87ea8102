import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { type Driven, drive } from "../../testing/drive.ts";
import { contentOf, creatureCard, openField, type Placing, position, runOn, stateOf } from "../../testing/position.ts";
import { changeProcedures } from "../changes/change.ts";
import type { Source } from "../events.ts";
import { done, nothing, type Run, type State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Effect, SeatState, Shield } from "../state.ts";
import type { Power, Rule } from "../vocabulary/index.ts";
import { damageProcedures } from "./damage.ts";
import { checkHitPoints } from "./hit-points.ts";
import { previewDamage } from "./preview.ts";

const bystander: Power = { power: "static", rules: [{ rule: "reduce-damage", amount: 10 }] };
const notMe: Power = { power: "replacement", would: { on: "damaged" }, instead: [] };
const askedFirst: Power = { power: "replacement", would: { on: "damaged" }, may: true, instead: [] };
const undying: Power = { power: "replacement", would: { on: "destroyed" }, instead: [] };

const cards = [
  creatureCard("t/pawn", { level: 1, hitPoints: 20 }),
  creatureCard("t/knight", { level: 2, hitPoints: 20 }),
  creatureCard("t/ogre", { level: 4, hitPoints: 60, melee: 30 }),
  creatureCard("t/stone", { level: 3, hitPoints: 30, powers: [bystander] }),
  creatureCard("t/ghost", { level: 2, hitPoints: 20, powers: [notMe] }),
  creatureCard("t/saint", { level: 2, hitPoints: 20, powers: [askedFirst] }),
  creatureCard("t/troll", { level: 3, hitPoints: 30, powers: [undying] }),
];

function board(creatures: readonly Placing[], seats: readonly Partial<SeatState>[] = [{}, {}]): Run {
  const battlefield = openField(6, 6, [[], []]);
  return runOn(stateOf(position({ content: contentOf(cards), battlefield, seats, creatures })));
}

const attackBy = (creature: string, seat: number): Source => ({
  action: null,
  creature,
  seat,
  card: "rules/melee",
  attack: "melee",
  terrain: null,
});

const procedures = {
  ...damageProcedures,
  ...changeProcedures,
  // Nothing happens instead: all replacements of these cards are empty.
  effect: { steps: { start: () => done(nothing) } },
};

function hurt(
  run: Run,
  amounts: Readonly<Record<string, number>>,
  source: Source,
  answers: readonly Answer[] = [],
  unpreventable = false,
): Driven {
  const common = { unpreventable, cowers: null, met: [] };
  const hits = Object.entries(amounts).map(([creature, amount]) => ({ creature, amount, ...common }));
  return drive(run, procedures, { procedure: "damage", locals: { source, hits, asking: 0 } }, answers);
}

const take: Answer = { do: "take" };
const cower: Answer = { do: "cower" };

function shield(creature: string, given: Partial<Shield>): Effect {
  return {
    id: "e9",
    stamp: 1,
    seat: 0,
    self: creature,
    text: { card: "t/shield", path: [] },
    names: {},
    until: { kind: "turn", turn: 1 },
    what: { kind: "shield", shield: { creature, amount: 20, action: null, uses: 1, attack: null, ...given } },
  };
}

function ruleEffect(self: string, rule: Rule): Effect {
  return { ...shield(self, {}), text: { card: "t/curse", path: [] }, what: { kind: "rule", rule, things: [self] } };
}

describe("damage", () => {
  test("puts tokens on the creature and tells the caller", () => {
    const run = board([
      { card: "t/ogre", at: 0, owner: 0 },
      { card: "t/ogre", at: 1, owner: 1 },
    ]);
    const { asked, result } = hurt(run, { c2: 30 }, attackBy("c1", 0), [take]);
    expect(asked.map(({ question, seats }) => [question.kind, seats])).toEqual([["cower", ["b"]]]);
    expect(run.body.creatures[1]?.damage).toBe(30);
    expect(result).toEqual({ is: "damage", dealt: [{ creature: "c2", amount: 30 }] });
    assertRule(asked, "dc.cower.option");
    assertRule(run.events, "dc.attack.damage-on-resolution");
    hurt(run, { c2: 10 }, { ...attackBy("c1", 0), attack: null }, [take]);
    assertRule(run.events, "dc.damage.tokens");
  });

  test("a rest below ten is dropped before anything is counted", () => {
    const run = board([
      { card: "t/ogre", at: 0, owner: 0 },
      { card: "t/ogre", at: 1, owner: 1 },
    ]);
    hurt(run, { c2: 15 }, attackBy("c1", 0), [take]);
    expect(run.body.creatures[1]?.damage).toBe(10);
    assertRule(run.events, "dc.ruling.damage-multiples-of-ten");
  });

  test("enough damage destroys: card to the graveyard, owner loses the printed Level", () => {
    const run = board([
      { card: "t/ogre", at: 0, owner: 0 },
      { card: "t/knight", at: 1, owner: 1 },
    ]);
    hurt(run, { c2: 30 }, attackBy("c1", 0), [take]);
    expect(run.body.creatures.map(({ id }) => id)).toEqual(["c1"]);
    expect(run.body.seats[1]).toMatchObject({ morale: 10, graveyard: ["t/knight"] });
    assertRule(run.events, "dc.destroy.condition", "dc.destroy.graveyard", "dc.destroy.morale-loss");
  });

  test("two die together, both losses are applied, then Morale is tested: -1 against 0 loses", () => {
    const run = board(
      [
        { card: "t/ogre", at: 0, owner: 0 },
        { card: "t/knight", at: 1, owner: 1 },
      ],
      [{ morale: 3 }, { morale: 2 }],
    );
    actsExample("dc.example.simultaneous-zero");
    // a cannot pay 6 for its ogre and is not asked; b could pay 2 and does not.
    hurt(run, { c1: 60, c2: 20 }, { ...attackBy("c1", 0), creature: null }, [take]);
    expect(run.body.seats.map(({ morale }) => morale)).toEqual([-1, 0]);
    expect(run.state.outcome).toMatchObject({ kind: "won", winners: ["b"] });
    assertRule(
      run.events,
      "dc.ruling.simultaneous-destruction",
      "dc.ruling.simultaneous-morale-loss",
      "dc.ruling.negative-morale",
      "dc.cower.must-afford",
    );
  });

  test("a stolen creature costs its owner Morale and goes to its owner's graveyard; its controller cowers", () => {
    const foreign = { card: "t/knight", at: 1, owner: 1, controller: 0 };
    const dies = board([{ card: "t/ogre", at: 0, owner: 1 }, foreign]);
    hurt(dies, { c2: 20 }, attackBy("c1", 1), [take]);
    expect(dies.body.seats.map(({ morale }) => morale)).toEqual([12, 10]);
    expect(dies.body.seats[1]?.graveyard).toEqual(["t/knight"]);
    assertRule(dies.events, "dc.control.destroyed-to-owner", "dc.ruling.control-and-morale");
    const cowers = board([{ card: "t/ogre", at: 0, owner: 1 }, foreign]);
    hurt(cowers, { c2: 20 }, attackBy("c1", 1), [cower]);
    expect(cowers.body.seats.map(({ morale }) => morale)).toEqual([10, 12]);
    assertRule(cowers.events, "dc.ruling.control-and-morale");
  });

  test("attached cards go to their own owners when the creature dies", () => {
    const run = board([{ card: "t/pawn", at: 1, owner: 1 }]);
    run.body.creatures[0]?.attached.push({ id: "k5", card: "t/net", owner: 0, stamp: 1, counters: {} });
    hurt(run, { c1: 20 }, attackBy("c9", 0), [take]);
    expect(run.body.seats[0]?.discard).toEqual(["t/net"]);
    assertRule(run.events, "dc.destroy.attached-discard", "dc.orders.attach-duration");
  });

  test("a raised Level does not raise the loss", () => {
    const run = board([{ card: "t/pawn", at: 1, owner: 1 }]);
    const rule: Rule = { rule: "change", stat: "level", plus: 3 };
    const withRule = contentOf([...cards, creatureCard("t/any", { powers: [{ power: "static", rules: [rule] }] })]);
    const body = { ...run.body, content: withRule, effects: [ruleEffect("c1", rule)] };
    const again = runOn(stateOf(body));
    hurt(again, { c1: 20 }, attackBy("c9", 0), [take]);
    expect(again.body.seats[1]?.morale).toBe(11);
    assertRule(again.events, "dc.destroy.printed-level-only");
  });

  test("the dead of a batch are gone from the next one", () => {
    const run = board([{ card: "t/pawn", at: 1, owner: 1 }]);
    hurt(run, { c1: 20 }, attackBy("c9", 0), [take]);
    const { asked, result } = hurt(run, { c1: 20 }, attackBy("c9", 0));
    expect([asked, result]).toEqual([[], { is: "damage", dealt: [] }]);
  });
});

describe("what lessens damage", () => {
  test("a rule in force takes off ten from each source; what is left sets the price of cowering", () => {
    const run = board([{ card: "t/stone", at: 0, owner: 1 }]);
    const { asked } = hurt(run, { c1: 30 }, attackBy("c9", 0), [cower]);
    expect(asked[0]?.question).toMatchObject({ amount: 20, cost: 2 });
    expect(run.body.seats[1]?.morale).toBe(10);
    assertRule(run.events, "dc.precedence.specific-beats-general", "dc.cower.morale-cost");
  });

  test("if nothing is left nobody is asked", () => {
    const run = board([{ card: "t/stone", at: 0, owner: 1 }]);
    expect(hurt(run, { c1: 10 }, attackBy("c9", 0))).toEqual({ asked: [], result: { is: "damage", dealt: [] } });
  });

  test("a shield against the next source covers that source alone", () => {
    const run = board([{ card: "t/ogre", at: 0, owner: 1 }]);
    run.body.effects.push(shield("c1", {}));
    hurt(run, { c1: 30 }, attackBy("c9", 0), [take]);
    hurt(run, { c1: 30 }, attackBy("c9", 0), [take]);
    expect(run.body.creatures[0]?.damage).toBe(10 + 30);
    expect(run.body.effects).toEqual([]);
    assertRule(run.events, "dc.ruling.source-granularity", "dc.action.source-per-use");
  });

  test("what is left of it covers further damage of the same action", () => {
    const run = board([{ card: "t/ogre", at: 0, owner: 1 }]);
    run.body.effects.push(shield("c1", { amount: 30 }));
    const source = { ...attackBy("c9", 0), action: "a4" };
    hurt(run, { c1: 20 }, source);
    hurt(run, { c1: 20 }, source, [take]);
    hurt(run, { c1: 20 }, { ...source, action: "a5" }, [take]);
    expect(run.body.creatures[0]?.damage).toBe(0 + 10 + 20);
  });

  test("a shield for each source stays; one against ranged attacks lets melee through", () => {
    const run = board([{ card: "t/ogre", at: 0, owner: 1 }]);
    run.body.effects.push(shield("c1", { uses: null, amount: 10, attack: "ranged" }));
    hurt(run, { c1: 20 }, attackBy("c9", 0), [take]);
    expect(run.body.creatures[0]?.damage).toBe(20);
    const shot: Source = { ...attackBy("c9", 0), attack: "ranged" };
    hurt(run, { c1: 20 }, shot, [take]);
    hurt(run, { c1: 10 }, shot);
    expect(run.body.creatures[0]?.damage).toBe(20 + 10);
    expect(run.body.effects).toHaveLength(1);
  });

  test("unpreventable damage passes shields, rules and cowering", () => {
    const run = board([{ card: "t/stone", at: 0, owner: 1 }]);
    run.body.effects.push(shield("c1", { amount: null }));
    const { asked } = hurt(run, { c1: 20 }, attackBy("c9", 0), [], true);
    expect(asked).toEqual([]);
    expect(run.body.creatures[0]?.damage).toBe(20);
    assertRule(run.events, "dc.ruling.cower-unpreventable");
  });

  test("a replacement takes the place of the damage, once asked if it may be", () => {
    const ghost = board([{ card: "t/ghost", at: 0, owner: 1 }]);
    hurt(ghost, { c1: 50 }, attackBy("c9", 0));
    expect(ghost.body.creatures[0]?.damage).toBe(0);
    assertRule(ghost.events, "dc.precedence.specific-beats-general");
    const saint = board([{ card: "t/saint", at: 0, owner: 1 }]);
    const { asked } = hurt(saint, { c1: 10 }, attackBy("c9", 0), [{ do: "no" }, take]);
    expect(asked.map(({ question }) => question.kind)).toEqual(["may", "cower"]);
    expect(saint.body.creatures[0]?.damage).toBe(10);
    hurt(saint, { c1: 10 }, attackBy("c9", 0), [{ do: "yes" }]);
    expect(saint.body.creatures[0]?.damage).toBe(10);
  });

  test("a replaced destruction costs no Morale, while the other of the batch dies", () => {
    const run = board([
      { card: "t/troll", at: 0, owner: 1 },
      { card: "t/pawn", at: 1, owner: 1 },
    ]);
    hurt(run, { c1: 40, c2: 20 }, attackBy("c9", 0), [{ do: "choose", things: ["c1"] }, take, take]);
    expect(run.body.creatures.map(({ id, damage }) => [id, damage])).toEqual([["c1", 40]]);
    expect(run.body.seats[1]?.morale).toBe(11);
    expect(run.state.frames).toEqual([]);
  });
});

describe("destroying", () => {
  test("an instruction destroys without damage; two stolen by one effect fall together", () => {
    const run = board([
      { card: "t/knight", at: 0, owner: 0 },
      { card: "t/ogre", at: 1, owner: 1 },
    ]);
    const source = attackBy("c9", 0);
    drive(run, procedures, { procedure: "destroy", locals: { creatures: ["c1", "c2", "c7"], source, met: [] } });
    expect(run.body.creatures).toEqual([]);
    expect(run.body.seats.map(({ morale }) => morale)).toEqual([10, 8]);
    assertRule(run.events, "dc.stack.carry-out-instructions", "dc.ruling.simultaneous-destruction");
  });

  test("Hit Points lowered to the damage destroy in the same event", () => {
    const weaken: Rule = { rule: "change", stat: "hit-points", plus: -20 };
    const wasting = creatureCard("t/wasting", { powers: [{ power: "static", rules: [weaken] }] });
    const content = contentOf([creatureCard("t/ogre", { level: 4, hitPoints: 60 }), wasting]);
    const battlefield = openField(4, 4, [[], []]);
    const body = position({ content, battlefield, seats: [{}, {}], creatures: [{ card: "t/ogre", at: 0, owner: 1 }] });
    const run = runOn(stateOf(body));
    const [ogre] = run.body.creatures;
    if (ogre !== undefined) ogre.damage = 40;
    expect(checkHitPoints(run)).toBeNull();
    expect(run.body.creatures).toHaveLength(1);
    run.body.effects.push(ruleEffect("c1", weaken));
    expect(checkHitPoints(run)).toBeNull();
    expect(run.body.creatures).toEqual([]);
    expect(run.body.seats[1]?.morale).toBe(8);
    assertRule(run.events, "dc.ruling.destruction-timing");
  });
});

test("whoever lived by a creature that fell falls with it, and Morale is tested once", () => {
  const shelter: Power = {
    power: "static",
    rules: [{ rule: "change", stat: "hit-points", of: { creatures: { side: "ally", another: true } }, plus: 20 }],
  };
  const content = contentOf([
    creatureCard("t/priest", { level: 2, hitPoints: 20, powers: [shelter] }),
    creatureCard("t/pawn", { level: 1, hitPoints: 20 }),
  ]);
  const creatures = [
    { card: "t/priest", at: 0, owner: 1 },
    { card: "t/pawn", at: 1, owner: 1 },
  ];
  const battlefield = openField(4, 4, [[], []]);
  const run = runOn(stateOf(position({ content, battlefield, seats: [{}, { morale: 3 }], creatures })));
  hurt(run, { c2: 20 }, attackBy("c9", 0), [take]);
  expect(run.body.creatures).toHaveLength(2);
  hurt(run, { c1: 20 }, attackBy("c9", 0), [take]);
  expect(run.body.creatures).toEqual([]);
  expect(run.state.outcome).toMatchObject({ winners: ["a"] });
  assertRule(run.events, "dc.ruling.destruction-timing");
});

test("the preview tells what would be dealt, what cowering costs, and what dying costs", () => {
  const run = board([{ card: "t/stone", at: 0, owner: 1 }], [{}, { morale: 2 }]);
  const state: State = run.state;
  const [stone] = run.body.creatures;
  if (stone === undefined) throw new Error("no creature");
  expect(previewDamage(state, attackBy("c9", 0), stone, 30)).toEqual({
    dealt: 20,
    prevented: 10,
    mayCower: true,
    cowerCost: 2,
    destroyed: false,
    moraleLoss: 0,
  });
  expect(previewDamage(state, attackBy("c9", 0), stone, 40)).toMatchObject({
    dealt: 30,
    mayCower: false,
    destroyed: true,
    moraleLoss: 3,
  });
  expect(run.events).toEqual([]);
});
