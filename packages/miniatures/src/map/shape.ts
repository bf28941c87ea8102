import { type BoardShape, type HalfPoint, openShape } from "@undercroft/grid";
import type { BattleMap, MapMark, MapPoint } from "./battle-map.ts";
import { drawingOf, marksOf } from "./drawing.ts";

/** The walls of a map, and its secret doors, as the grid has them. Corners of walls stop diagonal steps (mn.wall.no-diagonal). */
export function shapeOf(map: BattleMap): BoardShape {
  const { width, height, rows } = drawingOf(map);
  const squaresWith = (mark: MapMark): number[] =>
    rows.flatMap((row, y) =>
      row.flatMap((sign, x) => (marksOf(map, sign)?.includes(mark) === true ? [y * width + x] : [])),
    );
  const doors = squaresWith("secret-door");
  return {
    ...openShape(width, height),
    wallSquares: squaresWith("wall"),
    ...(map.walls === undefined
      ? {}
      : { wallLines: map.walls.map(({ from, to }) => [halves(from), halves(to)] as const) }),
    ...(map.wallAreas === undefined ? {} : { wallAreas: map.wallAreas.map((area) => area.map(halves)) }),
    ...(doors.length === 0 ? {} : { doors }),
  };
}

function halves([x, y]: MapPoint): HalfPoint {
  return [x * 2, y * 2];
}
