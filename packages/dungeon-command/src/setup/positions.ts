import {
  type Board,
  boardOf,
  distancesFrom,
  leastInSpace,
  markAdjacent,
  spaceSquares,
  spaceTable,
  UNREACHABLE,
} from "@undercroft/grid";
import { factsOf } from "../reading/facts.ts";
import { tablesOf } from "../reading/names.ts";
import type { Battlefield, Body } from "../state.ts";
import { permits } from "../traits.ts";

/** How spaces of one size lie to one Start area. Spaces go by their north-west square ("top"). */
interface AreaTable {
  /** Squares of the space inside the area. */
  readonly overlap: Uint8Array;
  /** Tops of spaces that can be occupied and reach into the area, ascending. */
  readonly touching: readonly number[];
  /** Distance to the nearest square of the area (dc.ruling.distance-steps). */
  readonly near: Uint16Array;
}

const areas = new WeakMap<Battlefield, Map<number, AreaTable>>();

function areaTable(battlefield: Battlefield, seat: number, size: number): AreaTable {
  const tables = areas.get(battlefield) ?? new Map<number, AreaTable>();
  areas.set(battlefield, tables);
  const key = seat * 16 + size;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const made = makeTable(boardOf(battlefield.shape), battlefield.start[seat] ?? [], size);
  tables.set(key, made);
  return made;
}

function makeTable(board: Board, area: readonly number[], size: number): AreaTable {
  const { fits } = spaceTable(board, size);
  const overlap = new Uint8Array(board.count);
  const near = new Uint16Array(board.count).fill(UNREACHABLE);
  const touching: number[] = [];
  const start = new Set(area);
  for (let top = 0; top < board.count; top += 1) {
    if (fits[top] === 0) continue;
    for (const square of spaceSquares(board, top, size)) {
      if (start.has(square)) overlap[top] = (overlap[top] ?? 0) + 1;
      for (const from of area)
        near[top] = Math.min(near[top] ?? UNREACHABLE, distancesFrom(board, from)[square] ?? UNREACHABLE);
    }
    if ((overlap[top] ?? 0) > 0) touching.push(top);
  }
  return { overlap, touching, near };
}

const takenSquares = new WeakMap<Board, Uint8Array>();

/** 1 for each square with a creature on it, those named left out; valid until the next call for the same board. */
export function occupied(body: Body, without: readonly string[]): Uint8Array {
  const board = boardOf(body.battlefield.shape);
  const squares = takenSquares.get(board) ?? new Uint8Array(board.count);
  takenSquares.set(board, squares);
  squares.fill(0);
  for (const creature of body.creatures) {
    if (without.includes(creature.id)) continue;
    const size = creature.size;
    if (size === 1) squares[creature.at] = 1;
    else for (const square of spaceSquares(board, creature.at, size)) squares[square] = 1;
  }
  return squares;
}

/** dc.ruling.deployment-squares: the space exists, holds no wall and no creature. */
export function isFree(board: Board, top: number, size: number, taken: Uint8Array): boolean {
  const { fits, offsets } = spaceTable(board, size);
  if (fits[top] !== 1) return false;
  for (const offset of offsets) if (taken[top + offset] === 1) return false;
  return true;
}

/** How well the best free spaces lie: wholly inside the Start area, partly, or outside at the least distance. */
export type Fit = "inside" | "partly" | "near";

/** Where a creature of one size may be set down now. */
export interface Spots {
  readonly size: number;
  readonly fit: Fit;
  /** Tops of the spaces that lie best, ascending; empty if no space is free at all. */
  readonly best: readonly number[];
  /** Tops of free spaces beside a creature that lets its controller deploy there, best ones left out; ascending. */
  readonly beside: readonly number[];
}

/** dc.deploy-start.inside-start-area, dc.deploy-start.overflow, dc.ruling.deploy-start-area-full */
export function spotsFor(body: Body, seat: number, size: number, without: readonly string[]): Spots {
  const board = boardOf(body.battlefield.shape);
  const { overlap, touching, near } = areaTable(body.battlefield, seat, size);
  const taken = occupied(body, without);
  let most = 0;
  let best: number[] = [];
  for (const top of touching) {
    const inside = overlap[top] ?? 0;
    if (inside < most || !isFree(board, top, size, taken)) continue;
    if (inside > most) best = [];
    most = inside;
    best.push(top);
  }
  if (most === 0) best = nearest(board, size, near, taken);
  const beside = spotsBeside(body, seat, size, taken, without).filter((top) => !best.includes(top));
  return { size, fit: most === size * size ? "inside" : most > 0 ? "partly" : "near", best, beside };
}

function nearest(board: Board, size: number, near: Uint16Array, taken: Uint8Array): number[] {
  let least = UNREACHABLE;
  let best: number[] = [];
  for (let top = 0; top < board.count; top += 1) {
    const far = near[top] ?? UNREACHABLE;
    if (far > least || !isFree(board, top, size, taken)) continue;
    if (far < least) best = [];
    least = far;
    best.push(top);
  }
  return best;
}

const nowhere: readonly number[] = [];

/** Free spaces all of whose squares are adjacent to a creature of the seat with the permission "deploy-beside". */
function spotsBeside(
  body: Body,
  seat: number,
  size: number,
  taken: Uint8Array,
  without: readonly string[],
): readonly number[] {
  if (!factsOf(body.content).keys.has("deploy-beside")) return nowhere;
  const board = boardOf(body.battlefield.shape);
  let squares: Uint8Array | null = null;
  for (const creature of body.creatures) {
    if (creature.controller !== seat || without.includes(creature.id)) continue;
    if (permits(tablesOf(body), "deploy-beside", creature) === null) continue;
    squares ??= new Uint8Array(board.count);
    markAdjacent(board, creature.at, creature.size, squares);
  }
  if (squares === null) return nowhere;
  const whole = leastInSpace(board, size, squares, new Uint8Array(board.count));
  const tops: number[] = [];
  for (let top = 0; top < board.count; top += 1) {
    if (whole[top] === 1 && isFree(board, top, size, taken)) tops.push(top);
  }
  return tops;
}

/** Tops of all free spaces that lie wholly inside the Start area or beside a creature that allows it, ascending. */
export function wholeSpots(body: Body, seat: number, size: number, without: readonly string[]): number[] {
  const board = boardOf(body.battlefield.shape);
  const { overlap, touching } = areaTable(body.battlefield, seat, size);
  const taken = occupied(body, without);
  const tops = touching.filter((top) => overlap[top] === size * size && isFree(board, top, size, taken));
  for (const top of spotsBeside(body, seat, size, taken, without)) if (!tops.includes(top)) tops.push(top);
  return tops.sort((a, b) => a - b);
}

/** How a space lies to the seat's Start area, whatever stands there. */
export function fitAt(body: Body, seat: number, size: number, top: number): Fit {
  const inside = areaTable(body.battlefield, seat, size).overlap[top] ?? 0;
  return inside === size * size ? "inside" : inside > 0 ? "partly" : "near";
}
