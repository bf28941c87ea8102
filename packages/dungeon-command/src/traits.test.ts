import { Claims } from "@undercroft/kernel";
import { describe, expect, test } from "vitest";
import { assertRule } from "../rules/assert-rule.ts";
import {
  commanderCard,
  contentOf,
  creatureCard,
  openField,
  type Placing,
  position,
  stateOf,
} from "../testing/position.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { CARD_LEVEL, verdict } from "./precedence.ts";
import type { State } from "./procedures.ts";
import type { Body, Creature, Effect } from "./state.ts";
import {
  abilitiesOf,
  attackBonuses,
  forbids,
  hasAbility,
  hasKeyword,
  hasTrait,
  hitPointsOf,
  keywordsOf,
  levelOf,
  meleeOf,
  permits,
  powersOf,
  powersOfSeat,
  printedLevel,
  rangedOf,
  reductions,
  speedOf,
} from "./traits.ts";
import type { CommanderCard, CreatureCard, OrderCard, Power, Rule } from "./vocabulary/index.ts";
import { abilities } from "./vocabulary/index.ts";

const always = (...rules: Rule[]): Power => ({ power: "static", rules });

function order(id: string, ...powers: Power[]): OrderCard {
  return {
    id,
    name: { en: id, ru: id },
    emblem: "scroll",
    level: 1,
    ability: "any",
    kind: "minor",
    actions: [{ steps: [{ do: "attach" }] }],
    attach: { powers },
    half: "gold",
    copies: 1,
  };
}

interface Table {
  readonly creatures: readonly CreatureCard[];
  readonly orders?: readonly OrderCard[];
  readonly commander?: Partial<CommanderCard>;
  readonly places: readonly Placing[];
}

function table({ creatures, orders = [], commander = {}, places }: Table): State {
  const content = contentOf(creatures, orders, [commanderCard("t/leader", commander)]);
  const battlefield = openField(8, 8, [[], []]);
  return stateOf(position({ content, battlefield, seats: [{}, { commander: "t/none" }], creatures: places }));
}

function at(body: Body, place: number): Creature {
  const creature = body.creatures[place];
  if (creature === undefined) throw new Error(`no creature ${place}`);
  return creature;
}

function attach(body: Body, place: number, card: string, stamp: number): void {
  at(body, place).attached.push({ id: `k${stamp}`, card, owner: 0, stamp, counters: {} });
}

function effect(rule: Rule, things: readonly string[] | null, stamp: number): Effect {
  return {
    id: `e${stamp}`,
    stamp,
    seat: 0,
    self: "c1",
    text: { card: "t/order", path: ["actions", 0, "steps", 0, "rules", 0] },
    names: {},
    until: { kind: "turn", turn: 1 },
    what: { kind: "rule", rule, things },
  };
}

const human = creatureCard("t/human", { level: 2, hitPoints: 40, speed: 6, melee: 20, keywords: ["human"] });
const archer = creatureCard("t/archer", { ranged: { damage: 20, distance: 8 }, abilities: ["dexterity"] });
/** Holds the rules that tests put into effects, so that the match knows of them. */
const teller = (...rules: Rule[]): CreatureCard => creatureCard("t/teller", { powers: [always(...rules)] });

