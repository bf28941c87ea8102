import type { Body } from "../state.ts";
import { findCreature } from "./creatures.ts";

/**
 * The acting player (mn.ruling.acting-player): whose creature has the current turn, or who dominates it in its action; in
 * the steps around a round, the winner of the last champion test first.
 */
export function actingSeat(body: Body): number {
  const { turn, testWinner } = body.battle;
  if (turn === null) return testWinner ?? 0;
  if (turn.dominator !== null && turn.phase === "actions") return turn.dominator;
  return findCreature(body, turn.creature)?.owner ?? 0;
}
