/** What cards in play and in hand do besides: moments to use them, and what their texts ask. */

import { numberOf } from "../board/ground.ts";
import { type Answer, type Body, type Player, type Question, sourceOf, spaceOf, stepAt } from "../engine/index.ts";
import { rollWords } from "../facing/fights.ts";
import { cardName, seatName, spaceName } from "../facing/names.ts";
import { capital, priceWords, stepsWords, usageWords } from "../facing/steps.ts";
import { say } from "../words/index.ts";
import { answersOf, heroPlace, onHero, parting, seatNameOf } from "./items.ts";
import { playItem } from "./looting.ts";
import type { Item, Scene, Sheet } from "./model.ts";

type Of<K extends Question["kind"]> = Extract<Question, { readonly kind: K }>;
type To<D extends Answer["do"]> = Extract<Answer, { readonly do: D }>;

const playerIn = ({ state, number }: Scene): Player => {
  const player = state.body.players[number];
  if (player === undefined) throw new Error(`there is no player ${number}`);
  return player;
};

/** An effect of a card in play, with what it does and costs. */
export function usageItem(body: Body, place: number, answer: To<"use">): Item {
  const source = sourceOf(body, place, answer.thing);
  const effect = source?.on.uses[answer.use];
  const card = source?.card ?? "";
  const emblem = body.content.adventures[card]?.emblem ?? body.content.heroes[card]?.emblem;
  const what = body.encounters.find(({ id }) => id === answer.to)?.card;
  return {
    id: `use/${answer.thing}/${answer.use}/${answer.to ?? ""}`,
    label:
      what === undefined
        ? say("act.use", { card: cardName(body.content, card) })
        : say("item.respond", { card: cardName(body.content, card), what: cardName(body.content, what) }),
    detail: effect === undefined ? "" : usageWords(effect),
    icon: emblem ?? "card-random",
    answer,
    ...(answer.to === null ? {} : { pieces: [answer.to] }),
  };
}

/** All that may be played or used: cards of the hand, effects of cards in play. */
export function playedItems(body: Body, player: Player, answers: readonly Answer[]): readonly Item[] {
  const place = body.players.indexOf(player);
  return [
    ...answersOf(answers, "play").map((answer) => playItem(body, player, answer)),
    ...answersOf(answers, "use").map((answer) => usageItem(body, place, answer)),
    ...answersOf(answers, "bane").map((answer) => onHero(body, answer)),
  ];
}

const pass = (detail: string): Item => ({
  id: "pass",
  label: say("item.pass"),
  detail,
  answer: { do: "pass" },
  passes: true,
});

const sheet = (scene: Scene, rule: string, question: string, buttons: readonly Item[]): Sheet => ({
  who: seatName(scene.state.body, scene.number),
  rule,
  question,
  buttons,
  places: buttons,
  about: null,
});

/** A moment at which something may be played or used, whoever's turn it is (dg.special.any-turn). */
export function momentSheet(scene: Scene, answers: readonly Answer[], { moment, rule }: Of<"moment">): Sheet {
  const items = playedItems(scene.state.body, playerIn(scene), answers);
  const roll = rollWords(scene.state, scene.cast);
  return {
    ...sheet(scene, rule, say(`ask.moment-${moment}`), [...items, pass(say("ask.moment-pass"))]),
    ...(roll === "" ? {} : { occasion: [roll] }),
    consequence: say(items.length === 0 ? "ask.moment-none" : "ask.moment-sub"),
  };
}

/** The card of something in play of a player's. */
const cardOf = (player: Player | undefined, thing: string): string =>
  [...(player?.boons ?? []), ...(player?.treasures ?? []), ...(player?.banes ?? []), ...(player?.pack ?? [])].find(
    ({ id }) => id === thing,
  )?.card ?? "";

function partItem(body: Body, owner: Player | undefined, answer: To<"part">): Item {
  const card = cardOf(owner, answer.thing);
  const wounds = owner?.pack.find(({ id }) => id === answer.thing)?.wounds ?? 0;
  const detail = wounds === 0 ? "" : say("item.wounds", { count: wounds });
  return { ...parting(body, answer, card, detail), id: `part/${answer.thing}` };
}

/** More lies ready, or waits in the Pack, than there is room for (dg.ruling.limit-full, dg.pack.excess). */
export function excessSheet(scene: Scene, answers: readonly Answer[], { of, rule }: Of<"excess">): Sheet {
  const { body } = scene.state;
  const items = answersOf(answers, "part").map((answer) => partItem(body, playerIn(scene), answer));
  return sheet(scene, rule, say(of === "pack" ? "ask.excess" : `ask.excess-${of}`), items);
}

/** A card makes somebody part with something (dg.card.forced-discard). */
export function partSheet(scene: Scene, answers: readonly Answer[], { from, of, left, rule }: Of<"part">): Sheet {
  const { body } = scene.state;
  const items = [
    ...answersOf(answers, "discard").map((answer) => parting(body, answer, answer.card, "")),
    ...answersOf(answers, "part").map((answer) => partItem(body, body.players[of], answer)),
  ];
  return {
    ...sheet(scene, rule, say(`ask.part-${from}`, { name: seatName(body, of) }), items),
    consequence: say("ask.part-sub", { left }),
  };
}

