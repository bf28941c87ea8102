import type { Answer } from "../engine/index.ts";
import { seatName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import { answersOf, parting } from "./items.ts";
import type { Item, Scene, Sheet } from "./model.ts";

/** The one discard of a turn (dg.discard.mandatory-one, dg.discard.sources). */
export function discardSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  const items: readonly Item[] = [
    ...answersOf(answers, "discard").map((answer) => parting(body, answer, answer.card, "")),
    ...answersOf(answers, "discard-treasure").map((answer) => {
      const card = player?.treasures.find(({ id }) => id === answer.treasure)?.card ?? "";
      return { ...parting(body, answer, card, say("item.ready-treasure")), id: `discard-treasure/${answer.treasure}` };
    }),
    ...answersOf(answers, "discard-monster").map((answer) => {
      const card = player?.pack.find(({ id }) => id === answer.monster)?.card ?? "";
      return { ...parting(body, answer, card, say("item.in-pack")), id: `discard-monster/${answer.monster}` };
    }),
    ...answersOf(answers, "pass").map(
      (answer): Item => ({ id: "pass", label: say("item.keep-all"), answer, passes: true }),
    ),
  ];
  return {
    who: seatName(body, scene.number),
    rule,
    question: say("ask.discard"),
    consequence: say("ask.discard-sub"),
    buttons: items,
    places: items,
    about: null,
  };
}
