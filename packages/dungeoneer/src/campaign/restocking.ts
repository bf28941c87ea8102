import { fillHand } from "../changes/cards.ts";
import { idAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing } from "../procedures.ts";
import { part } from "../turn/discard-draw.ts";
import type { CampaignLocals } from "./locals.ts";
import { dungeonlordsHand } from "./party.ts";

/** The Dungeonlord may discard one card, and must refill its hand (dg.campaign.dl.discard-draw). */
export const restockingProcedure: Chapter<Pick<CampaignLocals, "restocking">>["restocking"] = {
  steps: {
    start: ({ body }) =>
      ask({ kind: "discard", rule: "dg.campaign.dl.discard-draw" }, [idAt(body, body.turn.player)], "chosen"),
    chosen: (run, _, input) => {
      if (input.kind === "answer") part(run, run.body.turn.player, input.answer, "dg.campaign.dl.discard-draw");
      return next("draw");
    },
    draw: (run) => {
      fillHand(run, run.body.turn.player, dungeonlordsHand(run.body), "dg.campaign.dl.discard-draw");
      return done(nothing);
    },
  },
};
