/** The Response step: what a Boon may answer, and where it may lead (dg.dl.response.boons). */
import type { Span } from "@undercroft/table";
import {
  type Answer,
  adventure,
  type Body,
  type EncounterInPlay,
  inBatch,
  type Player,
  type Question,
} from "../engine/index.ts";
import { cardName, seatName } from "../facing/names.ts";
import { adventureLines } from "../facing/text.ts";
import { say } from "../words/index.ts";
import { playedItems } from "./effects.ts";
import { answersOf, byCard } from "./items.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { overcomesOf } from "./odds.ts";

type Of<K extends Question["kind"]> = Extract<Question, { readonly kind: K }>;

/** The Encounters of the batch that a player may answer (dg.ruling.trap-engagement). */
const facing = (body: Body, number: number): readonly EncounterInPlay[] =>
  inBatch(body).filter(({ engaged, turnedAside }) => engaged.includes(number) && !turnedAside);

/** What is answered: an Encounter of the batch, or the Bane. */
function answeredName(body: Body, to: string | null, bane: string | null): string {
  const card = to === null ? bane : (body.encounters.find(({ id }) => id === to)?.card ?? null);
  return card === null ? "" : cardName(body.content, card);
}

function respondLabel(scene: Scene, answer: Extract<Answer, { readonly do: "respond" }>, bane: string | null): string {
  const { body } = scene.state;
  const { card, to } = answer;
  const values = { card: cardName(body.content, card), what: answeredName(body, to, bane) };
  const isOnly = bane !== null || facing(body, scene.number).length === 1;
  return isOnly ? say("act.play", values) : say("item.respond", values);
}

function respondItem(
  scene: Scene,
  player: Player,
  answer: Extract<Answer, { readonly do: "respond" }>,
  bane: string | null,
): Item {
  const { body } = scene.state;
  const { card, to } = answer;
  const printed = adventure(body, card);
  return {
    id: `respond/${card}/${to ?? ""}`,
    label: respondLabel(scene, answer, bane),
    detail: say("price.glory-of", { value: printed.value, glory: player.glory }),
    icon: printed.emblem ?? "card-random",
    answer,
    cards: [card],
    ...(to === null ? {} : { pieces: [to] }),
  };
}

/** What comes, with what it can do to this hero. */
function comesWords(body: Body, player: Player, card: string): readonly Span[] {
  const printed = adventure(body, card);
  const isThreat = printed.kind === "trap" || printed.kind === "obstacle";
  const odds = isThreat ? ` ${say("ask.respond-odds", { odds: overcomesOf(body, player, printed.threat) })}` : "";
  return [{ text: cardName(body.content, card), tone: "strong" }, `: ${adventureLines(printed).join(" ")}${odds} `];
}

/** Others who are attacked too and so may answer the batch (dg.ruling.response-order). */
function othersWords(body: Body, number: number, bane: string | null): string {
  const others = bane === null ? [...new Set(inBatch(body).flatMap(({ engaged }) => engaged))] : [];
  const names = others.filter((one) => one !== number && one !== body.turn.player).map((one) => seatName(body, one));
  return names.length === 0 ? "" : ` ${say("ask.respond-others", { names: names.join(", ") })}`;
}

/** So many ways to answer have a button each; more are folded, a button for each card. */
const MOST = 3;

export function respondSheet(scene: Scene, answers: readonly Answer[], { bane, rule }: Of<"respond">): Sheet {
  const { body } = scene.state;
  const player = body.players[scene.number];
  if (player === undefined) throw new Error(`there is no player ${scene.number}`);
  const items = [
    ...answersOf(answers, "respond").map((answer) => respondItem(scene, player, answer, bane)),
    ...playedItems(body, player, answers),
  ];
  const cards = bane === null ? facing(body, scene.number).map(({ card }) => card) : [bane];
  const [only] = cards;
  const values = { card: only === undefined ? "" : cardName(body.content, only), count: cards.length };
  return {
    who: say("who.hero", { name: seatName(body, scene.number) }),
    rule,
    question: say(bane === null ? "ask.respond" : "ask.respond-bane", values),
    occasion: cards.flatMap((card) => comesWords(body, player, card)),
    consequence: `${say(items.length === 0 ? "ask.respond-none" : "ask.respond-sub")}${othersWords(body, scene.number, bane)}`,
    buttons: [
      ...byCard(body, items, { most: MOST, words: (count, value) => say("item.ways", { count, value }) }),
      { id: "pass", label: say("item.pass"), detail: say("ask.respond-pass"), answer: { do: "pass" }, passes: true },
    ],
    places: items,
    about: player.id,
  };
}
