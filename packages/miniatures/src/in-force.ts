/** What the rules in force on a creature say to attacks and damage; neutral until powers fill it. */
import type { RollPart } from "./events.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { Body, Creature } from "./state.ts";
import type { Attack, CreatureFilter, Permission, Prohibition } from "./vocabulary/index.ts";

export interface Typed {
  readonly amount: number;
  /** A damage type, or "all" (mn.resist.amount). */
  readonly type: string;
}

/** A change to the damage of a hit. `type`: a part of its own with that type; null: the part that is chosen takes it. */
export interface DamageBonus {
  readonly rule: RuleId;
  readonly plus: number;
  readonly type: string | null;
}
const none: readonly never[] = [];
export const attackParts = (_b: Body, _by: Creature, _attack: Attack, _target: Creature): readonly RollPart[] => none;
export const damageBonuses = (_b: Body, _by: Creature, _attack: Attack, _target: Creature): readonly DamageBonus[] =>
  none;
/** The lowest natural roll that is a critical hit (mn.attackroll.critical). */
export const criticalFrom = (_b: Body, _by: Creature, _attack: Attack): number => 20;
/** The highest Conceal value against an attack, 0 without (mn.ruling.conceal). */
export const concealOf = (_b: Body, _target: Creature, _by: Creature, _attack: Attack): number => 0;
export const grantsCover = (_b: Body, _target: Creature, _attack?: Attack): boolean => false;
export const grantsAdvantage = (_b: Body, _target: Creature, _to: Creature): boolean => false;
export const isInvisible = (_b: Body, _target: Creature, _viewer: Creature): boolean => false;
export const hides = (_b: Body, _target: Creature): boolean => false;
export const blindsightOf = (_b: Body, _viewer: Creature): number => 0;
export const resistsOf = (_b: Body, _c: Creature): readonly Typed[] => none;
export const vulnerabilitiesOf = (_b: Body, _c: Creature): readonly Typed[] => none;
export const immunitiesOf = (_b: Body, _c: Creature): readonly string[] => none;
export const isInsubstantial = (_b: Body, _c: Creature): boolean => false;
export const forbidden = (_b: Body, _c: Creature, _what: Prohibition): boolean => false;
export const permitted = (_b: Body, _c: Creature, _permission: Permission): boolean => false;
export const timesPermitted = (_b: Body, _c: Creature, _permission: Permission): number => 1;
/** Whether a creature is one that a text means; `self` is the creature whose text it is. */
export const fits = (_b: Body, _filter: CreatureFilter, _c: Creature, _self: Creature): boolean => true;
