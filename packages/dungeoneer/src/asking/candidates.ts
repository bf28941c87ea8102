/** What a seat might answer, legal or not: by what it has at hand, or by everything for whoever asks why not. */
import { legalPlacements } from "../map/placing.ts";
import { sides } from "../map/sides.ts";
import { openCells } from "../map/ways.ts";
import { adventure, playerAt, questCard } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import type { Body, Thing } from "../state.ts";
import { forms } from "../vocabulary/index.ts";
import { foundersOf } from "../wandering/pack.ts";
import { each, type Help, isEncounter, type Things, type Usable } from "./at-hand.ts";
import { worthwhileChoices } from "./choosing.ts";
import { MOST_BONUSES } from "./parse-answer.ts";

/** How many bonuses a player could pay for, none included, as far as an answer can tell them. */
function bonuses(body: Body, place: number, card: string): readonly number[] {
  const printed = questCard(body, card);
  const sold = printed.kind === "chance" ? printed.bonus : undefined;
  const most = sold === undefined ? 0 : Math.floor(playerAt(body, place).glory / Math.max(1, sold.glory));
  return Array.from({ length: Math.min(most, MOST_BONUSES) + 1 }, (_, i) => i);
}

/** The answers that are thought of are put one after the other into one list: most questions find few of each kind. */
type Thought = Answer[];

const nothing: readonly never[] = [];

/** Each Response Boon of a hand, in answer to each thing that it might answer. */
function addResponses(all: Thought, body: Body, { hand, encounters }: Things, bane: string | null): void {
  const isResponse = (card: string): boolean => {
    const printed = adventure(body, card);
    return "playtime" in printed && printed.playtime === "response";
  };
  const answered = bane === null ? encounters.map(({ id }) => id) : [null];
  for (const card of each(hand.filter(isResponse))) for (const to of answered) all.push({ do: "respond", card, to });
}

/** The ways of playing a Boon or Treasure: readied, or used at once; in a campaign for another hero, too. */
function addPlays(all: Thought, body: Body, helps: readonly Help[]): void {
  for (const { card, hows } of helps)
    for (const how of hows) {
      all.push({ do: "play", card, how, on: null });
      if (body.campaign !== null) for (const { id: on } of body.players) all.push({ do: "play", card, how, on });
    }
}

/** Every use of these effects, in answer to nothing, or to each of these Encounters. */
function addUses(all: Thought, effects: readonly Usable[], encounters: readonly Thing[]): void {
  for (const { thing, use, isResponse } of effects) {
    all.push({ do: "use", thing, use, to: null });
    if (isResponse) for (const { id: to } of encounters) all.push({ do: "use", thing, use, to });
  }
}

/** Cards of a hand against each of the seats at whom they might be aimed: Banes, or Encounters that are sent. */
function addAimed(all: Thought, what: "bane" | "send", cards: readonly string[], things: Things): void {
  if (cards.length === 0) return;
  const { targets } = things;
  for (const card of cards) for (const target of targets) all.push({ do: what, card, target });
}

/** Whatever may be played or used on any turn. */
function addAnytime(all: Thought, body: Body, things: Things, encounters: readonly Thing[]): void {
  addPlays(all, body, things.helps);
  addAimed(all, "bane", things.banes, things);
  addUses(all, things.uses, encounters);
}

/** Whom a hero might challenge, in each form. */
function addChallenges(all: Thought, { quests, heroes, packs }: Pick<Things, "quests" | "heroes" | "packs">): void {
  for (const { id: quest } of quests) for (const form of forms) all.push({ do: "challenge-quest", quest, form });
  for (const { id: hero } of heroes) for (const form of forms) all.push({ do: "challenge", hero, form });
  for (const { id: monster } of packs) for (const form of forms) all.push({ do: "challenge-pack", monster, form });
  for (const { id: hero, quests: theirs } of heroes)
    for (const { id: quest, component } of theirs)
      if (component !== null) for (const form of forms) all.push({ do: "challenge-escort", hero, quest, form });
}

