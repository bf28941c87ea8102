import {
  type BattlefieldFace,
  colourOf,
  type Ground,
  type Square,
  type SquareFace,
  shownExtent,
  shownPoint,
  shownRect,
  squareShownAt,
  type ThinWall,
} from "@undercroft/table";
import type { Battlefield } from "../engine/index.ts";

const squareIn = (width: number, at: number): Square => ({ x: at % width, y: Math.floor(at / width) });

function groundsOf(field: Battlefield): Map<number, Ground> {
  const grounds = new Map<number, Ground>();
  const lay = (squares: readonly number[], ground: Ground): void => {
    for (const square of squares) grounds.set(square, ground);
  };
  const outdoor = field.face === "outdoor";
  lay(field.terrain.difficult, "difficult");
  lay(field.terrain.hazardous, "hazard");
  lay(field.terrain.obstacle, outdoor ? "forest" : "obstacle");
  lay(field.shape.wallSquares, "rock");
  lay(field.shape.missing, "void");
  return grounds;
}

function wallsOf({ shape }: Battlefield): ThinWall[] {
  const { width } = shape;
  const edges = shape.wallEdges.map(([a, b]): ThinWall => {
    const [first, second] = [squareIn(width, Math.min(a, b)), squareIn(width, Math.max(a, b))];
    const across = first.y === second.y;
    const to = across ? { x: second.x, y: second.y + 1 } : { x: second.x + 1, y: second.y };
    return { from: { x: second.x, y: second.y }, to };
  });
  const diagonals = shape.diagonals.map(([at, way]): ThinWall => {
    const { x, y } = squareIn(width, at);
    return way === "/"
      ? { from: { x, y: y + 1 }, to: { x: x + 1, y } }
      : { from: { x, y }, to: { x: x + 1, y: y + 1 } };
  });
  return [...edges, ...diagonals];
}

const faces = new WeakMap<Battlefield, BattlefieldFace>();

/** A battlefield as it is drawn; made once for each. */
export function fieldOf(field: Battlefield, treasure: readonly number[]): BattlefieldFace {
  const known = faces.get(field);
  if (known !== undefined) return known;
  const { shape } = field;
  const { width, height } = shownExtent(shape);
  const grounds = groundsOf(field);
  const starts = new Map(field.start.flatMap((area, seat) => area.map((square) => [square, colourOf(seat)] as const)));
  const magic = new Set(field.terrain["magic-circle"]);
  const squares = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x): SquareFace => {
      const at = squareShownAt(shape, { x, y });
      const start = starts.get(at);
      return {
        ground: grounds.get(at) ?? "floor",
        ...(magic.has(at) ? { circle: true } : {}),
        ...(treasure.includes(at) ? { frame: true } : {}),
        ...(start === undefined ? {} : { start }),
      };
    }),
  );
  const face: BattlefieldFace = {
    squares,
    walls: wallsOf(field).map(({ from, to }) => ({ from: shownPoint(shape, from), to: shownPoint(shape, to) })),
    tiles: field.tiles.map((tile) => shownRect(shape, tile)),
  };
  faces.set(field, face);
  return face;
}
