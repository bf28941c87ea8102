import { type AreaLine, areaOfSpace, pointSight, spaceCovers, spaceSquares } from "@undercroft/grid";
import type { Scene, Space } from "./scene.ts";

/**
 * The one kind of line of sight that cannot be turned by a hair (mn.ruling.forest-sight): out through a corner of a forest square that
 * the viewer occupies. Such a corner does not block, whatever other forest squares share it; the square behind it may be looked into, and
 * through if it is no forest itself. Null if no such line comes to the target.
 */
export function lineThroughForestCorner(
  scene: Scene,
  viewer: Space,
  target: Space,
  smokeBlocks: boolean,
): AreaLine | null {
  const { board, marks } = scene;
  const { width } = board;
  const own = spaceSquares(board, viewer.at, viewer.size);
  if (!own.some((square) => marks.forest[square] === 1)) return null;
  const dark = (square: number): boolean => marks.opaque[square] === 1 || (smokeBlocks && marks.smoke[square] === 1);
  const passing = smokeBlocks ? marks.sight : marks.sightThroughSmoke;
  const goals = spaceSquares(board, target.at, target.size).filter((square) => !dark(square));
  for (const square of own) {
    if (dark(square)) continue;
    for (const [east, south] of quarters) {
      const x = (square % width) + east;
      const y = Math.floor(square / width) + south;
      if (!leavesForest(scene, own, x, y) || staysInside(scene, viewer, x, y, east, south)) continue;
      for (const goal of goals) {
        const beyondX = goal % width >= x === (east === 1);
        const beyondY = Math.floor(goal / width) >= y === (south === 1);
        if (!beyondX || !beyondY) continue;
        const line = pointSight(board, y * (width + 1) + x, areaOfSpace(board, goal, 1), passing);
        if (line !== null) return line;
      }
    }
  }
  return null;
}

/** The ways from a square over its corners: 1 to the east or south, 0 to the west or north. */
const quarters: readonly (readonly [0 | 1, 0 | 1])[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** True if a lattice point is a corner of a forest square among the viewer's own. */
function leavesForest({ board, marks }: Scene, own: readonly number[], x: number, y: number): boolean {
  return own.some((square) => {
    const dx = x - (square % board.width);
    const dy = y - Math.floor(square / board.width);
    return marks.forest[square] === 1 && (dx === 0 || dx === 1) && (dy === 0 || dy === 1);
  });
}

/** True if the square beyond a corner is off the map or the viewer's own. */
function staysInside({ board }: Scene, viewer: Space, x: number, y: number, east: number, south: number): boolean {
  const [column, row] = [east === 1 ? x : x - 1, south === 1 ? y : y - 1];
  if (column < 0 || row < 0 || column >= board.width || row >= board.height) return true;
  return spaceCovers(board, viewer.at, viewer.size, row * board.width + column);
}

/** Whether such a line comes to the target; kept with the ground. */
export function seesThroughForestCorner(scene: Scene, viewer: Space, target: Space, smokeBlocks: boolean): boolean {
  const { count } = scene.board;
  const sizes = (viewer.size * 5 + target.size) * 2 + (smokeBlocks ? 1 : 0);
  const key = (sizes * count + viewer.at) * count + target.at;
  const { corners } = scene.tables;
  const found = corners.get(key);
  if (found !== undefined) return found;
  const sees = lineThroughForestCorner(scene, viewer, target, smokeBlocks) !== null;
  corners.set(key, sees);
  return sees;
}