/** All that a hero might think of doing with these things. */
function acts(body: Body, place: number, things: Things): readonly Answer[] {
  const { quests, heroes, packs } = things;
  const all: Thought = [];
  for (const side of things.ways) all.push({ do: "move", side });
  for (const side of things.doors) all.push({ do: "try-door", side });
  if (things.untips) all.push({ do: "untip" });
  if (things.explores) all.push({ do: "explore" });
  for (const { id: quest, card } of quests)
    for (const bonus of bonuses(body, place, card)) all.push({ do: "quest", quest, bonus });
  addChallenges(all, { quests, heroes, packs });
  addAnytime(all, body, things, nothing);
  for (const { id: quest } of things.components) all.push({ do: "pick-up", quest }, { do: "set-down", quest });
  for (const { id: treasure } of things.loot) all.push({ do: "take", treasure });
  all.push({ do: "end" });
  return all;
}

/** Every cell that a drawn card might lie in, both ways round. */
function places(body: Body): readonly Answer[] {
  const all: Thought = [];
  for (const { x, y } of openCells(body))
    all.push({ do: "place", x, y, turned: false }, { do: "place", x, y, turned: true });
  return all;
}

/** In the step of Banes (dg.ruling.wandering-banes, dg.opt.wandering.start). */
function inBaneStep(body: Body, place: number, things: Things): readonly Answer[] {
  const all: Thought = [];
  addAnytime(all, body, things, nothing);
  // They are refused here, for whoever asks why no more of them may come (dg.dl.encounters-together).
  const encounters = things.sends.filter((card) => isEncounter(adventure(body, card)));
  addAimed(all, "send", encounters, things);
  for (const { id: target, packAt } of body.players)
    if (packAt !== null) for (const card of things.banes) all.push({ do: "bane-pack", card, target });
  all.push(...foundings(body, place), pass);
  return all;
}

/** In the Attack step: cards of the hand, and monsters of the Pack. */
function inAttackStep(body: Body, place: number, things: Things): readonly Answer[] {
  const all: Thought = [];
  addAimed(all, "send", things.sends, things);
  for (const { id: monster } of playerAt(body, place).pack)
    for (const { id: target } of body.players) all.push({ do: "send-pack", monster, target });
  all.push({ do: "done" });
  return all;
}

/** In answer to Encounters or a Bane. */
function inResponse(body: Body, things: Things, bane: string | null): readonly Answer[] {
  const all: Thought = [];
  addResponses(all, body, things, bane);
  addAnytime(all, body, things, things.encounters);
  all.push(pass);
  return all;
}

/** Between two steps, or about a roll. */
function atMoment(body: Body, things: Things): readonly Answer[] {
  const all: Thought = [];
  addAnytime(all, body, things, nothing);
  if (all.length === 0) return justPass;
  all.push(pass);
  return all;
}

const pass = { do: "pass" } as const;
const justPass: readonly Answer[] = [pass];

/** For a reward, without its price. */
function asReward(body: Body, things: Things): readonly Answer[] {
  const all: Thought = [];
  addPlays(all, body, things.helps);
  addAimed(all, "bane", things.banes, things);
  addAimed(all, "send", things.sends, things);
  all.push(pass);
  return all;
}

/** In the times for Treasures, or for equipping a party. */
function inEquipping(body: Body, things: Things): readonly Answer[] {
  const all: Thought = [];
  addPlays(all, body, things.helps);
  all.push(pass);
  return all;
}

/** Each survivor with whom the Pack might be founded (dg.opt.wandering.start). */
const foundings = (body: Body, place: number): readonly Answer[] =>
  foundersOf(body, place).map(({ id }): Answer => ({ do: "found", monster: id }));

/** Questions in which something is played, used or done. */
type Playing = Extract<
  Question,
  { kind: "bane" | "attack" | "respond" | "moment" | "reward-play" | "place" | "act" | "treasure" | "equip" }
>;