describe("characteristics", () => {
  test("are as printed where no text of the match changes them", () => {
    const { body } = table({
      creatures: [human, archer],
      places: [
        { card: "t/human", at: 0, owner: 0 },
        { card: "t/archer", at: 1, owner: 0 },
      ],
    });
    const one = at(body, 0);
    expect([levelOf(body, one), hitPointsOf(body, one), speedOf(body, one), meleeOf(body, one)]).toEqual([
      2, 40, 6, 20,
    ]);
    expect([rangedOf(body, one), one.size, keywordsOf(body, one)]).toEqual([null, 1, ["human"]]);
    expect(rangedOf(body, at(body, 1))).toEqual({ damage: 20, distance: 8 });
  });

  test("a leader power adds to the creatures that its player controls, to no others", () => {
    const faster: Rule = {
      rule: "change",
      stat: "speed",
      of: { creatures: { side: "yours", keyword: "human" } },
      plus: 2,
    };
    const { body } = table({
      creatures: [human],
      commander: { powers: [always(faster)] },
      places: [
        { card: "t/human", at: 0, owner: 0 },
        { card: "t/human", at: 1, owner: 1 },
        { card: "t/human", at: 2, owner: 1, controller: 0 },
      ],
    });
    expect([0, 1, 2].map((place) => speedOf(body, at(body, place)))).toEqual([8, 6, 8]);
    const [leader] = body.seats;
    if (leader !== undefined) leader.out = true;
    expect(speedOf(body, at(body, 0))).toBe(6);
  });

  test("two copies of an attached card add up; the printed Level stays", () => {
    const { body } = table({
      creatures: [human],
      orders: [order("t/banner", always({ rule: "change", stat: "level", plus: 1 }))],
      places: [{ card: "t/human", at: 0, owner: 0 }],
    });
    attach(body, 0, "t/banner", 1);
    attach(body, 0, "t/banner", 2);
    expect([levelOf(body, at(body, 0)), printedLevel(body, at(body, 0))]).toEqual([4, 2]);
  });

  test("settings count by time stamp, additions after them, nothing falls below 0", () => {
    const rules: readonly Rule[] = [
      { rule: "change", stat: "speed", set: 3 },
      { rule: "change", stat: "speed", set: 5 },
      { rule: "change", stat: "speed", plus: 1 },
    ];
    const { body } = table({ creatures: [human, teller(...rules)], places: [{ card: "t/human", at: 0, owner: 0 }] });
    const [three, five, plus] = rules;
    if (three === undefined || five === undefined || plus === undefined) throw new Error("no rules");
    // The later setting lies first in the list; its stamp counts. 5, then +1.
    body.effects.push(effect(plus, ["c1"], 1), effect(five, ["c1"], 4), effect(three, ["c1"], 2));
    expect(speedOf(body, at(body, 0))).toBe(6);
    body.effects.push(effect({ rule: "change", stat: "speed", plus: -20 }, ["c1"], 5));
    expect(speedOf(body, at(body, 0))).toBe(0);
  });

  test("'while' is read afresh", () => {
    const brave: Power = {
      power: "static",
      rules: [{ rule: "change", stat: "melee", plus: 20 }],
      while: { that: "this", is: { damaged: true } },
    };
    const { body } = table({
      creatures: [creatureCard("t/brave", { melee: 10, hitPoints: 50, powers: [brave] })],
      places: [{ card: "t/brave", at: 0, owner: 0 }],
    });
    expect(meleeOf(body, at(body, 0))).toBe(10);
    at(body, 0).damage = 10;
    expect(meleeOf(body, at(body, 0))).toBe(30);
  });

  test("a creature without a ranged entry gets one only if both numbers are set", () => {
    const set = (stat: "ranged-damage" | "ranged-distance", value: number): Rule => ({
      rule: "change",
      stat,
      set: value,
    });
    const plus: Rule = { rule: "change", stat: "ranged-damage", plus: 10 };
    const rules = [set("ranged-damage", 20), set("ranged-distance", 5), plus];
    const { body } = table({
      creatures: [human, archer, teller(...rules)],
      places: [
        { card: "t/human", at: 0, owner: 0 },
        { card: "t/archer", at: 1, owner: 0 },
      ],
    });
    body.effects.push(effect(plus, ["c1", "c2"], 1));
    expect(rangedOf(body, at(body, 0))).toBeNull();
    expect(rangedOf(body, at(body, 1))).toEqual({ damage: 30, distance: 8 });
    body.effects.push(effect(set("ranged-damage", 20), ["c1"], 2), effect(set("ranged-distance", 5), ["c1"], 3));
    expect(rangedOf(body, at(body, 0))).toEqual({ damage: 30, distance: 5 });
  });

  test("keywords, Abilities and traits can be given; a trait taken later is gone", () => {
    const give: readonly Rule[] = [
      { rule: "grant-keyword", keyword: "spirit" },
      { rule: "grant-ability", ability: "wisdom" },
      { rule: "grant", trait: "flying" },
    ];
    const ground: Rule = { rule: "remove", trait: "flying" };
    const { body } = table({
      creatures: [human, teller(ground)],
      orders: [order("t/wings", always(...give))],
      places: [{ card: "t/human", at: 0, owner: 0 }],
    });
    const one = at(body, 0);
    expect([hasKeyword(body, one, "spirit"), hasAbility(body, one, "wisdom"), hasTrait(body, one, "flying")]).toEqual([
      false,
      false,
      false,
    ]);
    attach(body, 0, "t/wings", 3);
    expect([hasKeyword(body, one, "spirit"), hasAbility(body, one, "wisdom"), hasTrait(body, one, "flying")]).toEqual([
      true,
      true,
      true,
    ]);
    expect(abilitiesOf(body, one, abilities)).toEqual(["strength", "wisdom"]);
    body.effects.push(effect(ground, ["c1"], 2));
    expect(hasTrait(body, one, "flying")).toBe(true);
    body.effects.push(effect(ground, ["c1"], 4));
    expect(hasTrait(body, one, "flying")).toBe(false);
  });

  test("rules that ask about each other end: each sees what it changes as printed", () => {
    const slowIsStrong: Rule = {
      rule: "change",
      stat: "melee",
      of: { creatures: { speed: { atMost: 3 } } },
      plus: 10,
    };
    const everFaster: Rule = {
      rule: "change",
      stat: "speed",
      of: { creatures: { speed: { atLeast: 3 } } },
      plus: { stat: "melee", of: "this" },
    };
    const { body } = table({
      creatures: [creatureCard("t/loop", { speed: 3, melee: 10, powers: [always(slowIsStrong, everFaster)] })],
      places: [{ card: "t/loop", at: 0, owner: 0 }],
    });
    // Speed comes before melee: 3 printed, so it is 3 and more, plus the printed melee of 10.
    expect(speedOf(body, at(body, 0))).toBe(13);
    // Melee sees the changed Speed of 13: not slow.
    expect(meleeOf(body, at(body, 0))).toBe(10);
  });
});

