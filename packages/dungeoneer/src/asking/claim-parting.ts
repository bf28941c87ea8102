/** What goes at the end of a turn, to an effect or for want of room (dg.discard.*). */
import type { Claims } from "@undercroft/kernel";
import { isDungeonlord } from "../campaign/party.ts";
import { isExcess } from "../effects/room.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Answer, Question } from "../questions.ts";
import type { Body } from "../state.ts";

type Ruling = Claims<RuleId>;

export function claimDiscard(body: Body, place: number, answer: Answer, claims: Ruling): void {
  const { hand, boons, treasures, pack } = playerAt(body, place);
  if (answer.do === "pass" && hand.length > 0 && !isDungeonlord(body, place)) claims.forbid("dg.discard.mandatory-one");
  if (answer.do === "discard" && !hand.includes(answer.card))
    claims.forbid(
      boons.some(({ card }) => card === answer.card) ? "dg.boon.no-voluntary-discard" : "dg.discard.sources",
    );
  if (answer.do === "discard-treasure" && !treasures.some(({ id }) => id === answer.treasure))
    claims.forbid("dg.discard.sources");
  if (answer.do === "discard-monster" && !pack.some(({ id }) => id === answer.monster))
    claims.forbid("dg.discard.sources");
}

/** What is lost to an effect or for want of room is of the kind that is asked for, and too much itself. */
export function claimParting(body: Body, question: Question, place: number, answer: Answer, claims: Ruling): void {
  const from = question.kind === "part" ? question.from : question.kind === "excess" ? question.of : null;
  const player = playerAt(body, question.kind === "part" ? question.of : place);
  const isHand = answer.do === "discard" && from === "hand" && player.hand.includes(answer.card);
  const isThing =
    answer.do === "part" && from !== null && from !== "hand" && player[from].some(({ id }) => id === answer.thing);
  const isSpared =
    isThing &&
    question.kind === "excess" &&
    question.of !== "pack" &&
    !isExcess(body, player, question.of, answer.thing);
  if ((!isHand && !isThing) || isSpared) claims.forbid(question.rule);
}
