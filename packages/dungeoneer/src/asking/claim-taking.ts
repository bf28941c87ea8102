import type { Claims } from "@undercroft/kernel";
import { whyNotReadied } from "../effects/readying.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Body } from "../state.ts";

/** A Treasure of a fallen hero is taken where it lies, if it may be readied (dg.opt.looting.pick-up, dg.ruling.looting-limits). */
export function claimTake(body: Body, place: number, id: string, claims: Claims<RuleId>): void {
  const { at, movements } = playerAt(body, place);
  const loot = body.loot.find((one) => one.id === id);
  if (loot === undefined || loot.space !== at) {
    claims.forbid("dg.opt.looting.pick-up", 1);
    return;
  }
  if (movements < 1) claims.forbid("dg.opt.looting.pick-up");
  const why = whyNotReadied(body, place, loot.card);
  if (why !== null) claims.forbid(why);
}
