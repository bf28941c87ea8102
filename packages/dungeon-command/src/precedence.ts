/**
 * Which text wins (dc.precedence.specific-beats-general, dc.ruling.card-conflicts): a card's prohibition before a card's
 * permission, both before the general rules. Leader powers and terrain are specific texts like cards.
 */
import { type Claims, specificFirst, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "./ledger/rule-ids.ts";

/** Level of the rulebook's own claims. */
export const GENERAL_LEVEL = 0;

/** Level of a card's claims. Of two of this level the prohibition wins. */
export const CARD_LEVEL = 1;

/** A card denies it. */
export function forbidByCard(claims: Claims<RuleId>): void {
  claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
}

/** A card allows it, whatever these general rules say. */
export function permitByCard(claims: Claims<RuleId>, lifts: readonly RuleId[]): void {
  claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, lifts);
}

/** The game's verdict on all that was claimed. */
export function verdict(claims: Claims<RuleId>): Verdict<RuleId> {
  return specificFirst(claims.list);
}
