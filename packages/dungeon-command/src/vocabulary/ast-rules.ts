/** Continuous rules: what static powers and `apply` hold up. */
import type { Amount, CardFilter, Change, CreatureFilter, Power, Selector } from "./ast.ts";
import type { Ability, AttackType, Deed, Permission, Stat, Trait } from "./words.ts";

/**
 * In a static power a query is read afresh whenever the rule is asked about. In `apply` the things named are fixed
 * when the step happens.
 */
export type Rule =
  | ChangeRule
  | { readonly rule: "grant"; readonly trait: Trait; readonly to?: Selector }
  | { readonly rule: "remove"; readonly trait: Trait; readonly from?: Selector }
  | { readonly rule: "grant-ability"; readonly ability: Ability; readonly to?: Selector }
  | { readonly rule: "grant-keyword"; readonly keyword: string; readonly to?: Selector }
  | { readonly rule: "grant-power"; readonly power: Power; readonly to?: Selector }
  | ForbidRule
  | { readonly rule: "permit"; readonly permission: Permission; readonly who?: Selector; readonly cards?: CardFilter }
  | AttackRule
  | ReduceRule;

/** dc.ruling.card-conflicts: settings by time stamp, additions after them. */
export type ChangeRule = { readonly rule: "change"; readonly stat: Stat; readonly of?: Selector } & Change;

/** dc.ruling.card-conflicts: beats every permission. */
export interface ForbidRule {
  readonly rule: "forbid";
  readonly deed: Deed;
  readonly who?: Selector;
  /** For "be-..." deeds: only if done by an action of such a creature. For "attack...": only such targets are forbidden. */
  readonly creatures?: CreatureFilter;
}

/** Changes attacks made by the creatures named ("this" if not said), against such creatures, while the rule holds. */
export interface AttackRule {
  readonly rule: "attacks";
  readonly by?: Selector;
  readonly against?: CreatureFilter;
  readonly type?: AttackType;
  readonly plus?: Amount;
  readonly distance?: Amount;
  readonly unpreventable?: true;
  readonly cannotBeDodged?: true;
}

/** Damage dealt to the creatures named is less by `amount` for each source. Prevention: dc.ruling.cower-amount. */
export interface ReduceRule {
  readonly rule: "reduce-damage";
  readonly to?: Selector;
  readonly amount: Amount | "all";
  /** Only damage of attacks of this type. */
  readonly attack?: AttackType;
  /** Only damage of hazardous terrain. */
  readonly terrain?: true;
  /** Only damage whose source is an action of such a creature. */
  readonly by?: CreatureFilter;
}
