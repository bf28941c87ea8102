/** What stands against playing a Boon or Treasure, and against taking one that lies there. */
import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, playerAt } from "../players.ts";
import type { Question } from "../questions.ts";
import type { Body } from "../state.ts";
import { claimReadying, claimTreasureRoom } from "../turn/readying.ts";
import { claimTreasureTime } from "../turn/treasures.ts";

/** A window that Looting opens is for Treasures alone; else they wait for it (dg.opt.looting.treasure-timing). */
export function claimPlay(body: Body, { kind }: Question, place: number, card: string, claims: Claims<RuleId>): void {
  claimReadying(body, place, card, claims);
  if (kind !== "treasure") claimTreasureTime(body, place, card, claims);
  else if (adventure(body, card).kind !== "treasure") claims.forbid("dg.opt.looting.treasure-timing", 1);
}

/** A Treasure of a fallen hero is taken where it lies, if it may be readied (dg.opt.looting.pick-up, dg.ruling.looting-limits). */
export function claimTake(body: Body, place: number, id: string, claims: Claims<RuleId>): void {
  const { at, movements } = playerAt(body, place);
  const loot = body.loot.find((one) => one.id === id);
  if (loot === undefined || loot.space !== at) {
    claims.forbid("dg.opt.looting.pick-up", 1);
    return;
  }
  if (movements < 1) claims.forbid("dg.opt.looting.pick-up");
  claimTreasureRoom(body, place, loot.card, claims);
}
