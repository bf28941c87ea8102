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
  return new ListDomain(kind, options, check);
}

/** One is made for every menu of random play: methods cost nothing to make, functions of its own would. */
class ListDomain<A> implements Domain<A> {
  readonly kind: Domain<A>["kind"];
  readonly check: (answer: A) => Verdict;
  private readonly options: readonly A[];

  constructor(kind: Domain<A>["kind"], options: readonly A[], check: (answer: A) => Verdict) {
    this.kind = kind;
    this.options = options;
    this.check = check;
  }

  sample(pick: Pick): A | null {
    const { options } = this;
    return options.length === 0 ? null : (options[pick(options.length)] ?? null);
  }

  first(): A | null {
    return this.options[0] ?? null;
  }

  enumerate(): readonly A[] {
    return this.options;
  }

  open(): boolean {
    return this.options.length > 1;
  }
}
