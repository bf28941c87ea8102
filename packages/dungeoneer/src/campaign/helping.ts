/** When hero players of a campaign play which cards, and for whom. */
import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { placeNamed, playerAt } from "../players.ts";
import type { Answer, Question } from "../questions.ts";
import type { Body } from "../state.ts";

type Play = Extract<Answer, { do: "play" }>;

/** Permanents are for the Reward step of a combat, Instants for any other time (dg.campaign.hero.permanents, dg.campaign.hero.instants). */
export function claimMoment(body: Body, { how }: Play, kind: Question["kind"], claims: Claims<RuleId>): void {
  if (body.campaign === null || kind === "reward-play") return;
  if (kind === "equip" && how === "use") claims.forbid("dg.campaign.hero.instants", 1);
  if (kind !== "equip" && how === "ready") claims.forbid("dg.campaign.hero.permanents", 1);
}

/** An Instant may be for another hero in the same space, and a Permanent for nobody else (dg.campaign.hero.help-others). */
export function claimHelping(body: Body, place: number, { how, on }: Play, claims: Claims<RuleId>): void {
  if (on === null) return;
  const { at, id } = playerAt(body, place);
  const named = placeNamed(body, on);
  const other = named === null ? null : playerAt(body, named);
  const isBeside = on !== id && other !== null && other.alive && other.at === at;
  if (body.campaign === null || !isBeside || how !== "use") claims.forbid("dg.campaign.hero.help-others", 1);
}
