/** Who stands against whom in a campaign: one Dungeonlord, and the party of all others (dg.campaign.roles). */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body, Player } from "../state.ts";

/** Whether a player is the Dungeonlord of a campaign; nobody is in a standard game, where the active player plays the part. */
export const isDungeonlord = ({ dungeonlord }: Body, place: number): boolean => dungeonlord === place;

/** Entries that decide something in a campaign; none of them does in a standard game. */
export const inCampaign = ({ campaign }: Body, ...ids: readonly RuleId[]): readonly RuleId[] =>
  campaign === null ? [] : ids;

/** All hero players, those who have left included. */
export const heroPlayers = ({ players, dungeonlord }: Body): readonly Player[] =>
  dungeonlord === null ? players : players.filter((_, place) => place !== dungeonlord);

/** The places of the hero players who are still in, from the Dungeonlord's left (dg.campaign.hero.order). */
export function heroOrder({ players, dungeonlord }: Body): readonly number[] {
  const first = dungeonlord ?? 0;
  return players
    .map((_, i) => (first + i) % players.length)
    .filter((place) => place !== dungeonlord && players[place]?.out === false);
}

/** Quests that the party needs (dg.campaign.hero-goal). */
export const questsNeeded = (body: Body): number => 2 + heroPlayers(body).length;

/** Quests that the party has completed. */
export const questsDone = (body: Body): number =>
  heroPlayers(body).reduce((sum, { completed }) => sum + completed.length, 0);

/** Defeats that the Dungeonlord needs (dg.campaign.dl-goal). */
export const defeatsNeeded = (body: Body): number => heroPlayers(body).length;

/** Cards that a hero begins with (dg.campaign.setup.hero-hand, dg.ruling.campaign-respawn-hand). */
export const HERO_CARDS = 1;

/** Cards of the Dungeonlord's hand beside one for each hero player who is in (dg.campaign.setup.dl-hand, dg.campaign.dl.discard-draw). */
const LORDS_CARDS = 5;

export const dungeonlordsHand = (body: Body): number => LORDS_CARDS + heroOrder(body).length;
