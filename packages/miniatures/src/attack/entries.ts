import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { isExhausted } from "../powers/uses.ts";
import { bookForbids, notOffered } from "../precedence.ts";
import { cardOf } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import { whyNoAim } from "./aiming.ts";
import { entryRef } from "./text.ts";

/** Claims about declaring a line of the Attacks part, apart from the action that it costs (mn.attack.action.use, mn.ruling.no-target). */
export function claimEntry(body: Body, creature: Creature, place: number, claims: Claims<RuleId>): void {
  const entry = cardOf(body, creature).attacks[place];
  if (entry === undefined) {
    notOffered(claims, "mn.attack.action.use");
    return;
  }
  if (isExhausted(creature, entryRef(creature, place), entry)) bookForbids(claims, "mn.power.limited.exhausted");
  const why = whyNoAim(body, creature, entry);
  if (why !== null) notOffered(claims, why);
}
