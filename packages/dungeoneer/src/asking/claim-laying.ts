/** Map cards: where they lie (dg.map.*). */
import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { checkPlacement } from "../map/placing.ts";
import { playerAt } from "../players.ts";
import type { Answer } from "../questions.ts";
import type { Body } from "../state.ts";

type Ruling = Claims<RuleId>;

/** One of the Map cards that it was dealt, where it may lie (dg.opt.revealed-map.placing). */
export function claimLaying(body: Body, place: number, answer: Extract<Answer, { do: "build" }>, claims: Ruling): void {
  if (!playerAt(body, place).maps.includes(answer.card)) {
    claims.forbid("dg.opt.revealed-map.placing", 2);
    return;
  }
  const verdict = checkPlacement(body, answer.card, answer);
  if (!verdict.legal) claims.forbid(verdict.rule);
}
