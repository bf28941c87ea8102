/**
 * Current characteristics in one place (design rule 11): the printed value and every bonus and penalty on it
 * (mn.bonus.stacking), under all rules in force. Nothing else reads a printed number that an effect may change.
 * Bonuses of different powers add up; of two uses of one power only the first counts (mn.bonus.duplicate).
 */
import { isActive } from "./conditions/active.ts";
import { hasCondition } from "./conditions/has.ts";
import { underDazed } from "./conditions/limits.ts";
import type { Harm, RollPart } from "./events.ts";
import { type AttackFacts, fitsAttack } from "./reading/attack-filter.ts";
import { cardOf } from "./reading/creatures.ts";
import { fitsCreature } from "./reading/read.ts";
import { forbidKey, permitKey, type RuleOf } from "./reading/rule-keys.ts";
import { type InForce, rulesFor } from "./reading/rules.ts";
import type { Body, Creature } from "./state.ts";
import {
  type AttackFilter,
  type ConditionName,
  type Defense,
  type Mode,
  type Permission,
  type Prohibition,
  type Stat,
  spaceOfSize,
  type Terrain,
} from "./vocabulary/index.ts";

export type { AttackFacts } from "./reading/attack-filter.ts";

/** An attack that a number depends on: who makes it against whom. */
export interface Clash {
  readonly attacker: Creature;
  readonly target: Creature;
  readonly facts: AttackFacts;
}

/* ---- Numbers ---- */

/** A bonus or penalty that a text gives. The engine shows it as a part of its own (mn.bonus.notation). */
function changes(body: Body, creature: Creature, stat: Stat, clash: Clash | null): readonly InForce[] {
  const rules = rulesFor(body, stat, creature);
  return rules.length === 0 ? rules : rules.filter((one) => bearsOn(body, one, creature, clash));
}

/** Whether a change is about this clash: such attacks, against whoever is on the other side. */
function bearsOn(body: Body, { rule, words }: InForce, bearer: Creature, clash: Clash | null): boolean {
  if (rule.rule !== "change") return false;
  if (rule.attacks === undefined && rule.against === undefined) return true;
  if (clash === null) return false;
  if (rule.attacks !== undefined && !fitsAttack(rule.attacks, clash.facts)) return false;
  if (rule.against === undefined) return true;
  const { attacker, target, facts } = clash;
  if (attacker.id !== bearer.id) return fitsCreature(body, rule.against, attacker, words);
  if (rule.against.advantageTo !== "this" || words.self !== attacker.id)
    return fitsCreature(body, rule.against, target, words);
  // Of the attacker's own combat advantage the roll knows, as if the target stood where it was first aimed at (mn.attack.redirect).
  const { advantageTo: _, ...such } = rule.against;
  return facts.advantage && fitsCreature(body, such, target, words);
}

const sumOf = (rules: readonly InForce[]): number => rules.reduce((total, { plus }) => total + plus, 0);

/**
 * Squares of a move action: mn.condition.immobilized, mn.condition.slowed and mn.squeeze.penalties are in it. Slowed caps
 * what bonuses make of it, squeezing comes last (mn.ruling.squeeze). Never below 0; a rider has none (mn.mount.movement).
 */
export function speedOf(body: Body, creature: Creature): number {
  if (creature.mount !== null) return 0;
  if (isHindered(body, creature, "immobilized") || isHindered(body, creature, "helpless")) return 0;
  const { speed, size } = cardOf(body, creature);
  const changed = Math.max(0, speed + sumOf(changes(body, creature, "speed", null)));
  const slowed = isHindered(body, creature, "slowed") ? Math.min(2, changed) : changed;
  return creature.size < spaceOfSize[size] ? Math.max(0, slowed - 2) : slowed;
}

/** A defense now; with an attack under way also what holds against such attacks and attackers alone. */
export function defenseOf(body: Body, creature: Creature, defense: Defense, clash: Clash | null = null): number {
  return (
    cardOf(body, creature).defenses[defense] +
    sumOf(changes(body, creature, defense, clash)) +
    sumOf(changes(body, creature, "defenses", clash))
  );
}

/** Bonuses and penalties of texts on an attack roll, each a part of its own. The situation's are the attack's chapter. */
export function attackParts(body: Body, clash: Clash): readonly RollPart[] {
  const rules = changes(body, clash.attacker, "attack", clash);
  return rules.map(({ plus }) => ({ rule: "mn.bonus.stacking", plus }));
}

/** What texts add to a hit (mn.damage.bonus.needs-base is the caller's). */
export interface DamageBonus {
  /** Each bonus and penalty to a part of the base damage that the attacker chooses (mn.ruling.bonus-damage-type). */
  readonly pluses: readonly number[];
  /** Parts with a type of their own. */
  readonly extra: readonly Harm[];
}

