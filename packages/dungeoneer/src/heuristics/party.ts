import { defeatsNeeded, heroOrder, questsNeeded } from "../campaign/party.ts";
import { adventure, playerAt } from "../players.ts";
import type { Body, Campaign } from "../state.ts";

/** What a point of the Dungeonlord's own Peril, and a point of value in the Pack and in hand, are worth. */
const POOL = 0.7;
const PACK = 1;
const HAND = 0.3;

/** What the Dungeonlord has to send. */
function lordWorth(body: Body): number {
  const { peril, pack, hand } = playerAt(body, body.dungeonlord ?? 0);
  const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + adventure(body, card).value, 0);
  return POOL * peril + PACK * worth(pack.map(({ card }) => card)) + HAND * worth(hand);
}

/** What a card of the Glory deck in a hero's hand is worth, more than the Glory that it costs, and how many are enough. */
const BOUGHT = 1.5;
const ENOUGH = 3;

/** What a hero has to play: nobody draws for nothing (dg.campaign.hero.draw). */
function heldWorth(body: Body, place: number): number {
  const { alive, hand } = playerAt(body, place);
  return alive ? BOUGHT * Math.min(ENOUGH, hand.length) : 0;
}

/**
 * How a campaign stands for its party: each hero's own standing and hand, less what every defeat is worth to the other side: as much of its
 * goal as so many Quests are of the party's (dg.campaign.hero-goal, dg.campaign.dl-goal). Whoever has no Quest yet is half a one behind.
 */
export function partyWorth(
  body: Body,
  { defeats }: Campaign,
  standing: (body: Body, place: number) => number,
  quest: number,
): number {
  const heroes = heroOrder(body);
  const lacking = heroes.filter((place) => playerAt(body, place).completed.length === 0).length;
  const fall = (quest * questsNeeded(body)) / Math.max(1, defeatsNeeded(body));
  const own = heroes.reduce((sum, place) => sum + standing(body, place) + heldWorth(body, place), 0);
  return own - (quest / 2) * lacking - fall * defeats - lordWorth(body);
}
