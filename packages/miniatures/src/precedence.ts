/**
 * Which text wins (mn.precedence.exceptions). The four levels of the rulebook are the levels of the kernel's claims; below them
 * lies what the base rules simply do not offer. Cards and legality checks speak through the functions of this file, so that
 * nobody else decides which level a text has.
 */
import { type Claim, type Claims, specificFirst, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { ConditionName, Permission } from "./vocabulary/index.ts";

/** Levels of claims, weakest first. Only `base`, `book` and `bar` forbid; only `extension` and `exemption` permit. */
export const precedence = {
  /** The base rules do not offer it, though no sentence forbids it: a shift of two squares. */
  base: 0,
  /** mn.precedence.level1: card text that allows something beyond the base rules. */
  extension: 1,
  /** mn.precedence.level2: the rulebook says "cannot" or "only". */
  book: 2,
  /** mn.precedence.level3: card text that names the restriction it lifts. */
  exemption: 3,
  /** mn.precedence.level4: a card says "cannot" or "only". */
  bar: 4,
} as const;

const ruleOfLevel: ReadonlyMap<number, RuleId> = new Map([
  [precedence.extension, "mn.precedence.level1"],
  [precedence.book, "mn.precedence.level2"],
  [precedence.exemption, "mn.precedence.level3"],
  [precedence.bar, "mn.precedence.level4"],
]);

/** The base rules do not offer this; card text may extend them. */
export function notOffered(claims: Claims<RuleId>, rule: RuleId): void {
  claims.forbid(rule, precedence.base);
}

/** The rulebook forbids this; only card text that names the rule lifts it. */
export function bookForbids(claims: Claims<RuleId>, rule: RuleId): void {
  claims.forbid(rule, precedence.book);
}

/** A card forbids this. Nothing lifts it. */
export function cardForbids(claims: Claims<RuleId>): void {
  claims.forbid("mn.precedence.level4", precedence.bar);
}

/** A card allows more than these base rules offer. Of rules that the book states as prohibitions it lifts none. */
export function cardExtends(claims: Claims<RuleId>, rules: readonly RuleId[]): void {
  claims.permit("mn.precedence.level1", precedence.extension, rules);
}

/** A card names these rules and lifts them, and no others. */
export function cardLifts(claims: Claims<RuleId>, rules: readonly RuleId[]): void {
  claims.permit("mn.precedence.level3", precedence.exemption, rules);
}

const dazed: readonly RuleId[] = [
  "mn.condition.dazed.one-action",
  "mn.condition.dazed.free",
  "mn.condition.dazed.no-immediate",
  "mn.condition.dazed.no-oa",
  "mn.condition.dazed.no-activated",
  "mn.condition.dazed.flank",
];
const stunned: readonly RuleId[] = [
  "mn.condition.stunned.no-actions",
  "mn.condition.stunned.inactive",
  "mn.condition.stunned.dazed",
  ...dazed,
];

/** The prohibitions inside each condition: what a text lifts that works in spite of the condition. */
const restrictionsOf: { readonly [C in ConditionName]: readonly RuleId[] } = {
  blinded: ["mn.condition.blinded.sight", "mn.condition.blinded.flank", "mn.condition.blinded.charge"],
  confused: ["mn.condition.confused.roll", "mn.condition.confused.table", "mn.condition.confused.dazed", ...dazed],
  dazed,
  dominated: ["mn.condition.dominated.basic-only", "mn.condition.dominated.dazed", ...dazed],
  helpless: ["mn.condition.helpless.base", "mn.condition.immobilized", ...stunned],
  immobilized: ["mn.condition.immobilized", "mn.condition.immobilized.while-moving"],
  slowed: ["mn.condition.slowed", "mn.condition.slowed.while-moving"],
  stunned,
  weakened: [],
};

/** What the words of a card's permission extend, or name and lift. */
const wordsOf: {
  readonly [P in Permission]: { readonly extends?: readonly RuleId[]; readonly lifts?: readonly RuleId[] };
} = {
  shift: { extends: ["mn.move.shift"] },
  "pass-enemies": { lifts: ["mn.position.enemy"] },
  "share-space": { lifts: ["mn.position.enemy", "mn.position.occupies"] },
  "attack-allies": { lifts: ["mn.attack.melee.no-allies", "mn.attack.ranged.no-allies"] },
  "short-charge": { lifts: ["mn.charge.min-move"] },
  move: { extends: ["mn.move.when"] },
  "shoot-unprovoking": { lifts: ["mn.attack.ranged.provokes", "mn.attack.area.provokes"] },
  "move-unprovoking": { lifts: ["mn.move.provokes"] },
  "opportunity-attacks": { lifts: ["mn.oa.once-per-turn"] },
  "extra-item": { extends: ["mn.setup.items.one-each", "mn.warband.items"] },
};

/** Claims what a card's permission allows, with the conditions in spite of which it does. */
export function cardPermits(
  claims: Claims<RuleId>,
  permission: Permission,
  despite: readonly ConditionName[] = [],
): void {
  const { extends: extended, lifts } = wordsOf[permission];
  if (extended !== undefined) cardExtends(claims, extended);
  if (lifts !== undefined) cardLifts(claims, lifts);
  if (despite.length > 0) cardLifts(claims, inSpiteOf(despite));
}

/** The rules that a text names by naming conditions. */
export function inSpiteOf(conditions: readonly ConditionName[]): readonly RuleId[] {
  return conditions.flatMap((condition) => restrictionsOf[condition]);
}

/** The game's verdict on all that was claimed. */
export function verdict(claims: Claims<RuleId>): Verdict<RuleId> {
  return specificFirst(claims.list);
}

/** A text that gave way to another, and the level of precedence that decided. */
export interface Overruled {
  readonly rule: RuleId;
  readonly by: RuleId;
  readonly because: RuleId;
}

/** A verdict with the conflicts on the way to it. */
export interface Weighing {
  readonly verdict: Verdict<RuleId>;
  /** The rule that conflicts are ranked at all; null if no texts met. */
  readonly ranked: RuleId | null;
  readonly overruled: readonly Overruled[];
}

/**
 * Every conflict among the claims, decided: restrictions that gave way to a permission, and permissions that gave way to a
 * restriction. For "why?" alone: the verdict needs none of it.
 */
export function weigh(claims: Claims<RuleId>): Weighing {
  const bans = claims.list.filter(({ says }) => says === "forbids");
  const leaves = claims.list.filter(({ says }) => says === "permits");
  const found = bans.flatMap((ban) => {
    const lifting = leaves.find(({ level, lifts }) => level > ban.level && lifts.includes(ban.rule));
    if (lifting !== undefined) return gaveWay(ban, lifting);
    return ban.level === precedence.base ? [] : leaves.flatMap((leave) => gaveWay(leave, ban));
  });
  return {
    verdict: verdict(claims),
    ranked: found.length === 0 ? null : "mn.precedence.exceptions",
    overruled: found,
  };
}

function gaveWay(loser: Claim<RuleId>, winner: Claim<RuleId>): readonly Overruled[] {
  const because = ruleOfLevel.get(winner.level);
  return because === undefined ? [] : [{ rule: loser.rule, by: winner.rule, because }];
}
