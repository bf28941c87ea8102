import type { Source } from "../events.ts";
import type { Creature, TextRef } from "../state.ts";
import type { CardFilter, Deed, Permission } from "../vocabulary/index.ts";
import { amount } from "./amount.ts";
import { factsOf } from "./facts.ts";
import { fitsCreature } from "./fits-creature.ts";
import { fitsCard } from "./fits-other.ts";
import { rulesFor } from "./in-force.ts";
import { creatureOf, type Scene, tablesOf } from "./names.ts";

/**
 * The text that forbids a creature a deed, or null. `other`: for the deeds named "be-..." the creature whose action does
 * it, for attacks the target; a prohibition against certain creatures only needs one to fit. "attack" stands for both
 * types of attack.
 */
export function forbids(scene: Scene, deed: Deed, creature: Creature, other: Creature | null = null): TextRef | null {
  const { body } = scene;
  const { keys } = factsOf(body.content);
  const wider = deed === "attack-melee" || deed === "attack-ranged";
  if (!keys.has(deed) && !(wider && keys.has("attack"))) return null;
  const found = forbiddenBy(scene, deed, creature, other);
  return found === null && wider ? forbiddenBy(scene, "attack", creature, other) : found;
}

function forbiddenBy({ body }: Scene, deed: Deed, creature: Creature, other: Creature | null): TextRef | null {
  for (const { rule, text, env } of rulesFor(body, deed, creature)) {
    if (rule.rule !== "forbid") continue;
    if (rule.creatures === undefined) return text;
    if (other !== null && fitsCreature(tablesOf(body), rule.creatures, other, env)) return text;
  }
  return null;
}

/** The text that lets a creature do what the rules deny, or null. `card`: the Order card it is about, for permissions that name cards. */
export function permits(
  scene: Scene,
  permission: Permission,
  creature: Creature,
  card: string | null = null,
): TextRef | null {
  const { body } = scene;
  for (const { rule, text, env } of rulesFor(body, permission, creature)) {
    if (rule.rule !== "permit") continue;
    const cards: CardFilter | undefined = rule.cards;
    if (cards === undefined || (card !== null && fitsCard(tablesOf(body), cards, card, env))) return text;
  }
  return null;
}

/** How many texts let a creature do what the rules deny: they add up (dc.orders.attach-cumulative). */
export function permitting({ body }: Scene, permission: Permission, creature: Creature): number {
  return rulesFor(body, permission, creature).filter(({ rule }) => rule.rule === "permit").length;
}

/** What rules in force do to one attack, besides the attacker's own numbers. */
export interface AttackBonuses {
  /** Points, may be negative. */
  readonly plus: number;
  /** Squares, may be negative. */
  readonly distance: number;
  readonly unpreventable: boolean;
  readonly cannotBeDodged: boolean;
  readonly texts: readonly TextRef[];
}

const noBonuses: AttackBonuses = { plus: 0, distance: 0, unpreventable: false, cannotBeDodged: false, texts: [] };

/** The bonuses of an attack (dc.melee.modifiers, dc.ranged.modifiers). Without a target only those against anybody count. */
export function attackBonuses(
  { body }: Scene,
  attacker: Creature,
  target: Creature | null,
  type: "melee" | "ranged",
): AttackBonuses {
  const rules = rulesFor(body, "attacks", attacker);
  if (rules.length === 0) return noBonuses;
  const scene = tablesOf(body);
  const texts: TextRef[] = [];
  const bonuses = { plus: 0, distance: 0, unpreventable: false, cannotBeDodged: false, texts };
  for (const { rule, text, env } of rules) {
    if (rule.rule !== "attacks" || (rule.type !== undefined && rule.type !== "either" && rule.type !== type)) continue;
    if (rule.against !== undefined && (target === null || !fitsCreature(scene, rule.against, target, env))) continue;
    bonuses.plus += rule.plus === undefined ? 0 : amount(scene, rule.plus, env);
    bonuses.distance += rule.distance === undefined ? 0 : amount(scene, rule.distance, env);
    bonuses.unpreventable ||= rule.unpreventable === true;
    bonuses.cannotBeDodged ||= rule.cannotBeDodged === true;
    texts.push(text);
  }
  return bonuses;
}

export interface Reductions {
  /** Points, 0 or more. */
  readonly amount: number | "all";
  readonly texts: readonly TextRef[];
}

const noReductions: Reductions = { amount: 0, texts: [] };

/** By how much rules in force lessen the damage of one source to a creature. They add up. */
export function reductions({ body }: Scene, creature: Creature, source: Source): Reductions {
  const rules = rulesFor(body, "reduce-damage", creature);
  if (rules.length === 0) return noReductions;
  const scene = tablesOf(body);
  const texts: TextRef[] = [];
  let total = 0;
  let all = false;
  for (const { rule, text, env } of rules) {
    if (rule.rule !== "reduce-damage") continue;
    if (rule.attack !== undefined && !isAttackOf(source, rule.attack)) continue;
    if (rule.terrain === true && source.terrain !== "hazardous") continue;
    if (rule.by !== undefined) {
      const by = source.creature === null ? null : creatureOf(body, source.creature);
      if (by === null || !fitsCreature(scene, rule.by, by, env)) continue;
    }
    if (rule.amount === "all") all = true;
    else total += Math.max(0, amount(scene, rule.amount, env));
    texts.push(text);
  }
  return { amount: all ? "all" : total, texts };
}

/** Whether a source is an attack of the type. */
export function isAttackOf(source: Source, type: "melee" | "ranged" | "either"): boolean {
  return source.attack !== null && (type === "either" || type === source.attack);
}