/** Bonus damage of texts on a hit of this attack. */
export function damageBonus(body: Body, clash: Clash): DamageBonus {
  const rules = changes(body, clash.attacker, "damage", clash);
  const pluses: number[] = [];
  const extra: Harm[] = [];
  for (const one of rules) {
    const type = one.rule.rule === "change" ? (one.rule.type ?? null) : null;
    if (type === null) pluses.push(one.plus);
    else extra.push({ amount: one.plus, type });
  }
  return { pluses, extra };
}

/** What texts add to a saving throw; an effect's own bonus is the caller's (mn.ruling.save-bonuses). */
export const saveBonus = (body: Body, creature: Creature): number => sumOf(changes(body, creature, "save", null));

/** Squares that texts add to the reach of melee attacks. */
export const reachBonus = (body: Body, creature: Creature): number => sumOf(changes(body, creature, "reach", null));

/**
 * The best rating of a seat for a champion test (mn.ruling.champion-test-active): before the map is chosen that of any
 * champion of the warband, later of those in play that are active and not under the limits of Dazed.
 */
export function activeRating(body: Body, seat: number, purpose: "map" | "initiative"): number {
  let best = 0;
  for (const creature of body.creatures) {
    if (creature.owner !== seat) continue;
    if (purpose === "initiative" && (creature.status !== "in-play" || !isActive(body, creature))) continue;
    if (purpose === "initiative" && underDazed(body, creature)) continue;
    best = Math.max(best, cardOf(body, creature).champion ?? 0);
  }
  return best;
}

/* ---- Damage taken ---- */

type Graded = "resist" | "vulnerable";

/** An amount against one damage type, or "all". */
export interface Against {
  readonly amount: number;
  readonly type: string;
}

function graded(body: Body, creature: Creature, kind: Graded): readonly Against[] {
  return rulesFor(body, kind, creature).flatMap(({ rule }) =>
    rule.rule === kind ? [{ amount: rule.amount, type: rule.type }] : [],
  );
}

/** Every Resist that it has (mn.resist.amount); one of them is used for an event (mn.ruling.resist-mixed). */
export const resistsOf = (body: Body, creature: Creature): readonly Against[] => graded(body, creature, "resist");

/** Every Vulnerable that it has; the highest that applies counts (mn.ruling.vulnerable-mixed). */
export const vulnerabilitiesOf = (body: Body, creature: Creature): readonly Against[] =>
  graded(body, creature, "vulnerable");

/** Whether it is immune to a damage type (mn.resist.immune). */
export const isImmune = (body: Body, creature: Creature, type: string): boolean =>
  rulesFor(body, "immune", creature).some(({ rule }) => rule.rule === "immune" && rule.type === type);

/** Whether a condition cannot befall it. */
export const isImmuneTo = (body: Body, creature: Creature, condition: ConditionName): boolean =>
  rulesFor(body, "immune-to", creature).some(
    ({ rule }) => rule.rule === "immune-to" && rule.conditions.includes(condition),
  );

/** mn.resist.insubstantial and its kin: what it takes is halved last (mn.ruling.insubstantial-order). */
export const isInsubstantial = (body: Body, creature: Creature): boolean =>
  rulesFor(body, "insubstantial", creature).length > 0;

/* ---- Being attacked ---- */

const aboutAttack = (attacks: Parameters<typeof fitsAttack>[0] | undefined, facts: AttackFacts): boolean =>
  attacks === undefined || fitsAttack(attacks, facts);

/** The highest Conceal that a target has against an attack by texts (mn.ruling.conceal); 0 without any. */
export function concealOf(body: Body, target: Creature, facts: AttackFacts): number {
  let best = 0;
  for (const { rule } of rulesFor(body, "conceal", target))
    if (rule.rule === "conceal" && aboutAttack(rule.attacks, facts)) best = Math.max(best, rule.at);
  return best;
}

/** Whether a text gives the target cover against an attack (mn.attack.cover.power). */
export const hasPowerCover = (body: Body, target: Creature, facts: AttackFacts): boolean =>
  rulesFor(body, "cover", target).some(({ rule }) => rule.rule === "cover" && aboutAttack(rule.attacks, facts));

/** Whether a rule about attacks is about every shot, from whomever it comes. */
const isOfShots = ({ kind, ...more }: AttackFilter): boolean =>
  kind !== undefined && [kind].flat().includes("ranged") && Object.keys(more).length === 0;

/** Whether a text gives it cover against every shot: for Hide (mn.ruling.hide). */
export const hasGeneralCover = (body: Body, creature: Creature): boolean =>
  rulesFor(body, "cover", creature).some(
    ({ rule }) => rule.rule === "cover" && (rule.attacks === undefined || isOfShots(rule.attacks)),
  );

/** Whether a rule that may name creatures is about this one. */
function isTo(body: Body, { rule, words }: InForce, other: Creature): boolean {
  if (rule.rule !== "advantage" && rule.rule !== "invisible") return false;
  return rule.to === undefined || fitsCreature(body, rule.to, other, words);
}

