import { hasFallenSince, playerAt } from "../players.ts";
import type { Body, EncounterInPlay } from "../state.ts";

/** Whether a player could challenge any monster now: one challenge a turn, for 1 Movement (dg.challenge.once, dg.challenge.cost). */
export const mayChallenge = (body: Body, place: number): boolean => {
  const { alive, challenged, movements } = playerAt(body, place);
  return alive && !challenged && movements >= 1;
};

/** The monsters that have attacked a player's hero and still share its space (dg.ruling.monster-challenge-window). */
export const attackersOf = (body: Body, place: number): readonly EncounterInPlay[] =>
  body.encounters.filter(
    ({ attacked, space, falls }) =>
      attacked.includes(place) && body.players[place]?.at === space && !hasFallenSince(body, place, falls),
  );

export const mayStrikeBack = (body: Body, place: number): boolean =>
  mayChallenge(body, place) && attackersOf(body, place).length > 0;
