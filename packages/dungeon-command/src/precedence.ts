/**
 * Which text wins (dc.precedence.specific-beats-general, dc.ruling.card-conflicts): a card's prohibition before a card's
 * permission, both before the general rules. Leader powers and terrain are specific texts like cards.
 */
import { type Claims, specificFirst, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "./ledger/rule-ids.ts";

/** Level of a card's claims; the rulebook's own are of level 0. Of two of this level the prohibition wins. */
export const CARD_LEVEL = 1;

/** The game's verdict on all that was claimed. */
export function verdict(claims: Claims<RuleId>): Verdict<RuleId> {
  return specificFirst(claims.list);
}
