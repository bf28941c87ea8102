import { newId } from "../changes/cards.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { spaceOf } from "../map/ways.ts";
import { playerAt, questCard } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body, QuestInPlay } from "../state.ts";
import type { QuestCard } from "../vocabulary/index.ts";

/** A Quest card comes into play: nothing of it has been done. */
export const newQuest = (id: string, card: string): QuestInPlay => ({
  id,
  card,
  wounds: 0,
  tries: 0,
  found: false,
  struck: null,
  component: null,
});

/** All Quests that lie face up: everybody's own, those open to all, those that are nobody's. */
export function questsOnTable({ players, globalQuests, ownerless }: Body): readonly QuestInPlay[] {
  const all: QuestInPlay[] = [];
  for (const { quests } of players) all.push(...quests);
  all.push(...globalQuests, ...ownerless);
  return all;
}

/** @throws Error if no such Quest is in play. */
export function questInPlay(body: Body, id: string): QuestInPlay {
  const found = questsOnTable(body).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no Quest ${id}`);
  return found;
}

/** Whether a Quest is open to all. */
export const isGlobal = ({ globalQuests }: Body, quest: string): boolean => globalQuests.some(({ id }) => id === quest);

/** The Quests that a player may try: its own, hidden or not, and those open to all (dg.setup.personal-quests, dg.setup.global-quest). */
export const questsOpenTo = (body: Body, place: number): readonly QuestInPlay[] => [
  ...playerAt(body, place).quests,
  ...playerAt(body, place).secrets,
  ...body.globalQuests,
];

/** The Map cards that a Quest requires: of an Escort Quest the one where it is to be brought, too. */
export function spacesOf(body: Body, card: string): readonly string[] {
  const quest = questCard(body, card);
  return quest.kind === "escort" ? [quest.space, quest.to] : [quest.space];
}

/** Whether a hero stands on a Map card (dg.quest.space-required). */
export function standsOn(body: Body, place: number, card: string): boolean {
  const { at } = playerAt(body, place);
  return at !== "" && spaceOf(body, at).card === card;
}

/** Where the component of an Escort Quest that is under way lies, or nobody's space while it is carried. */
export const liesIn = ({ component }: QuestInPlay): string | null =>
  component !== null && "in" in component ? component.in : null;

export const isCarriedBy = ({ component }: QuestInPlay, place: number): boolean =>
  component !== null && "with" in component && component.with === place;

/** The Escort Quests whose component a hero could take up where it stands (dg.quest.escort.take-dropped, dg.ruling.escort-dropped-ownership). */
export function takenUpBy(body: Body, place: number): readonly QuestInPlay[] {
  const { at } = playerAt(body, place);
  const taken: QuestInPlay[] = [];
  for (const quest of questsOpenTo(body, place)) {
    const card = questCard(body, quest.card);
    if (card.kind === "escort" && quest.component === null && standsOn(body, place, card.space)) taken.push(quest);
  }
  for (const quest of questsOnTable(body)) if (liesIn(quest) === at) taken.push(quest);
  return taken;
}

/** A new Global Quest is turned over, as long as there are any (dg.quest.global.replace, dg.ruling.quest-deck-empty). */
export function turnGlobalQuest(
  run: Run,
  rule: "dg.quest.global.replace" | "dg.setup.global-quest" | "dg.campaign.setup.global-quests",
  because: readonly RuleId[] = [],
): void {
  const { body } = run;
  const card = body.questDeck.pop();
  if (card === undefined) return;
  body.globalQuests.push(newQuest(newId(run, "q"), card));
  run.emit({ event: "quest-dealt", player: null, quest: card, rule, because });
}

/** A Quest becomes a player's own, from whoever had it (dg.quest.escort.steal, dg.quest.escort.global-becomes-personal). */
export function handQuest(run: Run, quest: QuestInPlay, to: number): void {
  const { body } = run;
  const wasGlobal = isGlobal(body, quest.id);
  for (const player of body.players) player.quests = player.quests.filter(({ id }) => id !== quest.id);
  body.ownerless = body.ownerless.filter(({ id }) => id !== quest.id);
  body.globalQuests = body.globalQuests.filter(({ id }) => id !== quest.id);
  playerAt(body, to).quests.push(quest);
  if (wasGlobal) turnGlobalQuest(run, "dg.quest.global.replace");
}

/** What is said of a card of this kind. */
export type QuestOf<K extends QuestCard["kind"]> = Extract<QuestCard, { kind: K }>;
