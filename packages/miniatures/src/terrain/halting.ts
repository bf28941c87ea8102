import type { TerrainMask } from "../map/terrain.ts";
import { terrainBit } from "../map/terrain.ts";
import { type Gait, inAMode } from "../moving/gait.ts";
import type { Body, Creature } from "../state.ts";
import { isImmuneTo, movesDespite } from "../traits.ts";

const web = terrainBit("web");
const slope = terrainBit("steep-slope");

/** Which of some types of terrain a movement on foot is sure to end on (mn.ruling.web, mn.terrain.slope.fall); modes pass over them. */
export function haltingTerrain(body: Body, creature: Creature, gait: Gait, among: TerrainMask): TerrainMask {
  if (inAMode(gait)) return 0;
  if ((among & web) === 0) return among & slope;
  const goesOn = isImmuneTo(body, creature, "immobilized") || movesDespite(body, creature, "immobilized");
  return goesOn ? among & slope : among & (web | slope);
}
