import type { GameTypes, MatchState, SeatId } from "@undercroft/kernel";

/** An answer and what it is worth to the seat that gives it, in the units of the game's evaluation. */
export interface Weighed<A> {
  readonly answer: A;
  readonly score: number;
}

/** Deals the hidden things of a view anew: another number, another deal. */
export type Deal<T extends GameTypes> = (number: number) => MatchState<T>;

/** How a level of play weighs the answers of a seat, best first. `key` tells where its chance comes from. */
export type Weighing<T extends GameTypes> = (
  deal: Deal<T>,
  seat: SeatId,
  key: () => string,
) => readonly Weighed<T["answer"]>[];
