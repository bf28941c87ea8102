/** Dungeon Command's words in the card language: what its steps, queries, costs, events and rules may be. */
import type * as Core from "@undercroft/cards";
import type { ReplaceableEvent, TriggerEvent } from "./ast-events.ts";
import type { Rule } from "./ast-rules.ts";
import type {
  Ability,
  ActionKind,
  AttackType,
  Duration,
  LimitWindow,
  Phase,
  Reading,
  Side,
  Terrain,
  Track,
  Trait,
  Zone,
} from "./words.ts";

export type { ReplaceableEvent, TriggerEvent, Who } from "./ast-events.ts";
export type { AttackRule, ChangeRule, ForbidRule, ReduceRule, Rule } from "./ast-rules.ts";

export interface Words extends Core.Vocabulary {
  readonly verb: Verb;
  readonly query: Query;
  readonly amount: OwnAmount;
  readonly condition: OwnCondition;
  readonly cost: Cost;
  readonly event: TriggerEvent;
  readonly replaceable: ReplaceableEvent;
  readonly rule: Rule;
  readonly response: ActionFilter;
  readonly duration: Duration;
  readonly window: LimitWindow;
  readonly kind: ActionKind;
}

export type Reference = Core.Reference;
export type Step = Core.Step<Words>;
export type Amount = Core.Amount<Words>;
export type AmountRange = Core.AmountRange<Words>;
export type Condition = Core.Condition<Words>;
export type Selector = Core.Selector<Words>;
export type Limit = Core.Limit<Words>;
export type Power = Core.Power<Words, Action>;
export type StaticPower = Core.StaticPower<Words>;
export type ActivatedPower = Core.ActivatedPower<Words, Action>;
export type TriggeredPower = Core.TriggeredPower<Words, Action>;
export type ReplacementPower = Core.ReplacementPower<Words>;

/* ---- Filters: every key that is said must hold. ---- */

export interface CreatureFilter {
  /** Whose it is, seen from the player of the effect. */
  readonly side?: Side;
  /** Not the creature "this". */
  readonly another?: true;
  /** Not a thing that this bound name holds. */
  readonly notThe?: Reference;
  /** Has this keyword, or one of these. */
  readonly keyword?: string | readonly string[];
  readonly ability?: Ability;
  readonly trait?: Trait;
  readonly tapped?: boolean;
  /** Has damage on it. */
  readonly damaged?: boolean;
  /** The changed Level (dc.ruling.level-modifiers). */
  readonly level?: AmountRange;
  /** Damage on it. */
  readonly damage?: AmountRange;
  readonly hitPoints?: AmountRange;
  readonly speed?: AmountRange;
  /** Has a ranged entry. */
  readonly ranged?: boolean;
  /** At least this many squares a side: 2 for "Large". */
  readonly sizeAtLeast?: number;
  readonly within?: Within;
  /** Adjacent to a creature or square named. */
  readonly adjacentTo?: Selector;
  /** Stands on at least one square of this terrain, or of one of these. */
  readonly on?: Terrain | readonly Terrain[];
  /** Has an attached card (true) or none (false). */
  readonly attached?: boolean;
  readonly activated?: boolean;
  /** In cover from a ranged attack by the creature named. */
  readonly inCoverFrom?: Reference;
  /** At least one of these filters holds. */
  readonly anyOf?: readonly CreatureFilter[];
  readonly not?: CreatureFilter;
}

/** Distance by dc.distance.*, with line of sight unless `sight` is false (dc.distance.through-walls). */
export interface Within {
  readonly squares: Amount;
  /** A creature or square; "this" if not said. */
  readonly of?: Reference;
  readonly sight?: false;
}

export interface SquareFilter {
  readonly terrain?: Terrain | readonly Terrain[];
  readonly within?: Within;
  readonly adjacentTo?: Selector;
  /** No creature stands there. Always required of a square that something is placed on. */
  readonly unoccupied?: true;
}

export interface CardFilter {
  readonly card?: "order" | "creature";
  readonly level?: AmountRange;
  readonly ability?: Ability | "any";
  readonly kind?: ActionKind;
  readonly keyword?: string | readonly string[];
  /** Has attach text. */
  readonly attaches?: boolean;
}

export interface SeatFilter {
  readonly side?: "ally" | "opponent";
}

export type ActionType =
  | "attack"
  | "melee-attack"
  | "ranged-attack"
  | "move"
  | "order"
  | "power"
  | "trigger"
  | "collect";

/** Of an action that waits on the stack. */
export interface ActionFilter {
  /** "order", "power" and "trigger" say where it comes from; "move" is the basic move. */
  readonly type?: ActionType | readonly ActionType[];
  readonly kind?: ActionKind;
  /** Whose action it is. */
  readonly side?: Side;
  /** Its acting creature. */
  readonly by?: CreatureFilter;
  /** The creature "this" is among its targets. */
  readonly targetsThis?: true;
  /** One of its targets is such a creature. */
  readonly targets?: CreatureFilter;
  /** The Order card it comes from. */
  readonly card?: CardFilter;
  /** It contains a step that deals damage (an attack or `damage`). */
  readonly damages?: true;
}

