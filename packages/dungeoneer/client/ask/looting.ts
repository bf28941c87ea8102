/** Looting: what lies in a hero's space, and when Treasures are played from the hand (dg.opt.looting.pick-up). */
import { type Answer, adventure, type Body, type Player } from "../engine/index.ts";
import { cardName, seatName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import { answersOf, seatNameOf, standsAt } from "./items.ts";
import type { Item, Scene, Sheet } from "./model.ts";

/** A Treasure that is taken where it lies, for 1 Movement. */
export function takeItem(body: Body, player: Player, answer: Extract<Answer, { readonly do: "take" }>): Item {
  const card = body.loot.find(({ id }) => id === answer.treasure)?.card ?? "";
  return {
    id: `take/${answer.treasure}`,
    label: say("act.take", { card: cardName(body.content, card) }),
    detail: say("act.take-price"),
    icon: body.content.adventures[card]?.emblem ?? "card-random",
    answer,
    squares: [standsAt(body, player)],
  };
}

/** How a card is played: readied, used at once where it could be kept, for another hero. */
function playLabel(body: Body, { card, how, on }: Extract<Answer, { readonly do: "play" }>): string {
  const values = { card: cardName(body.content, card) };
  if (on !== null) return say("act.play-for", { ...values, name: seatNameOf(body, on) });
  const printed = adventure(body, card);
  const keeps = "keeps" in printed && printed.keeps === true;
  return say(keeps ? `act.play-${how}` : "act.play", values);
}

/** A Boon or Treasure of the hand, with what it costs. */
export function playItem(body: Body, player: Player, answer: Extract<Answer, { readonly do: "play" }>): Item {
  const card = adventure(body, answer.card);
  return {
    id: `play/${answer.card}/${answer.how}/${answer.on ?? ""}`,
    label: playLabel(body, answer),
    detail: say("price.glory-of", { value: card.value, glory: player.glory }),
    icon: card.emblem ?? "card-random",
    answer,
    cards: [answer.card],
  };
}

export function treasureSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  if (player === undefined) throw new Error(`there is no player ${scene.number}`);
  const items = answersOf(answers, "play").map((answer) => playItem(body, player, answer));
  return {
    who: say("who.hero", { name: seatName(body, scene.number) }),
    rule,
    question: say("ask.treasure"),
    consequence: say(items.length === 0 ? "ask.treasure-none" : "ask.treasure-sub"),
    buttons: [
      ...items,
      { id: "pass", label: say("item.pass"), detail: say("ask.treasure-pass"), answer: { do: "pass" }, passes: true },
    ],
    places: items,
    about: player.id,
  };
}
