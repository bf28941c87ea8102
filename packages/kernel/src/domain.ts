import type { Verdict } from "./legality.ts";

/** A source of choices for `sample`: returns 0..sides-1. Harnesses and players bring their own, never the match's. */
export type Pick = (sides: number) => number;

/**
 * The legal answers to a question (design rule 3). Domains are made when asked for and never stored.
 * `sample` gives every legal answer a chance; `enumerate` is null where there are too many.
 */
export interface Domain<A> {
  readonly kind: "list" | "path" | "placement" | "subset" | "amount";
  check(answer: A): Verdict;
  sample(pick: Pick): A | null;
  /** A legal answer, or null if there is none, which is a fault of the game: a dead end. */
  first(): A | null;
  enumerate(): readonly A[] | null;
  /**
   * Where answers are too many to list: those that a player would think about, all legal, one of each
   * kind. Left out where `enumerate` lists them all.
   */
  worthwhile?(): readonly A[];
  /** True if there are at least two legal answers. */
  open(): boolean;
}

/** A domain whose legal answers are all at hand. */
export function listDomain<A>(
  kind: Domain<A>["kind"],
  options: readonly A[],
  check: (answer: A) => Verdict,
): Domain<A> {
  const domain: ListDomain<A> = { kind, check, options, sample, first, enumerate, open };
  return domain;
}

/**
 * One is made for every menu of random play, so that its functions are shared: those made on the spot would cost more
 * than the rest of it.
 */
interface ListDomain<A> extends Domain<A> {
  readonly options: readonly A[];
}

function sample<A>(this: ListDomain<A>, pick: Pick): A | null {
  const { options } = this;
  return options.length === 0 ? null : (options[pick(options.length)] ?? null);
}

function first<A>(this: ListDomain<A>): A | null {
  return this.options[0] ?? null;
}

function enumerate<A>(this: ListDomain<A>): readonly A[] {
  return this.options;
}

function open<A>(this: ListDomain<A>): boolean {
  return this.options.length > 1;
}