/* ---- Selectors, amounts, conditions ---- */

export type Query =
  | { readonly creatures: CreatureFilter }
  | { readonly squares: SquareFilter }
  | { readonly seats: SeatFilter }
  | { readonly actions: ActionFilter }
  /** Order cards attached to the creatures named, or to any. */
  | { readonly attachments: CardFilter; readonly on?: Selector }
  /** Cards in a zone of a player: "you" if not said. */
  | { readonly cards: CardFilter; readonly in: Zone; readonly of?: Selector }
  | { readonly controllerOf: Selector }
  | { readonly ownerOf: Selector };

export type OwnAmount =
  /** The sum over the creatures named. */
  | { readonly stat: Reading; readonly of: Selector }
  | { readonly distance: { readonly from: Reference; readonly to: Reference } }
  | { readonly track: Track; readonly of: Selector }
  /** The size of the event that a trigger or replacement answers: damage dealt, squares moved, cards, points. */
  | { readonly event: "amount" }
  /** The damage that this action has dealt so far, to the creatures named or to all. */
  | { readonly dealt: "damage"; readonly to?: Selector }
  /** Counters of a name on the creature. */
  | { readonly counters: string; readonly on: Reference }
  /** The damage that the action responded to would deal to "this" if it resolved now. */
  | { readonly threatened: "damage" };

export type OwnCondition =
  /** Every creature that the selector names is such a creature; false if it names none. */
  | { readonly that: Selector; readonly is: CreatureFilter }
  | { readonly turn: Side }
  | { readonly phase: Phase }
  /** The creature is the one being activated. */
  | { readonly activating: Reference }
  /** This action has dealt damage, to the creature named or at all. */
  | { readonly dealtDamage: true; readonly to?: Selector }
  /** The creature has done so in the window of time in progress. */
  | {
      readonly did: "move" | "attack" | "deal-damage" | "take-damage" | "play-order";
      readonly who: Reference;
      readonly since: "turn" | "activation";
    };

/* ---- Actions, costs ---- */

/** One printed action: one thing on the stack (dc.stack.multi-action-separate-responses). */
export interface Action {
  readonly targets?: readonly Target[];
  /** Tested on declaration and on resolution; the action does nothing without it. */
  readonly needs?: Condition;
  readonly steps: readonly Step[];
}

/** Chosen on declaration, tested again on resolution. Exactly one query key names the kind of thing. */
export interface Target {
  /** The name it is bound to: "target" if not said. */
  readonly name?: Reference;
  readonly of: TargetQuery;
  /** How many: exactly `count` (1 if not said), or from 0 up to `upTo` (from 1 if `count` is said as well). */
  readonly count?: Amount;
  readonly upTo?: Amount;
  /** Who chooses: "you" if not said. */
  readonly by?: Selector;
}

export type TargetQuery =
  | { readonly creatures: CreatureFilter }
  | { readonly squares: SquareFilter }
  | { readonly seats: SeatFilter }
  | { readonly actions: ActionFilter }
  | { readonly attachments: CardFilter; readonly on?: Selector }
  | { readonly cards: CardFilter; readonly in: Zone; readonly of?: Selector };

/** Paid on declaration (of an action) or on the spot (in `may` and replacements); it can only be paid in full. */
export type Cost =
  | {
      readonly pay: "discard";
      readonly from: "order-hand" | "creature-hand";
      readonly count: number;
      readonly cards?: CardFilter;
    }
  /** Tap untapped creatures, chosen by the payer; `as` binds them. */
  | { readonly pay: "tap"; readonly who: CreatureFilter | "this"; readonly count?: number; readonly as?: Reference }
  /** Unpreventable damage to "this". */
  | { readonly pay: "damage"; readonly amount: number }
  | { readonly pay: "morale"; readonly amount: number }
  | { readonly pay: "leadership"; readonly amount: number }
  | { readonly pay: "counter"; readonly name: string; readonly count: number }
  /** The attached card that the text is printed on goes to its owner's discard pile. */
  | { readonly pay: "this-card" };

/* ---- Verbs ---- */

export type Verb =
  | AttackVerb
  | DamageVerb
  | MoveVerb
  | SlideVerb
  | PlaceVerb
  | { readonly do: "swap"; readonly a: Reference; readonly b: Reference }
  | { readonly do: "heal"; readonly who: Selector; readonly amount: Amount | "all" }
  | PreventVerb
  | { readonly do: "evade"; readonly who?: Selector; readonly action?: Reference }
  | { readonly do: "cancel"; readonly action?: Reference }
  | { readonly do: "redirect"; readonly action?: Reference; readonly to: Reference }
  | { readonly do: "tap"; readonly who: Selector }
  | { readonly do: "untap"; readonly who: Selector }
  | { readonly do: "draw"; readonly deck: "order" | "creature"; readonly who?: Selector; readonly count: Amount }
  | DiscardVerb
  | SearchVerb
  | ReturnVerb
  | { readonly do: "reveal"; readonly who: Selector; readonly zone: "order-hand" | "creature-hand" }
  | { readonly do: "attach"; readonly to?: Reference }
  | { readonly do: "detach"; readonly what: Selector }
  | { readonly do: "apply"; readonly rules: readonly Rule[]; readonly until: Duration }
  | {
      readonly do: "watch";
      readonly power: TriggeredPower | ReplacementPower;
      readonly until: Duration;
      readonly once?: true;
    }
  | { readonly do: "control"; readonly who: Selector; readonly by?: Selector; readonly until: Duration }
  | { readonly do: "destroy"; readonly who: Selector }
  | { readonly do: "gain"; readonly track: Track; readonly who?: Selector; readonly amount: Amount }
  | { readonly do: "lose"; readonly track: Track; readonly who?: Selector; readonly amount: Amount }
  | { readonly do: "counter"; readonly name: string; readonly on?: Reference; readonly add: Amount }
  | { readonly do: "uncounter"; readonly name: string; readonly on?: Reference; readonly remove: Amount | "all" };

