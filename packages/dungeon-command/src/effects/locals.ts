import type { ControlLocals } from "@undercroft/cards";
import type { Change } from "../changes/locals.ts";
import type { Source } from "../events.ts";
import type { MovementPlan } from "../questions.ts";
import type { CardInPlay } from "../stack/waiting.ts";
import type { Names, TextRef } from "../state.ts";
import type { Cost } from "../vocabulary/index.ts";

/**
 * What the words of a text mean while it is carried out. It is the local of the frame `effect`;
 * frames of nested steps above read and change it there.
 */
export interface Env {
  /** The action that is resolving, or null for replacements outside one. */
  readonly action: string | null;
  /** Seat number of "you". */
  readonly seat: number;
  /** "this", or null. */
  readonly self: string | null;
  /** "card": the Order card that the text is printed on, while it is on the stack. */
  readonly card: CardInPlay | null;
  /** Bound names, the engine's own among them. */
  readonly names: { [name: string]: readonly string[] };
  /** Names that are bound to cards which only "you" may see. */
  readonly secret: string[];
  /** `{event: amount}` */
  readonly amount: number | null;
  readonly source: Source;
  /** Damage that this effect has dealt so far. */
  readonly dealt: { readonly creature: string; readonly amount: number }[];
  /** Replacements that the event met for which this happens instead: what it brings about has met them too (design rule 10). */
  readonly met?: readonly string[];
  /** The creature whose Speed reads 1, while a movement of it is measured that starts beside an enemy. */
  readonly slow?: string;
}

/** Steps put off to the end of the action, with what the names meant when they were. */
export interface Deferred {
  readonly steps: TextRef;
  readonly names: Names;
}

/** Damage that an attack would deal to one target. */
export interface Blow {
  readonly creature: string;
  readonly amount: number;
  readonly unpreventable: boolean;
}

export interface EffectLocals extends ControlLocals {
  /** Carries out the steps that stand at `steps`, then what was put off to the end. Result: nothing. */
  effect: { readonly steps: TextRef; readonly env: Env; later?: Deferred[] };
  /** An `each` step, whose list is among the names. `before`: what its name meant outside, or null. Result: nothing. */
  each: { readonly step: TextRef; readonly before: readonly string[] | null; at: number };
  /**
   * A `may` step: each of `seats` in turn decides and pays, `at` is the place of the one that does now. `before`: what
   * "player" meant outside, or null. Result: nothing.
   */
  may: {
    readonly step: TextRef;
    readonly seats: readonly number[];
    at: number;
    readonly before: readonly string[] | null;
  };
  /** A `pick` step. Result: nothing. */
  pick: { readonly step: TextRef; readonly seat: number };
  /** Single changes one after another, all of them called for by one step. Result: nothing. */
  changes: { readonly list: Change[] };
  /** An `attack` step: its blows are dealt together, then it is announced against each target. Result: nothing. */
  attack: {
    readonly step: TextRef;
    readonly type: "melee" | "ranged";
    readonly attacker: string;
    readonly blows: readonly Blow[];
    readonly dealt: { readonly creature: string; readonly amount: number }[];
  };
  /** A `damage` step: one batch. Result: nothing. */
  dealing: { readonly creatures: readonly string[]; readonly amount: number; readonly unpreventable: boolean };
  /** A `move`, `shift` or `slide` step: `creatures` still have to go, `plan` is the movement of the one that goes now. Result: nothing. */
  displace: { readonly step: TextRef; readonly creatures: string[]; plan: MovementPlan | null };
  /** A `place` step: of `creature`, on one of `squares`. Result: nothing. */
  place: { readonly step: TextRef; readonly creature: string; squares: readonly number[] };
  /** A `swap` step: first what would replace it is offered for each of `asking`. Result: nothing. */
  swap: { readonly a: string; readonly b: string; readonly asking: string[] };
  /** A `discard` step: for each of `seats` in turn; `cards` are those of `seat` that still have to go. Result: nothing. */
  discards: { readonly step: TextRef; readonly seats: number[]; seat: number; cards: readonly string[] };
  /** A `search` step: the decks of `seats` in turn. Result: nothing. */
  search: { readonly step: TextRef; readonly seats: number[]; seat: number };
  /** A `return` step: the piles of `seats` in turn. Result: nothing. */
  returns: { readonly step: TextRef; readonly seats: number[]; seat: number };
  /**
   * Pays costs and a tap symbol (the creature in `tap`) in full or not at all. `names`: names that are bound; those that
   * costs bind are added. `at`: the cost to be paid next. `chosen`: what it is being paid with. Result: paid.
   */
  pay: {
    readonly costs: readonly Cost[];
    readonly tap: string | null;
    readonly seat: number;
    readonly self: string | null;
    readonly text: TextRef;
    names: Names;
    at: number;
    chosen?: readonly string[];
  };
}
