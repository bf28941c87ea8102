import type { Body, Campaign, Player } from "./state.ts";

const copyPlayer = (player: Player): Player => ({
  ...player,
  hand: player.hand.slice(),
  boons: player.boons.map((one) => ({ ...one })),
  treasures: player.treasures.map((one) => ({ ...one })),
  banes: player.banes.map((one) => ({ ...one })),
  pack: player.pack.slice(),
  quests: player.quests.map((quest) => ({ ...quest })),
  completed: player.completed.slice(),
});

const copyCampaign = (campaign: Campaign): Campaign => ({
  ...campaign,
  glory: campaign.glory.map(({ of, heroes, adventureDeck, discard }) => ({
    of,
    heroes: heroes === null ? null : { heroDeck: heroes.heroDeck.slice(), heroesAside: heroes.heroesAside.slice() },
    adventureDeck: adventureDeck.slice(),
    discard: discard.slice(),
  })),
  fought: campaign.fought.slice(),
});

/** An independent copy of the tables; what never changes is shared (design rule 1). */
export const copyBody = (body: Body): Body => ({
  ...body,
  players: body.players.map(copyPlayer),
  turn: { ...body.turn, visited: body.turn.visited.slice(), overcame: body.turn.overcame.slice() },
  opened: body.opened.slice(),
  loot: body.loot.slice(),
  fallen: body.fallen.slice(),
  heroesAside: body.heroesAside.slice(),
  ownerless: body.ownerless.map((quest) => ({ ...quest })),
  globalQuests: body.globalQuests.map((quest) => ({ ...quest })),
  encounters: body.encounters.map((encounter) => ({ ...encounter })),
  campaign: body.campaign === null ? null : copyCampaign(body.campaign),
  underway: body.underway.slice(),
  adventureDeck: body.adventureDeck.slice(),
  discard: body.discard.slice(),
  mapDeck: body.mapDeck.slice(),
  questDeck: body.questDeck.slice(),
  heroDeck: body.heroDeck.slice(),
});
