/** Tries at Quests (dg.quest.*). */
import type { Claims } from "@undercroft/kernel";
import { canPay } from "../effects/paying.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt, questCard } from "../players.ts";
import type { Answer } from "../questions.ts";
import { questsOpenTo, standsOn } from "../quests/in-play.ts";
import { fightsMonster, triesCost, triesRule } from "../quests/trying.ts";
import type { Body } from "../state.ts";

type Ruling = Claims<RuleId>;

/** A Quest is tried in its space: where that is not on the map, nowhere (dg.quest.space-required, dg.ruling.quest-space-missing). */
export function claimSpace(body: Body, place: number, space: string, claims: Ruling): void {
  if (!body.map.some(({ card }) => card === space)) claims.forbid("dg.ruling.quest-space-missing");
  else if (!standsOn(body, place, space)) claims.forbid("dg.quest.space-required");
}

/** A Quest is tried in its space, as often as is paid for (dg.quest.space-required, dg.quest.free-attempt). */
export function claimQuest(
  body: Body,
  place: number,
  { quest: id, bonus }: Extract<Answer, { do: "quest" }>,
  claims: Ruling,
): void {
  const player = playerAt(body, place);
  const quest = questsOpenTo(body, place).find((one) => one.id === id);
  if (quest === undefined) {
    claims.forbid("dg.ruling.personal-quest-ownership", 1);
    return;
  }
  const card = questCard(body, quest.card);
  claimSpace(body, place, card.space, claims);
  if (!fightsMonster(card, quest) && player.movements < triesCost(card, quest)) claims.forbid(triesRule(card));
  if (card.kind === "escort") claims.forbid("dg.quest.escort.procedure");
  if (fightsMonster(card, quest) && quest.struck !== null) claims.forbid("dg.quest.slay.one-attack");
  if (card.kind === "sacrifice") {
    const { life: lives = 0 } = card.price;
    if (lives > 0 && player.life <= lives) claims.forbid("dg.ruling.sacrifice-lethal-price");
    else if (!canPay(body, place, card.price, place)) claims.forbid("dg.ruling.glory-affordability");
  }
  const sold = card.kind === "chance" ? card.bonus : undefined;
  if (bonus > 0 && (sold === undefined || player.glory < bonus * sold.glory)) claims.forbid("dg.quest.chance.bonus");
}
