import {
  type BattlefieldFace,
  colourOf,
  type Extent,
  type Ground,
  type Point,
  type Sign,
  type SquareFace,
  shownExtent,
  shownPoint,
  squareShownAt,
} from "@undercroft/table";
import {
  type BattleMap,
  directionNames,
  drawingOf,
  groundOf,
  type MapMark,
  type MapPoint,
  marksOf,
  type Terrain,
  type WallLine,
} from "../engine/index.ts";

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

const markName = (mark: MapMark): string => (typeof mark === "string" ? mark : mark.terrain);

/** The marks of a square as the map's author drew it. */
export function marksAt(map: BattleMap, at: number): readonly MapMark[] {
  const { rows, width } = drawingOf(map);
  const sign = rows[Math.floor(at / width)]?.[at % width] ?? ".";
  return marksOf(map, sign) ?? [];
}

/** All of a map that is drawn, sound or not. */
export interface DrawnMap extends Extent {
  readonly marks: readonly (readonly MapMark[])[];
  readonly walls: readonly WallLine[];
  readonly wallAreas: readonly (readonly MapPoint[])[];
  readonly starts: { readonly A: readonly number[]; readonly B: readonly number[] };
  readonly victory: readonly { readonly squares: readonly number[] }[];
}

/** Names of teleporters in the order in which they are met: squares of one have as many dots. */
function teleportersOf(marks: DrawnMap["marks"]): readonly string[] {
  const names = marks.flatMap((own) =>
    own.flatMap((mark) => (typeof mark !== "string" && mark.terrain === "teleporter" ? [mark.name] : [])),
  );
  return [...new Set(names)];
}

/** The sign of a mark. `turn` are eighths by which the whole map is shown turned. */
function signOf(mark: Exclude<MapMark, "wall">, teleporters: readonly string[], turn: number): Sign {
  if (typeof mark === "string") return { kind: SIGNS[mark] };
  if (mark.terrain === "other") return { kind: "other" };
  const kind = SIGNS[mark.terrain];
  if (mark.terrain === "teleporter") return { kind, count: teleporters.indexOf(mark.name) + 1 };
  if (mark.terrain === "steep-slope") return { kind, turn: (directionNames.indexOf(mark.direction) + turn) % 8 };
  return { kind };
}

function groundAt(
  marks: readonly MapMark[],
  teleporters: readonly string[],
  turn: number,
): Pick<SquareFace, "ground" | "signs"> {
  const [first] = marks;
  if (first === undefined) return { ground: "floor" };
  const ground = marks.length === 1 ? GROUNDS[markName(first)] : undefined;
  if (ground !== undefined) return { ground };
  const signs = marks.flatMap((mark) => (mark === "wall" ? [] : [signOf(mark, teleporters, turn)]));
  return { ground: "floor", signs };
}

/** How a map lies on the screen: which square is shown where, where its points are, and by how many eighths it is turned. */
interface Lie {
  readonly shown: Extent;
  readonly squareAt: (x: number, y: number) => number;
  readonly pointOf: (point: Point) => Point;
  readonly turn: number;
}

function faceIn(map: DrawnMap, { shown, squareAt, pointOf, turn }: Lie): BattlefieldFace {
  const teleporters = teleportersOf(map.marks);
  const victory = new Set(map.victory.flatMap(({ squares }) => squares));
  const start = new Map([
    ...map.starts.A.map((at) => [at, colourOf(0)] as const),
    ...map.starts.B.map((at) => [at, colourOf(1)] as const),
  ]);
  const squares = Array.from({ length: shown.height }, (_, y) =>
    Array.from({ length: shown.width }, (__, x): SquareFace => {
      const at = squareAt(x, y);
      const begins = start.get(at);
      return {
        ...groundAt(map.marks[at] ?? [], teleporters, turn),
        ...(victory.has(at) ? { frame: true } : {}),
        ...(begins === undefined ? {} : { start: begins }),
      };
    }),
  );
  const place = ([x, y]: MapPoint): Point => pointOf({ x, y });
  return {
    squares,
    walls: map.walls.map(({ from, to }) => ({ from: place(from), to: place(to) })),
    rocks: map.wallAreas.map((corners) => corners.map(place)),
    tiles: [],
  };
}

/** A map as its author draws it, north above. Start area A bears the first seat's colour. */
export function drawnFace(map: DrawnMap): BattlefieldFace {
  return faceIn(map, { shown: map, squareAt: (x, y) => y * map.width + x, pointOf: (point) => point, turn: 0 });
}

type Area = keyof DrawnMap["starts"];

const faces = { A: new WeakMap<BattleMap, BattlefieldFace>(), B: new WeakMap<BattleMap, BattlefieldFace>() };

/** A map as it lies on the table; made once for each. `first` is the start area that bears the first seat's colour: its own, once it has taken one. */
export function fieldOf(map: BattleMap, first: Area = "A"): BattlefieldFace {
  const known = faces[first].get(map);
  if (known !== undefined) return known;
  const { width, height, starts, victory } = groundOf(map);
  const shape = { width, height };
  const drawn: DrawnMap = {
    ...shape,
    marks: Array.from({ length: width * height }, (_, at) => marksAt(map, at)),
    walls: map.walls ?? [],
    wallAreas: map.wallAreas ?? [],
    starts: first === "A" ? starts : { A: starts.B, B: starts.A },
    victory,
  };
  const face = faceIn(drawn, {
    shown: shownExtent(shape),
    squareAt: (x, y) => squareShownAt(shape, { x, y }),
    pointOf: (point) => shownPoint(shape, point),
    // A map that is higher than wide is shown turned by a quarter, and its slopes with it.
    turn: height > width ? 2 : 0,
  });
  faces[first].set(map, face);
  return face;
}
