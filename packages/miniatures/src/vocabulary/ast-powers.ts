/** Events and powers. */
import type { Condition, Step } from "./ast.ts";
import type { Head } from "./ast-attacks.ts";
import type { AttackFilter, CreatureFilter, Within } from "./ast-filters.ts";
import type { Rule } from "./ast-rules.ts";
import type { ConditionName } from "./words.ts";

/** A creature that the event is about: "this", or any that fits. */
export type Who = "this" | CreatureFilter;

/**
 * What a power may answer, what may bring a use back and what may end an effect, in the rulebook's order
 * (mn.attack.step1-declare and following). `who` and `of` are "this" if not said; `by` and `target` are anybody.
 */
export type TriggerEvent =
  | { readonly on: "round-starts" | "round-ends" }
  | { readonly on: "turn-starts" | "turn-ends"; readonly of?: Who }
  /** Declared, begun once what it provoked is over (mn.attack.step3-start-effects), or done with all its parts. */
  | {
      readonly on: "attack-declared" | "attack-begins" | "attack-ends";
      readonly by?: Who;
      readonly attack?: AttackFilter;
    }
  | { readonly on: "targeted"; readonly who?: Who; readonly by?: Who; readonly attack?: AttackFilter }
  /** The die lies on the table (mn.resolve.cancellation). */
  | {
      readonly on: "attack-rolled";
      readonly by?: Who;
      readonly target?: Who;
      readonly attack?: AttackFilter;
      readonly hits?: boolean;
    }
  | {
      readonly on: "hit" | "missed";
      readonly by?: Who;
      readonly target?: Who;
      readonly attack?: AttackFilter;
      readonly critical?: true;
    }
  | { readonly on: "would-take-damage" | "takes-damage"; readonly who?: Who; readonly type?: string; readonly by?: Who }
  | { readonly on: "bloodied"; readonly who?: Who }
  /** `by`: credited by mn.power.trigger.destroyed-by. */
  | { readonly on: "destroyed"; readonly who?: Who; readonly by?: Who }
  | { readonly on: "healed"; readonly who?: Who }
  | { readonly on: "gains-condition"; readonly who?: Who; readonly condition?: ConditionName }
  /** A square about to be entered, entered, left; a movement ended. */
  | { readonly on: "enters" | "leaves" | "movement-ends"; readonly who?: Who; readonly near?: Within }
  | { readonly on: "saves" | "fails-save"; readonly who?: Who }
  | { readonly on: "champion-test" }
  | { readonly on: "uses-power"; readonly who?: Who; readonly type?: string };

/**
 * `uses`, `recharge`: as in `Head`. A `triggered` power without `may` is automatic (mn.power.automatic), with it activated
 * (mn.power.activated); `as` says whether it is a free or an immediate action, none if not said; an immediate action
 * interrupts unless `after` is said (mn.ruling.immediate-default). A `used` power costs its action in its creature's own
 * turn (mn.power.replaces), or with cost "free" has the moments of mn.power.default-timing.
 */
export type Power = Head &
  (
    | { readonly power: "continuous"; readonly rules: readonly Rule[] }
    /** For creatures that fit within so many squares of it (mn.power.aura); off while it is inactive. */
    | {
        readonly power: "aura";
        readonly squares: number;
        readonly affects: CreatureFilter;
        readonly rules?: readonly Rule[];
        readonly pulse?: Pulse;
      }
    | {
        readonly power: "triggered";
        readonly on: TriggerEvent;
        readonly when?: Condition;
        readonly may?: true;
        readonly as?: "free" | "immediate";
        readonly after?: true;
        /** Off while the creature is inactive (said of automatic ones). */
        readonly activeOnly?: true;
        readonly steps: readonly Step[];
      }
    | {
        readonly power: "used";
        readonly cost: "attack" | "move" | "minor" | "turn" | "free";
        readonly when?: Condition;
        readonly provokes?: true;
        readonly steps: readonly Step[];
      }
    | { readonly power: "set-up"; readonly does: SetUp }
    /** mn.warband.count.extension */
    | { readonly power: "construction"; readonly creatures: number }
  );

/** What an aura does to "it", who begins or ends a turn in it or comes into it; credited by mn.power.trigger.destroyed-by.aura. */
export interface Pulse {
  readonly at: "turn-starts" | "turn-ends" | "enters";
  readonly steps: readonly Step[];
}

/** mn.setup.powers */
export type SetUp =
  | { readonly setUp: "scout" }
  | { readonly setUp: "wandering-monster" }
  /** Begins off the map; its triggered power with `enter` brings it in. */
  | { readonly setUp: "delayed" }
  /** Changes the hit points of creatures that fit (mn.hp.setup-effects). */
  | { readonly setUp: "hit-points"; readonly plus: number; readonly of: CreatureFilter };
