import { spoken } from "@undercroft/table";
import type { Answer } from "../engine/index.ts";
import { seatName } from "../facing/names.ts";
import { questLines } from "../facing/quest-text.ts";
import { say } from "../words/index.ts";
import { answersOf } from "./items.ts";
import type { Item, Scene, Sheet } from "./model.ts";

/** Which of two Quests stays hidden from the others (dg.opt.secret-quest.choose). */
export function secretSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const secrets = body.players[scene.number]?.secrets ?? [];
  const items = answersOf(answers, "keep-secret").map((answer): Item => {
    const card = body.content.quests[secrets.find(({ id }) => id === answer.quest)?.card ?? ""];
    return {
      id: `keep-secret/${answer.quest}`,
      label: card?.name[spoken()] ?? "",
      detail: card === undefined ? "" : questLines(body.content, card).join(" "),
      icon: "scroll-unfurled",
      answer,
    };
  });
  return {
    who: seatName(body, scene.number),
    rule,
    question: say("ask.keep-secret"),
    consequence: say("ask.keep-secret-sub"),
    buttons: items,
    places: items,
    about: null,
  };
}
