import { playerAt } from "../players.ts";
import type { Body, QuestInPlay } from "../state.ts";

/** All Quests on the table: everybody's own and the Global one. */
const all = ({ players, globalQuest }: Body): readonly QuestInPlay[] => [
  ...players.flatMap(({ quests }) => quests),
  ...(globalQuest === null ? [] : [globalQuest]),
];

/** @throws Error if no such Quest is in play. */
export function questInPlay(body: Body, id: string): QuestInPlay {
  const found = all(body).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no Quest ${id}`);
  return found;
}

/** The Quests that a player may try: its own and the Global one (dg.setup.personal-quests, dg.setup.global-quest). */
export const questsOpenTo = (body: Body, place: number): readonly QuestInPlay[] => [
  ...playerAt(body, place).quests,
  ...(body.globalQuest === null ? [] : [body.globalQuest]),
];

/** Whether a hero is where a Quest is to be attempted (dg.quest.space-required). */
export const isAtQuest = (body: Body, place: number, space: string): boolean =>
  body.map.some(({ id, card }) => id === playerAt(body, place).at && card === space);
