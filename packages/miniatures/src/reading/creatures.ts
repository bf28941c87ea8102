import { finderById } from "@undercroft/kernel";
import type { Body, Creature } from "../state.ts";
import type { CreatureCard } from "../vocabulary/index.ts";

/** @throws Error if there is no such creature. */
export function creatureOf(body: Body, id: string): Creature {
  const creature = findCreature(body, id);
  if (creature === undefined) throw new Error(`there is no creature ${id}`);
  return creature;
}

const find = finderById<Creature>();

export function findCreature({ creatures }: Body, id: string): Creature | undefined {
  return find(creatures, id);
}

/** @throws Error if the battle has no such card. */
export function cardOf(body: Body, creature: Creature): CreatureCard {
  const card = body.content.creatures[creature.card];
  if (card === undefined) throw new Error(`there is no creature card ${creature.card}`);
  return card;
}

/** The seat whose warband a creature belongs to now: a dominated creature's action swaps it (mn.condition.dominated.side,
 * mn.condition.as-if-dominated). */
export function sideOf(body: Body, creature: Creature): number {
  const { turn, puppet } = body.battle;
  if (puppet !== null && puppet.creature === creature.id) return puppet.seat;
  if (turn !== null && turn.dominator !== null && turn.creature === creature.id && turn.phase === "actions")
    return turn.dominator;
  return creature.owner;
}

/** Two creatures of different warbands (mn.game.two-players). */
export const areEnemies = (body: Body, a: Creature, b: Creature): boolean => sideOf(body, a) !== sideOf(body, b);
