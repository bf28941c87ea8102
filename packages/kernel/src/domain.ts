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

/** So many picks may miss before all that is legal is listed. */
const TRIES = 8;

/**
 * A domain of the legal ones among answers that might be: each is checked when it is first asked about, and only then. Random
 * play looks at few of them.
 */
export function sieveDomain<A>(
  kind: Domain<A>["kind"],
  candidates: readonly A[],
  check: (answer: A) => Verdict,
): Domain<A> {
  const domain: SieveDomain<A> = {
    kind,
    check,
    candidates,
    known: new Array(candidates.length),
    sample: sampleSieved,
    first: firstSieved,
    enumerate: enumerateSieved,
    open: openSieved,
  };
  return domain;
}

interface SieveDomain<A> extends Domain<A> {
  readonly candidates: readonly A[];
  /** What is known of the candidates, by their places. */
  readonly known: (boolean | undefined)[];
}

function isLegalAt<A>(domain: SieveDomain<A>, at: number): boolean {
  const known = domain.known[at];
  if (known !== undefined) return known;
  const candidate = domain.candidates[at];
  const isLegal = candidate !== undefined && domain.check(candidate).legal;
  domain.known[at] = isLegal;
  return isLegal;
}

/** Every legal answer is as likely: picks that miss are made again. */
function sampleSieved<A>(this: SieveDomain<A>, pick: Pick): A | null {
  const { candidates } = this;
  if (candidates.length === 0) return null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const at = pick(candidates.length);
    if (isLegalAt(this, at)) return candidates[at] ?? null;
  }
  const legal = this.enumerate() ?? [];
  return legal.length === 0 ? null : (legal[pick(legal.length)] ?? null);
}

function firstSieved<A>(this: SieveDomain<A>): A | null {
  return this.candidates.find((_, at) => isLegalAt(this, at)) ?? null;
}

function enumerateSieved<A>(this: SieveDomain<A>): readonly A[] {
  return this.candidates.filter((_, at) => isLegalAt(this, at));
}

function openSieved<A>(this: SieveDomain<A>): boolean {
  let found = 0;
  for (let at = 0; at < this.candidates.length; at += 1) {
    if (isLegalAt(this, at)) found += 1;
    if (found > 1) return true;
  }
  return false;
}
