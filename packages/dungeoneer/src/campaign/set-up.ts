import { draw, fillHand } from "../changes/cards.ts";
import { gain } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, playerAt } from "../players.ts";
import { type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import { turnGlobalQuest } from "../quests/in-play.ts";
import { dealSecretQuests } from "../quests/secret.ts";
import { dealHero, layEntrance, shuffleDecks } from "../set-up/dealing.ts";
import type { CampaignLocals } from "./locals.ts";
import { dungeonlordsHand, HERO_CARDS, heroOrder } from "./party.ts";
import { isGlory } from "./piles.ts";

/** Quests that lie open to all (dg.campaign.setup.global-quests). */
const GLOBAL = 2;

/** Boons and Treasures become the Glory deck, and what is left is the Peril deck (dg.campaign.setup.split-decks). */
function splitDecks(run: Run): void {
  const { body } = run;
  const [shared] = body.campaign?.glory ?? [];
  if (shared === undefined) throw new Error("there is no Glory deck");
  shared.adventureDeck = body.adventureDeck.filter((card) => isGlory(adventure(body, card)));
  body.adventureDeck = body.adventureDeck.filter((card) => !isGlory(adventure(body, card)));
  const glory = body.campaign?.glory ?? [];
  const own: readonly RuleId[] = glory.length > 1 ? ["dg.multiset.own-decks", "dg.ruling.multiset-totals"] : [];
  run.emit({
    event: "split",
    peril: body.adventureDeck.length,
    glory: glory.reduce((sum, { adventureDeck }) => sum + adventureDeck.length, 0),
    rule: "dg.campaign.setup.split-decks",
    because: ["dg.campaign.setup.peril-deck", "dg.campaign.setup.glory-deck", ...own],
  });
}

/** A campaign begins with nothing but the Entrance, and nobody rolls for initiative: the Dungeonlord has it (dg.campaign.dl.initiative). */
export const campaignSetUpProcedure: Chapter<Pick<CampaignLocals, "campaign-set-up">>["campaign-set-up"] = {
  steps: {
    start: (run) => {
      splitDecks(run);
      shuffleDecks(run);
      for (const { adventureDeck, heroes } of run.body.campaign?.glory ?? []) {
        run.shuffle("shuffle glory deck", adventureDeck);
        if (heroes !== null) run.shuffle("shuffle hero deck", heroes.heroDeck);
      }
      const lord = run.body.dungeonlord ?? 0;
      run.body.first = lord;
      run.emit({
        event: "initiative",
        player: lord,
        rule: "dg.campaign.dl.initiative",
        // It is recommended for three or more, and not refused to two.
        because:
          run.body.players.length < 3 ? ["dg.campaign.roles", "dg.campaign.player-count"] : ["dg.campaign.roles"],
      });
      return next("deal");
    },
    deal: (run) => {
      const order = heroOrder(run.body);
      for (const place of order) dealHero(run, place, "dg.campaign.setup.hero-and-secret-quest");
      for (const place of order) dealSecretQuests(run, place, 1, "dg.campaign.setup.hero-and-secret-quest");
      for (let i = 0; i < GLOBAL; i += 1) turnGlobalQuest(run, "dg.campaign.setup.global-quests");
      return next("hands");
    },
    hands: (run) => {
      const { body } = run;
      const start = layEntrance(run, "dg.campaign.setup.entrance", ["dg.ruling.campaign-start-map"]);
      for (const place of heroOrder(body)) {
        playerAt(body, place).at = start;
        gain(run, place, "glory", 1, "dg.campaign.setup.resources");
        gain(run, place, "peril", 1, "dg.campaign.setup.resources");
        draw(run, place, HERO_CARDS, "dg.campaign.setup.hero-hand");
      }
      fillHand(run, body.dungeonlord ?? 0, dungeonlordsHand(body), "dg.campaign.setup.dl-hand");
      return done(nothing);
    },
  },
};
