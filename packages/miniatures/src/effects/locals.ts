import type { ControlLocals, EachLocals } from "@undercroft/cards";
import type { Thrown } from "../damage/destroy.ts";
import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Force } from "../moving/locals.ts";
import type { Words } from "../reading/names.ts";
import type { Effect, TextRef } from "../state.ts";

/** What the words of a text mean while it is carried out: the local of the frame `effect`. */
export interface Env extends Words {
  readonly source: Source;
}

/** An effect about to begin on a creature, and the entry that says how long it lasts. */
export interface Gain extends Omit<Effect, "id"> {
  readonly rule: RuleId;
}

export interface EffectLocals extends ControlLocals, EachLocals {
  /** Carries out the steps that stand at `steps` (design rule 5). Result: nothing. */
  effect: { readonly steps: TextRef; readonly env: Env };
  /** A `may` step: `seat` decides. Result: nothing. */
  may: { readonly step: TextRef; readonly seat: number };
  /** A `pick` step: `from` were there when it began. Result: nothing. */
  pick: {
    readonly step: TextRef;
    readonly seat: number;
    readonly from: readonly string[];
    readonly min: number;
    readonly max: number;
  };
  /** Effects that begin one after another, each heard (mn.condition.general). Result: nothing. */
  gains: { readonly list: readonly Gain[]; at: number };
  /** An `act` step: a creature may take one action at once (mn.action.free). `seat` decides; `puppet` as it was before. Result: nothing. */
  granted: {
    readonly step: TextRef;
    readonly creature: string;
    readonly seat: number;
    readonly target: string | null;
    readonly squares: number | null;
    readonly before: { readonly creature: string; readonly seat: number } | null;
  };
  /** Saving throws now, one after another, out of the end phase. Result: nothing. */
  "save-now": { readonly creatures: string[]; readonly plus: number; readonly against: "one" | "each" };
  /** A creature comes into play (mn.power.summoning, mn.setup.delayed): on one of `squares`. Result: nothing. */
  arrival: {
    readonly creature: string;
    readonly seat: number;
    readonly squares: readonly number[];
    readonly summons: boolean;
  };
  /** Healing of several, one after another. Result: nothing. */
  "heal-all": { readonly creatures: string[]; readonly amount: number };
  /** Creatures were destroyed without damage: those who rode them come down, then powers answer. Result: nothing. */
  destroyed: { readonly creatures: readonly string[]; readonly source: Source; readonly thrown: Thrown[] };
  /** A step puts a creature elsewhere, from `from`; if it rides, it comes down before (mn.dismount.forced). Result: nothing. */
  displaced: { readonly step: TextRef; readonly creature: string; from: number };
  /** Several creatures are pushed, pulled or slid, one after another. Result: nothing. */
  forcings: { readonly creatures: string[]; readonly force: Omit<Force, "creature"> };
}
