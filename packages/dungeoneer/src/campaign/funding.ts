import type { Claims } from "@undercroft/kernel";
import { pay } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Question } from "../questions.ts";
import type { Body } from "../state.ts";
import type { CampaignLocals } from "./locals.ts";
import { isDungeonlord } from "./party.ts";

/** The Peril of its own with which somebody may pay: a campaign's Dungeonlord has some (dg.campaign.dl.combine-peril). */
export const poolOf = (body: Body, place: number): number =>
  isDungeonlord(body, place) ? playerAt(body, place).peril : 0;

/**
 * What of a price is paid by the Dungeonlord's own Peril, and the rest by that of one hero player (dg.ruling.campaign-peril-pool).
 * Whoever has left meanwhile has none that could pay (dg.ruling.player-concedes).
 */
function share(run: Run, { owner, target, value }: CampaignLocals["funding"], own: number): void {
  pay(run, owner, "peril", own, "dg.campaign.dl.combine-peril", ["dg.ruling.campaign-peril-pool"]);
  if (playerAt(run.body, target).out) return;
  pay(run, target, "peril", value - own, "dg.dl.peril-of-target", ["dg.card.value"]);
}

/** What stands against a share of the Dungeonlord's own. */
export function claimShare(question: Extract<Question, { kind: "fund" }>, own: number, claims: Claims<RuleId>): void {
  if (own < question.least || own > question.most) claims.forbid("dg.campaign.dl.combine-peril");
}

export const fundingProcedure: Chapter<Pick<CampaignLocals, "funding">>["funding"] = {
  steps: {
    /** Nothing is asked where there is only one way to pay. */
    start: (run, locals) => {
      const { body } = run;
      const { owner, target, value } = locals;
      const least = Math.max(0, value - playerAt(body, target).peril);
      const most = Math.min(value, poolOf(body, owner));
      if (least < most)
        return ask(
          { kind: "fund", target, value, least, most, rule: "dg.campaign.dl.combine-peril" },
          [idAt(body, owner)],
          "chosen",
        );
      share(run, locals, least);
      return done(nothing);
    },
    chosen: (run, locals, input) => {
      if (input.kind === "answer" && input.answer.do === "fund") share(run, locals, input.answer.own);
      return done(nothing);
    },
  },
};

/** A Dungeonlord's card is paid for by whom it is meant for: at once, or in a campaign as the Dungeonlord likes (dg.dl.peril-of-target). */
export function payPeril(
  run: Run,
  locals: CampaignLocals["funding"],
  rule: RuleId,
  then: string,
): ReturnType<typeof next> {
  if (isDungeonlord(run.body, locals.owner)) return call({ procedure: "funding", locals }, then);
  pay(run, locals.target, "peril", locals.value, rule, ["dg.card.value"]);
  return next(then);
}
