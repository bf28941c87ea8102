import type { Source } from "../events.ts";
import type { TextRef } from "../state.ts";
import type { CardInPlay } from "../stack/waiting.ts";

/**
 * What the words of a text mean while it is carried out. It is the local of the frame `effect`;
 * frames of nested steps above read and change it there.
 */
export interface Env {
  /** The action that is resolving, or null for replacements outside one. */
  readonly action: string | null;
  /** Seat number of "you". */
  readonly seat: number;
  /** "this", or null. */
  readonly self: string | null;
  /** "card": the Order card that the text is printed on, while it is on the stack. */
  readonly card: CardInPlay | null;
  /** Bound names, the engine's own among them. */
  readonly names: { [name: string]: readonly string[] };
  /** Names that are bound to cards which only "you" may see. */
  readonly secret: string[];
  /** `{event: amount}` */
  readonly amount: number | null;
  readonly source: Source;
  /** Damage that this effect has dealt so far. */
  readonly dealt: { readonly creature: string; readonly amount: number }[];
  /** Replacements that the event met for which this happens instead: what it brings about has met them too (design rule 10). */
  readonly met?: readonly string[];
}

export interface EffectLocals {
  /** Carries out the steps that stand at `steps`. Result: nothing. */
  effect: { readonly steps: TextRef; readonly env: Env };
}
