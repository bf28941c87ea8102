import { mustBeNear } from "../effects/must-be-near.ts";
import { needsEntry, targetSpecs } from "../effects/specs.ts";
import type { Body, Content, TextRef } from "../state.ts";
import type {
  Ability,
  ActivatedPower,
  Condition,
  Deed,
  Permission,
  Power,
  ReplaceableEvent,
  Rule,
  Selector,
  Stat,
  Trait,
  TriggerEvent,
} from "../vocabulary/index.ts";
import { abilities } from "../vocabulary/words.ts";
import { eachText, inside, textsOf } from "./text.ts";
import { type WholeCreature, type WholeOrder, wholeCreature, wholeOrder } from "./whole.ts";

/**
 * What a continuous rule bears on: a number, a trait, an Ability, a deed, a permission, or one of the
 * other kinds of rule. The words of these lists are all different. Keywords share one key.
 */
export type RuleKey =
  | Stat
  | Trait
  | Ability
  | Deed
  | Permission
  | "keyword"
  | "grant-power"
  | "attacks"
  | "reduce-damage";

/** A power with the place of its text and, if an attached card adds it, that card's id. */
export interface PowerText {
  readonly power: Power;
  readonly text: TextRef;
  /** The attached card whose text it is, or null. */
  readonly attached: string | null;
  /** Under what its uses are counted, if it is not printed: each text that gives it gives uses of its own (dc.orders.attach-cumulative). */
  readonly uses: string | null;
}

/** A power that is used and not merely there. */
export interface UsablePower {
  readonly power: ActivatedPower;
  readonly text: TextRef;
  /** The attached card that adds it, or null. */
  readonly attached: string | null;
  /** Under what its uses are counted, or null if under its creature or seat. */
  readonly uses: string | null;
}

/** Those of a list of powers that are used. */
export function usableOf(powers: readonly PowerText[]): readonly UsablePower[] {
  const usable: UsablePower[] = [];
  for (const { power, text, attached, uses } of powers)
    if (power.power === "activated") usable.push({ power, text, attached, uses });
  return usable;
}

/** A rule of a static power. */
export interface StaticRule {
  readonly rule: Rule;
  readonly text: TextRef;
  readonly while: Condition | null;
}

/** What the text of one card holds: of an Order card, its attach text. */
export interface CardFacts {
  readonly powers: readonly PowerText[];
  readonly usable: readonly UsablePower[];
  /** What its powers are triggered by. */
  readonly triggersOn: ReadonlySet<TriggerEvent["on"]>;
  readonly statics: ReadonlyMap<RuleKey, readonly StaticRule[]>;
  /** What its powers replace. */
  readonly replaces: ReadonlySet<ReplaceableEvent["on"]>;
}

/** What any text of a match can do at all, so that most questions about it are answered by looking here. */
export interface ContentFacts {
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** Everything that some rule in some text bears on. */
  readonly keys: ReadonlySet<RuleKey>;
  /** The cards with a static power that bears on it. */
  readonly bearers: ReadonlyMap<RuleKey, ReadonlySet<string>>;
  /** The part of it that a static power of some creature, or attached card, can do to other creatures than its own. */
  readonly afar: ReadonlySet<RuleKey>;
  /** The part of it that leader powers do. */
  readonly leaders: ReadonlySet<RuleKey>;
  /** The part of it that static powers do which are themselves granted. */
  readonly granted: ReadonlySet<RuleKey>;
  readonly replaces: ReadonlySet<ReplaceableEvent["on"]>;
  /** The cards with a power that replaces it. */
  readonly replacers: ReadonlyMap<ReplaceableEvent["on"], ReadonlySet<string>>;
  /** The part of it that powers replace which rules grant. */
  readonly grantedReplacements: ReadonlySet<ReplaceableEvent["on"]>;
  readonly triggersOn: ReadonlySet<TriggerEvent["on"]>;
  /** The cards with a power that is triggered by it. */
  readonly listeners: ReadonlyMap<TriggerEvent["on"], ReadonlySet<string>>;
  /** The part of it that powers wait for which rules grant. */
  readonly grantedTriggers: ReadonlySet<TriggerEvent["on"]>;
  /** Whether some rule grants a power that is used. */
  readonly grantsUsable: boolean;
  /** Whether some rule may bring Hit Points below the printed number. */
  readonly lowersHitPoints: boolean;
  /** Whether some rule forbids that creatures are targeted, or that cards are attached to them. */
  readonly guards: boolean;
  /** Whether some rule forbids attacks, or that creatures are attacked. */
  readonly barsAttacks: boolean;
  /** Whether some rule changes how far ranged attacks reach. */
  readonly changesRange: boolean;
  /** Whether no text changes what Order cards ask of creatures, or what creatures bring for them: print alone decides. */
  readonly printedRequirements: boolean;
  readonly orders: ReadonlyMap<string, WholeOrder>;
  readonly creatures: ReadonlyMap<string, WholeCreature>;
}

