import { type Board, boardOf } from "@undercroft/grid";
import type { Ground } from "../map/ground.ts";
import { marksOf, type SquareMarks } from "./marks.ts";
import type { PairTable } from "./pairs.ts";

/** A block of squares: the north-west one and the squares on a side, 1 to 4. A square is a space of size 1. */
export interface Space {
  readonly at: number;
  readonly size: number;
}

/** What lines, distances and steps meet: the map with its terrain in force and the secret doors held open. Shared and never changed. */
export interface Scene {
  readonly ground: Ground;
  /** Types of terrain in force by square. */
  readonly terrain: Uint32Array;
  /** Walls, with every secret door that no creature holds open. */
  readonly board: Board;
  readonly marks: SquareMarks;
  readonly tables: LineTables;
}

/** Lines and distances, found when first asked for, and kept for all scenes in which they are the same. */
export interface LineTables {
  readonly effect: PairTable;
  /** Sight past everything, and with smoke left out. The same table where there is no smoke. */
  readonly sight: PairTable;
  readonly sightThroughSmoke: PairTable;
  /** By viewer and target: sight past a corner of the viewer's forest (see forest-corner.ts). */
  readonly corners: Map<number, boolean>;
  /** Between spaces of which one is big, by their sizes, then by the places of the one and the other (see distance.ts). */
  readonly distances: ((Uint16Array | undefined)[] | undefined)[];
  /** By charger and target, places and sizes: the spaces in which a charge must end (see steps.ts). */
  readonly charges: Map<number, readonly number[]>;
}

/** The types that a square has now in place of its printed ones (mn.map.gain-type, mn.map.lose-type). */
export interface TerrainNow {
  readonly square: number;
  readonly types: number;
}

/** What was made for one map. */
interface Known {
  readonly ground: Ground;
  readonly plain: Scene;
  /** Scenes without changes of terrain, by the doors that are held open: bit i for the ground's door i. */
  readonly open: Map<number, Scene>;
  readonly scenes: Map<string, Scene>;
  readonly boards: Map<string, Board>;
  readonly tables: Map<string, LineTables>;
}

/** By ground, which never changes: nothing of it is ever out of date. */
const known = new WeakMap<Ground, Known>();
/** What was asked for last: a battle has one ground. */
let latest: Known | null = null;

/** So many of each are kept for a map; then all are forgotten. */
const MOST_KEPT = 60;

/**
 * The scene for changes of terrain and for squares with a creature in them; only those with a secret door matter
 * (mn.terrain.secret-door.occupied). Made once for each combination and kept with the ground: cheap to ask for again and again.
 */
export function sceneOf(ground: Ground, changes: readonly TerrainNow[], occupied: readonly number[]): Scene {
  const kept = keptFor(ground);
  if (changes.length === 0) {
    if (occupied.length === 0 || ground.doors.length === 0) return kept.plain;
    if (ground.doors.length < DOORS_IN_A_MASK) return sceneWithOpen(kept, ground, occupied);
  }
  const held = ground.doors.filter((door) => occupied.includes(door));
  if (changes.length === 0 && held.length === 0) return kept.plain;
  const key = `${changes.map(({ square, types }) => `${square}=${types}`).join()};${held.join()}`;
  return remembered(kept.scenes, key, () => makeScene(kept, ground, changes, held));
}

/** The same where no terrain has changed and no secret door is held open. */
export const plainScene = (ground: Ground): Scene => keptFor(ground).plain;

/** More doors than this are told apart by their names. */
const DOORS_IN_A_MASK = 31;

function sceneWithOpen(kept: Known, ground: Ground, occupied: readonly number[]): Scene {
  let mask = 0;
  for (const square of occupied) {
    const door = ground.doors.indexOf(square);
    if (door >= 0) mask |= 1 << door;
  }
  if (mask === 0) return kept.plain;
  return remembered(kept.open, mask, () =>
    makeScene(
      kept,
      ground,
      [],
      ground.doors.filter((_, door) => ((mask >> door) & 1) === 1),
    ),
  );
}

function keptFor(ground: Ground): Known {
  if (latest !== null && latest.ground === ground) return latest;
  latest = known.get(ground) ?? newlyKept(ground);
  return latest;
}

function newlyKept(ground: Ground): Known {
  const [scenes, boards, tables] = [new Map(), new Map(), new Map()];
  const plain = makeScene({ boards, tables }, ground, [], []);
  const made: Known = { ground, plain, open: new Map(), scenes, boards, tables };
  known.set(ground, made);
  return made;
}

function makeScene(
  kept: Pick<Known, "boards" | "tables">,
  ground: Ground,
  changes: readonly TerrainNow[],
  held: readonly number[],
): Scene {
  const terrain = ground.terrain.slice();
  for (const { square, types } of changes) terrain[square] = types;
  const board = remembered(kept.boards, held.join(), () => boardWithOpen(ground, held));
  const marks = marksOf(terrain, ground.sets);
  const key = `${held.join()};${marks.key}`;
  const tables = remembered(kept.tables, key, () => newTables(marks));
  return { ground, terrain, board, marks, tables };
}

function boardWithOpen(ground: Ground, held: readonly number[]): Board {
  if (held.length === 0) return ground.board;
  return boardOf({ ...ground.board.shape, doors: ground.doors.filter((door) => !held.includes(door)) });
}

function newTables({ hasSmoke }: SquareMarks): LineTables {
  const sight: PairTable = [];
  return {
    effect: [],
    sight,
    sightThroughSmoke: hasSmoke ? [] : sight,
    corners: new Map(),
    distances: [],
    charges: new Map(),
  };
}

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  if (map.size >= MOST_KEPT) map.clear();
  const made = make();
  map.set(key, made);
  return made;
}
