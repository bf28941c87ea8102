import type { Manner, Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Space } from "../lines/scene.ts";
import type { ConditionName } from "../vocabulary/index.ts";

/** One movement of a creature's own: what it may still do. */
export interface Journey {
  readonly creature: string;
  readonly manner: "move" | "shift" | "charge";
  /** Seat that chooses the path. */
  readonly chooser: number;
  /** Squares of movement in all; "speed": its current speed, whatever that has become (mn.ruling.speed-change). */
  readonly squares: number | "speed";
  /** Squares of movement spent so far, extra costs included. */
  readonly spent: number;
  /** Space where the movement began (mn.ruling.flight-start). */
  readonly from: number;
  /** Where it must end: a charge's end space (mn.charge.end-space); null if it may end anywhere. */
  readonly goal: number | null;
  /** The target that each step of a charge must come nearer to (mn.charge.closer), or null. */
  readonly target: string | null;
  /** The first of two moves declared together: it need not end in a legal position (mn.move.double). */
  readonly loose: boolean;
  /** Paid for with an attack, move or minor action: it may not enter terrain that would destroy it (mn.terrain.no-suicide). */
  readonly paid: boolean;
  /** Conditions in spite of which it moves (mn.precedence.level3). */
  readonly despite: readonly ConditionName[];
  /** What it was under already when the movement began: those conditions stop nothing any more. */
  readonly under: readonly ConditionName[];
}

/** A push, pull or slide (mn.forced.push, mn.forced.pull, mn.forced.slide). */
export interface Force {
  readonly creature: string;
  readonly manner: "push" | "pull" | "slide";
  readonly squares: number;
  /** Fewer squares will do (mn.ruling.forced-path). */
  readonly upTo: boolean;
  /** Seat that controls the effect and picks each square. */
  readonly chooser: number;
  /** What it drives away from or draws near: a creature, or the square of the effect where none acts (mn.ruling.push-direction). */
  readonly origin: string | number;
  readonly source: Source;
}

/** A creature is put somewhere, without passing through what lies between (mn.forced.place). */
export interface Putting {
  readonly creature: string;
  /** North-west squares to choose from; nothing happens if there is none. */
  readonly among: readonly number[];
  readonly chooser: number;
  readonly manner: Extract<Manner, "place" | "teleport" | "back">;
  /** Whether it comes into terrain by it: being put back into a legal position is no movement (mn.ruling.illegal-position). */
  readonly enters: boolean;
  /** What brings it about, for credit; null if the rules do. */
  readonly source: Source | null;
  readonly rule: RuleId;
  /** What decided how, for whoever asks. */
  readonly because: readonly RuleId[];
}

/**
 * Two creatures change places: the bigger one (or the first) goes to `to`; `came` and `from` are where it and
 * the other stood. `careful`: the one of
 * them that does so by an action of its own (mn.terrain.no-suicide), or null.
 */
export interface Swapping {
  readonly big: string;
  readonly small: string;
  readonly careful: string | null;
  readonly chooser: number;
  readonly source: Source;
  to: number;
  came: number;
  from: number;
}

export interface MovingLocals {
  /** A movement square by square; `path` is what is left of the path chosen, `at` where the creature should be, `came` where its last step came from. Result: nothing. */
  movement: { journey: Journey; path: readonly number[]; readonly walked: number[]; at: number; came: number };
  /** Two moves declared together (mn.move.double); `at`: where the first has ended. Result: nothing. */
  "double-move": { readonly creature: string; at: number };
  /**
   * `left` squares are still to go; `walked` has every space come to; `copy` is where a creature counts as standing that was
   * attacked in another's place (mn.ruling.redirect-forced). Result: nothing.
   */
  forced: {
    readonly force: Force;
    left: number;
    readonly walked: number[];
    from: number;
    came: number;
    copy: Space | null;
  };
  /** Result: nothing. */
  put: { readonly putting: Putting; from: number };
  /** A creature that was put somewhere comes into the terrain there, rests in it, and is heard of. Result: nothing. */
  coming: {
    readonly creature: string;
    readonly from: Space | null;
    readonly types: number;
    readonly source: Source | null;
  };
  /** Whoever stands in no legal position is put back into the last one that it held, or the nearest to it (mn.position.illegal). Result: nothing. */
  settle: { readonly creature: string };
  /** Two creatures change places, as far as both come to stand legally. Result: nothing. */
  swap: Swapping;
  /** A huge creature shrinks to a space inside its own, after the strikes that it provokes (mn.squeeze.provokes). Result: nothing. */
  squeeze: { readonly creature: string; readonly at: number };
  /** A squeezed creature may take its full space again at the end of an action (mn.squeeze.end). Result: nothing. */
  "end-of-action": { readonly creature: string };
}