/**
 * `by` attacks `target`; what they mean where they are not said stands in `unsaid`. Where an action's targets do not bind that name,
 * the attack itself makes it a target: any other creature, in reach of the attack (see `targetsOf`).
 */
export interface AttackVerb {
  readonly do: "attack";
  readonly type: AttackType;
  readonly by?: Reference;
  readonly target?: Reference;
  /** Changes the attacker's damage for this attack. */
  readonly damage?: Change;
  /** Changes the distance of the ranged entry for this attack. */
  readonly distance?: Change;
  /** A ranged attack that may be made with enemies adjacent (lifts dc.ranged.not-beside-enemy). */
  readonly besideEnemies?: true;
  /** A ranged attack that needs no ranged entry: damage and distance are both set. */
  readonly withoutEntry?: true;
  /** Needs no line of sight. */
  readonly sight?: false;
  readonly unpreventable?: true;
  readonly cannotBeDodged?: true;
  /** Happens once if the attack dealt damage to its target, at the end of the same action. */
  readonly ifDamage?: readonly Step[];
}

/** Exactly one of the two; `plus` may be a negative number. */
export type Change = { readonly plus: Amount } | { readonly set: Amount };

/** One batch: everything named is damaged at once by one source. */
export interface DamageVerb {
  readonly do: "damage";
  readonly to: Selector;
  readonly amount: Amount;
  readonly unpreventable?: true;
}

/** Its controller's player (the effect's player for "this") chooses the path, up to `squares`, on resolution. */
export interface MoveVerb {
  readonly do: "move" | "shift";
  /** Not said: see `unsaid`. */
  readonly who?: Reference;
  readonly squares: Amount | "speed";
  /** Traits that count for this movement alone. */
  readonly with?: readonly Trait[];
  /** Where it must end, if it moves at all. */
  readonly end?: SquareFilter;
}

/** The player of the effect chooses the path, up to `squares`, whoever controls the creature (dc.ruling.slide-chooser). */
export interface SlideVerb {
  readonly do: "slide";
  readonly who: Selector;
  readonly squares: Amount;
  readonly end?: SquareFilter;
}

/** Sets the creature down: on the square named, or on one that the effect's player chooses on resolution. */
export interface PlaceVerb {
  readonly do: "place";
  readonly who: Reference;
  readonly at: Selector;
}

/** A shield: damage that the named source, or the next one, would deal to `to` is less by `amount`. */
export interface PreventVerb {
  readonly do: "prevent";
  /** Not said: see `unsaid`. */
  readonly to?: Selector;
  readonly amount: Amount | "all";
  /**
   * "response" (if not said): damage of the action responded to. "next": of the next one source that would damage it.
   * "every": of each source, as long as the duration lasts.
   */
  readonly from?: "response" | "next" | "every";
  /** Only damage of attacks of this type. */
  readonly attack?: AttackType;
  /** "action" if not said. */
  readonly until?: Duration;
}

export interface DiscardVerb {
  readonly do: "discard";
  /** Whose cards: "you" if not said. */
  readonly who?: Selector;
  readonly from: "order-hand" | "creature-hand";
  readonly count: Amount | "all";
  /** Who chooses the cards: "owner" (if not said) each for their own, "you", or "random". */
  readonly chosenBy?: "owner" | "you" | "random";
  readonly cards?: CardFilter;
}

/** Looks through a deck (or its top cards), takes up to `count` that fit, and shuffles the rest. */
export interface SearchVerb {
  readonly do: "search";
  readonly deck: "order" | "creature";
  readonly who?: Selector;
  /** Only this many cards from the top; those not taken go to the bottom in random order, without a shuffle. */
  readonly top?: Amount;
  readonly cards?: CardFilter;
  readonly count: Amount;
  /** "hand" if not said. */
  readonly to?: "hand" | "discard";
}

/** Order cards from the discard pile, or creature cards from the graveyard: up to `count`, chosen by their owner. */
export interface ReturnVerb {
  readonly do: "return";
  readonly from: "discard-pile" | "graveyard";
  readonly who?: Selector;
  readonly cards?: CardFilter;
  readonly count: Amount;
  readonly random?: true;
  /** "hand" if not said. */
  readonly to?: "hand" | "deck-top" | "deck-bottom";
}
