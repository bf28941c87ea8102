import type { RuleId } from "../ledger/rule-ids.ts";
import type { Danger, Score } from "../vocabulary/index.ts";
import type { RollLocals } from "./rolls.ts";

/** A test to be made. */
export interface Test {
  /** Whose hero makes it. */
  readonly player: number;
  /** What is added to the die; null for a die alone. */
  readonly score: Score | null;
  readonly number: number;
  readonly purpose: string;
  readonly danger: Danger;
  /** Added besides: what was bought, what answers have promised. */
  readonly plus: number;
  readonly rule: RuleId;
  readonly because: readonly RuleId[];
}

export interface RollingLocals {
  /** A die and a score against a number (dg.threat.roll). `die`: as it lies; null before it is rolled. Result: tested. */
  test: RollLocals & { readonly test: Test; die: number | null };
}
