import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Track } from "../vocabulary/index.ts";

/** A single change of the tables other than damage, destruction and movement (design rule 10). */
export type Change =
  | { readonly change: "tap" | "untap"; readonly creature: string }
  | { readonly change: "heal"; readonly creature: string; readonly amount: number }
  | { readonly change: "draw"; readonly seat: number; readonly deck: "order" | "creature"; readonly count: number }
  | { readonly change: "track"; readonly track: Track; readonly seat: number; readonly by: number }
  /** From a hand to the pile of its kind. */
  | { readonly change: "discard"; readonly seat: number; readonly from: "order-hand" | "creature-hand"; readonly card: string }
  | { readonly change: "detach"; readonly thing: string }
  | { readonly change: "control"; readonly creature: string; readonly to: number };

export interface ChangeLocals {
  /** replace, perform, announce. `rule` is the entry that calls for the change, for its event. Result: change. */
  change: { readonly change: Change; readonly source: Source; readonly rule: RuleId; readonly met: string[] };
}