/** The hero on whom a Bane lies, by its seat; null for any other card. */
function hostOf({ players }: Body, player: Player, thing: string): string | null {
  const on = player.banes.find(({ id }) => id === thing)?.on;
  return players.some(({ id }) => id === on) ? (on ?? null) : null;
}

/** A card that is kept up for its price, or taken back; a Bane is named with the hero on whom it lies, for there may be two of a card. */
function upkeepItem(scene: Scene, { thing, pays }: To<"upkeep">): Item {
  const { body } = scene.state;
  const player = playerIn(scene);
  const card = cardOf(player, thing);
  const printed = body.content.adventures[card];
  const host = hostOf(body, player, thing);
  const named = cardName(body.content, card);
  const what = host === null ? named : say("item.on-hero", { card: named, name: seatNameOf(body, host) });
  const price = printed !== undefined && "upkeep" in printed ? priceWords(printed.upkeep ?? {}) : "";
  const costs = host === null ? price : say("item.upkeep-price", { price, name: seatNameOf(body, host) });
  return {
    id: `upkeep/${thing}/${pays}`,
    label: say(pays ? "item.upkeep" : "item.let-go", { card: what }),
    detail: pays ? costs : say("item.let-go-how"),
    icon: printed?.emblem ?? "card-random",
    answer: { do: "upkeep", thing, pays },
  };
}

export function upkeepSheet(scene: Scene, answers: readonly Answer[], { rule }: Of<"upkeep">): Sheet {
  const items = answersOf(answers, "upkeep").map((answer) => upkeepItem(scene, answer));
  return { ...sheet(scene, rule, say("ask.upkeep"), items), consequence: say("ask.upkeep-sub") };
}

/** The card whose text asks, with what it says. */
const asking = (body: Body, { card }: { readonly card: string }): string => cardName(body.content, card);

/** What a choice is of: a hero, a space, a card in play, a part of a text. */
function chosenItem(scene: Scene, { text, purpose }: Of<"choose">, answer: To<"choose">): Item {
  const { body } = scene.state;
  const [only, ...more] = answer.things;
  const base = { id: `choose/${answer.things.join("/")}`, answer };
  if (purpose === "modes")
    return { ...base, label: capital(answer.things.map((mode) => modeWords(body, text, mode)).join("; ")) };
  const nameOf = (thing: string): string => {
    if (body.players.some(({ id }) => id === thing)) return seatNameOf(body, thing);
    if (body.map.some(({ id }) => id === thing)) return spaceName(body, thing);
    return cardName(body.content, cardOf(playerIn(scene), thing));
  };
  const label = answer.things.length === 0 ? say("item.none") : answer.things.map(nameOf).join(", ");
  if (only === undefined || more.length > 0) return { ...base, label };
  if (body.players.some(({ id }) => id === only)) return { ...base, label, ...heroPlace(body, only) };
  return body.map.some(({ id }) => id === only)
    ? { ...base, label, squares: [numberOf(spaceOf(body, only))] }
    : { ...base, label };
}

/** What a mode of a text does. */
function modeWords(body: Body, text: Of<"choose">["text"], mode: string): string {
  const step = stepAt(body.content, text);
  const steps = step.do === "choose" ? step.modes[Number(mode.slice(1))]?.steps : undefined;
  return steps === undefined ? mode : stepsWords(steps);
}

export function chooseSheet(scene: Scene, answers: readonly Answer[], question: Of<"choose">): Sheet {
  const items = answersOf(answers, "choose").map((answer) => chosenItem(scene, question, answer));
  const card = asking(scene.state.body, question.text);
  return sheet(scene, question.rule, say(`ask.choose-${question.purpose}`, { card }), items);
}

export function maySheet(scene: Scene, { text, rule }: Of<"may">): Sheet {
  const { body } = scene.state;
  const step = stepAt(body.content, text);
  const does = step.do === "may" ? stepsWords(step.steps) : stepsWords([step]);
  const costs = step.do === "may" ? (step.costs ?? []) : [];
  const price = costs.map(({ pay, amount }) => say(`price.${pay}`, { count: amount })).join(", ");
  const otherwise = step.do === "may" && step.otherwise !== undefined ? stepsWords(step.otherwise) : "";
  return sheet(scene, rule, say("ask.may", { card: asking(body, text), what: does }), [
    { id: "yes", label: capital(does), detail: price, answer: { do: "yes" } },
    pass(otherwise),
  ]);
}

/** A card that costs nothing now. */
const forNothing = (item: Item): Item => ({ ...item, detail: say("item.for-nothing") });

export function rewardSheet(scene: Scene, answers: readonly Answer[], { type, rule }: Of<"reward-play">): Sheet {
  const { body } = scene.state;
  const items = [
    ...playedItems(body, playerIn(scene), answers),
    ...answersOf(answers, "send").map((answer) => onHero(body, answer)),
  ];
  return {
    ...sheet(scene, rule, say("ask.reward-play", { kind: say(`kind.${type}`) }), [...items.map(forNothing), pass("")]),
    consequence: say("ask.reward-play-sub"),
  };
}

export function searchSheet(scene: Scene, answers: readonly Answer[], { type, from, rule }: Of<"search">): Sheet {
  const { body } = scene.state;
  const items = answersOf(answers, "find").map(
    (answer): Item => ({
      ...parting(body, answer, answer.card, ""),
      cards: [],
    }),
  );
  const kind = say(`kind.${type}`);
  return sheet(scene, rule, say(`ask.search-${from}`, { kind }), [...items, pass("")]);
}
