/** Rules in force: what continuous powers, auras and lasting effects hold up. */
import type { Amount, Condition } from "./ast.ts";
import type { AttackFilter, CreatureFilter } from "./ast-filters.ts";
import type { ConditionName, Mode, Permission, Prohibition, Stat, Terrain } from "./words.ts";

/** About the creature that has it; in an aura about everybody whom the aura affects. */
export type Rule =
  | {
      readonly rule: "change";
      readonly stat: Stat;
      readonly plus: Amount;
      /** Attack, damage: of these attacks only. Defenses: against these attacks only. */
      readonly attacks?: AttackFilter;
      /** Attack, damage: against such targets. Defenses: against such attackers. */
      readonly against?: CreatureFilter;
      /** Of damage: a part of its own with this type, on attacks that have base damage (mn.damage.bonus.needs-base). */
      readonly type?: string;
    }
  /** `type` of damage, or "all" (mn.resist.amount). */
  | { readonly rule: "resist"; readonly amount: number; readonly type: string }
  | { readonly rule: "vulnerable"; readonly amount: number; readonly type: string }
  /** To a damage type (mn.resist.immune) or to conditions. */
  | { readonly rule: "immune"; readonly type: string }
  | { readonly rule: "immune-to"; readonly conditions: readonly ConditionName[] }
  | { readonly rule: "insubstantial" }
  /** mn.attackroll.conceal */
  | { readonly rule: "conceal"; readonly at: number; readonly attacks?: AttackFilter }
  /** mn.attack.cover.power */
  | { readonly rule: "cover"; readonly attacks?: AttackFilter }
  /** Grants combat advantage (mn.attack.advantage.other). */
  | { readonly rule: "advantage"; readonly to?: CreatureFilter }
  | { readonly rule: "invisible"; readonly to?: CreatureFilter }
  /** mn.attack.cover.hide */
  | { readonly rule: "hide" }
  | { readonly rule: "blindsight"; readonly squares: number }
  | { readonly rule: "mode"; readonly mode: Mode }
  /** mn.difficult.walk-powers */
  | { readonly rule: "walk"; readonly terrain: Terrain }
  /** Beyond the rules (mn.precedence.level1), or in spite of named conditions (mn.precedence.level3). */
  | {
      readonly rule: "permit";
      readonly permission: Permission;
      readonly squares?: number;
      readonly times?: number;
      readonly despite?: readonly ConditionName[];
    }
  /** Never mind what else permits it (mn.precedence.level4). */
  | { readonly rule: "forbid"; readonly what: Prohibition }
  /** A natural roll of `from` or more is a critical hit (mn.attackroll.critical). */
  | { readonly rule: "critical"; readonly from: number; readonly attacks?: AttackFilter }
  /** It may serve as a mount of such creatures (mn.mount.powers). */
  | { readonly rule: "mount-for"; readonly riders: CreatureFilter }
  /** It may ride such creatures (mn.mount.powers). */
  | { readonly rule: "rides"; readonly mounts: CreatureFilter }
  /** While it is ridden, the rider, or while it rides, the mount, is under these rules. */
  | { readonly rule: "partner"; readonly rules: readonly Rule[] }
  /** Under these rules while a condition holds. */
  | { readonly rule: "while"; readonly when: Condition; readonly rules: readonly Rule[] };
