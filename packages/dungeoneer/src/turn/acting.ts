import { hasFallenSince, playerAt } from "../players.ts";
import type { Body } from "../state.ts";

/** Whether the hero with which the active player began its turn is still there to act. */
export const actsAsHero = (body: Body): boolean => {
  const { player, falls } = body.turn;
  return playerAt(body, player).alive && !hasFallenSince(body, player, falls);
};

/**
 * Whether the turn is over at once: its player has left the game, or has a new hero (dg.ruling.defeat-on-own-turn,
 * dg.ruling.respawn-details). Whoever goes on without one still has the phases of such a turn (dg.ruling.malevolent-turn).
 */
export const isCutShort = (body: Body): boolean => {
  const { player, falls } = body.turn;
  const { alive, out } = playerAt(body, player);
  return out || (alive && hasFallenSince(body, player, falls));
};
