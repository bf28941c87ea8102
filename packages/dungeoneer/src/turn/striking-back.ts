import { hasFallenSince, playerAt } from "../players.ts";
import type { Body, Thing } from "../state.ts";
import { packsWander } from "../wandering/pack.ts";

/** Whether a player could challenge any monster now: one challenge a turn, for 1 Movement (dg.challenge.once, dg.challenge.cost). */
const mayChallenge = (body: Body, place: number): boolean => {
  const { alive, challenged, movements } = playerAt(body, place);
  return alive && !challenged && movements >= 1;
};

/** The monsters that have attacked a player's hero and still share its space (dg.ruling.monster-challenge-window); those of a Pack stay there. */
export function attackersOf(body: Body, place: number): readonly Thing[] {
  const { at } = playerAt(body, place);
  const there = body.encounters.filter(
    ({ attacked, space, falls }) => attacked.includes(place) && at === space && !hasFallenSince(body, place, falls),
  );
  if (!packsWander(body) || hasFallenSince(body, place, body.turn.falls)) return there;
  const packs = body.players.flatMap(({ pack, packAt }) => (packAt === at ? pack : []));
  return [...there, ...packs.filter(({ attacked }) => attacked.includes(place))];
}

export const mayStrikeBack = (body: Body, place: number): boolean =>
  mayChallenge(body, place) && attackersOf(body, place).length > 0;
