import { type Answer, levelsControlled, type Question } from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { answersOf, pieceWords, spaceAt, squareWords } from "./words.ts";

type Deploy = Extract<Question, { readonly kind: "deploy" }>;

/** A deployment: a card of the hand, then a square for it. */
export function deploySheet(scene: Scene, question: Deploy, answers: readonly Answer[]): Sheet {
  const { state, number, drill } = scene;
  const { content } = state.body;
  const spots = answersOf(answers, "deploy");
  const cards = [...new Set(spots.map((answer) => answer.card))];
  const back = answersOf(answers, "take-back").map(
    (answer): Item => ({
      id: JSON.stringify(answer),
      label: say("deploy.take-back", { name: pieceWords(scene, answer.creature) }),
      answer,
      pieces: [answer.creature],
    }),
  );
  const done = answersOf(answers, "done").map(
    (answer): Item => ({
      id: "done",
      label: say(question.placed.length === 0 ? "deploy.nobody" : "deploy.done"),
      answer,
      shortcut: "E",
    }),
  );
  const levels = levelsControlled(state.body, number);
  const most = state.body.seats[number]?.leadership ?? 0;
  const head = {
    who: say(question.starting ? "deploy.starting" : "deploy.phase"),
    rule: question.rule,
    consequence: say("deploy.levels", { levels, most, left: most - levels }),
    about: null,
  };
  const chosen =
    drill?.on === "card" && cards.includes(drill.id) ? drill.id : cards.length === 1 ? cards[0] : undefined;
  const choices = cards.map(
    (card): Item => ({
      id: `card:${card}`,
      label: cardName(content, card),
      detail: say("deploy.level", { level: content.creatures[card]?.level ?? 0 }),
      opens: { on: "card", id: card },
      cards: [card],
    }),
  );
  const size = content.creatures[chosen ?? ""]?.size ?? 1;
  const squares = spots
    .filter((answer) => answer.card === chosen)
    .map(
      (answer): Item => ({
        id: `at:${answer.at}`,
        label: say("deploy.at", { name: cardName(content, answer.card), square: squareWords(scene, answer.at, size) }),
        answer,
        squares: spaceAt(scene, answer.at, size),
      }),
    );
  if (chosen === undefined)
    return {
      ...head,
      question: say(cards.length === 0 ? "deploy.no-more" : "deploy.who"),
      buttons: [...choices, ...done],
      places: [...choices, ...back],
    };
  const [first] = squares;
  const here: readonly Item[] = first === undefined ? [] : [{ ...first, id: "here", squares: [] }];
  return {
    ...head,
    question: say("deploy.where", { name: cardName(content, chosen) }),
    buttons: [...here, ...choices.filter((item) => item.id !== `card:${chosen}`), ...done],
    places: [...squares, ...choices, ...back],
  };
}
