/** Answers as things to press. */

import { numberOf } from "../board/ground.ts";
import {
  type Adventure,
  type Answer,
  adventure,
  type Body,
  type Monster,
  type Player,
  spaceOf,
} from "../engine/index.ts";
import { cardName, seatName } from "../facing/names.ts";
import { adventureLines } from "../facing/text.ts";
import { say } from "../words/index.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { questMonster } from "./odds.ts";

/** Answers of one kind. */
export function answersOf<D extends Answer["do"]>(
  answers: readonly Answer[],
  deed: D,
): readonly Extract<Answer, { readonly do: D }>[] {
  return answers.filter((answer): answer is Extract<Answer, { readonly do: D }> => answer.do === deed);
}

/** Whoever is asked, as Dungeonlord; the Dungeonlord of a campaign is named so already. */
export const lordOf = ({ state: { body }, number }: Scene): string => {
  const name = seatName(body, number);
  return body.dungeonlord === number ? name : say("who.lord", { name });
};

/** What a sheet has that offers only buttons, each of which may be pressed elsewhere too. */
export const plainSheet = (sheet: Omit<Sheet, "places" | "about">): Sheet => ({
  ...sheet,
  places: sheet.buttons,
  about: null,
});

/** The monster by whose card a form is asked: an Adventure card's, or a Quest's. */
export function monsterOf({ content }: Body, card: string): Monster | null {
  const printed = content.adventures[card];
  if (printed?.kind === "monster") return printed;
  const quest = content.quests[card];
  return quest === undefined ? null : questMonster(quest);
}

/** The place of the space where a hero stands. */
export const standsAt = (body: Body, { at }: Player): number => numberOf(spaceOf(body, at));

/** A hero as the piece that may be pressed: it is known by its seat. */
export function heroPlace(body: Body, seat: string): Pick<Item, "pieces" | "squares"> {
  const player = body.players.find(({ id }) => id === seat);
  return player === undefined ? {} : { pieces: [seat], squares: [standsAt(body, player)] };
}

export const seatNameOf = (body: Body, seat: string): string =>
  seatName(
    body,
    body.players.findIndex(({ id }) => id === seat),
  );

/** Whether a card is aimed at nobody, or put on something of one's own: then a hero pays for it and is spared (dg.dl.untargeted-bane-funding). */
function isOnlyPaid(card: Adventure): boolean {
  return card.kind === "bane" && (card.target === "nobody" || card.attach !== undefined);
}

/** A card that is played on somebody who pays for it, or that somebody only pays for (dg.dl.peril-of-target). */
export function onHero(body: Body, answer: Extract<Answer, { readonly do: "bane" | "send" }>): Item {
  const { card, target } = answer;
  const label = isOnlyPaid(adventure(body, card)) ? "item.paid-by" : "item.on";
  const { value } = adventure(body, card);
  const { peril } = body.players.find(({ id }) => id === target) ?? { peril: 0 };
  return {
    id: `${answer.do}/${card}/${target}`,
    label: say(label, { card: cardName(body.content, card), target: seatNameOf(body, target) }),
    detail: say("price.peril-of", { value, peril }),
    icon: adventure(body, card).emblem ?? "skull-crossed-bones",
    answer,
    cards: [card],
    ...heroPlace(body, target),
  };
}

/** Buttons for cards that may be played in several ways: one for each card where they would be more than `most`. */
export function byCard(
  body: Body,
  items: readonly Item[],
  { most, words }: { readonly most: number; readonly words: (count: number, value: number) => string },
): readonly Item[] {
  if (items.length <= most) return items;
  const cards = [...new Set(items.flatMap(({ cards: of }) => of ?? []))];
  const folded = cards.flatMap((card): readonly Item[] => {
    const ways = items.filter(({ cards: of }) => of?.includes(card) === true);
    const [first] = ways;
    if (first === undefined || ways.length === 1) return ways;
    return [
      {
        id: `card/${card}`,
        label: cardName(body.content, card),
        detail: words(ways.length, adventure(body, card).value),
        ...(first.icon === undefined ? {} : { icon: first.icon }),
        opens: { on: "card", id: card },
      },
    ];
  });
  return [...folded, ...items.filter(({ cards: of }) => of === undefined)];
}

/** So many ways to send cards at heroes have a button each; more are folded, a button for each card. */
const MOST_TARGETS = 5;

/** Buttons for cards that may be played on several heroes. */
export const byTarget = (body: Body, items: readonly Item[]): readonly Item[] =>
  byCard(body, items, { most: MOST_TARGETS, words: (count, value) => say("item.targets", { count, value }) });

/** A card of the hand that is put away, or a thing that is. */
export function parting(body: Body, answer: Answer, card: string, from: string): Item {
  return {
    id: `${answer.do}/${card}/${from}`,
    label: cardName(body.content, card),
    detail: from === "" ? adventureLines(adventure(body, card)).join(" ") : from,
    ...(adventure(body, card).emblem === undefined ? {} : { icon: adventure(body, card).emblem ?? "" }),
    answer,
    ...(from === "" ? { cards: [card] } : {}),
  };
}