/** Whether a text makes it grant combat advantage to the attacker (mn.attack.advantage.other). */
export const grantsAdvantage = (body: Body, creature: Creature, attacker: Creature): boolean =>
  rulesFor(body, "advantage", creature).some((one) => isTo(body, one, attacker));

/** Whether a text makes it invisible to the viewer; Hide is apart. */
export const isInvisibleTo = (body: Body, creature: Creature, viewer: Creature): boolean =>
  rulesFor(body, "invisible", creature).some((one) => isTo(body, one, viewer));

/** mn.attack.cover.hide */
export const hasHide = (body: Body, creature: Creature): boolean => rulesFor(body, "hide", creature).length > 0;

/** Squares of Blindsight, 0 without (mn.terrain.smoke.blindsight). */
export function blindsightOf(body: Body, creature: Creature): number {
  let best = 0;
  for (const { rule } of rulesFor(body, "blindsight", creature))
    if (rule.rule === "blindsight") best = Math.max(best, rule.squares);
  return best;
}

/* ---- Attacking ---- */

/** The least natural roll that is a critical hit: 20 if no text says less (mn.attackroll.critical). */
export function criticalFrom(body: Body, attacker: Creature, facts: AttackFacts): number {
  let from = 20;
  for (const { rule } of rulesFor(body, "critical", attacker))
    if (rule.rule === "critical" && aboutAttack(rule.attacks, facts)) from = Math.min(from, rule.from);
  return from;
}

/* ---- Moving ---- */

/** A mode printed before the Speed or given by a text (mn.mode.continuous). */
export function hasMode(body: Body, creature: Creature, mode: Mode): boolean {
  if (isPrintedMode(body, creature, mode)) return true;
  return rulesFor(body, "mode", creature).some(({ rule }) => rule.rule === "mode" && rule.mode === mode);
}

function isPrintedMode(body: Body, creature: Creature, mode: Mode): boolean {
  const { modes } = cardOf(body, creature);
  return modes !== undefined && mode !== "phasing" && modes.includes(mode);
}

const everyMode: readonly Mode[] = ["burrow", "flight", "phasing"];
const noModes: readonly Mode[] = [];

/** All modes that a creature has now, in one look. */
export function modesOf(body: Body, creature: Creature): readonly Mode[] {
  const given = rulesFor(body, "mode", creature);
  if (given.length === 0 && cardOf(body, creature).modes === undefined) return noModes;
  return everyMode.filter(
    (mode) =>
      isPrintedMode(body, creature, mode) || given.some(({ rule }) => rule.rule === "mode" && rule.mode === mode),
  );
}

const noTerrain: readonly Terrain[] = [];

/** Terrain that costs it nothing more (mn.difficult.walk-powers). */
export function walkedTerrain(body: Body, creature: Creature): readonly Terrain[] {
  const rules = rulesFor(body, "walk", creature);
  return rules.length === 0 ? noTerrain : rules.flatMap(({ rule }) => (rule.rule === "walk" ? [rule.terrain] : []));
}

/** Whether it may serve the rider as a mount by texts of either (mn.mount.powers); everything else is the mounts' chapter. */
export const canCarry = (body: Body, mount: Creature, rider: Creature): boolean =>
  rulesFor(body, "mount-for", mount).some(
    ({ rule, words }) => rule.rule === "mount-for" && fitsCreature(body, rule.riders, rider, words),
  ) ||
  rulesFor(body, "rides", rider).some(
    ({ rule, words }) => rule.rule === "rides" && fitsCreature(body, rule.mounts, mount, words),
  );

/* ---- What texts allow and forbid ---- */

export type Permit = RuleOf<"permit">;
const noPermits: readonly Permit[] = [];

/** Whether a text that names the condition lets it move all the same; one of a stated number of squares does so for its move action alone. */
export const movesDespite = (body: Body, creature: Creature, condition: ConditionName): boolean =>
  permitsOf(body, creature, "move").some(
    ({ squares, despite }) => squares === undefined && despite?.includes(condition) === true,
  );

/** Whether a condition bears on how it moves (mn.condition.immobilized, mn.condition.slowed), no text of its own lifting that (mn.precedence.level3). */
export const isHindered = (body: Body, creature: Creature, condition: "helpless" | "immobilized" | "slowed"): boolean =>
  hasCondition(body, creature, condition) && !movesDespite(body, creature, condition);

/** The texts that allow it something (mn.precedence.level1); `cardPermits` of precedence.ts claims what each says. */
export function permitsOf(body: Body, creature: Creature, permission: Permission): readonly Permit[] {
  const rules = rulesFor(body, permitKey(permission), creature);
  return rules.length === 0 ? noPermits : rules.flatMap(({ rule }) => (rule.rule === "permit" ? [rule] : []));
}

/** Whether a text forbids it something (mn.precedence.level4); `cardForbids` of precedence.ts claims it. */
export const isForbidden = (body: Body, creature: Creature, what: Prohibition): boolean =>
  rulesFor(body, forbidKey(what), creature).length > 0;
