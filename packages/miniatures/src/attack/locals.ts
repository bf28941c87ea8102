import type { AttackManner, AttackResult, RollPart } from "../events.ts";
import type { Journey } from "../moving/locals.ts";
import type { TextRef } from "../state.ts";

/** One attack action, or attack of a power, on its way through the seven steps (mn.attack.kinds). */
export interface AttackTurn {
  /** Number of this attack: effects and events name it. */
  readonly attack: number;
  readonly creature: string;
  /** Where the attack is printed. */
  readonly text: TextRef;
  readonly as: AttackManner;
  /** Seat that decides for the attacker. */
  readonly chooser: number;
  /** The only creature that it may be aimed at (a charge, an opportunity attack), or null. */
  readonly only: string | null;
  /** Added to the roll by the way in which it is made (mn.charge.bonus). */
  readonly parts: readonly RollPart[];
  /** Targets of the attacks of this action that were made already, in order (mn.attack.melee.multiple). */
  readonly before: readonly string[];
}

/** How the roll against one target came out. */
export interface Outcome {
  readonly target: string;
  readonly result: AttackResult;
  /** Modifiers as they were, for a followup (mn.ruling.followup-modifiers). */
  readonly parts: readonly RollPart[];
}

export interface AttackLocals {
  /** The seven steps; `left` attacks of the action are still to come. Result: nothing. */
  attack: { turn: AttackTurn; left: number; targets: readonly string[]; outcomes: readonly Outcome[] };
  /** mn.charge.*: `entry` is the basic melee attack. Result: nothing. */
  charge: { readonly journey: Journey; readonly entry: number };
  /** mn.oa.first: everybody who may strikes at `against`, who is about to leave `from` or to act. Result: nothing. */
  opportunities: { readonly against: string; readonly by: readonly string[]; readonly strikes: Strike[]; at: number };
}

/** A declared opportunity attack (mn.ruling.simultaneous-oa). */
export interface Strike {
  readonly creature: string;
  /** Place of the basic attack on its card. */
  readonly entry: number;
}
