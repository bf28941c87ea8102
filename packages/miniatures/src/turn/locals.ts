export interface TurnLocals {
  /** mn.game.creature-turn: its three phases. Result: nothing. */
  "creature-turn": { readonly creature: string };
  /** mn.turn.start.*; Result: nothing. */
  "start-of-turn": { readonly creature: string };
  /** mn.turn.actions.*: one action after another. Result: nothing. */
  "take-actions": { readonly creature: string };
  /** mn.turn.end.*; Result: nothing. */
  "end-of-turn": { readonly creature: string };
}
