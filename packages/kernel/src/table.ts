import type { GameTypes, MatchState, SeatId } from "./game.ts";

/** What the kernel itself remembers of a match: public facts, the same for every viewer. */
export interface TableState {
  /** Seats that offer a draw, in the order of their offers. */
  offers: SeatId[];
  /** Seats that have left by a table act; nobody waits for them. */
  left: SeatId[];
  /** Counts towards the loop rule; left out of the hash. */
  loop: LoopWatch;
}

/** Brent's way of finding a circle: one remembered hash, moved forward at every power of two. */
export interface LoopWatch {
  /** The game's progress when the count began. */
  progress: number;
  /** Answers since then. */
  answers: number;
  /** The remembered hash; null while too few answers have been given. */
  mark: string | null;
}

/** Answers within one value of `progress` that cost nothing: only then are states compared. */
export const LOOP_PATIENCE = 128;

/** The table of a match in which nothing has been offered; `redeal` starts with it. */
export function emptyTable(): TableState {
  return { offers: [], left: [], loop: { progress: 0, answers: 0, mark: null } };
}

export function copyTable(table: TableState): TableState {
  const { progress, answers, mark } = table.loop;
  return { offers: table.offers.slice(), left: table.left.slice(), loop: { progress, answers, mark } };
}

/** Counts one answer. True if so many have been given without `progress` that the state is to be compared. */
export function standsStill(loop: LoopWatch, progress: number): boolean {
  if (progress !== loop.progress) {
    loop.progress = progress;
    loop.answers = 0;
    loop.mark = null;
    return false;
  }
  loop.answers++;
  return loop.answers >= LOOP_PATIENCE;
}

/** True if the state, by its hash, has come back to a remembered one: from here on the same answers would go round for ever. */
export function cameBack(loop: LoopWatch, now: string): boolean {
  if (now === loop.mark) return true;
  if ((loop.answers & (loop.answers - 1)) === 0) loop.mark = now;
  return false;
}

/** True if this seat has left the match by a table act. */
export function hasLeft<T extends GameTypes>(state: MatchState<T>, seat: SeatId): boolean {
  return state.table.left.includes(seat);
}
