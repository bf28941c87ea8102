import { type Point, type Square, shownPoint, shownSpace, shownSquare } from "@undercroft/table";
import { type Body, type Creature, spaceOf } from "../engine/index.ts";
import { extentOf } from "../facing/names.ts";

/** The space of a creature on the map; null of one that is not there. */
export function spaceIn(body: Body, id: string | null): { readonly at: number; readonly size: number } | null {
  const creature = body.creatures.find((one) => one.id === id);
  if (creature === undefined || creature.status !== "in-play") return null;
  const { at, size } = spaceOf(body, creature);
  return { at, size };
}

/** The middle of a space, where it is shown. */
export function middleOfSpace(body: Body, at: number, size: number): Point {
  const { x, y } = shownSquare(extentOf(body), at, size);
  return { x: x + size / 2, y: y + size / 2 };
}

/** The middle of a creature's space, where it is shown. */
export function middleOf(body: Body, id: string): Point | null {
  const space = spaceIn(body, id);
  return space === null ? null : middleOfSpace(body, space.at, space.size);
}

/** The point amid some: of the smallest box around them. */
export function amid(points: readonly Point[]): Point {
  const half = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: half(points.map(({ x }) => x)), y: half(points.map(({ y }) => y)) };
}

/** Where squares of the map are shown. */
export function squaresShown(body: Body, squares: readonly number[], size = 1): readonly Square[] {
  const extent = extentOf(body);
  const all = size === 1 ? squares : [...new Set(squares.flatMap((at) => shownSpace(extent, at, size)))];
  return all.map((at) => shownSquare(extent, at));
}

/** Lattice units to the side of a square in the engine's lines. */
const UNIT = 2_000;

/** Where a point of the engine's lines is shown. */
export const latticePoint = (body: Body, { x, y }: Point): Point =>
  shownPoint(extentOf(body), { x: x / UNIT, y: y / UNIT });

/** The squares on which a creature is drawn: a rider as large as it is, in the first corner of its mount's space. */
function squaresDrawn(body: Body, creature: Creature): readonly number[] {
  const { width } = extentOf(body);
  const space = spaceOf(body, creature);
  const size = creature.mount === null ? space.size : creature.size;
  return Array.from({ length: size * size }, (_, i) => space.at + (i % size) + Math.floor(i / size) * width);
}

/** Whom each square is pressed for: riders before their mounts. */
export function standingOn(body: Body): ReadonlyMap<number, string> {
  const there = body.creatures.filter(({ status }) => status === "in-play");
  const riders = there.filter(({ mount }) => mount !== null);
  const under = new Map<number, string>();
  for (const creature of [...there.filter(({ mount }) => mount === null), ...riders])
    for (const square of squaresDrawn(body, creature)) under.set(square, creature.id);
  return under;
}
