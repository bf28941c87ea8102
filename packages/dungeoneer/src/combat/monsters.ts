import type { Fighter } from "../events.ts";
import { adventure, playerAt, questCard } from "../players.ts";
import { questInPlay } from "../quests/in-play.ts";
import type { Body, EncounterInPlay } from "../state.ts";
import { formLine, plusOnMonster, scoreOf } from "../traits.ts";
import type { Form, Monster } from "../vocabulary/index.ts";

/** @throws Error if the batch has no such Encounter. */
export function encounterOf({ encounters }: Body, id: string): EncounterInPlay {
  const found = encounters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no Encounter ${id}`);
  return found;
}

/** The monster that an Adventure card is. @throws Error if it is none. */
export function monsterOn(body: Body, card: string): Monster {
  const printed = adventure(body, card);
  if (printed.kind !== "monster") throw new Error(`${card} is no monster`);
  return printed;
}

/** The monster of a Quest. @throws Error if it has none. */
export function monsterOfQuest(body: Body, card: string): Monster {
  const printed = questCard(body, card);
  const monster = printed.kind === "slay" || printed.kind === "search" ? printed.monster : undefined;
  if (monster === undefined) throw new Error(`${card} has no monster`);
  return monster;
}

/** The monster that fights. */
export function monsterOf(body: Body, fighter: Exclude<Fighter, { is: "hero" }>): Monster {
  if (fighter.is === "monster") return monsterOn(body, encounterOf(body, fighter.id).card);
  return monsterOfQuest(body, questInPlay(body, fighter.id).card);
}

/** A fighter's score in a form, with what lies on it. */
export function scoreIn(body: Body, fighter: Fighter, form: Form): number {
  if (fighter.is === "hero") return scoreOf(body, playerAt(body, fighter.player), form);
  const printed = formLine(monsterOf(body, fighter), form).score;
  return fighter.is === "monster" ? printed + plusOnMonster(body, fighter.id, form) : printed;
}

export const isListed = (body: Body, fighter: Fighter, form: Form): boolean =>
  fighter.is === "hero" || monsterOf(body, fighter).forms[form] !== undefined;
