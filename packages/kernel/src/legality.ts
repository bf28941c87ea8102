/**
 * Legality is written once (design rule 4): a check gathers claims, the game's precedence turns
 * them into a verdict with the rule that decided. Options, "why not?", computer players and the
 * fuzzer all use the same check.
 */
export interface Claim<R extends string = string> {
  readonly rule: R;
  readonly says: "permits" | "forbids";
  /** 0 for a general rule; the game gives higher levels to its more specific texts. */
  readonly level: number;
  /** Rules that a permission sets aside. */
  readonly lifts: readonly R[];
}

export type Verdict<R extends string = string> =
  | { readonly legal: true; readonly rule: R | null }
  | { readonly legal: false; readonly rule: R };

const nothing: readonly never[] = [];

/** What claims are gathered for: all reasons, or the verdict alone. */
export type Wanted = "reasons" | "verdict";

/**
 * The claims that one check has gathered. Claims are few and cheap: texts are built elsewhere.
 *
 * Where the verdict alone is wanted, a check may stop as soon as it is certain. That is sound as long as whatever lifts a
 * rule is claimed before, or together with, what the rule forbids.
 */
export class Claims<R extends string = string> {
  /** Made with the first claim: most checks of what is legal gather none. */
  private claimed: Claim<R>[] | null = null;
  /** Without a permission whatever forbids decides at once. */
  private lifting = false;
  private readonly wanted: Wanted;

  constructor(wanted: Wanted = "reasons") {
    this.wanted = wanted;
  }

  get list(): readonly Claim<R>[] {
    return this.claimed ?? nothing;
  }

  forbid(rule: R, level = 0): void {
    this.add({ rule, says: "forbids", level, lifts: nothing });
  }

  permit(rule: R, level = 0, lifts: readonly R[] = nothing): void {
    this.lifting = true;
    this.add({ rule, says: "permits", level, lifts });
  }

  private add(claim: Claim<R>): void {
    if (this.claimed === null) this.claimed = [claim];
    else this.claimed.push(claim);
  }

  /** False if nobody will read the reasons: then one reason is as good as another. */
  get explained(): boolean {
    return this.wanted === "reasons";
  }

  /**
   * True if nothing that may still be claimed matters; never so where all reasons are wanted. A check asks before it goes
   * on to what costs more.
   */
  get settled(): boolean {
    if (this.claimed === null || this.wanted === "reasons") return false;
    return !this.lifting || !specificFirst(this.claimed).legal;
  }
}

/**
 * The usual precedence: of the forbidding claims that no permission of the same or a higher level
 * lifts, the most specific decides; a prohibition beats a permission of its own level unless the
 * permission names it. Without one the action is legal, by the most specific permission if any.
 */
export function specificFirst<R extends string>(claims: readonly Claim<R>[]): Verdict<R> {
  let against: Claim<R> | null = null;
  let forIt: Claim<R> | null = null;
  for (const claim of claims) {
    if (claim.says === "permits") {
      if (forIt === null || claim.level > forIt.level) forIt = claim;
      continue;
    }
    const lifted = claims.some((p) => p.says === "permits" && p.level > claim.level && p.lifts.includes(claim.rule));
    if (!lifted && (against === null || claim.level > against.level)) against = claim;
  }
  if (against !== null) return { legal: false, rule: against.rule };
  return { legal: true, rule: forIt === null ? null : forIt.rule };
}
