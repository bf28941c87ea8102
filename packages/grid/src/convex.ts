import { type PiecePoint, turn } from "./wall-pieces.ts";

/** Where convex closed pieces of walls meet points and lines, in whole numbers. */

/** True if a closed piece holds a point. */
export function holdsPoint(points: readonly PiecePoint[], at: PiecePoint): boolean {
  const [first, second] = points;
  if (first === undefined || second === undefined) return false;
  if (points.length === 2) return turn(first, second, at) === 0 && inBox(points, at);
  return points.every((point, index) => turn(point, points[(index + 1) % points.length] ?? point, at) >= 0);
}

/** True if a closed piece meets a closed line: nothing parts the two. */
export function meetsLine(points: readonly PiecePoint[], a: PiecePoint, b: PiecePoint): boolean {
  const line = [a, b];
  const axes: PiecePoint[] = [[1, 0], [0, 1], across(a, b)];
  for (const [index, point] of points.entries()) axes.push(across(point, points[(index + 1) % points.length] ?? point));
  return !axes.some((axis) => {
    const [lowA, highA] = shadowOn(axis, points);
    const [lowB, highB] = shadowOn(axis, line);
    return highA < lowB || highB < lowA;
  });
}

/** True if a closed piece meets a line from `a` to `b` elsewhere than in `b`, given that `b` is on the border of all there is. */
export function meetsBefore(points: readonly PiecePoint[], a: PiecePoint, b: PiecePoint): boolean {
  if (!holdsPoint(points, b)) return meetsLine(points, a, b);
  const sides = points.filter(([x, y]) => x !== b[0] || y !== b[1]).map((point) => Math.sign(turn(b, a, point)));
  return sides.includes(0) || (sides.includes(1) && sides.includes(-1));
}

function inBox(points: readonly PiecePoint[], [x, y]: PiecePoint): boolean {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
}

/** The axis across the way from a to b. */
function across(a: PiecePoint, b: PiecePoint): PiecePoint {
  return [a[1] - b[1], b[0] - a[0]];
}

function shadowOn(axis: PiecePoint, points: readonly PiecePoint[]): readonly [number, number] {
  const places = points.map(([x, y]) => axis[0] * x + axis[1] * y);
  return [Math.min(...places), Math.max(...places)];
}
