/** What a campaign asks, and whoever lays one of several cards: Map cards to build, cards to buy, Permanents to ready, whose Peril pays. */
import { numberOf } from "../board/ground.ts";
import { type Answer, adventure, type Body, type Question } from "../engine/index.ts";
import { cardName, seatName } from "../facing/names.ts";
import { rich, say } from "../words/index.ts";
import { answersOf, lordOf, parting } from "./items.ts";
import { cardList, isOfCard, placeWords, wayRound } from "./map.ts";
import type { Item, Scene, Sheet } from "./model.ts";

type Of<K extends Question["kind"]> = Extract<Question, { readonly kind: K }>;

function buildItem(body: Body, answer: Extract<Answer, { readonly do: "build" }>, isChosen: boolean): Item {
  const { card, x, y, turned } = answer;
  const where = placeWords(body, answer);
  return {
    id: `build/${card}/${x}/${y}/${turned ? "turned" : "printed"}`,
    label: isChosen ? where : cardName(body.content, card),
    detail: isChosen ? wayRound(turned) : `${where}, ${wayRound(turned)}`,
    icon: turned ? "clockwise-rotation" : "check-mark",
    answer,
    squares: [numberOf(answer)],
  };
}

/** A card that is still to be laid: pressed, it shows where it may lie (dg.campaign.dl.build). */
function cardItem(body: Body, card: string, answers: readonly Answer[]): Item {
  const ways = answersOf(answers, "build").filter((answer) => answer.card === card);
  const label = cardName(body.content, card);
  const detail = say("build.ways", { count: ways.length });
  return ways.length === 0
    ? { id: `build-card/${card}`, label, detail: say("build.nowhere"), icon: "dungeon-gate" }
    : { id: `build-card/${card}`, label, detail, icon: "dungeon-gate", opens: { on: "list", list: cardList(card) } };
}

/** Buttons for the cards that may be laid, or for the places of the one that was pressed, and those places. */
function layingOf(
  { state: { body }, drill }: Scene,
  answers: readonly Answer[],
  cards: readonly string[],
): Pick<Sheet, "buttons" | "places"> & { readonly chosen: string | undefined } {
  const chosen = cards.find((card) => isOfCard(drill, card));
  const ways = answersOf(answers, "build").filter(({ card }) => chosen === undefined || card === chosen);
  const places = ways.map((answer) => buildItem(body, answer, chosen !== undefined));
  const openers = [...new Set(cards)].map((card) => cardItem(body, card, answers));
  // What fits nowhere stands last: the first button is the likeliest.
  const buttons = openers.toSorted((a, b) => Number(a.opens === undefined) - Number(b.opens === undefined));
  return { buttons: chosen === undefined ? buttons : places, places, chosen };
}

export function buildSheet(scene: Scene, answers: readonly Answer[], { cards, laid, rule }: Of<"build">): Sheet {
  const { body } = scene.state;
  const { buttons, places, chosen } = layingOf(scene, answers, cards);
  const names = { card: chosen === undefined ? "" : cardName(body.content, chosen), left: cards.length };
  return {
    who: lordOf(scene),
    rule,
    question: say(chosen === undefined ? "ask.build" : "ask.place", names),
    consequence: say(laid.length === 0 ? "ask.build-first" : "ask.build-joined"),
    buttons,
    places,
    about: null,
  };
}

/** One of the Map cards that were dealt is laid before play starts (dg.opt.revealed-map.placing). */
export function laySheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const cards = body.players[scene.number]?.maps ?? [];
  const { buttons, places, chosen } = layingOf(scene, answers, cards);
  const passing = answersOf(answers, "pass").map(
    (answer): Item => ({ id: "pass", label: say("item.none-laid"), icon: "check-mark", answer }),
  );
  return {
    who: say("who.builder", { name: seatName(body, scene.number) }),
    rule,
    question:
      chosen === undefined
        ? say("ask.lay", { count: cards.length })
        : say("ask.place", { card: cardName(body.content, chosen) }),
    consequence: say(passing.length > 0 ? "ask.lay-none" : "ask.lay-sub"),
    buttons: [...buttons, ...passing],
    places,
    about: null,
  };
}

export function buySheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  const items: readonly Item[] = [
    ...answersOf(answers, "buy").map(
      (answer): Item => ({
        id: "buy",
        label: say("item.buy"),
        detail: say("price.glory-of", { value: 1, glory: player?.glory ?? 0 }),
        icon: "card-random",
        answer,
      }),
    ),
    ...answersOf(answers, "discard-treasure").map((answer) => {
      const card = player?.treasures.find(({ id }) => id === answer.treasure)?.card ?? "";
      return { ...parting(body, answer, card, say("item.ready-treasure")), id: `discard-treasure/${answer.treasure}` };
    }),
    ...answersOf(answers, "done").map(
      (answer): Item => ({ id: "done", label: say("item.bought"), answer, passes: true }),
    ),
  ];
  return {
    who: say("who.hero", { name: seatName(body, scene.number) }),
    rule,
    question: say("ask.buy"),
    consequence: say("ask.buy-sub"),
    buttons: items,
    places: items,
    about: player?.id ?? null,
  };
}

export function equipSheet(scene: Scene, answers: readonly Answer[], rule: string): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  const items = answersOf(answers, "play").map((answer): Item => {
    const { value, emblem } = adventure(body, answer.card);
    return {
      id: `play/${answer.card}`,
      label: say("act.play", { card: cardName(body.content, answer.card) }),
      detail: say("price.glory-of", { value, glory: player?.glory ?? 0 }),
      icon: emblem ?? "card-random",
      answer,
      cards: [answer.card],
    };
  });
  return {
    who: say("who.hero", { name: seatName(body, scene.number) }),
    rule,
    question: say("ask.equip"),
    consequence: say(items.length === 0 ? "ask.equip-none" : "ask.equip-sub"),
    buttons: [
      ...items,
      { id: "pass", label: say("item.pass"), detail: say("ask.equip-pass"), answer: { do: "pass" }, passes: true },
    ],
    places: items,
    about: player?.id ?? null,
  };
}

export function fundSheet(scene: Scene, answers: readonly Answer[], { target, value, rule }: Of<"fund">): Sheet {
  const { body } = scene.state;
  const name = seatName(body, target);
  const items = answersOf(answers, "fund").map(
    (answer): Item => ({
      id: `fund/${answer.own}`,
      label: say("item.fund", { own: answer.own }),
      detail: say("item.fund-rest", { name, rest: value - answer.own }),
      answer,
    }),
  );
  return {
    who: lordOf(scene),
    rule,
    question: say("ask.fund"),
    consequence: rich("ask.fund-sub", { value, name }),
    buttons: items,
    places: items,
    about: null,
  };
}