export function keyOf(rule: Rule): RuleKey {
  switch (rule.rule) {
    case "change":
      return rule.stat;
    case "grant":
    case "remove":
      return rule.trait;
    case "grant-ability":
      return rule.ability;
    case "grant-keyword":
      return "keyword";
    case "forbid":
      return rule.deed;
    case "permit":
      return rule.permission;
    case "grant-power":
    case "attacks":
    case "reduce-damage":
      return rule.rule;
    default:
      throw new Error(`unknown rule ${JSON.stringify(rule satisfies never)}`);
  }
}

/** Whom a rule is about: a selector, or null for "this". */
export function subjectOf(rule: Rule): Selector | null {
  switch (rule.rule) {
    case "change":
      return rule.of ?? null;
    case "grant":
    case "grant-ability":
    case "grant-keyword":
    case "grant-power":
    case "reduce-damage":
      return rule.to ?? null;
    case "remove":
      return rule.from ?? null;
    case "forbid":
    case "permit":
      return rule.who ?? null;
    case "attacks":
      return rule.by ?? null;
    default:
      throw new Error(`unknown rule ${JSON.stringify(rule satisfies never)}`);
  }
}

function cardFacts(powers: readonly Power[], at: TextRef): CardFacts {
  const texts: PowerText[] = powers.map((power, i) => ({ power, text: inside(at, i), attached: null, uses: null }));
  const statics = new Map<RuleKey, StaticRule[]>();
  for (const { power, text } of texts) {
    if (power.power !== "static") continue;
    power.rules.forEach((rule, i) => {
      const list = statics.get(keyOf(rule)) ?? [];
      list.push({ rule, text: inside(text, "rules", i), while: power.while ?? null });
      statics.set(keyOf(rule), list);
    });
  }
  const triggersOn = new Set<TriggerEvent["on"]>();
  const replaces = new Set<ReplaceableEvent["on"]>();
  for (const power of powers) {
    if (power.power === "triggered") triggersOn.add(power.on.on);
    if (power.power === "replacement") replaces.add(power.would.on);
  }
  return { powers: texts, usable: usableOf(texts), triggersOn, statics, replaces };
}

/** Everything that Order cards ask creatures about. */
const requirementKeys: readonly RuleKey[] = [
  "level",
  "keyword",
  "ranged-damage",
  "ranged-distance",
  "orders-of-any-level",
  "orders-of-any-ability",
  ...abilities,
];

