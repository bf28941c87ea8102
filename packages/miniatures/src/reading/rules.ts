/**
 * Rules in force on a creature: of its own continuous powers and working items, of its rider or mount, of auras, and of
 * lasting effects. All is worked out from the tables of the moment, so that a creature which leaves an area is out of its
 * aura at once.
 */
import { isActive } from "../conditions/active.ts";
import { countedDistance } from "../lines/distance.ts";
import type { Body, Creature } from "../state.ts";
import { findCreature } from "./creatures.ts";
import { type Bearing, type CardFacts, factsOf, factsOfCard } from "./facts.ts";
import { identityOf } from "./identity.ts";
import { workingItems } from "./items.ts";
import { type Words, wordsOf } from "./names.ts";
import { amount, fitsCreature, holds } from "./read.ts";
import { type PlainRule, type RuleKey, type RuleTable, tableOf } from "./rule-keys.ts";
import { sceneOf } from "./scene.ts";
import { spaceOf } from "./space.ts";
import { headOf } from "./text.ts";
import { partnerOf } from "./things.ts";

/** A rule that holds for a creature now. */
export interface InForce {
  readonly rule: PlainRule;
  /** How much a change adds now, read while the rule was found; 0 for other rules. */
  readonly plus: number;
  /** What its words mean: "this" has the power, "it" is under the rule. */
  readonly words: Words;
  /** The power that it is of (mn.bonus.identity). */
  readonly identity: string;
}

const none: readonly InForce[] = [];

/**
 * A rule may ask about what rules change. So that asking ends, what rules bear on has an order; while the rules about one
 * thing are read, it and all later ones are as printed.
 */
function placeOf(key: RuleKey): number {
  switch (key) {
    case "mode":
      return 1;
    case "speed":
      return 2;
    case "ac":
    case "fortitude":
    case "reflex":
    case "will":
    case "defenses":
      return 3;
    case "advantage":
    case "invisible":
    case "hide":
    case "blindsight":
    case "forbid flank":
    case "forbid advantage":
      return 4;
    default:
      return 5;
  }
}

/** What is read now lies below this place. It is at its height whenever no rule is being read. */
let ceiling = 100;

/** Collects into one list, which is made only when there is something to hold. */
class Found {
  list: InForce[] | null = null;

  /** Takes the rules of one use of a power, unless the creature is under another one of it already, from wherever (mn.bonus.duplicate, mn.bonus.identity). */
  take(
    body: Body,
    table: RuleTable,
    key: RuleKey,
    partner: boolean,
    source: Creature,
    on: Creature,
    identity: string,
  ): void {
    const rules = table.get(key);
    if (rules === undefined) return;
    if (this.list?.some((one) => one.identity === identity) === true) return;
    const words = wordsOf(body, source, on.id);
    for (const flat of rules) {
      if (flat.partner !== partner || !flat.whens.every((when) => holds(body, when, words))) continue;
      this.list ??= [];
      const { rule } = flat;
      const plus = rule.rule === "change" ? amount(body, rule.plus, words) : 0;
      this.list.push({ rule, plus, words, identity });
    }
  }
}

function takeContinuous(
  body: Body,
  found: Found,
  facts: CardFacts,
  key: RuleKey,
  partner: boolean,
  source: Creature,
  on: Creature,
): void {
  for (const { rules, identity } of facts.continuous) found.take(body, rules, key, partner, source, on, identity);
}

/** Own continuous powers and those of working items (mn.card.item.powers). */
function takeOwn(body: Body, found: Found, key: RuleKey, partner: boolean, source: Creature, on: Creature): void {
  takeContinuous(body, found, factsOfCard(body.content, source.card), key, partner, source, on);
  if (source.items.length === 0) return;
  for (const item of workingItems(body, source))
    takeContinuous(body, found, factsOfCard(body.content, item), key, partner, source, on);
}

/** Auras of everybody in play, `cards` being those that have one which bears on this. */
function takeAuras(body: Body, found: Found, key: RuleKey, cards: ReadonlySet<string>, on: Creature): void {
  for (const source of body.creatures) {
    if (source.status !== "in-play") continue;
    if (cards.has(source.card)) takeAurasOf(body, found, factsOfCard(body.content, source.card), key, source, on);
    if (!source.items.some((item) => cards.has(item))) continue;
    for (const item of workingItems(body, source))
      takeAurasOf(body, found, factsOfCard(body.content, item), key, source, on);
  }
}

function takeAurasOf(body: Body, found: Found, facts: CardFacts, key: RuleKey, source: Creature, on: Creature): void {
  for (const { power, rules, identity } of facts.auras) {
    if (!rules.has(key) || !isInAura(body, source, power, on)) continue;
    found.take(body, rules, key, false, source, on, identity);
  }
}

/** Whether an aura reaches a creature now: its own creature must be active (mn.power.aura.inactive). */
export function isInAura(
  body: Body,
  source: Creature,
  aura: { readonly squares: number; readonly affects: Parameters<typeof fitsCreature>[1] },
  on: Creature,
): boolean {
  if (source.status !== "in-play" || on.status !== "in-play" || !isActive(body, source)) return false;
  if (countedDistance(sceneOf(body), spaceOf(body, source), spaceOf(body, on)) > aura.squares) return false;
  return fitsCreature(body, aura.affects, on, wordsOf(body, source, on.id));
}

/** Rules of lasting effects. Their amounts were settled when they began. */
function takeLasting(body: Body, found: Found, key: RuleKey, on: Creature): void {
  for (const { id, on: bearer, source, what } of body.effects) {
    if (bearer !== on.id || what.kind !== "rules") continue;
    const from = (source === null ? undefined : findCreature(body, source)) ?? on;
    const head = headOf(body.content, what.text);
    found.take(body, tableOf(what.rules), key, false, from, on, head === null ? id : identityOf(head));
  }
}

/** Whether a creature's own card or items are among some. */
function isAmong(cards: ReadonlySet<string>, { card, items }: Creature): boolean {
  if (cards.size === 0) return false;
  if (cards.has(card)) return true;
  for (let i = 0; i < items.length; i += 1) if (cards.has(items[i] ?? "")) return true;
  return false;
}

function gather(body: Body, key: RuleKey, bearing: Bearing, creature: Creature): readonly InForce[] {
  const partner = bearing.partner ? partnerOf(body, creature) : null;
  const isRadiating = bearing.auras.size > 0;
  const lasting = bearing.lasting && body.effects.length > 0;
  const own = isAmong(bearing.own, creature);
  if (!own && !lasting && partner === null && !isRadiating) return none;
  const found = new Found();
  if (own) takeOwn(body, found, key, false, creature, creature);
  if (partner !== null) takeOwn(body, found, key, true, partner, creature);
  if (isRadiating) takeAuras(body, found, key, bearing.auras, creature);
  if (lasting) takeLasting(body, found, key, creature);
  return found.list ?? none;
}

/** The rules in force that bear on something about a creature; none, at once, where no text of the battle has such a rule. */
export function rulesFor(body: Body, key: RuleKey, creature: Creature): readonly InForce[] {
  const bearing = factsOf(body.content).bearings.get(key);
  if (bearing === undefined) return none;
  const place = placeOf(key);
  if (place >= ceiling) return none;
  const before = ceiling;
  ceiling = place;
  try {
    return gather(body, key, bearing, creature);
  } finally {
    ceiling = before;
  }
}