describe("powers", () => {
  const spit: Power = { power: "activated", actions: [{ steps: [{ do: "draw", deck: "order", count: 1 }] }] };

  test("are printed, then of attached cards, then granted", () => {
    const granting: Rule = { rule: "grant-power", power: spit, to: { creatures: { keyword: "human" } } };
    const state = table({
      creatures: [creatureCard("t/human", { keywords: ["human"], powers: [spit] })],
      orders: [order("t/flask", spit)],
      commander: { powers: [always(granting)] },
      places: [{ card: "t/human", at: 0, owner: 0 }],
    });
    attach(state.body, 0, "t/flask", 1);
    expect(powersOf(state, at(state.body, 0)).map(({ text, attached }) => [text.card, text.path, attached])).toEqual([
      ["t/human", ["powers", 0], null],
      ["t/flask", ["attach", "powers", 0], "k1"],
      ["t/leader", ["powers", 0, "rules", 0, "power"], null],
    ]);
    expect(powersOfSeat(state, 0)).toHaveLength(1);
    expect(powersOfSeat(state, 1)).toEqual([]);
  });

  test("a granted static power works for its bearer", () => {
    const granting: Rule = {
      rule: "grant-power",
      power: always({ rule: "change", stat: "level", plus: 2 }),
      to: { creatures: { side: "yours" } },
    };
    const { body } = table({
      creatures: [human],
      commander: { powers: [always(granting)] },
      places: [
        { card: "t/human", at: 0, owner: 0 },
        { card: "t/human", at: 1, owner: 1 },
      ],
    });
    expect([levelOf(body, at(body, 0)), levelOf(body, at(body, 1))]).toEqual([4, 2]);
  });
});

