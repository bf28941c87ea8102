import type { RuleId } from "../ledger/rule-ids.ts";
import { type Terrain, terrains } from "../vocabulary/index.ts";

/** The types of terrain of one square, one bit for each (mn.map.multiple-types): 0 is a square without any. */
export type TerrainMask = number;

/**
 * What a type of terrain does to movement, lines and cover (components.terrainTable of the ledger). What it does to creatures
 * standing in it is written where that happens, by the type's name.
 */
export interface TerrainKind {
  /** Entering costs a square more (mn.difficult.cost); a river only those that are not Aquatic (mn.terrain.river). */
  readonly difficult: "yes" | "no" | "unless-aquatic";
  /** Squares of movement that entering costs where the terrain is not difficult (mn.terrain.statue.cost). */
  readonly cost: 1 | 2;
  /** How it meets lines of sight: not at all, by edges and corners (mn.terrain.forest.los), or wherever entered (mn.terrain.smoke.blocks). */
  readonly sight: "open" | "forest" | "smoke";
  /** It blocks lines of effect, and so those of sight, wherever entered (mn.loe.blocked). */
  readonly effect: "open" | "blocked";
  /** The attacks against which it covers whoever is in it (mn.attack.cover.terrain); "ranged" also whoever is behind it (mn.ruling.forest-cover). */
  readonly cover: "none" | "ranged" | "all";
  /** A movement may end there (mn.position.legal). */
  readonly legalEnd: boolean;
  readonly rules: readonly RuleId[];
}

/** The bit of a type of the rulebook. */
export function terrainBit(terrain: Terrain): TerrainMask {
  return 1 << terrains.indexOf(terrain);
}
