import {
  type BattlefieldFace,
  colourOf,
  type Ground,
  type Square,
  type SquareFace,
  shownExtent,
  shownPoint,
  squareShownAt,
  type ThinWall,
} from "@undercroft/table";
import { type BattleMap, drawingOf, groundOf, type MapMark, marksOf } from "../engine/index.ts";

/** What the floor looks like by the terrain on it. What is not told apart yet looks difficult. */
const GROUNDS: Readonly<Record<string, Ground>> = {
  wall: "rock",
  forest: "forest",
  river: "water",
  pit: "pit",
  fire: "hazard",
  corrosive: "hazard",
  dangerous: "hazard",
  "spike-stones": "hazard",
  statue: "obstacle",
  "market-stall": "obstacle",
  "secret-door": "obstacle",
};
const CIRCLES: ReadonlySet<string> = new Set(["sacred-circle", "healing-font", "teleporter", "blood-rock"]);

export const markName = (mark: MapMark): string => (typeof mark === "string" ? mark : mark.terrain);

/** The marks of a square as the map's author drew it. */
export function marksAt(map: BattleMap, at: number): readonly MapMark[] {
  const { rows, width } = drawingOf(map);
  const sign = rows[Math.floor(at / width)]?.[at % width] ?? ".";
  return marksOf(map, sign) ?? [];
}

function groundAt(marks: readonly MapMark[]): Pick<SquareFace, "ground" | "circle"> {
  const names = marks.map(markName);
  const circle = names.some((name) => CIRCLES.has(name)) ? { circle: true } : {};
  const plain = names.filter((name) => !CIRCLES.has(name));
  const [first] = plain;
  return { ground: first === undefined ? "floor" : (GROUNDS[first] ?? "difficult"), ...circle };
}

function wallsOf(map: BattleMap): readonly ThinWall[] {
  const square = ([x, y]: readonly [number, number]): Square => ({ x, y });
  const lines = (map.walls ?? []).map(({ from, to }) => ({ from: square(from), to: square(to) }));
  const areas = (map.wallAreas ?? []).flatMap((corners) =>
    corners.map((from, i) => ({ from: square(from), to: square(corners[(i + 1) % corners.length] ?? from) })),
  );
  return [...lines, ...areas];
}

const faces = new WeakMap<BattleMap, BattlefieldFace>();

/** A map as it is drawn; made once for each. Start area A bears the first seat's colour. */
export function fieldOf(map: BattleMap): BattlefieldFace {
  const known = faces.get(map);
  if (known !== undefined) return known;
  const { width, height, starts, victoryAt } = groundOf(map);
  const shape = { width, height };
  const shown = shownExtent(shape);
  const start = new Map([
    ...starts.A.map((at) => [at, colourOf(0)] as const),
    ...starts.B.map((at) => [at, colourOf(1)] as const),
  ]);
  const squares = Array.from({ length: shown.height }, (_, y) =>
    Array.from({ length: shown.width }, (__, x): SquareFace => {
      const at = squareShownAt(shape, { x, y });
      const begins = start.get(at);
      return {
        ...groundAt(marksAt(map, at)),
        ...(victoryAt[at] === 0 ? {} : { frame: true }),
        ...(begins === undefined ? {} : { start: begins }),
      };
    }),
  );
  const walls = wallsOf(map).map(({ from, to }) => ({ from: shownPoint(shape, from), to: shownPoint(shape, to) }));
  const face: BattlefieldFace = { squares, walls, tiles: [] };
  faces.set(map, face);
  return face;
}
