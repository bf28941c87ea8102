import { type BattleMap, mapSize, mapSizeFor, shippedMaps } from "../engine/index.ts";
import { savedMaps } from "../map-editor/saved.ts";
import type { Choices } from "./choices.ts";

let ready: readonly BattleMap[] | null = null;

function readyMaps(): readonly BattleMap[] {
  ready ??= shippedMaps();
  return ready;
}

/** A map that may be fought on, and whether the player has drawn it. */
export interface MapChoice {
  readonly map: BattleMap;
  readonly own: boolean;
}

/** Every map there is to choose: the ready ones, then the player's own. */
export function mapChoices(): readonly MapChoice[] {
  return [
    ...readyMaps().map((map): MapChoice => ({ map, own: false })),
    ...savedMaps().map((map): MapChoice => ({ map, own: true })),
  ];
}

/** Whether a map has the size that the battle asks for, or size does not matter (mn.ruling.map-size). */
export function fitsBattle(
  map: BattleMap,
  { scenario, limit, house }: Pick<Choices, "scenario" | "limit" | "house">,
): boolean {
  return house.anyMapSize || mapSize(map) === mapSizeFor(scenario, limit).value;
}
