/** A campaign's Adventure deck is split for good: the Dungeonlord draws Peril, hero players Glory (dg.campaign.setup.split-decks). */
import { adventure } from "../players.ts";
import type { Body, HeroPile, Pile } from "../state.ts";
import type { Adventure } from "../vocabulary/index.ts";

/** Whether a card belongs into a Glory deck: all Boons and Treasures do, and nothing else (dg.campaign.setup.glory-deck). */
export const isGlory = ({ kind }: Adventure): boolean => kind === "boon" || kind === "treasure";

/** The pile that a player draws from: everybody the same in a standard game. */
export const pileOf = (body: Body, place: number): Pile =>
  body.campaign?.glory.find(({ of }) => of.includes(place)) ?? body;

/** The Hero deck of a player: its own deck's, or the common one. */
export const heroesOf = (body: Body, place: number): HeroPile =>
  body.campaign?.glory.find(({ of }) => of.includes(place))?.heroes ?? body;

/** The pile that a card of a player's is discarded to: no deck ever gets the other one's cards. */
export function pileFor(body: Body, place: number, card: string): Pile {
  if (body.campaign === null || !isGlory(adventure(body, card))) return body;
  const own = pileOf(body, place);
  return own === body ? (body.campaign.glory[0] ?? body) : own;
}
