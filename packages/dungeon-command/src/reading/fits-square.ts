import { spacesAdjacent } from "@undercroft/grid";
import type { Env } from "../effects/locals.ts";
import { squareId } from "../ids.ts";
import { boardIn, type Place, placeOf, squaresOf } from "../moving/space.ts";
import type { Body, Creature } from "../state.ts";
import type { SquareFilter } from "../vocabulary/index.ts";
import type { Scene } from "./names.ts";
import { select } from "./select.ts";
import { terrainAt } from "./terrain.ts";
import { isInRange, type Range, rangeOf } from "./within.ts";

/** A filter of squares with its words read, to be looked through for many squares. */
export interface SquareTest {
  readonly terrain: SquareFilter["terrain"];
  /** The places beside one of which the square has to lie; null if it may lie anywhere. */
  readonly beside: readonly Place[] | null;
  readonly range: Range | null;
  readonly unoccupied: boolean;
}

/** Reads the words of a filter of squares. Null if no square can be as it says. */
export function squareTest(scene: Scene, filter: SquareFilter, env: Env): SquareTest | null {
  const { terrain, adjacentTo, within, unoccupied } = filter;
  const range = within === undefined ? null : rangeOf(scene, within, env);
  if (within !== undefined && range === null) return null;
  const beside = adjacentTo === undefined ? null : placesOf(scene.body, select(scene, adjacentTo, env));
  return { terrain, beside, range, unoccupied: unoccupied === true };
}

function placesOf(body: Body, ids: readonly string[]): readonly Place[] {
  const places: Place[] = [];
  for (const id of ids) {
    const place = placeOf(body, id);
    if (place !== null) places.push(place);
  }
  return places;
}

/** Whether a square is as a filter says. */
export function passes(body: Body, { terrain, beside, range, unoccupied }: SquareTest, square: number): boolean {
  if (terrain !== undefined && !terrainAt(body, square, terrain)) return false;
  if (beside !== null && !isBesideAny(body, square, beside)) return false;
  if (range !== null && !isInRange(body, range, squareId(square))) return false;
  return !unoccupied || occupantOf(body, square) === null;
}

function isBesideAny(body: Body, square: number, places: readonly Place[]): boolean {
  const board = boardIn(body);
  for (const { at, size } of places) if (spacesAdjacent(board, square, 1, at, size)) return true;
  return false;
}

/** The creature whose space holds the square, or null. */
function occupantOf(body: Body, square: number): Creature | null {
  for (const creature of body.creatures)
    if (creature.at === square || squaresOf(body, creature).includes(square)) return creature;
  return null;
}
