import type { Taken } from "../damage/taken.ts";
import type { AttackManner, AttackResult, RollPart } from "../events.ts";
import type { Space } from "../lines/scene.ts";
import type { Journey } from "../moving/locals.ts";
import type { TextRef } from "../state.ts";
import type { Aim } from "./aim.ts";

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
  /**
   * The space in which the target counts as standing, whatever happened to it since it provoked
   * (mn.ruling.simultaneous-oa); null if it stands where it is.
   */
  readonly stand: Space | null;
  /** Added to the roll by the way in which it is made (mn.charge.bonus). */
  readonly parts: readonly RollPart[];
  /** Targets of the attacks of this action that were made already, in order (mn.attack.melee.multiple). */
  readonly before: readonly string[];
  /** What a repeated attack may be aimed at, or null: it is none (mn.ruling.repeated-attack). */
  readonly again: "same" | "another" | null;
}

/** A result that is known without a die (mn.attackroll.auto-hit-no-roll, mn.attackroll.natural-1). */
export type Fixed = "hit" | "miss";

/** The roll of an attack against one target, before and after it is made. */
export interface Shot {
  /** Changes when the attack is redirected. */
  target: string;
  /** Where the target counts as standing; null: where it is (mn.attack.redirect, mn.ruling.simultaneous-oa). */
  stand: Space | null;
  /** The target that the attack was redirected from, or null. */
  first: string | null;
  fixed: Fixed | null;
  /** What is added to the die: frozen once it was rolled (mn.ruling.followup-modifiers). */
  parts: readonly RollPart[];
  /** Null before the roll, and where no die is needed. */
  die: number | null;
  /** Null before the roll; what Conceal leaves of it after (mn.ruling.conceal). */
  result: AttackResult | null;
  /** Conceal was asked of the hit that is rolled now: once for each (mn.ruling.conceal). */
  veiled: boolean;
}

/** Somebody forced onto a pit, and what was added to the roll against it: nothing at all where none was made. */
export interface Fall {
  readonly creature: string;
  readonly parts: readonly RollPart[];
}

/** Which line of the attack's text is being worked out. */
export type Phase = "attack" | "followup";

/** Steps of the text that a result brings about, with whom they are about. */
export interface EffectPart {
  readonly steps: TextRef;
  readonly target: string;
}

/** A declared opportunity attack (mn.ruling.simultaneous-oa). */
export interface Strike {
  readonly creature: string;
  /** Place of the basic attack on its card. */
  readonly entry: number;
  /** One of those who provoked, and its space then. */
  readonly target: string;
  readonly stand: Space;
}

export interface AttackLocals {
  /**
   * The seven steps; `left` attacks of the action are still to come, the one being made among them. `shots` stand in the
   * order in which they are rolled, `at` is the one in hand; in the phase "followup" they are those that hit. Result: nothing.
   */
  attack: {
    turn: AttackTurn;
    left: number;
    /** Fixed before the targets are known. */
    fixed: Fixed | null;
    aim: Aim | null;
    shots: Shot[];
    at: number;
    phase: Phase;
    /** What the damage came to, until it was answered. */
    taken: readonly Taken[];
    /** What is still to be carried out beside damage. */
    effects: EffectPart[];
    /** Who took damage of it on slippery ground, to be pushed when its other effects are done (mn.terrain.slippery). */
    slips: string[];
    /** Whom it has forced onto a pit, to be followed up (mn.terrain.pit.followup). */
    falls: Fall[];
  };
  /** mn.charge.*: `entry` is the basic melee attack, `parts` are added to its roll. Result: nothing. */
  charge: { readonly journey: Journey; readonly entry: number; readonly parts: readonly RollPart[] };
  /**
   * mn.oa.first: everybody in `by` who may strikes at one of `against`, who are about to leave a square or to act. `at` counts
   * who has been asked. Result: nothing.
   */
  opportunities: {
    readonly against: readonly string[];
    readonly by: readonly string[];
    strikes: Strike[];
    at: number;
  };
}