describe("prohibitions, permissions, attacks", () => {
  test("a prohibition names its text; one against certain creatures needs such a one", () => {
    const state = table({
      creatures: [
        human,
        creatureCard("t/warded", {
          powers: [
            always(
              { rule: "forbid", deed: "be-targeted", creatures: { keyword: "human" } },
              { rule: "forbid", deed: "attack" },
            ),
          ],
        }),
      ],
      places: [
        { card: "t/human", at: 0, owner: 0 },
        { card: "t/warded", at: 1, owner: 1 },
      ],
    });
    const { body } = state;
    expect(forbids(state, "be-targeted", at(body, 1))).toBeNull();
    expect(forbids(state, "be-targeted", at(body, 1), at(body, 1))).toBeNull();
    expect(forbids(state, "be-targeted", at(body, 1), at(body, 0))).toEqual({
      card: "t/warded",
      path: ["powers", 0, "rules", 0],
    });
    expect(forbids(state, "attack-ranged", at(body, 1))).toEqual({ card: "t/warded", path: ["powers", 0, "rules", 1] });
    expect(forbids(state, "attack", at(body, 0))).toBeNull();
  });

  test("a permission may be for certain cards only", () => {
    const state = table({
      creatures: [
        creatureCard("t/sage", {
          powers: [
            always(
              { rule: "permit", permission: "orders-of-any-level", cards: { kind: "minor" } },
              { rule: "permit", permission: "move-twice" },
            ),
          ],
        }),
      ],
      orders: [order("t/minor"), { ...order("t/standard"), kind: "standard" }],
      places: [{ card: "t/sage", at: 0, owner: 0 }],
    });
    const sage = at(state.body, 0);
    expect(permits(state, "orders-of-any-level", sage, "t/minor")).not.toBeNull();
    expect(permits(state, "orders-of-any-level", sage, "t/standard")).toBeNull();
    expect(permits(state, "orders-of-any-level", sage)).toBeNull();
    expect(permits(state, "move-twice", sage)).not.toBeNull();
    expect(permits(state, "dodge-melee", sage)).toBeNull();
  });

  test("bonuses by type and target; reductions by source", () => {
    const state = table({
      creatures: [
        creatureCard("t/slayer", {
          powers: [
            always(
              { rule: "attacks", type: "melee", plus: 10, unpreventable: true },
              { rule: "attacks", against: { keyword: "human" }, plus: 20 },
            ),
          ],
        }),
        creatureCard("t/human", {
          keywords: ["human"],
          powers: [
            always(
              { rule: "reduce-damage", amount: 10, attack: "melee" },
              { rule: "reduce-damage", amount: "all", terrain: true },
              { rule: "reduce-damage", amount: 10, by: { keyword: "human" } },
            ),
          ],
        }),
      ],
      places: [
        { card: "t/slayer", at: 0, owner: 0 },
        { card: "t/human", at: 1, owner: 1 },
      ],
    });
    const { body } = state;
    expect(attackBonuses(state, at(body, 0), at(body, 1), "melee")).toMatchObject({ plus: 30, unpreventable: true });
    expect(attackBonuses(state, at(body, 0), at(body, 1), "ranged")).toMatchObject({ plus: 20, unpreventable: false });
    expect(attackBonuses(state, at(body, 0), null, "ranged").texts).toEqual([]);
    const source = { action: null, creature: "c1", seat: 0, card: null, attack: null, terrain: null };
    expect(reductions(state, at(body, 1), source).amount).toBe(0);
    expect(reductions(state, at(body, 1), { ...source, attack: "melee" }).amount).toBe(10);
    expect(reductions(state, at(body, 1), { ...source, creature: null, terrain: "hazardous" }).amount).toBe("all");
    expect(reductions(state, at(body, 1), { ...source, creature: "c2", attack: "melee" }).amount).toBe(20);
  });
});

describe("precedence", () => {
  test("a card's permission lifts a general rule, a card's prohibition beats the permission", () => {
    const claims = new Claims<RuleId>();
    claims.forbid("dc.ranged.not-beside-enemy");
    assertRule(verdict(claims), "dc.ranged.not-beside-enemy");
    claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, ["dc.ranged.not-beside-enemy"]);
    expect(verdict(claims)).toEqual({ legal: true, rule: "dc.precedence.specific-beats-general" });
    assertRule(verdict(claims), "dc.precedence.specific-beats-general");
    claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
    expect(verdict(claims).legal).toBe(false);
    assertRule(verdict(claims), "dc.ruling.card-conflicts");
  });
});
