/** What stands against the answers that only a campaign has, and against giving Peril in it. */
import type { Claims } from "@undercroft/kernel";
import { claimBuying } from "../campaign/buying.ts";
import { claimShare } from "../campaign/funding.ts";
import { claimBuild } from "../campaign/near-heroes.ts";
import { isDungeonlord } from "../campaign/party.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Answer, Question } from "../questions.ts";
import type { Body } from "../state.ts";

/** Peril goes to whoever has a hero; the Dungeonlord of a campaign keeps none but its Pack's (dg.ruling.peril-recipients, dg.ruling.campaign-peril-pool). */
export function claimRecipient(body: Body, to: string, claims: Claims<RuleId>): void {
  const place = body.players.findIndex(({ id }) => id === to);
  if (body.players[place]?.alive === true) return;
  claims.forbid(isDungeonlord(body, place) ? "dg.ruling.campaign-peril-pool" : "dg.ruling.peril-recipients");
}

export function claimInCampaign(
  body: Body,
  question: Question,
  place: number,
  answer: Extract<Answer, { do: "build" | "buy" | "fund" }>,
  claims: Claims<RuleId>,
): void {
  switch (answer.do) {
    case "build":
      if (question.kind === "build") claimBuild(body, question, answer, claims);
      return;
    case "buy":
      claimBuying(body, place, claims);
      return;
    case "fund":
      if (question.kind === "fund") claimShare(question, answer.own, claims);
      return;
    default:
      throw new Error(`unknown answer ${JSON.stringify(answer satisfies never)}`);
  }
}
