import type { Board } from "@undercroft/grid";
import { boardOf, spaceSquares, spacesAdjacent, straightSpaceDistance, UNREACHABLE } from "@undercroft/grid";
import { squareOf } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { isOpponent } from "../multiplayer.ts";
import { creatureOf } from "../reading/names.ts";
import { terrainAt } from "../reading/terrain.ts";
import type { Body, Creature } from "../state.ts";

/** Where something is: a creature's space, or a single square. */
export interface Place {
  /** North-west square. */
  readonly at: number;
  /** Squares a side. */
  readonly size: number;
}

/** A creature, or the id of a creature or square: whoever has the creature at hand spares looking for it. */
export type Thing = string | Creature;

export const boardIn = (body: Body): Board => boardOf(body.battlefield.shape);

/** Squares a side of the space that a creature of this card takes. */
export function sizeOfCard({ content }: Pick<Body, "content">, card: string): number {
  return content.creatures[card]?.size ?? 1;
}

/** The squares that a creature occupies (dc.space.definition). */
export function squaresOf(body: Body, creature: Creature): readonly number[] {
  return spaceSquares(boardIn(body), creature.at, creature.size);
}

/** The place of a creature or square by its id, or null if there is no such thing on the battlefield. */
export function placeOf(body: Body, thing: Thing): Place | null {
  if (typeof thing !== "string") return { at: thing.at, size: thing.size };
  const square = squareOf(thing);
  if (square !== null) return { at: square, size: 1 };
  const creature = creatureOf(body, thing);
  return creature === null ? null : { at: creature.at, size: creature.size };
}

/**
 * Whether two creatures or squares are adjacent: some square of one shares an edge or corner with
 * one of the other and no wall separates them (dc.ruling.adjacency-and-walls). Nothing is adjacent
 * to itself.
 */
export function areAdjacent(body: Body, a: Thing, b: Thing): boolean {
  if (a === b) return false;
  if (typeof a !== "string" && typeof b !== "string") return standAdjacent(body, a, a.at, b);
  const one = placeOf(body, a);
  const other = placeOf(body, b);
  if (one === null || other === null) return false;
  return spacesAdjacent(boardIn(body), one.at, one.size, other.at, other.size);
}

/** Whether a creature that stands at `at` is adjacent to another. Most stand too far apart for walls to matter. */
function standAdjacent(body: Body, { size }: Creature, at: number, other: Creature): boolean {
  const { width } = body.battlefield.shape;
  const apart = Math.abs(at - other.at);
  const reach = Math.max(size, other.size);
  if (apart > reach * width + reach) return false;
  if (reach === 1 && apart !== 1 && apart < width - 1) return false;
  return spacesAdjacent(boardIn(body), at, size, other.at, other.size);
}

/** Whether two creatures stand within so many squares of each other, straight through walls (dc.distance.through-walls). */
export function areWithin({ battlefield }: Body, a: Creature, b: Creature, squares: number): boolean {
  // Most stand too far apart for columns to matter.
  const reach = squares + Math.max(a.size, b.size) - 1;
  if (Math.abs(a.at - b.at) > reach * (battlefield.shape.width + 1)) return false;
  return straightSpaceDistance(boardOf(battlefield.shape), a.at, a.size, b.at, b.size) <= squares;
}

/** Squares, walls or not, from a creature to the nearest enemy of a seat and to the nearest other creature at all. */
export function nearestTo(
  body: Body,
  creature: Creature,
  seat: number,
): { readonly [K in "enemy" | "another"]: number } {
  const board = boardOf(body.battlefield.shape);
  let enemy = UNREACHABLE;
  let another = UNREACHABLE;
  for (const other of body.creatures) {
    if (other === creature) continue;
    const squares = straightSpaceDistance(board, creature.at, creature.size, other.at, other.size);
    if (squares < another) another = squares;
    if (squares < enemy && isOpponent(body, seat, other.controller)) enemy = squares;
  }
  return { enemy, another };
}

/** Why two creatures or squares are adjacent or not, where walls or corners are near. */
export function adjacencyRule(body: Body, a: string, b: string): RuleId {
  const one = placeOf(body, a);
  const other = placeOf(body, b);
  if (one === null || other === null) return "dc.ruling.battlefield-boundary";
  const board = boardIn(body);
  return board.hasWalls || one.size + other.size > 2 ? "dc.ruling.adjacency-and-walls" : "dc.move.adjacent-steps";
}

/** Whether two creatures are enemies, by who controls them (dc.ruling.your-creatures-means-controlled). */
export function areEnemies(body: Body, a: Creature, b: Creature): boolean {
  return isOpponent(body, a.controller, b.controller);
}

/** The first enemy adjacent to a creature that stands at `at`, or null. */
export function enemyBeside(body: Body, creature: Creature, at: number = creature.at): Creature | null {
  for (const other of body.creatures)
    if (other !== creature && standAdjacent(body, creature, at, other) && areEnemies(body, creature, other))
      return other;
  return null;
}

/** Whether a creature is in hazardous terrain: at least one of its squares is (dc.ruling.hazard-large-creature). */
export function isHazardous(body: Body, creature: Creature): boolean {
  if (body.battlefield.terrain.hazardous.length === 0) return false;
  for (const square of squaresOf(body, creature)) if (terrainAt(body, square, "hazardous")) return true;
  return false;
}
