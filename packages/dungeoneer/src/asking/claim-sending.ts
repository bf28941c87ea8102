/** Encounters are sent from the hand or the Pack (dg.dl.attack.declare). */
import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, playerAt } from "../players.ts";
import type { Answer, Question } from "../questions.ts";
import type { Body } from "../state.ts";
import { packsWander } from "../wandering/pack.ts";
import { claimPeril } from "./claim-playing.ts";

type Ruling = Claims<RuleId>;

export function claimSending(
  body: Body,
  place: number,
  question: Question,
  answer: Extract<Answer, { do: "send" | "send-pack" }>,
  claims: Ruling,
): void {
  const { hand, pack } = playerAt(body, place);
  const priceOf = (card: string): number => (question.kind === "reward-play" ? 0 : adventure(body, card).value);
  if (answer.do === "send-pack") {
    const monster = pack.find(({ id }) => id === answer.monster);
    if (packsWander(body)) claims.forbid("dg.ruling.wandering-pack-state", 2);
    else if (monster === undefined) claims.forbid("dg.pack.play-cost", 2);
    else claimPeril(body, place, priceOf(monster.card), answer.target, claims);
    return;
  }
  if (!hand.includes(answer.card)) {
    claims.forbid("dg.dl.role", 2);
    return;
  }
  const { kind } = adventure(body, answer.card);
  const isEncounter = kind === "monster" || kind === "trap" || kind === "obstacle";
  if (!isEncounter) {
    claims.forbid("dg.card.playtime", 2);
    return;
  }
  if (question.kind === "reward-play" && question.type !== "encounter") claims.forbid("dg.quest.reward.play", 2);
  claimPeril(body, place, priceOf(answer.card), answer.target, claims);
}
