import { hasFallenSince, othersOf } from "../players.ts";
import type { State } from "../procedures.ts";
import type { Body, EncounterInPlay } from "../state.ts";

/** The batch that is gone through now, whatever others wait for it; null if there is none (dg.dl.steps). */
function batchNow({ encounters }: Body): number | null {
  let now: number | null = null;
  for (const { batch } of encounters) if (batch !== null && (now === null || batch > now)) now = batch;
  return now;
}

/** The number of a batch that is laid out now, in the midst of others or not. */
export const newBatch = (body: Body): number => (batchNow(body) ?? -1) + 1;

/** The Encounters of a batch, or of the one that is gone through now. */
export const inBatch = (body: Body, number: number | null = batchNow(body)): readonly EncounterInPlay[] =>
  number === null ? [] : body.encounters.filter(({ batch }) => batch === number);

/** Whether an Encounter engages a player: it was sent at its hero, or is a Trap that was played where it stood (dg.ruling.trap-engagement). */
export const engages = (body: Body, { batch, engaged, falls }: EncounterInPlay, place: number): boolean =>
  engaged.includes(place) && batch !== null && batch === batchNow(body) && !hasFallenSince(body, place, falls);

/** The batch whose Response step it is: of those that are under way the innermost, even if nothing of it is left; null if there is none. */
export function batchAsked({ frames }: State): number | null {
  const frame = frames.findLast(({ procedure }) => procedure === "batch");
  return frame?.procedure === "batch" ? frame.locals.number : null;
}

/** Who may answer the batch of a Dungeonlord, clockwise from its left. */
export const engagedIn = (body: Body, owner: number): readonly number[] =>
  othersOf(body, owner).filter((place) => body.encounters.some((one) => engages(body, one, place)));
