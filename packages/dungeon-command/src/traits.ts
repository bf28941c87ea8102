/**
 * Current characteristics in one place (design rule 11): the printed value, then settings by time stamp, then
 * additions (dc.ruling.card-conflicts). Nothing else reads a printed number of a creature in play.
 *
 * A rule may ask about a characteristic that rules change. So that asking ends, characteristics have an order: keywords,
 * Abilities, traits, Level, Hit Points, Speed, melee, ranged, and then deeds, permissions, attacks and reductions. While
 * the rules about one of them are read, it and all later ones are as printed.
 */

import { amount } from "./reading/amount.ts";
import { factsOf, type PowerText, type RuleKey, type UsablePower, usableOf } from "./reading/facts.ts";
import { type InForce, rulesFor } from "./reading/in-force.ts";
import { tablesOf } from "./reading/names.ts";
import { inside } from "./reading/text.ts";
import type { WholeCreature } from "./reading/whole.ts";
import type { Body, Creature } from "./state.ts";
import type { Ability, CreatureCard, Stat, Trait } from "./vocabulary/index.ts";

export type { PowerText, UsablePower } from "./reading/facts.ts";
export { attackBonuses, forbids, permits, permitting, reductions } from "./reading/permissions.ts";
export { powerAt, resolveText } from "./reading/text.ts";

const order = {
  keyword: 1,
  ability: 2,
  trait: 3,
  level: 4,
  "hit-points": 5,
  speed: 6,
  melee: 7,
  "ranged-distance": 8,
  "ranged-damage": 9,
  powers: 10,
} as const;

/** Characteristics from this place on are read as printed. It is at its height whenever no rule is being read. */
let ceiling = 100;

const noRules: readonly InForce[] = [];

/**
 * The rules in force about a characteristic, read while it and all later ones are as printed; none where it is read
 * itself for the sake of an earlier one.
 */
function rulesAbout(body: Body, key: RuleKey, place: number, creature: Creature): readonly InForce[] {
  if (place >= ceiling || !factsOf(body.content).keys.has(key)) return noRules;
  const before = ceiling;
  ceiling = place;
  try {
    return rulesFor(body, key, creature);
  } finally {
    ceiling = before;
  }
}

/** The Creature card of a creature. @throws Error if the match has no such card. */
export function cardOf(body: Body, creature: Creature): CreatureCard {
  const card = body.content.creatures[creature.card];
  if (card === undefined) throw new Error(`there is no creature card ${creature.card}`);
  return card;
}

/** What the card prints. @throws Error if the match has no such card. */
function printedOf(body: Body, creature: Creature): WholeCreature {
  const card = factsOf(body.content).creatures.get(creature.card);
  if (card === undefined) throw new Error(`there is no creature card ${creature.card}`);
  return card;
}

/**
 * A number after all rules: the latest setting in place of the printed value, then every addition; null where there is
 * no number to begin with.
 */
function changed(body: Body, creature: Creature, stat: Stat, printed: number | null): number | null {
  const rules = rulesAbout(body, stat, order[stat], creature);
  if (rules.length === 0) return printed;
  const before = ceiling;
  ceiling = order[stat];
  try {
    return applied(body, rules, printed);
  } finally {
    ceiling = before;
  }
}

function applied(body: Body, rules: readonly InForce[], printed: number | null): number | null {
  let value = printed;
  let stamp = -1;
  let plus = 0;
  for (const { rule, env, stamp: began } of rules) {
    if (rule.rule !== "change") continue;
    if ("plus" in rule) plus += amount(tablesOf(body), rule.plus, env);
    else if (began >= stamp) {
      value = amount(tablesOf(body), rule.set, env);
      stamp = began;
    }
  }
  return value === null ? null : Math.max(0, value + plus);
}

/** The Level that counts for Order cards, assisting and texts (dc.ruling.level-modifiers). */
export function levelOf(body: Body, creature: Creature): number {
  return changed(body, creature, "level", printedOf(body, creature).level) ?? 0;
}

/** The Level on the card: for Morale losses, Leadership and the tie-break (dc.destroy.printed-level-only). */
export function printedLevel(body: Body, creature: Creature): number {
  return printedOf(body, creature).level;
}

/** The Hit Points on the card, which rules may change. */
export function printedHitPoints(body: Body, creature: Creature): number {
  return printedOf(body, creature).hitPoints;
}

/** Squares of a move, before what the chapter on moving does beside enemies. */
export function speedOf(body: Body, creature: Creature): number {
  return changed(body, creature, "speed", printedOf(body, creature).speed) ?? 0;
}

/** Damage of its melee attack (dc.creature-card.melee-entry). */
export function meleeOf(body: Body, creature: Creature): number {
  return changed(body, creature, "melee", printedOf(body, creature).melee) ?? 0;
}

/** Its ranged entry, or null if it has none: one that is not printed needs both its numbers set. */
export function rangedOf(
  body: Body,
  creature: Creature,
): { readonly damage: number; readonly distance: number } | null {
  const printed = printedOf(body, creature).ranged;
  const damage = changed(body, creature, "ranged-damage", printed?.damage ?? null);
  if (damage === null) return null;
  const distance = changed(body, creature, "ranged-distance", printed?.distance ?? null);
  return distance === null ? null : { damage, distance };
}

