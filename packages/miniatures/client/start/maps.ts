import {
  type BattleMap,
  type BattleScenarioName,
  battleScenarios,
  mapSize,
  mapSizeFor,
  shippedMaps,
} from "../engine/index.ts";
import { savedMaps } from "../map-editor/saved.ts";
import { type Choices, choices } from "./choices.ts";

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

/** A scenario with each of its limits. */
const battlesOf = (scenario: BattleScenarioName): readonly Pick<Choices, "scenario" | "limit">[] =>
  battleScenarios[scenario].limits.of.map((limit) => ({ scenario, limit }));

/** Both bring this map. If the battle has another size, it takes other points, else it becomes an assault (mn.ruling.map-size). */
export function chooseMap(map: BattleMap): void {
  const { scenario, limit, house } = choices.getState();
  const battles = [{ scenario, limit }, ...battlesOf(scenario), ...battlesOf("assault")];
  choices.setState({ map: map.id, ...battles.find((battle) => fitsBattle(map, { ...battle, house })) });
}
