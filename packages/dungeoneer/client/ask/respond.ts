/** The Response step: what a Boon may answer, and where it may lead (dg.dl.response.boons). */
import { numberOf } from "../board/ground.ts";
import { type Answer, adventure, type Body, leadsTo, type Player, type Question, spaceOf } from "../engine/index.ts";
import { cardName, seatName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import { answersOf } from "./items.ts";
import type { Item, Scene, Sheet } from "./model.ts";

type Of<K extends Question["kind"]> = Extract<Question, { readonly kind: K }>;

/** What is answered: an Encounter of the batch, or the Bane. */
function answeredName(body: Body, to: string | null, bane: string | null): string {
  const card = to === null ? bane : (body.encounters.find(({ id }) => id === to)?.card ?? null);
  return card === null ? "" : cardName(body.content, card);
}

function respondItem(
  body: Body,
  player: Player,
  bane: string | null,
  answer: Extract<Answer, { readonly do: "respond" }>,
): Item {
  const { card, to, side } = answer;
  const printed = adventure(body, card);
  const there = side === null ? null : leadsTo(body, spaceOf(body, player.at), side);
  const values = { card: cardName(body.content, card), what: answeredName(body, to, bane) };
  return {
    id: `respond/${card}/${to ?? ""}/${side ?? ""}`,
    label:
      there === null
        ? say("item.respond", values)
        : say("item.respond-away", { ...values, space: cardName(body.content, there.card) }),
    detail: say("price.glory-of", { value: printed.value, glory: player.glory }),
    icon: printed.emblem ?? "card-random",
    answer,
    cards: [card],
    ...(to === null ? {} : { pieces: [to] }),
    ...(there === null ? {} : { squares: [numberOf(there)] }),
  };
}

export function respondSheet(scene: Scene, answers: readonly Answer[], { bane, rule }: Of<"respond">): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  if (player === undefined) throw new Error(`there is no player ${scene.number}`);
  const items = answersOf(answers, "respond").map((answer) => respondItem(body, player, bane, answer));
  return {
    who: say("who.hero", { name: seatName(body, scene.number) }),
    rule,
    question: bane === null ? say("ask.respond") : say("ask.respond-bane", { card: cardName(body.content, bane) }),
    consequence: say("ask.respond-sub"),
    buttons: [
      ...items,
      { id: "pass", label: say("item.pass"), detail: say("ask.respond-pass"), answer: { do: "pass" }, passes: true },
    ],
    places: items,
    about: player.id,
  };
}
