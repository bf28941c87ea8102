import { type Board, spaceSquares, spacesOverlap, spaceTable } from "@undercroft/grid";
import { areAdjacent, countedDistance } from "./distance.ts";
import type { Scene, Space } from "./scene.ts";

/**
 * Whether walls let a space step in a direction, 0 to 7 clockwise from north, onto squares of the map (mn.ruling.step). Secret doors that
 * it enters or leaves count as open (mn.ruling.secret-door). Creatures and terrain are the caller's.
 */
export function stepAllowed({ board }: Scene, { at, size }: Space, direction: number): boolean {
  return ((spaceTable(board, size).steps[at] ?? 0) & (1 << direction)) !== 0;
}

/** The same for whoever ignores walls: all squares exist. Where it ends, `fitsBetweenWalls` still decides (mn.mode.burrow, mn.mode.phasing). */
export function driftAllowed({ board }: Scene, { at, size }: Space, direction: number): boolean {
  return ((spaceTable(board, size).drifts[at] ?? 0) & (1 << direction)) !== 0;
}

/** Whether walls let a creature stand there: no centre covered, no wall inside (mn.position.legal, mn.wall.legal). Secret doors do. */
export function fitsBetweenWalls({ board }: Scene, { at, size }: Space): boolean {
  return spaceTable(board, size).fits[at] === 1;
}

/** Directions, as a mask of bits, in which a push by `source` may drive the space: possible steps that end farther away (mn.ruling.push-direction). */
export function pushDirections(scene: Scene, space: Space, source: Space): number {
  const before = countedDistance(scene, space, source);
  return directionsTo(scene, space, (after) => countedDistance(scene, after, source) > before);
}

/** Directions in which a pull may draw the space: possible steps that end nearer, be it on the source's own squares (mn.ruling.push-direction). */
export function pullDirections(scene: Scene, space: Space, source: Space): number {
  const before = countedDistance(scene, space, source);
  return directionsTo(scene, space, (after) => countedDistance(scene, after, source) < before);
}

function directionsTo(scene: Scene, space: Space, accepts: (after: Space) => boolean): number {
  let directions = 0;
  for (let direction = 0; direction < 8; direction += 1) {
    if (!stepAllowed(scene, space, direction)) continue;
    const after = { at: space.at + (scene.board.shifts[direction] ?? 0), size: space.size };
    if (accepts(after)) directions |= 1 << direction;
  }
  return directions;
}

/**
 * The spaces in which a charge on the target must end, as north-west squares, ascending: those without walls, adjacent to the target and
 * nearest to where the charger stands (mn.charge.end-space, mn.ruling.charge-big).
 */
export function chargeSpaces(scene: Scene, charger: Space, target: Space): readonly number[] {
  const { charges } = scene.tables;
  const { count } = scene.board;
  const key = ((charger.at * count + target.at) * SIZES + charger.size) * SIZES + target.size;
  const known = charges.get(key);
  if (known !== undefined) return known;
  const found = nearestBeside(scene, charger, target);
  charges.set(key, found);
  return found;
}

/** More than squares on a side of any space. */
const SIZES = 8;

function nearestBeside(scene: Scene, charger: Space, target: Space): readonly number[] {
  const { board } = scene;
  const start = { at: charger.at, size: 1 };
  let least = Number.POSITIVE_INFINITY;
  let nearest: number[] = [];
  for (const top of topsAround(board, charger.size, target)) {
    const space = { at: top, size: charger.size };
    const overlaps = spacesOverlap(board, top, charger.size, target.at, target.size);
    if (overlaps || !holdsNoWall(scene, space) || !areAdjacent(scene, space, target)) continue;
    const far = countedDistance(scene, start, { at: top, size: 1 });
    if (far < least) nearest = [];
    if (far > least) continue;
    least = far;
    nearest.push(top);
  }
  return nearest;
}

/** North-west squares of the spaces that touch or overlap a space. */
export function topsAround({ width, height }: Board, size: number, target: Space): number[] {
  const [x, y] = [target.at % width, Math.floor(target.at / width)];
  const tops: number[] = [];
  for (let row = Math.max(0, y - size); row <= Math.min(height - size, y + target.size); row += 1) {
    for (let column = Math.max(0, x - size); column <= Math.min(width - size, x + target.size); column += 1) {
      tops.push(row * width + column);
    }
  }
  return tops;
}

/** True if no wall whatever is inside the space, diagonal ones and secret doors among them. */
function holdsNoWall(scene: Scene, space: Space): boolean {
  const { board } = scene;
  if (!fitsBetweenWalls(scene, space)) return false;
  return spaceSquares(board, space.at, space.size).every(
    (square) => board.open[square] === 1 && board.pieces?.inside[square] === undefined,
  );
}
