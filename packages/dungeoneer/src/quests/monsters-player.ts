import { othersOf, playingFrom } from "../players.ts";
import type { Body } from "../state.ts";

/**
 * Who fights for the monster of a Quest: the Dungeonlord of a campaign, or the nearest opponent to the left, with a hero if any
 * has one (dg.ruling.quest-monster-controller, dg.ruling.malevolent-quest-monster).
 */
export function monstersPlayer(body: Body, place: number): number {
  const [nearest] = othersOf(body, place);
  return body.dungeonlord ?? nearest ?? playingFrom(body, place).find((one) => one !== place) ?? place;
}