/** The damage at which it is destroyed (dc.creature-card.hit-points). */
export function hitPointsOf(body: Body, creature: Creature): number {
  return changed(body, creature, "hit-points", printedOf(body, creature).hitPoints) ?? 0;
}

export function hasAbility(body: Body, creature: Creature, ability: Ability): boolean {
  if (printedOf(body, creature).abilities.includes(ability)) return true;
  return rulesAbout(body, ability, order.ability, creature).length > 0;
}

/** Its Abilities in the printed order, then those that it was given. */
export function abilitiesOf(body: Body, creature: Creature, all: readonly Ability[]): readonly Ability[] {
  const { abilities } = printedOf(body, creature);
  return [...abilities, ...all.filter((one) => !abilities.includes(one) && hasAbility(body, creature, one))];
}

/** Its keywords in the printed order, then those that it was given. */
export function keywordsOf(body: Body, creature: Creature): readonly string[] {
  const { keywords } = printedOf(body, creature);
  const rules = rulesAbout(body, "keyword", order.keyword, creature);
  if (rules.length === 0) return keywords;
  const list = [...keywords];
  for (const { rule } of rules)
    if (rule.rule === "grant-keyword" && !list.includes(rule.keyword)) list.push(rule.keyword);
  return list;
}

export function hasKeyword(body: Body, creature: Creature, keyword: string): boolean {
  if (printedOf(body, creature).keywords.includes(keyword)) return true;
  for (const { rule } of rulesAbout(body, "keyword", order.keyword, creature))
    if (rule.rule === "grant-keyword" && rule.keyword === keyword) return true;
  return false;
}

/** Whether it has a trait (dc.power.traits-always-on). Of a grant and a removal the later one counts. */
export function hasTrait(body: Body, creature: Creature, trait: Trait): boolean {
  let has = printedOf(body, creature).traits.includes(trait);
  let stamp = -1;
  for (const { rule, stamp: began } of rulesAbout(body, trait, order.trait, creature)) {
    if (began < stamp) continue;
    has = rule.rule === "grant";
    stamp = began;
  }
  return has;
}

const noPowers: readonly PowerText[] = [];

/** All powers of a creature: printed, of attached cards (dc.power.printed), then granted ones. */
export function powersOf({ body }: { readonly body: Body }, creature: Creature): readonly PowerText[] {
  const facts = factsOf(body.content);
  const printed = facts.cards.get(creature.card)?.powers ?? noPowers;
  const granted = grantedPowers(body, creature);
  if (creature.attached.length === 0 && granted.length === 0) return printed;
  const list: PowerText[] = [...printed];
  for (const { id, card } of creature.attached)
    for (const { power, text } of facts.cards.get(card)?.powers ?? noPowers)
      list.push({ power, text, attached: id, uses: id });
  list.push(...granted);
  return list;
}

function grantedPowers(body: Body, creature: Creature): readonly PowerText[] {
  const rules = rulesAbout(body, "grant-power", order.powers, creature);
  if (rules.length === 0) return noPowers;
  const list: PowerText[] = [];
  for (const { rule, text, env, stamp } of rules) {
    if (rule.rule !== "grant-power") continue;
    // What a card under it gives is the card's: each copy is one of its own (dc.orders.attach-cumulative).
    const attached = creature.attached.find((card) => card.stamp === stamp)?.id ?? null;
    const uses = attached ?? `${creature.id} by ${env.self ?? "leader"} ${stamp}`;
    list.push({ power: rule.power, text: inside(text, "power"), attached, uses });
  }
  return list;
}

/** The leader powers of a seat's commander (dc.commander.leader-power); none once the seat has left. */
export function powersOfSeat({ body }: { readonly body: Body }, seat: number): readonly PowerText[] {
  const leader = body.seats[seat];
  if (leader === undefined || leader.out) return noPowers;
  return factsOf(body.content).cards.get(leader.commander)?.powers ?? noPowers;
}

const noneUsable: readonly UsablePower[] = [];

/** The powers of a creature that are used and not merely there. */
export function usablePowersOf(state: { readonly body: Body }, creature: Creature): readonly UsablePower[] {
  const { cards, grantsUsable } = factsOf(state.body.content);
  const printed = cards.get(creature.card)?.usable ?? noneUsable;
  if (grantsUsable) return usableOf(powersOf(state, creature));
  for (const { card } of creature.attached)
    if ((cards.get(card)?.usable ?? noneUsable).length > 0) return usableOf(powersOf(state, creature));
  return printed;
}

/** The leader powers of a seat's commander that are used and not merely there. */
export function usablePowersOfSeat({ body }: { readonly body: Body }, seat: number): readonly UsablePower[] {
  const leader = body.seats[seat];
  if (leader === undefined || leader.out) return noneUsable;
  return factsOf(body.content).cards.get(leader.commander)?.usable ?? noneUsable;
}
