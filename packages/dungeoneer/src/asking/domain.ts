import { type Domain, listDomain } from "@undercroft/kernel";
import { legalPlacements } from "../map/placing.ts";
import { sides } from "../map/sides.ts";
import { placeOf, playerAt, questCard } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { questsOnTable, questsOpenTo } from "../quests/in-play.ts";
import type { Body } from "../state.ts";
import { responseOn } from "../turn/responses.ts";
import { attackersOf } from "../turn/striking-back.ts";
import { forms } from "../vocabulary/index.ts";
import { checkAnswer } from "./claims.ts";

const each = (cards: readonly string[]): readonly string[] => [...new Set(cards)];

/** How many bonuses a player could pay for, none included. */
function bonuses(body: Body, place: number, card: string): readonly number[] {
  const printed = questCard(body, card);
  const sold = printed.kind === "chance" ? printed.bonus : undefined;
  const most = sold === undefined ? 0 : Math.floor(playerAt(body, place).glory / Math.max(1, sold.glory));
  return Array.from({ length: most + 1 }, (_, i) => i);
}

/** Each Response Boon of a hand, in answer to each thing that it might answer, and wherever it might lead. */
function responses(body: Body, hand: readonly string[], bane: string | null): readonly Answer[] {
  const answered = bane === null ? body.encounters.map(({ id }) => id) : [null];
  return each(hand).flatMap((card) => {
    const steps = responseOn(body, card);
    if (steps.length === 0) return [];
    const where = steps.some((step) => step.do === "step-away") ? sides : [null];
    return answered.flatMap((to) => where.map((side): Answer => ({ do: "respond", card, to, side })));
  });
}

/** All that a hero might think of doing. */
function acts(body: Body, place: number): readonly Answer[] {
  const quests = questsOpenTo(body, place);
  return [
    ...sides.map((side): Answer => ({ do: "move", side })),
    ...sides.map((side): Answer => ({ do: "try-door", side })),
    { do: "untip" },
    { do: "explore" },
    ...quests.flatMap(({ id, card }) =>
      bonuses(body, place, card).map((bonus): Answer => ({ do: "quest", quest: id, bonus })),
    ),
    ...quests.flatMap(({ id }) => forms.map((form): Answer => ({ do: "challenge-quest", quest: id, form }))),
    ...body.players.flatMap(({ id }) => forms.map((form): Answer => ({ do: "challenge", hero: id, form }))),
    ...each(playerAt(body, place).hand).map((card): Answer => ({ do: "play", card })),
    ...questsOnTable(body).flatMap(({ id }): readonly Answer[] => [
      { do: "pick-up", quest: id },
      { do: "set-down", quest: id },
    ]),
    ...body.players.flatMap(({ id: hero, quests: theirs }) =>
      theirs.flatMap(({ id: quest, component }) =>
        component === null ? [] : forms.map((form): Answer => ({ do: "challenge-escort", hero, quest, form })),
      ),
    ),
    { do: "end" },
  ];
}

/** Every answer that a seat might give to a question, legal or not. */
export function candidates({ body }: State, { question }: Asked, seat: string): readonly Answer[] {
  const place = placeOf(body, seat);
  const { hand, pack, treasures } = playerAt(body, place);
  const seats = body.players.map(({ id }) => id);
  switch (question.kind) {
    case "orient":
      return [false, true].map((turned): Answer => ({ do: "orient", turned }));
    case "bane":
      return [
        ...each(hand).flatMap((card) => seats.map((target): Answer => ({ do: "bane", card, target }))),
        { do: "pass" },
      ];
    case "attack":
      return [
        ...each(hand).flatMap((card) => seats.map((target): Answer => ({ do: "send", card, target }))),
        ...pack.flatMap(({ id }) => seats.map((target): Answer => ({ do: "send-pack", monster: id, target }))),
        { do: "done" },
      ];
    case "respond":
      return [...responses(body, hand, question.bane), { do: "pass" }];
    case "form":
      return question.forms.map((form): Answer => ({ do: "form", form }));
    case "strike-back":
      return [
        ...attackersOf(body, place).flatMap(({ id }) =>
          forms.map((form): Answer => ({ do: "challenge-monster", monster: id, form })),
        ),
        { do: "pass" },
      ];
    case "survivor":
      return [
        { do: "keep", where: "hand" },
        { do: "keep", where: "pack" },
      ];
    case "excess":
      return pack.map(({ id }): Answer => ({ do: "discard-monster", monster: id }));
    case "assign":
      return seats.map((to): Answer => ({ do: "assign", to }));
    case "place":
      return legalPlacements(body, question.card).map((placement): Answer => ({ do: "place", ...placement }));
    case "act":
      return acts(body, place);
    case "discard":
      return [
        ...each(hand).map((card): Answer => ({ do: "discard", card })),
        ...treasures.map(({ id }): Answer => ({ do: "discard-treasure", treasure: id })),
        ...pack.map(({ id }): Answer => ({ do: "discard-monster", monster: id })),
        { do: "pass" },
      ];
    default:
      throw new Error(`unknown question ${JSON.stringify(question satisfies never)}`);
  }
}

/** The legal answers of a seat: those of its candidates that nothing stands against. */
export function domainOf(state: State, asked: Asked, seat: string): Domain<Answer> {
  const check = (answer: Answer): ReturnType<typeof checkAnswer> => checkAnswer(state, asked, seat, answer);
  const kind = asked.question.kind === "place" ? "placement" : "list";
  return listDomain(
    kind,
    candidates(state, asked, seat).filter((answer) => check(answer).legal),
    check,
  );
}