/** Answers to a question in which one of several things is chosen. */
function choices(body: Body, question: Exclude<Question, Playing>, place: number, things: Things): readonly Answer[] {
  const player = playerAt(body, place);
  const seats = body.players.map(({ id }) => id);
  switch (question.kind) {
    case "orient":
      return [false, true].map((turned): Answer => ({ do: "orient", turned }));
    case "part": {
      const { from, of } = question;
      const owner = playerAt(body, of);
      if (from === "hand") return each(owner.hand).map((card): Answer => ({ do: "discard", card }));
      return owner[from].map(({ id }): Answer => ({ do: "part", thing: id }));
    }
    case "upkeep":
      return question.due.flatMap((thing): readonly Answer[] => [
        { do: "upkeep", thing, pays: true },
        { do: "upkeep", thing, pays: false },
      ]);
    case "choose":
      return worthwhileChoices(question);
    case "may":
      return [{ do: "yes" }, pass];
    case "search":
      return [...(question.cards ?? []).map((card): Answer => ({ do: "find", card })), pass];
    case "form":
      return forms.map((form): Answer => ({ do: "form", form }));
    case "strike-back":
      return [
        ...things.encounters.flatMap(({ id }) =>
          forms.map((form): Answer => ({ do: "challenge-monster", monster: id, form })),
        ),
        pass,
      ];
    case "survivor":
      return [
        { do: "keep", where: "hand" },
        { do: "keep", where: "pack" },
      ];
    case "excess":
      return player[question.of].map(({ id }): Answer => ({ do: "part", thing: id }));
    case "assign":
      return seats.map((to): Answer => ({ do: "assign", to }));
    case "lay":
      return [
        ...player.maps.flatMap((card) =>
          legalPlacements(body, card).map((placement): Answer => ({ do: "build", card, ...placement })),
        ),
        pass,
      ];
    case "keep-secret":
      return player.secrets.map(({ id }): Answer => ({ do: "keep-secret", quest: id }));
    case "found":
      return [...foundings(body, place), pass];
    case "wander":
      return [...sides.map((side): Answer => ({ do: "wander", side })), { do: "pack-attack" }, { do: "halt" }];
    case "rank":
      return question.monsters.map((monster): Answer => ({ do: "rank", monster }));
    case "claim":
      return [...question.monsters.map((monster): Answer => ({ do: "claim", monster })), pass];
    case "expose":
      return player.pack.map(({ id }): Answer => ({ do: "expose", monster: id }));
    case "aim":
      return seats.map((target): Answer => ({ do: "aim", target }));
    case "discard":
      return [
        // A readied Boon is refused, for whoever asks why (dg.boon.no-voluntary-discard).
        ...each([...player.hand, ...player.boons.map(({ card }) => card)]).map(
          (card): Answer => ({ do: "discard", card }),
        ),
        ...things.readied.map(({ id }): Answer => ({ do: "discard-treasure", treasure: id })),
        ...player.pack.map(({ id }): Answer => ({ do: "discard-monster", monster: id })),
        pass,
      ];
    case "build":
      return each(question.cards).flatMap((card) =>
        legalPlacements(body, card).map((placement): Answer => ({ do: "build", card, ...placement })),
      );
    case "buy":
      return [
        { do: "buy" },
        // Cards of the hand are refused, for whoever asks why (dg.campaign.hero.discard).
        ...player.hand.map((card): Answer => ({ do: "discard", card })),
        ...things.readied.map(({ id }): Answer => ({ do: "discard-treasure", treasure: id })),
        { do: "done" },
      ];
    case "fund":
      // Less than is needed, or more than there is, is refused for whoever asks why (dg.campaign.dl.combine-peril).
      return Array.from({ length: question.value + 1 }, (_, own): Answer => ({ do: "fund", own }));
    default:
      throw new Error(`unknown question ${JSON.stringify(question satisfies never)}`);
  }
}

/** Every answer that a seat might give to a question with these things, legal or not. */
export function candidates({ body }: State, { question }: Asked, place: number, things: Things): readonly Answer[] {
  switch (question.kind) {
    case "bane":
      return inBaneStep(body, place, things);
    case "attack":
      return inAttackStep(body, place, things);
    case "respond":
      return inResponse(body, things, question.bane);
    case "moment":
      return atMoment(body, things);
    case "reward-play":
      return asReward(body, things);
    case "place":
      return places(body);
    case "act":
      return acts(body, place, things);
    case "treasure":
    case "equip":
      return inEquipping(body, things);
    default:
      return choices(body, question, place, things);
  }
}
