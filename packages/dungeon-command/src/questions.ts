import type { Source } from "./events.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { TextRef } from "./state.ts";
import type { CardFilter, Movement, SquareFilter, Trait, Zone } from "./vocabulary/index.ts";

/**
 * What a seat may be asked. A question holds all that its domain needs besides the tables; `rule`
 * is the ledger entry that asks it.
 */
export type Question = {
  readonly rule: RuleId;
} /** dc.deploy-start.random-winner-chooses. Answers: first, second. */ & (
  | { readonly kind: "first-or-second" }
  /** Answers: deploy, take-back, done. `placed`: creatures deployed in this phase, in order. */
  | { readonly kind: "deploy"; readonly starting: boolean; readonly placed: readonly string[] }
  /** The turn player's next deed on an empty stack. Answers: activate, move, attack, play, power, collect, end-activation, end-phase. */
  | { readonly kind: "turn" }
  /** A response window. Answers: play, power, dodge, pass. */
  | { readonly kind: "respond" }
  /** Choose things out of a list: subset answers, `choose`. */
  | Choose
  /** Choose a path on resolution. Answers: path (with squares, or the goal alone). */
  | { readonly kind: "path"; readonly plan: MovementPlan }
  /** dc.cower.option. Answers: cower, take. */
  | {
      readonly kind: "cower";
      readonly creature: string;
      readonly amount: number;
      readonly cost: number;
      readonly source: Source;
    }
  /** Yes or no to an optional text. Answers: yes, no. */
  | { readonly kind: "may"; readonly text: TextRef; readonly self: string | null; readonly about: string | null }
);

/** `from` may name a card twice if two copies lie there. Between `min` and `max` things are chosen. */
export interface Choose {
  readonly kind: "choose";
  readonly purpose: ChoosePurpose;
  readonly from: readonly string[];
  readonly min: number;
  readonly max: number;
  /** The text that asks for the choice, or null if the rules do. */
  readonly text: TextRef | null;
  /** The acting creature, or null. */
  readonly self: string | null;
  /** `assist`: Levels still missing, 0 if none. Otherwise null. */
  readonly need: number | null;
  /** Where `from` lies, if others may not see it; else null. Such a list is always asked about, never settled by itself. */
  readonly hidden: HiddenList | null;
}

/** Cards that only their own seat, or nobody, may see. */
export interface HiddenList {
  /** Seat number. */
  readonly seat: number;
  readonly zone: Extract<Zone, "order-hand" | "creature-hand" | "order-deck" | "creature-deck">;
  /** Only so many cards from the top of the deck, or null for all. */
  readonly top: number | null;
  readonly cards: CardFilter | null;
}

/**
 * target: on declaration. pick: while resolving. modes: ids "m0", "m1"... place: squares.
 * triggers, start-effects, end-effects: which is put on the stack next; ids as in `Batch`.
 * discard, search, return: cards. cost: creatures or cards to pay with.
 */
export type ChoosePurpose =
  | "target"
  | "assist"
  | "pick"
  | "modes"
  | "place"
  | "triggers"
  | "start-effects"
  | "end-effects"
  | "discard"
  | "search"
  | "return"
  | "cost"
  | "cower-order";

/** The rules themselves ask which one of several things comes next. */
export function whichNext(
  purpose: Extract<ChoosePurpose, "triggers" | "start-effects" | "end-effects" | "cower-order">,
  from: readonly string[],
  rule: RuleId,
): Question {
  return { kind: "choose", purpose, from, min: 1, max: 1, text: null, self: null, need: null, hidden: null, rule };
}

/** How one movement goes, fixed when it begins to resolve. */
export interface MovementPlan {
  readonly creature: string;
  readonly how: Movement;
  /** Squares of movement available. */
  readonly budget: number;
  /** Seat number of whoever chooses the path. */
  readonly chooser: number;
  /** Traits that count for this movement besides the creature's own. */
  readonly traits: readonly Trait[];
  /** Where it must end if it moves at all, or null. `text` gives its words their meaning. */
  readonly end: { readonly filter: SquareFilter; readonly squares: readonly number[] } | null;
  /** What moves it. */
  readonly source: Source;
  /** It is the creature's basic move (dc.move.once-per-activation). */
  readonly basic: boolean;
}

/** Every answer that any question takes. Squares are board indexes. */
export type Answer =
  | { readonly do: "first" | "second" }
  | { readonly do: "deploy"; readonly card: string; readonly at: number }
  | { readonly do: "take-back"; readonly creature: string }
  | { readonly do: "done" }
  | { readonly do: "activate"; readonly creature: string }
  | { readonly do: "end-activation" }
  | { readonly do: "end-phase" }
  | { readonly do: "move" }
  | { readonly do: "attack"; readonly attack: "melee" | "ranged"; readonly target: string }
  /** `assist`: choose assisting creatures next; without it nobody assists. */
  | {
      readonly do: "play";
      readonly card: string;
      readonly creature: string;
      readonly assist: boolean;
      readonly response: string | null;
    }
  /** `power` is the place of the power among the thing's activated powers (see powers.ts); `thing` a creature, or "seat:N" for a leader power. */
  | { readonly do: "power"; readonly thing: string; readonly power: number; readonly response: string | null }
  | { readonly do: "collect"; readonly at: number }
  | { readonly do: "dodge"; readonly creature: string; readonly action: string }
  | { readonly do: "pass" }
  | { readonly do: "choose"; readonly things: readonly string[] }
  | { readonly do: "path"; readonly path: readonly number[] }
  | { readonly do: "path"; readonly to: number }
  | { readonly do: "cower" | "take" }
  | { readonly do: "yes" | "no" };
