import { spoken } from "@undercroft/table";
import { type Answer, actionLine, activatedPowers, type State, stackOf } from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { actionTitle } from "../facing/stack.ts";
import { say } from "../words/index.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { outlook, summaryOf } from "./outlook.ts";
import { answersOf, pieceWords, textWords } from "./words.ts";

type Play = Extract<Answer, { readonly do: "play" }>;
type Creature = State["body"]["creatures"][number];
type Use = Extract<Answer, { readonly do: "power" }>;

const key = (answer: Answer): string => JSON.stringify(answer);

/** What an answer comes to if nobody answers it, in a few words; `about` is a creature that its label names. */
export function price(scene: Scene, answer: Answer, about: string | null = null): string {
  return summaryOf(scene.state, outlook(scene.state, scene.seat, answer), about);
}

/** The only target that an action will take by itself, if another creature than the actor. */
function onlyTarget(scene: Scene, aims: readonly string[], actor: string): Creature | null {
  const [aim] = aims;
  const creature = scene.state.body.creatures.find((one) => one.id === aim);
  return creature === undefined || aims.length > 1 || creature.id === actor ? null : creature;
}

/** A target in words; one's own creature is called so. */
function targetWords(scene: Scene, target: Creature): string {
  const name = pieceWords(scene, target.id);
  return say("play.only-target", {
    name: target.controller === scene.number ? say("stack.own-target", { name }) : name,
  });
}

function against(state: State, response: string | null): string | null {
  const action = response === null ? undefined : stackOf(state).find((one) => one.id === response);
  return action === undefined || stackOf(state).length < 2 ? null : actionTitle(state, action);
}

function playItem(scene: Scene, play: Play, withCard: boolean): Item {
  const { state } = scene;
  const name = cardName(state.body.content, play.card);
  const actor = pieceWords(scene, play.creature);
  const to = against(state, play.response);
  const look = outlook(state, scene.seat, play);
  const target = onlyTarget(scene, look.aims, play.creature);
  // The question is about the active creature and names it already.
  const unnamed = withCard && play.creature !== state.body.turn.active;
  const details = [
    ...(unnamed ? [actor] : []),
    ...(play.assist ? [say("play.assisted")] : []),
    ...(to === null ? [] : [say("play.against", { title: to })]),
    ...(target === null ? [] : [targetWords(scene, target)]),
    summaryOf(state, look, target?.id ?? null),
    ...(look.whole ? [] : [say("play.choice-next")]),
  ].filter((part) => part !== "");
  return {
    id: key(play),
    label: withCard ? name : actor,
    ...(details.length === 0 ? {} : { detail: details.join(", ") }),
    answer: play,
    cards: [play.card],
    pieces: withCard ? [] : [play.creature],
  };
}

/** Every order that may be played, one item a card: played at once if only one way is open, else opened. */
export function playItems(scene: Scene, answers: readonly Answer[]): readonly Item[] {
  const plays = answersOf(answers, "play");
  return [...new Set(plays.map((play) => play.card))].map((card) => {
    const ways = plays.filter((play) => play.card === card);
    const [only] = ways;
    if (only !== undefined && ways.length === 1) return playItem(scene, only, true);
    const actors = new Set(ways.map((way) => way.creature));
    return {
      id: `card:${card}`,
      label: cardName(scene.state.body.content, card),
      detail: say("play.ways", { count: actors.size }),
      opens: { on: "card", id: card },
      cards: [card],
    };
  });
}

/** One card to be played, and who may play it: what is asked, what the card says, and the ways. */
export function waysSheet(
  scene: Scene,
  answers: readonly Answer[],
  card: string,
): Pick<Sheet, "question" | "consequence" | "buttons" | "places"> {
  const ways = waysOf(scene, answers, card);
  const consequence = textWords(scene, { card, path: [] });
  return {
    question: say("play.who", { card: cardName(scene.state.body.content, card) }),
    ...(consequence === undefined ? {} : { consequence }),
    buttons: ways,
    places: ways,
  };
}

/** The ways in which one card may be played. */
function waysOf(scene: Scene, answers: readonly Answer[], card: string): readonly Item[] {
  return answersOf(answers, "play")
    .filter((play) => play.card === card)
    .map((play) => playItem(scene, play, false));
}

function powerItem(scene: Scene, use: Use): Item {
  const { state, number } = scene;
  const found = activatedPowers(state, use.thing, number)[use.power];
  const creature = state.body.creatures.find((one) => one.id === use.thing);
  const commander = state.body.seats[number]?.commander ?? "";
  const owner = creature === undefined ? cardName(state.body.content, commander) : pieceWords(scene, creature.id);
  const first = found?.power.actions[0];
  const text =
    first === undefined
      ? ""
      : actionLine(first, spoken(), scene.keywords)
          .map((span) => span.text)
          .join("");
  return {
    id: key(use),
    label: say("power.of", { name: owner }),
    detail: text,
    answer: use,
    ...(creature === undefined ? {} : { pieces: [creature.id] }),
  };
}

/** Every power that may be used. */
export function powerItems(scene: Scene, answers: readonly Answer[]): readonly Item[] {
  return answersOf(answers, "power").map((use) => powerItem(scene, use));
}
