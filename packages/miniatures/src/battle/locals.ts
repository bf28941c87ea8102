export interface BattleLocals {
  /** The whole battle (mn.battle.*). Result: nothing. */
  battle: Record<never, never>;
  /**
   * mn.championtest.roll; `kept` by seat, filled as seats roll. Result: winner.
   */
  "champion-test": { readonly purpose: "map" | "initiative"; kept: readonly number[] };
  /** mn.game.round. Result: nothing. */
  round: Record<never, never>;
  /** mn.game.player-turn: `left` creature turns may still be taken. Result: nothing. */
  "player-turn": { readonly seat: number; left: number };
}
