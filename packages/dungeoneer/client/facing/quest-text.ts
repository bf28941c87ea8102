import { spoken } from "@undercroft/table";
import type { Content, QuestCard } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { cardName } from "./names.ts";
import { changesWords, priceWords } from "./steps.ts";
import { monsterLines, rewardWords, standingLines, stepsWords, threatWords } from "./text.ts";

/** What is to be done for a Quest, in lines. */
function deedLines(content: Content, card: QuestCard): readonly string[] {
  switch (card.kind) {
    case "threat":
      return [
        say("quest.threat", { threat: threatWords(card.threat) }),
        say("quest.fails", { steps: stepsWords(card.fail) }),
      ];
    case "chance":
      return [
        card.score === undefined
          ? say("quest.chance", { number: card.number })
          : say("quest.chance-score", { number: card.number, score: say(`score.${card.score}`) }),
        ...(card.bonus === undefined ? [] : [say("quest.bonus", { ...card.bonus })]),
      ];
    case "sacrifice":
      return [say("quest.sacrifice", { price: priceWords(card.price) })];
    case "search":
      return [
        say("quest.search", { threat: threatWords(card.threat) }),
        ...(card.fail === undefined ? [] : [say("quest.search-fails", { steps: stepsWords(card.fail) })]),
        ...(card.monster === undefined
          ? []
          : [say("quest.search-monster", { life: card.monster.life }), ...monsterLines(card.monster)]),
      ];
    case "escort":
      return [say("quest.escort", { what: card.component[spoken()], space: cardName(content, card.to) })];
    case "slay":
      return [say("quest.slay", { life: card.monster.life }), ...monsterLines(card.monster)];
  }
}

/** What it becomes when it is completed (dg.quest.artifact). */
function artifactLines({ artifact }: QuestCard): readonly string[] {
  if (artifact === undefined) return [];
  const level = artifact.level === true ? ` ${say("quest.artifact-level")}` : "";
  return [`${say("quest.artifact", { name: artifact.name[spoken()] })}${level}`, ...standingLines(artifact)];
}

/** A Quest in words: where, what, and what for. */
export function questLines(content: Content, card: QuestCard): readonly string[] {
  return [
    say("quest.where", { space: cardName(content, card.space) }),
    ...deedLines(content, card),
    ...(card.effect === undefined ? [] : [say("quest.effect", { changes: changesWords(card.effect) })]),
    ...(card.rewards.length === 0 ? [] : [say("quest.reward", { rewards: card.rewards.map(rewardWords).join(", ") })]),
    ...artifactLines(card),
  ];
}