function compile(content: Content): ContentFacts {
  const cards = new Map<string, CardFacts>();
  const afar = new Set<RuleKey>();
  const leaders = new Set<RuleKey>();
  for (const card of Object.values(content.creatures))
    cards.set(card.id, cardFacts(card.powers ?? [], { card: card.id, path: ["powers"] }));
  for (const card of Object.values(content.orders))
    cards.set(card.id, cardFacts(card.attach?.powers ?? [], { card: card.id, path: ["attach", "powers"] }));
  for (const card of Object.values(content.commanders))
    cards.set(card.id, cardFacts(card.powers, { card: card.id, path: ["powers"] }));
  const keys = new Set<RuleKey>();
  const granted = new Set<RuleKey>();
  const replaces = new Set<ReplaceableEvent["on"]>();
  const triggersOn = new Set<TriggerEvent["on"]>();
  const grantedTriggers = new Set<TriggerEvent["on"]>();
  const grantedReplacements = new Set<ReplaceableEvent["on"]>();
  let grantsUsable = false;
  let lowersHitPoints = false;
  let changesRange = false;
  const note = (power: Power, isLeaders: boolean): void => {
    if (power.power === "replacement") replaces.add(power.would.on);
    if (power.power === "triggered") triggersOn.add(power.on.on);
    if (power.power !== "static") return;
    for (const rule of power.rules) {
      const subject = subjectOf(rule);
      if (isLeaders) leaders.add(keyOf(rule));
      else if (subject !== null && subject !== "this") afar.add(keyOf(rule));
    }
  };
  for (const [card, start] of textsOf(content))
    eachText(start, (what, { path }) => {
      // A power that a leader power grants is borne by a creature.
      if (what.is === "power") note(what.power, path.length === 2 && content.commanders[card] !== undefined);
      if (what.is !== "rule") return;
      const { rule } = what;
      keys.add(keyOf(rule));
      if (rule.rule === "change" && rule.stat === "hit-points" && !onlyAdds(rule)) lowersHitPoints = true;
      if (rule.rule === "attacks" && rule.distance !== undefined) changesRange = true;
      if (rule.rule !== "grant-power") return;
      if (rule.power.power === "activated") grantsUsable = true;
      if (rule.power.power === "triggered") grantedTriggers.add(rule.power.on.on);
      if (rule.power.power === "replacement") grantedReplacements.add(rule.power.would.on);
      if (rule.power.power !== "static") return;
      for (const inner of rule.power.rules) granted.add(keyOf(inner));
    });
  const bearers = cardsBy(cards, ({ statics }) => statics.keys());
  const listeners = cardsBy(cards, (one) => one.triggersOn);
  const replacers = cardsBy(cards, (one) => one.replaces);
  const orders = new Map(
    Object.values(content.orders).map((card) => {
      const text: TextRef = { card: card.id, path: [] };
      return [card.id, wholeOrder(card, needsEntry(content, text), mustBeNear(targetSpecs(content, text)))];
    }),
  );
  const creatures = new Map(Object.values(content.creatures).map((card) => [card.id, wholeCreature(card)]));
  const grants = { granted, grantedTriggers, grantedReplacements, grantsUsable };
  const guards = keys.has("be-targeted") || keys.has("be-attached");
  const printedRequirements = !requirementKeys.some((key) => keys.has(key));
  const attackDeeds = ["attack", "attack-melee", "attack-ranged", "be-attacked"] as const;
  const barsAttacks = attackDeeds.some((deed) => keys.has(deed));
  const effects = { lowersHitPoints, changesRange, guards, barsAttacks, printedRequirements };
  return {
    cards,
    keys,
    bearers,
    afar,
    leaders,
    ...grants,
    ...effects,
    replaces,
    replacers,
    triggersOn,
    listeners,
    orders,
    creatures,
  };
}

/** Whether a change of a number is one that never makes it less, whatever the state. */
function onlyAdds(rule: Extract<Rule, { readonly rule: "change" }>): boolean {
  return "plus" in rule && typeof rule.plus === "number" && rule.plus >= 0;
}

/** Turns facts round: from each thing that a card has to the cards that have it. */
function cardsBy<K>(
  cards: ReadonlyMap<string, CardFacts>,
  read: (facts: CardFacts) => Iterable<K>,
): Map<K, Set<string>> {
  const found = new Map<K, Set<string>>();
  for (const [card, facts] of cards)
    for (const key of read(facts)) {
      const those = found.get(key) ?? new Set();
      found.set(key, those.add(card));
    }
  return found;
}

const compiled = new WeakMap<Content, ContentFacts>();
let lastContent: Content | null = null;
let lastFacts: ContentFacts | null = null;

/** The facts of a match's content, made once for each. */
export function factsOf(content: Content): ContentFacts {
  if (content === lastContent && lastFacts !== null) return lastFacts;
  let facts = compiled.get(content);
  if (facts === undefined) {
    facts = compile(content);
    compiled.set(content, facts);
  }
  lastContent = content;
  lastFacts = facts;
  return facts;
}

/** Whether any text of the match replaces such an event. */
export function mayReplace(content: Content, on: ReplaceableEvent["on"]): boolean {
  return factsOf(content).replaces.has(on);
}

/** Whether any text of the match is triggered by such an event. */
export function mayTrigger(content: Content, on: TriggerEvent["on"]): boolean {
  return factsOf(content).triggersOn.has(on);
}

/** What an Order card of the match says of itself; undefined if there is no such card. */
export function orderOf({ content }: Body, card: string): WholeOrder | undefined {
  return factsOf(content).orders.get(card);
}
