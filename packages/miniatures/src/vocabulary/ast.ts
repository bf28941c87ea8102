/** The Miniatures' words in the card language: what steps, queries, events and rules may be. */
import type * as Core from "@undercroft/cards";
import type { Attack } from "./ast-attacks.ts";
import type { CreatureFilter, SquareFilter } from "./ast-filters.ts";
import type { TriggerEvent } from "./ast-powers.ts";
import type { Rule } from "./ast-rules.ts";
import type { ConditionName, Duration, Reading, Terrain } from "./words.ts";

export interface Words extends Core.Vocabulary {
  readonly verb: Verb;
  readonly query: Query;
  readonly amount: OwnAmount;
  readonly condition: OwnCondition;
  readonly cost: never;
  readonly event: TriggerEvent;
  readonly replaceable: never;
  readonly rule: Rule;
  readonly response: never;
  readonly duration: Duration;
  readonly window: never;
  readonly kind: never;
}

export type Reference = Core.Reference;
export type Step = Core.Step<Words>;
export type Amount = Core.Amount<Words>;
export type AmountRange = Core.AmountRange<Words>;
export type Condition = Core.Condition<Words>;
export type Selector = Core.Selector<Words>;

export type Query =
  | { readonly creatures: CreatureFilter }
  | { readonly squares: SquareFilter }
  | { readonly riderOf: Reference }
  | { readonly mountOf: Reference };

export type OwnAmount =
  | { readonly stat: Reading; readonly of: Selector }
  | { readonly distance: { readonly from: Reference; readonly to: Reference } }
  /** The damage, healing or squares of the event that a trigger answers. */
  | { readonly event: "amount" }
  /** Squares between where the creature was when the turn began and where it is (mn.power.trigger.movement). */
  | { readonly moved: Reference };

export type OwnCondition =
  /** Every creature that the selector names is such a creature; false if it names none. */
  | { readonly that: Selector; readonly is: CreatureFilter }
  /** It is the turn of such a creature. */
  | { readonly turnOf: CreatureFilter }
  /** It is the player's own turn, or the opponent's (mn.game.turn-word). */
  | { readonly playerTurn: "yours" | "opponent" };

/* ---- Verbs. "this" is the creature whose text it is; triggers bind "it" (whom the event is about), "attacker", "target". ---- */

export type Verb =
  /** `by` ("this" if not said) makes this attack; the power's player chooses targets as in an attack action. */
  | { readonly do: "attack"; readonly attack: Attack; readonly by?: Reference; readonly target?: Reference }
  | ActVerb
  /** Not an attack (mn.ruling.damage-pipeline). */
  | { readonly do: "damage"; readonly to: Selector; readonly amount: Amount; readonly type?: string }
  /** `until` "next-turn" if not said (mn.duration.default). Effects of one `group` in a text share one save (mn.save.group). */
  | {
      readonly do: "condition";
      readonly condition: ConditionName;
      readonly to: Selector;
      readonly until?: Until;
      readonly group?: string;
    }
  | {
      readonly do: "ongoing";
      readonly amount: Amount;
      readonly type?: string;
      readonly to: Selector;
      readonly group?: string;
    }
  /** Rules in force on each creature named, for a while. */
  | {
      readonly do: "apply";
      readonly rules: readonly Rule[];
      readonly to: Selector;
      readonly until: Until;
      readonly group?: string;
    }
  | ForcedVerb
  /** Sets it down in a legal position on or nearest to a square that fits (mn.forced.place). */
  | { readonly do: "place"; readonly who: Reference; readonly at: SquareFilter }
  | { readonly do: "teleport"; readonly who: Reference; readonly squares: Amount }
  | { readonly do: "swap"; readonly a: Reference; readonly b: Reference }
  | { readonly do: "heal"; readonly who: Selector; readonly amount: Amount }
  /** mn.hp.bonus */
  | { readonly do: "bonus-hit-points"; readonly who: Selector; readonly amount: Amount }
  /** Gives uses back to powers of the creature by their name (English), or to the power that the step is in (mn.power.recharge). */
  | { readonly do: "recharge"; readonly who?: Reference; readonly power?: string; readonly count?: number }
  | {
      readonly do: "terrain";
      readonly at: Selector;
      readonly gains?: Terrain;
      readonly loses?: Terrain;
      readonly until: "end-of-round" | "battle" | "end-of-source-next-turn";
    }
  /** The attack that the trigger is about (mn.attack.redirect). */
  | { readonly do: "redirect"; readonly to: Reference }
  /** The die that the trigger is about is rolled again (mn.resolve.cancellation). */
  | { readonly do: "reroll"; readonly keep: "new" | "better" | "worse" }
  /** The attack or hit that the trigger is about misses, hits, or hits critically, without a roll (mn.attackroll.natural-1, mn.attackroll.auto-hit-no-roll). */
  | { readonly do: "result"; readonly is: "miss" | "hit" }
  /**
   * The attack that the step belongs to, or that the trigger is about, is made once more, at the same target or at
   * another one (mn.attackroll.repeated, mn.ruling.repeated-attack).
   */
  | { readonly do: "again"; readonly at: "same" | "another" }
  /** It provokes opportunity attacks now (mn.oa.triggers). */
  | { readonly do: "provoke"; readonly who: Selector }
  /** Reduces the damage that the trigger is about. */
  | { readonly do: "prevent"; readonly amount: Amount | "all" }
  /** Ends conditions by name, ongoing damage, or every effect that a save can end. */
  | {
      readonly do: "end";
      readonly what: readonly (ConditionName | "ongoing")[] | "save-ends";
      readonly on: Selector;
    }
  /** A saving throw now, against each effect that a save can end, or one of them. */
  | { readonly do: "save"; readonly who: Selector; readonly plus?: number; readonly against: "one" | "each" }
  /** A d20: `then` on `atLeast` or more, else `else`. */
  | {
      readonly do: "roll";
      readonly atLeast: number;
      readonly then: readonly Step[];
      readonly else?: readonly Step[];
    }
  /** mn.power.summoning */
  | { readonly do: "summon"; readonly card: string; readonly at: SquareFilter }
  /** The delayed creature "this" comes into play (mn.setup.delayed). */
  | { readonly do: "enter"; readonly at: SquareFilter }
  | { readonly do: "destroy"; readonly who: Selector };

/** A length of time, or an event that ends the effect; the effect also ends once that can no longer happen (mn.duration.trigger). */
export type Until = Duration | TriggerEvent;

/** Grants an action, at no cost of the creature's own (mn.action.free). `asIfDominated`: mn.condition.as-if-dominated. */
export interface ActVerb {
  readonly do: "act";
  readonly who: Reference;
  readonly action: "basic-attack" | "melee-basic-attack" | "charge" | "move" | "shift" | "mount" | "dismount";
  /** Of a move or shift: squares, or its Speed. */
  readonly squares?: Amount | "speed";
  readonly target?: Reference;
  readonly bonus?: number;
  readonly asIfDominated?: true;
  /** Conditions in spite of which it may be taken (mn.precedence.level3). */
  readonly despite?: readonly ConditionName[];
}

/** mn.forced.push, mn.forced.pull, mn.forced.slide. `upTo`: fewer squares will do. */
export interface ForcedVerb {
  readonly do: "push" | "pull" | "slide";
  readonly who: Selector;
  readonly squares: Amount;
  readonly upTo?: true;
}
