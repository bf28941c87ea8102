import type { TextRef } from "../state.ts";

export interface TurnLocals {
  /** mn.game.creature-turn: its three phases. Result: nothing. */
  "creature-turn": { readonly creature: string };
  /** mn.turn.start.*; Result: nothing. */
  "start-of-turn": { readonly creature: string };
  /** mn.turn.start.damage: `left` are ids of effects and names of terrain that still hurt, each an event of its own. Result: nothing. */
  "start-damage": { readonly creature: string; left: readonly string[] };
  /** mn.turn.actions.*: one action after another. Result: nothing. */
  "take-actions": { readonly creature: string };
  /** It has acted for the other side, and is on its owner's again (mn.ruling.dominated-sides). Result: nothing. */
  "own-side-again": { readonly creature: string };
  /** A power that costs an action: whom it provokes, then its steps (mn.power.replaces). Result: nothing. */
  "power-action": { readonly creature: string; readonly text: TextRef; readonly seat: number };
  /** mn.turn.end.*; Result: nothing. */
  "end-of-turn": { readonly creature: string };
  /** mn.save.order: one save after another against `left`, ids of effects; `plus` comes from what grants them. Result: nothing. */
  saves: { readonly creature: string; left: readonly string[]; readonly plus: number };
  /** mn.save.roll: `die` is 0 before it is rolled; `again` if it was rolled anew and is still to be told. Result: nothing. */
  save: { readonly creature: string; readonly effect: string; readonly plus: number; die: number; again: boolean };
}
