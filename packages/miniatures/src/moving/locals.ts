/** One movement of a creature's own: what it may still do. */
export interface Journey {
  readonly creature: string;
  readonly manner: "move" | "shift" | "charge";
  /** Seat that chooses the path. */
  readonly chooser: number;
  /** Squares of movement in all (mn.move.action). */
  readonly budget: number;
  /** Squares of movement spent so far. */
  readonly spent: number;
  /** Space where the movement began (mn.ruling.flight-start). */
  readonly from: number;
  /** Where it must end: a charge's end space (mn.charge.end-space); null if it may end anywhere. */
  readonly goal: number | null;
  /** The target that each step of a charge must come nearer to (mn.charge.closer), or null. */
  readonly target: string | null;
  /** The first of two moves declared together: it need not end in a legal position (mn.move.double). */
  readonly loose: boolean;
}

export interface MovingLocals {
  /** A movement square by square; `path` is what is left of the path chosen. Result: nothing. */
  movement: { journey: Journey; path: readonly number[]; readonly walked: number[] };
}
