import { othersOf } from "../players.ts";
import type { Body, EncounterInPlay } from "../state.ts";

/** Whether an Encounter engages a player: it was sent at its hero, or is a Trap that was played where it stood (dg.ruling.trap-engagement). */
export const engages = ({ engaged }: EncounterInPlay, place: number): boolean => engaged.includes(place);

/** Who may answer the batch of a Dungeonlord, clockwise from its left. */
export const engagedIn = (body: Body, owner: number): readonly number[] =>
  othersOf(body, owner).filter((place) => body.encounters.some((one) => engages(one, place)));
