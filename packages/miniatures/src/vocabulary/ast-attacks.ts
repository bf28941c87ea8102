/** Attacks, as printed and as powers make them. */
import type * as Core from "@undercroft/cards";
import type { Step } from "./ast.ts";
import type { CreatureFilter } from "./ast-filters.ts";
import type { TriggerEvent } from "./ast-powers.ts";
import type { Defense } from "./words.ts";

/** A part of base damage; untyped if no type is said (mn.damage.base). */
export interface DamagePart {
  readonly amount: number;
  readonly type?: string;
}

/** A damage line: base damage, if any, then further effects in printed order (mn.damage.base, mn.damage.additional-effects). */
export interface DamageLine {
  readonly damage?: readonly DamagePart[];
  /** "target" and "attacker" are bound. */
  readonly steps?: readonly Step[];
}

/** How far and whom an attack reaches. */
export type AttackReach =
  /** `reach` 1 if not said (mn.attack.melee.target, mn.attack.melee.reach). */
  | { readonly kind: "melee"; readonly reach?: number }
  | { readonly kind: "ranged"; readonly range: number | "sight" | "nearest" }
  /** `nearest`: mn.attack.close.nearest */
  | {
      readonly kind: "close";
      readonly shape: "blast" | "burst" | "line";
      readonly squares: number;
      readonly nearest?: true;
    }
  /** A radius around an origin square in range (mn.attack.area.radius). */
  | {
      readonly kind: "area";
      readonly radius: number;
      readonly range: number | "sight";
      readonly nearest?: true;
    };

/** One line of the Attacks part of a card, or an attack that a power makes. */
export type Attack = AttackReach & {
  /** Attack bonus. */
  readonly bonus: number;
  readonly versus: Defense;
  /** Whom a melee or ranged attack may target, or a close or area attack affects: all if not said (mn.attack.close.all-targets). */
  readonly affects?: CreatureFilter;
  /** Overrules whether the action provokes (mn.attack.action.provoke). */
  readonly provokes?: boolean;
  /** Separate attacks of one action, each finished before the next; 1 if not said (mn.attack.melee.multiple). */
  readonly attacks?: number;
  /** Of several attacks: all on one target, each on another, or as the attacker likes (if not said). */
  readonly targets?: "same" | "different";
  readonly hit: DamageLine;
  readonly miss?: DamageLine;
  /** mn.attackroll.followup */
  readonly followup?: DamageLine;
  /** Besides, on a critical hit. */
  readonly critical?: readonly Step[];
};

/** What entries and powers have in common. */
export interface Head {
  /** Powers of one name are one power (mn.bonus.identity). */
  readonly name?: Core.LocalText;
  /** The parenthesis (mn.power.type). */
  readonly type?: string;
  /** Check boxes (mn.power.limited); without limit if not said. */
  readonly uses?: number;
  /** When one use comes back (mn.power.recharge). */
  readonly recharge?: TriggerEvent;
}

/** A line of the Attacks part; using it costs the attack action, or the whole turn (mn.power.replaces.attacks-section). */
export type AttackEntry = Head &
  Attack & {
    /** Ringed symbol (mn.ruling.several-basics); the first entry always is. */
    readonly basic?: true;
    readonly cost?: "turn";
  };
