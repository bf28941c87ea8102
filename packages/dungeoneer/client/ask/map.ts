/** Where a Map card is laid, and which way round (dg.build.draw-place, dg.ruling.rotation). */
import type { Drill } from "@undercroft/table";
import { numberOf } from "../board/ground.ts";
import {
  type Answer,
  type Body,
  beyond,
  type Cell,
  entrance,
  neighbour,
  opposite,
  type Question,
  sides,
} from "../engine/index.ts";
import { cardName, seatName, sideName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import { answersOf } from "./items.ts";
import type { Item, Scene, Sheet } from "./model.ts";

type Of<K extends Question["kind"]> = Extract<Question, { readonly kind: K }>;

/** Where an empty place lies, by the cards that it touches: "east of Low Crossing". */
export function placeWords(body: Body, cell: Cell): string {
  const touched = sides.flatMap((side) => {
    const card = neighbour(body, cell, side)?.card;
    return card === undefined
      ? []
      : [say("place.beside", { side: sideName(opposite[side]), space: cardName(body.content, card) })];
  });
  return touched.join(", ");
}

export const wayRound = (turned: boolean): string => say(turned ? "place.turned" : "place.printed");

function placeItem(body: Body, answer: Extract<Answer, { readonly do: "place" }>, isOnly: boolean): Item {
  const where = placeWords(body, answer);
  return {
    id: `place/${answer.x}/${answer.y}/${answer.turned ? "turned" : "printed"}`,
    label: isOnly ? where : wayRound(answer.turned),
    detail: isOnly ? wayRound(answer.turned) : where,
    icon: answer.turned ? "clockwise-rotation" : "check-mark",
    answer,
    squares: [numberOf(answer)],
  };
}

/** The list of all ways to lay a card at one place. */
export const spaceList = (at: number): string => `space/${at}`;

/** The list of all places where one of several cards may be laid. */
export const cardList = (card: string): string => `build/${card}`;

/** Whether a list is of one card alone: of all its places, or of one. */
export const isOfCard = (drill: Drill, card: string): boolean =>
  drill?.on === "list" && `${drill.list}/`.startsWith(`${cardList(card)}/`);

/** The list of a place that is pressed: if a card was chosen before, of that card alone. */
export const listAt = (chosen: string | undefined, at: number): string =>
  chosen === undefined ? spaceList(at) : `${cardList(chosen)}/${spaceList(at)}`;

/** Each place once: pressed, it lays the card if there is one way round, else it asks for it. */
function placeButtons(body: Body, items: readonly Item[], answers: readonly Cell[]): readonly Item[] {
  const numbers = [...new Set(answers.map(numberOf))];
  return numbers.flatMap((at): readonly Item[] => {
    const there = items.filter(({ squares }) => squares?.includes(at) === true);
    const [only] = there;
    const cell = answers.find((one) => numberOf(one) === at);
    if (only === undefined || cell === undefined) return [];
    if (there.length === 1) return [only];
    return [
      {
        id: `place-at/${at}`,
        label: placeWords(body, cell),
        detail: say("place.both"),
        icon: "clockwise-rotation",
        opens: { on: "list", list: spaceList(at) },
        squares: [at],
      },
    ];
  });
}

export function placeSheet(scene: Scene, answers: readonly Answer[], { card, rule }: Of<"place">): Sheet {
  const { body } = scene.state;
  const places = answersOf(answers, "place");
  const isOnly = (cell: Cell): boolean => places.filter((one) => numberOf(one) === numberOf(cell)).length === 1;
  const items = places.map((answer) => placeItem(body, answer, isOnly(answer)));
  return {
    who: say("who.builder", { name: seatName(body, scene.number) }),
    rule,
    question: say("ask.place", { card: cardName(body.content, card) }),
    consequence: say("ask.place-sub"),
    buttons: placeButtons(body, items, places),
    places: items,
    about: null,
  };
}

export function orientSheet(scene: Scene, answers: readonly Answer[], { card, side, rule }: Of<"orient">): Sheet {
  const { body } = scene.state;
  const start = entrance(body);
  const squares = start === undefined ? [] : [numberOf(beyond(start, side))];
  const items = answersOf(answers, "orient").map(
    (answer): Item => ({
      id: `orient/${answer.turned ? "turned" : "printed"}`,
      label: wayRound(answer.turned),
      icon: answer.turned ? "clockwise-rotation" : "check-mark",
      answer,
      squares,
    }),
  );
  return {
    who: say("who.builder", { name: seatName(body, scene.number) }),
    rule,
    question: say("ask.orient", { card: cardName(body.content, card) }),
    consequence: say("ask.orient-sub", { side: sideName(side) }),
    buttons: items,
    places: items,
    about: null,
  };
}
