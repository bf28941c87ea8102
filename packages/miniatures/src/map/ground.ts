import { type Board, boardOf } from "@undercroft/grid";
import { terrains } from "../vocabulary/index.ts";
import type { BattleMap, MapMark } from "./battle-map.ts";
import { drawingOf, marksOf, squaresOfArea } from "./drawing.ts";
import { directionNames } from "./map-schema.ts";
import { shapeOf } from "./shape.ts";
import {
  otherBit,
  plainKind,
  type TerrainKind,
  type TerrainMask,
  type TerrainSets,
  terrainBit,
  terrainKinds,
  terrainSets,
} from "./terrain.ts";

/** A victory area as squares (mn.map.victory-labels). */
export interface VictoryGround {
  readonly id: string;
  readonly label: "A" | "B" | "A&B";
  readonly squares: readonly number[];
}

/** mn.ruling.teleporter */
export interface Teleporter {
  readonly name: string;
  readonly squares: readonly number[];
}

/** A battle map as tables. Nobody but this folder writes to them. A square is `y * width + x`. */
export interface Ground {
  readonly map: BattleMap;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Walls, and all secret doors as nobody holds them open (mn.terrain.secret-door.wall). */
  readonly board: Board;
  /** The printed types of each square. */
  readonly terrain: Uint32Array;
  /** By bit number: the types of the rulebook in the order of `terrains`, then the map's own in their order. */
  readonly kinds: readonly TerrainKind[];
  readonly sets: TerrainSets;
  /** Squares of the start area of each side, ascending; all areas with one label are one (mn.map.start-areas, mn.setup.multiple). */
  readonly starts: { readonly A: readonly number[]; readonly B: readonly number[] };
  /** Victory areas in map order. */
  readonly victory: readonly VictoryGround[];
  /** By square: bit i is set if it lies in victory area i. */
  readonly victoryAt: Uint32Array;
  /** By square: the direction, 0 to 7 clockwise from north, of a steep slope; -1 elsewhere. */
  readonly slope: Int8Array;
  /** By square: hit points that a healing font heals, 0 elsewhere. */
  readonly heals: Uint16Array;
  readonly teleporters: readonly Teleporter[];
  /** By square: which of the teleporters it belongs to, or -1. */
  readonly teleporterAt: Int16Array;
  /** Squares with a secret door, ascending. */
  readonly doors: readonly number[];
}

/** Hit points that a healing font heals where the map says nothing (mn.terrain.healing-font). */
export const USUAL_HEALING = 20;

const grounds = new WeakMap<BattleMap, Ground>();

/** The tables of a map, made once for each map object. The map must be sound (`battleMapFindings`). */
export function groundOf(map: BattleMap): Ground {
  const known = grounds.get(map);
  if (known !== undefined) return known;
  const made = makeGround(map);
  grounds.set(map, made);
  return made;
}

function makeGround(map: BattleMap): Ground {
  const board = boardOf(shapeOf(map));
  const { width, height, count } = board;
  const kinds = [
    ...terrains.map((terrain) => terrainKinds[terrain]),
    ...(map.otherTerrain ?? []).map((other): TerrainKind => ({ ...plainKind, rules: ["mn.terrain.other"], ...other })),
  ];
  const terrain = new Uint32Array(count);
  const slope = new Int8Array(count).fill(-1);
  const heals = new Uint16Array(count);
  const teleporterAt = new Int16Array(count).fill(-1);
  const teleporters: { readonly name: string; readonly squares: number[] }[] = [];
  for (const [y, row] of drawingOf(map).rows.entries()) {
    for (const [x, sign] of row.entries()) {
      const square = y * width + x;
      for (const mark of marksOf(map, sign) ?? []) lay(mark, square);
    }
  }

  function lay(mark: MapMark, square: number): void {
    terrain[square] = (terrain[square] ?? 0) | bitOf(map, mark);
    if (mark === "healing-font") heals[square] = USUAL_HEALING;
    if (typeof mark === "string") return;
    if (mark.terrain === "healing-font") heals[square] = mark.heals;
    if (mark.terrain === "steep-slope") slope[square] = directionNames.indexOf(mark.direction);
    if (mark.terrain !== "teleporter") return;
    const index = teleporters.findIndex(({ name }) => name === mark.name);
    if (index < 0) teleporters.push({ name: mark.name, squares: [] });
    const at = index < 0 ? teleporters.length - 1 : index;
    teleporters[at]?.squares.push(square);
    teleporterAt[square] = at;
  }

  const victory = map.victory.flatMap(({ id, label, squares }) =>
    partsOf(board, squaresOfArea(board, squares)).map((part) => ({ id, label, squares: part })),
  );
  const victoryAt = new Uint32Array(count);
  for (const [index, { squares }] of victory.entries()) {
    for (const square of squares) victoryAt[square] = (victoryAt[square] ?? 0) | (1 << index);
  }
  const startOf = (side: "A" | "B"): readonly number[] =>
    squaresOfArea(
      board,
      map.starts.filter(({ label }) => label === side).flatMap(({ squares }) => squares),
    );
  return {
    map,
    width,
    height,
    count,
    board,
    terrain,
    kinds,
    sets: terrainSets(kinds),
    starts: { A: startOf("A"), B: startOf("B") },
    victory,
    victoryAt,
    slope,
    heals,
    teleporters,
    teleporterAt,
    doors: [...(board.shape.doors ?? [])].sort((a, b) => a - b),
  };
}

/** What hangs together of an area: parts that do not are areas of their own (mn.ruling.uncontested-count). */
function partsOf({ neighbour }: Board, squares: readonly number[]): readonly (readonly number[])[] {
  const left = new Set(squares);
  const parts: number[][] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const part = [first];
    // A list that grows is walked to its end.
    for (const at of part)
      for (let direction = 0; direction < 8; direction += 1) {
        const to = neighbour[at * 8 + direction] ?? -1;
        if (left.delete(to)) part.push(to);
      }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts;
}

function bitOf(map: BattleMap, mark: MapMark): TerrainMask {
  if (mark === "wall") return 0;
  if (typeof mark === "string") return terrainBit(mark);
  if (mark.terrain !== "other") return terrainBit(mark.terrain);
  const index = (map.otherTerrain ?? []).findIndex(({ id }) => id === mark.id);
  return index < 0 ? 0 : otherBit(index);
}
