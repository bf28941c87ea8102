import type { Claims } from "@undercroft/kernel";
import { draw } from "../changes/cards.ts";
import { pay } from "../changes/resources.ts";
import { excessNext } from "../effects/excess.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body } from "../state.ts";
import { part } from "../turn/discard-draw.ts";
import type { CampaignLocals } from "./locals.ts";
import { pileOf } from "./piles.ts";

/** What a card of the Glory deck costs, in Glory (dg.campaign.hero.draw). */
const PRICE = 1;

/** What stands against buying a card (dg.campaign.hero.draw). */
export function claimBuying(body: Body, place: number, claims: Claims<RuleId>): void {
  const { adventureDeck, discard: discarded } = pileOf(body, place);
  if (playerAt(body, place).glory < PRICE) claims.forbid("dg.campaign.hero.draw");
  if (adventureDeck.length + discarded.length === 0) claims.forbid("dg.ruling.draw-deck-exhausted");
}

/** One readied Treasure may go, and nothing else (dg.campaign.hero.discard). */
export function claimParting(
  body: Body,
  place: number,
  answer: Extract<Answer, { do: "discard" | "discard-treasure" | "discard-monster" }>,
  discarded: boolean,
  claims: Claims<RuleId>,
): void {
  const isTheirs =
    answer.do === "discard-treasure" && playerAt(body, place).treasures.some(({ id }) => id === answer.treasure);
  if (!isTheirs || discarded) claims.forbid("dg.campaign.hero.discard", isTheirs ? 0 : 1);
}

/** At the end of its phase a hero player buys cards, and may discard a Treasure (dg.campaign.hero.draw, dg.campaign.hero.discard). */
export const buyingProcedure: Chapter<Pick<CampaignLocals, "buying">>["buying"] = {
  steps: {
    start: ({ body }, { discarded }) => {
      const { player } = body.turn;
      if (!playerAt(body, player).alive) return done(nothing);
      return ask({ kind: "buy", discarded, rule: "dg.campaign.hero.draw" }, [idAt(body, player)], "chosen");
    },
    chosen: (run, locals, input) => {
      if (input.kind !== "answer") return done(nothing);
      const { player } = run.body.turn;
      switch (input.answer.do) {
        case "buy":
          pay(run, player, "glory", PRICE, "dg.campaign.hero.draw");
          draw(run, player, 1, "dg.campaign.hero.draw");
          return next("start");
        case "discard-treasure":
          part(run, player, input.answer, "dg.campaign.hero.discard");
          locals.discarded = true;
          return excessNext(run.body, "start") ?? next("start");
        default:
          return done(nothing);
      }
    },
  },
};
