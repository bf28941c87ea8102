import { span } from "../lines/distance.ts";
import type { Body, Creature } from "../state.ts";
import { sceneOf } from "./scene.ts";
import { spaceOf } from "./space.ts";

/** Squares between where it was when the turn began and where it is (mn.power.trigger.movement, mn.ruling.movement-trigger-span). */
export function movedInTurn(body: Body, creature: Creature): number {
  const { startAt } = creature.window;
  return startAt < 0 ? 0 : span(sceneOf(body), startAt, spaceOf(body, creature).at);
}
