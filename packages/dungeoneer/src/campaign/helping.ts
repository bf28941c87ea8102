/** When hero players of a campaign play which cards, and for whom. */
import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, playerAt } from "../players.ts";
import type { Question } from "../questions.ts";
import type { Body } from "../state.ts";
import { isInstant } from "../turn/readying.ts";

/** Whether a card of the hand takes effect at once; null if it is no Boon or Treasure of the hand. */
function isInstantHeld(body: Body, place: number, card: string): boolean | null {
  if (!playerAt(body, place).hand.includes(card)) return null;
  const printed = adventure(body, card);
  return printed.kind === "boon" || printed.kind === "treasure" ? isInstant(printed) : null;
}

/** Permanents are for the Reward step of a combat, Instants for the hero's own phase (dg.campaign.hero.permanents, dg.campaign.hero.instants). */
export function claimMoment(
  body: Body,
  place: number,
  card: string,
  kind: Question["kind"],
  claims: Claims<RuleId>,
): void {
  if (body.campaign === null) return;
  const instant = isInstantHeld(body, place, card);
  if (instant === null) return;
  if (kind === "equip" && instant) claims.forbid("dg.campaign.hero.instants", 1);
  if (kind === "act" && !instant) claims.forbid("dg.campaign.hero.permanents", 1);
}

/** An Instant may be for another hero in the same space, and a Permanent for nobody else (dg.campaign.hero.help-others). */
export function claimHelping(
  body: Body,
  place: number,
  { card, hero }: { readonly card: string; readonly hero: string },
  claims: Claims<RuleId>,
): void {
  const { at, id } = playerAt(body, place);
  const isBeside = body.players.some((one) => one.id === hero && hero !== id && one.alive && one.at === at);
  if (body.campaign === null || !isBeside || isInstantHeld(body, place, card) !== true)
    claims.forbid("dg.campaign.hero.help-others", 1);
}
