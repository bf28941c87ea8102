import type { CreatureTurn } from "../state.ts";

/** A creature's turn before anything was done in it (mn.turn.actions.allotment). */
export const freshTurn = (creature: string, phase: CreatureTurn["phase"]): CreatureTurn => ({
  creature,
  phase,
  attacks: 0,
  moves: 0,
  minors: 0,
  over: false,
  ended: false,
  charged: false,
  dominator: null,
  noActions: false,
});
