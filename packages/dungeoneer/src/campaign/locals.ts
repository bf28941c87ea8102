export interface CampaignLocals {
  "campaign-set-up": Record<never, never>;
  /** The common turn (dg.campaign.turn-cycle). `waiting`: whose Hero Phases are still to come, by place. */
  "campaign-turn": { waiting: readonly number[] };
  /** Three Map cards are built (dg.campaign.dl.build). `laid`: their spaces; `aside`: cards that go back. */
  building: { readonly player: number; cards: readonly string[]; laid: readonly string[]; aside: readonly string[] };
  /** The Dungeonlord may discard a card, and refills its hand (dg.campaign.dl.discard-draw). */
  restocking: Record<never, never>;
  /** A hero player buys cards and may discard a Treasure (dg.campaign.hero.draw, dg.campaign.hero.discard). */
  buying: { discarded: boolean };
  /** Those who fought may ready Permanents (dg.campaign.hero.permanents). `asking`: by place. */
  equipping: { asking: readonly number[] };
  /** A card is paid for by one hero player's Peril and the Dungeonlord's own (dg.campaign.dl.combine-peril). */
  funding: { readonly owner: number; readonly target: number; readonly value: number };
}
