import { hasCondition } from "../conditions/has.ts";
import { type TerrainMask, terrainBit } from "../map/terrain.ts";
import { cardOf } from "../reading/creatures.ts";
import { partnerOf } from "../reading/things.ts";
import type { Body, Creature } from "../state.ts";
import { hasMode, modesOf, permitsOf, walkedTerrain } from "../traits.ts";

/** Everything about a mover that decides its single steps, read once for a search. */
export interface Gait {
  /** Burrow or Phasing: walls and all terrain but pits are nothing to it on the way (mn.ruling.terrain-modes). */
  readonly through: boolean;
  readonly flight: boolean;
  readonly aquatic: boolean;
  /** Types of terrain whose extra cost it ignores (mn.difficult.walk-powers). */
  readonly walks: TerrainMask;
  /** It may pass the spaces of all enemies by a power of its own. */
  readonly pushy: boolean;
}

/** Types whose extra cost texts let it ignore; what is said of forests is said of market stalls (mn.terrain.market-stall). */
function walksOf(body: Body, creature: Creature): TerrainMask {
  let mask = 0;
  for (const terrain of walkedTerrain(body, creature)) {
    mask |= terrainBit(terrain);
    if (terrain === "forest") mask |= terrainBit("market-stall");
  }
  return mask;
}

const mayPassAll = (body: Body, creature: Creature): boolean =>
  permitsOf(body, creature, "pass-enemies").length > 0 || permitsOf(body, creature, "share-space").length > 0;

/** How a creature moves: a rider moves as its mount does, and never by itself (mn.mount.movement). */
export function gaitOf(body: Body, creature: Creature): Gait {
  const modes = modesOf(body, creature);
  return {
    through: modes.includes("burrow") || modes.includes("phasing"),
    flight: modes.includes("flight"),
    aquatic: cardOf(body, creature).keywords.includes("aquatic"),
    walks: walksOf(body, creature),
    pushy: mayPassAll(body, creature),
  };
}

/** It moves in one of the three modes (mn.mode.continuous). */
export const inAMode = ({ through, flight }: Gait): boolean => through || flight;

const pit = terrainBit("pit");

/** What a square with these types costs to enter, 0 if it cannot be (mn.difficult.cost, mn.terrain.statue.cost, mn.difficult.modes). */
export function priceOf(gait: Gait, types: TerrainMask, sets: PriceSets): 0 | 1 | 2 {
  if ((types & pit) !== 0 && !gait.flight) return 0;
  if (gait.through || types === 0) return 1;
  if ((types & sets.costly) !== 0) return 2;
  if (gait.flight) return 1;
  if ((types & sets.difficult & ~gait.walks) !== 0) return 2;
  return (types & sets.difficultUnlessAquatic & ~gait.walks) !== 0 && !gait.aquatic ? 2 : 1;
}

/** Masks of terrain by what entering costs. */
export interface PriceSets {
  readonly costly: TerrainMask;
  readonly difficult: TerrainMask;
  readonly difficultUnlessAquatic: TerrainMask;
}

/** Helpless, and whoever rides it, who holds the same squares, as well (mn.ruling.rider-target). */
function isDefenceless(body: Body, enemy: Creature): boolean {
  if (!hasCondition(body, enemy, "helpless")) return false;
  const rider = partnerOf(body, enemy);
  return rider === null || hasCondition(body, rider, "helpless");
}

/** Whether a creature may pass the space of an enemy (mn.position.enemy, mn.mode.burrow, mn.mode.flight, mn.mode.phasing). */
export function passes(body: Body, gait: Gait, enemy: Creature): boolean {
  if (gait.through || gait.pushy || isDefenceless(body, enemy)) return true;
  return gait.flight && !hasMode(body, enemy, "flight");
}
