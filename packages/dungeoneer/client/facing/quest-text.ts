import { spoken } from "@undercroft/table";
import type { Content, QuestCard } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { cardName } from "./names.ts";
import { monsterLines, rewardWords, stepsWords, threatWords } from "./text.ts";

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
    case "sacrifice": {
      const { life, glory } = card.price;
      const price = [
        ...(life === undefined ? [] : [say("price.life", { count: life })]),
        ...(glory === undefined ? [] : [say("price.glory", { count: glory })]),
      ];
      return [say("quest.sacrifice", { price: price.join(", ") })];
    }
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

/** A Quest in words: where, what, and what for. */
export function questLines(content: Content, card: QuestCard): readonly string[] {
  return [
    say("quest.where", { space: cardName(content, card.space) }),
    ...deedLines(content, card),
    say("quest.reward", { rewards: card.rewards.map(rewardWords).join(", ") }),
  ];
}
