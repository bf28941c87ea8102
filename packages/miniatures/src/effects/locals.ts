import type { Source } from "../events.ts";
import type { TextRef } from "../state.ts";

/** What the words of a text mean while it is carried out: the local of the frame `effect`. */
export interface Env {
  /** Seat that decides. */
  readonly seat: number;
  /** "this": the creature whose text it is. */
  readonly self: string;
  /** Bound names: ids of creatures, numbers of squares as text ("target", "attacker", "it" among them). */
  readonly names: { [name: string]: readonly string[] };
  /** `{event: "amount"}` of a trigger, or null. */
  readonly amount: number | null;
  readonly source: Source;
}

export interface EffectLocals {
  /** Carries out the steps that stand at `steps` (design rule 5). Result: nothing. */
  effect: { readonly steps: TextRef; readonly env: Env };
}
