import { hasFallenSince, othersOf } from "../players.ts";
import type { Body, EncounterInPlay } from "../state.ts";

/** Whether an Encounter engages a player: it was sent at its hero, or is a Trap that was played where it stood (dg.ruling.trap-engagement). */
export const engages = (body: Body, { engaged, falls }: EncounterInPlay, place: number): boolean =>
  engaged.includes(place) && !hasFallenSince(body, place, falls);

/** Who may answer the batch of a Dungeonlord, clockwise from its left. */
export const engagedIn = (body: Body, owner: number): readonly number[] =>
  othersOf(body, owner).filter((place) => body.encounters.some((one) => engages(body, one, place)));
