import type { LocalText } from "@undercroft/cards";
import type { Terrain } from "../vocabulary/index.ts";
import type { TerrainKind } from "./terrain.ts";

/** A point in squares from the map's north-west corner, in steps of a half: x to the east, y to the south. */
export type MapPoint = readonly [number, number];

/** A thick line between two points of the map (mn.wall.what, mn.wall.gridlines). */
export interface WallLine {
  readonly from: MapPoint;
  readonly to: MapPoint;
}

/**
 * What a sign of the drawing says of its square. A word alone is terrain, or a wall that fills the square; the others tell
 * what their terrain needs to know.
 */
export type MapMark =
  | Terrain
  | "wall"
  /** Where those who fall are put (mn.ruling.slope). */
  | { readonly terrain: "steep-slope"; readonly direction: Direction }
  /** Hit points that it heals (mn.terrain.healing-font): 20 where the word stands alone. */
  | { readonly terrain: "healing-font"; readonly heals: number }
  /** Squares of one name are one teleporter (mn.ruling.teleporter). */
  | { readonly terrain: "teleporter"; readonly name: string }
  /** A type that the map itself defines (mn.terrain.other). */
  | { readonly terrain: "other"; readonly id: string };

export type Direction = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/** mn.map.start-areas. All areas with one label are one. */
export interface StartArea {
  readonly label: "A" | "B";
  /** Squares ("c4") and blocks of squares ("c4-f7"). */
  readonly squares: readonly string[];
}

/** mn.map.victory-labels. The order of the list is the map order of mn.ruling.wandering-ranges. */
export interface VictoryArea {
  readonly id: string;
  readonly label: "A" | "B" | "A&B";
  readonly squares: readonly string[];
}

/** A type of terrain that the rulebook does not have, with its rules for movement and lines (mn.terrain.other). */
export interface OtherTerrain extends Partial<Omit<TerrainKind, "rules">> {
  readonly id: string;
  readonly name: LocalText;
  /** What else it does, for the players to read. */
  readonly text: LocalText;
}

/** A battle map as its author draws it (components.battleMap of the ledger). Plain data, shared and never changed. */
export interface BattleMap {
  readonly id: string;
  readonly name: LocalText;
  /** One sign for each square, one line for each row, north-west first. */
  readonly rows: string;
  /** What signs mean beside "." for nothing and "#" for a wall that fills the square. */
  readonly legend?: { readonly [sign: string]: readonly MapMark[] };
  /** Walls as lines on gridlines or between points of gridlines. */
  readonly walls?: readonly WallLine[];
  /** Walls as areas, each by its corners in order. */
  readonly wallAreas?: readonly (readonly MapPoint[])[];
  readonly starts: readonly StartArea[];
  readonly victory: readonly VictoryArea[];
  readonly otherTerrain?: readonly OtherTerrain[];
}
