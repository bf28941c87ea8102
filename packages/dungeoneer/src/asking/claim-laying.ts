/** Map cards: where they lie, and which way round (dg.map.*, dg.setup.*). */
import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { checkPlacement } from "../map/placing.ts";
import { entrance } from "../map/ways.ts";
import { playerAt } from "../players.ts";
import type { Answer, Question } from "../questions.ts";
import { startOrientations } from "../set-up/set-up.ts";
import type { Body } from "../state.ts";

type Ruling = Claims<RuleId>;

export function claimOrient(
  body: Body,
  question: Extract<Question, { kind: "orient" }>,
  turned: boolean,
  claims: Ruling,
): void {
  const start = entrance(body);
  const able = start === undefined ? [] : startOrientations(body, start, question.card, question.side);
  if (!able.includes(turned)) claims.forbid("dg.ruling.start-passage-orientation");
}

/** One of the Map cards that it was dealt, where it may lie (dg.opt.revealed-map.placing). */
export function claimLaying(body: Body, place: number, answer: Extract<Answer, { do: "build" }>, claims: Ruling): void {
  if (!playerAt(body, place).maps.includes(answer.card)) {
    claims.forbid("dg.opt.revealed-map.placing", 2);
    return;
  }
  const verdict = checkPlacement(body, answer.card, answer);
  if (!verdict.legal) claims.forbid(verdict.rule);
}
