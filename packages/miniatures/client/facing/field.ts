import {
  type BattlefieldFace,
  colourOf,
  type Ground,
  type Sign,
  type Square,
  type SquareFace,
  shownExtent,
  shownPoint,
  squareShownAt,
  type ThinWall,
} from "@undercroft/table";
import { type BattleMap, drawingOf, groundOf, type MapMark, marksOf, type Terrain } from "../engine/index.ts";

/** Grounds that every board has, by the terrain that lies on them alone. */
const GROUNDS: Readonly<Record<string, Ground>> = {
  wall: "rock",
  difficult: "difficult",
  forest: "forest",
  river: "water",
  pit: "pit",
};

/** What is drawn for each type of terrain, where it shares a square or no ground of the board's is meant. */
const SIGNS: { readonly [T in Terrain]: Sign["kind"] } = {
  "blood-rock": "blood",
  dangerous: "caltrops",
  fire: "fire",
  corrosive: "acid",
  forest: "forest",
  "market-stall": "stall",
  "healing-font": "font",
  pit: "pit",
  river: "water",
  "sacred-circle": "circle",
  "secret-door": "door",
  slippery: "ice",
  smoke: "smoke",
  "spike-stones": "spikes",
  statue: "statue",
  "steep-slope": "slope",
  teleporter: "portal",
  web: "web",
  difficult: "difficult",
};

export const markName = (mark: MapMark): string => (typeof mark === "string" ? mark : mark.terrain);

/** The marks of a square as the map's author drew it. */
export function marksAt(map: BattleMap, at: number): readonly MapMark[] {
  const { rows, width } = drawingOf(map);
  const sign = rows[Math.floor(at / width)]?.[at % width] ?? ".";
  return marksOf(map, sign) ?? [];
}

function signOf(map: BattleMap, at: number, mark: Exclude<MapMark, "wall">): Sign {
  if (typeof mark === "string") return { kind: SIGNS[mark] };
  if (mark.terrain === "other") return { kind: "other" };
  const { slope, teleporterAt, width, height } = groundOf(map);
  const kind = SIGNS[mark.terrain];
  if (mark.terrain === "teleporter") return { kind, count: (teleporterAt[at] ?? 0) + 1 };
  // A map that is shown turned by a quarter shows its slopes turned too.
  if (mark.terrain === "steep-slope") return { kind, turn: ((slope[at] ?? 0) + (height > width ? 2 : 0)) % 8 };
  return { kind };
}

function groundAt(map: BattleMap, at: number): Pick<SquareFace, "ground" | "signs"> {
  const marks = marksAt(map, at);
  const [first] = marks;
  if (first === undefined) return { ground: "floor" };
  const ground = marks.length === 1 ? GROUNDS[markName(first)] : undefined;
  if (ground !== undefined) return { ground };
  return { ground: "floor", signs: marks.flatMap((mark) => (mark === "wall" ? [] : [signOf(map, at, mark)])) };
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
        ...groundAt(map, at),
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
