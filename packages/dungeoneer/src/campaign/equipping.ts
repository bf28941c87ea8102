import { beginPlaying } from "../effects/playing.ts";
import type { Fighter } from "../events.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { CampaignLocals } from "./locals.ts";
import { heroOrder } from "./party.ts";

/** A hero took part in a combat, won or lost: the Reward step will ask its player (dg.ruling.campaign-permanents). */
export function noteFight({ campaign }: Body, fighters: readonly Fighter[]): void {
  if (campaign === null) return;
  for (const fighter of fighters)
    if (fighter.is === "hero" && !campaign.fought.includes(fighter.player)) campaign.fought.push(fighter.player);
}

/** The Reward step of a campaign asks those who fought; there is none in a standard game (dg.campaign.hero.permanents). */
export const equip = ({ body }: Run, then: string): ReturnType<typeof next> =>
  body.campaign === null || body.campaign.fought.length === 0
    ? next(then)
    : call({ procedure: "equipping", locals: { asking: [] } }, then);

/** Those who fought since the last Reward step ready Permanents, one after another (dg.campaign.hero.permanents). */
export const equippingProcedure: Chapter<Pick<CampaignLocals, "equipping">>["equipping"] = {
  steps: {
    start: ({ body }, locals) => {
      const { campaign } = body;
      if (campaign === null) return done(nothing);
      locals.asking = heroOrder(body).filter((place) => campaign.fought.includes(place));
      campaign.fought = [];
      return next("choose");
    },
    choose: ({ body }, { asking }) => {
      const [place] = asking;
      if (place === undefined) return done(nothing);
      const { alive, hand } = playerAt(body, place);
      // How many cards somebody holds is known to all.
      if (!alive || hand.length === 0) return next("passed");
      return ask({ kind: "equip", rule: "dg.campaign.hero.permanents" }, [idAt(body, place)], "chosen");
    },
    chosen: (run, { asking }, input) => {
      const [place] = asking;
      const playing =
        place === undefined || input.kind !== "answer"
          ? null
          : beginPlaying(run, place, input.answer, null, "choose", [
              "dg.campaign.hero.permanents",
              "dg.ruling.campaign-permanents",
            ]);
      return playing ?? next("passed");
    },
    passed: (_, locals) => {
      locals.asking = locals.asking.slice(1);
      return next("choose");
    },
  },
};
