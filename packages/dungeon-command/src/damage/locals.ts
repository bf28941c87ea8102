import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";

/** Damage that one source would deal to one creature. `amount` falls as it is reduced and prevented. */
export interface Hit {
  readonly creature: string;
  amount: number;
  /** Nothing reduces, prevents or replaces it, nor can the creature cower from it. */
  readonly unpreventable: boolean;
  /** Its controller has been asked about cowering: null not yet. */
  cowers: boolean | null;
  /** Replacements that this hit has met, so that none applies twice (design rule 10). */
  readonly met: string[];
}

export interface DamageLocals {
  /** One batch of damage by one source: reduce, replace, prevent, ask about cowering, deal, destroy, test Morale. Result: damage. */
  damage: { readonly source: Source; readonly hits: Hit[]; asking: number };
  /** Destroys creatures together, then tests Morale. Result: nothing. */
  destroy: { readonly creatures: string[]; readonly source: Source; readonly met: string[] };
  /** The same where something may be replaced: asks for each creature, then for each loss of Morale. Result: nothing. */
  casualties: {
    readonly waiting: string[];
    readonly doomed: string[];
    /** Something else has happened to these in this event. */
    readonly spared: string[];
    readonly losses: Loss[];
    readonly source: Source;
    readonly met: readonly string[];
  };
}

/** Morale that a seat is about to lose. */
export interface Loss {
  readonly seat: number;
  readonly by: number;
  readonly rule: RuleId;
}
