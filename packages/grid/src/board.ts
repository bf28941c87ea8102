import { CUT_SIDE, pieceTables } from "./piece-tables.ts";
import type { BoardShape } from "./shape.ts";
import { columnOf, DIRECTIONS, DX, DY, directionBetween, rowOf } from "./squares.ts";
import { cutWalls, type WallPieces } from "./wall-pieces.ts";

/** Bit of `Board.solid`: a square filled by wall. */
export const SOLID_SQUARE = 1;
/** Bit of `Board.solid`: a wall from south-west to north-east. */
export const SOLID_SLASH = 2;
/** Bit of `Board.solid`: a wall from north-west to south-east. */
export const SOLID_BACKSLASH = 4;

/** What spaces of one size can do on a board, by their north-west square (their "top"). */
export interface SpaceTable {
  readonly size: number;
  /** What to add to the top for each square of the space, row by row. */
  readonly offsets: readonly number[];
  /** 1 if every square of the space exists. */
  readonly whole: Uint8Array;
  /** 1 if the space may be occupied: all squares open or with doors, no wall on an edge inside. */
  readonly fits: Uint8Array;
  /** Mask of directions in which a step respects all walls. */
  readonly steps: Uint8Array;
  /** Mask of directions in which the space stays on existing squares, walls ignored. */
  readonly drifts: Uint8Array;
}

/** Results that are computed when first asked for; owned by the module that fills each slot. */
export interface BoardMemo {
  readonly spaces: (SpaceTable | undefined)[];
  /** By size, then by top. */
  readonly squares: ((readonly number[] | undefined)[] | undefined)[];
  readonly distances: (Uint16Array | undefined)[];
  readonly nearest: (readonly number[] | undefined)[];
  readonly lines: (Int32Array | undefined)[];
}

/** A board as tables. Masks hold bit 1 << d for direction d. Nobody but this package writes to them. */
export interface Board {
  readonly shape: BoardShape;
  readonly width: number;
  readonly height: number;
  /** What a step in each direction adds to a square or top, for a step that stays on the lattice. */
  readonly shifts: readonly number[];
  /** Number of squares of the lattice, missing ones included. */
  readonly count: number;
  /** Column and row of each square, from the west and from the north, 0 the first. */
  readonly columns: Uint16Array;
  readonly rows: Uint16Array;
  /** 1 if the square exists. */
  readonly exists: Uint8Array;
  /** 1 if the square exists and no wall fills it or covers its middle. */
  readonly open: Uint8Array;
  /** 1 if the square is open or has a door: a space may stand there. */
  readonly enterable: Uint8Array;
  /** 1 if the square has a door. */
  readonly doors: Uint8Array;
  /** Walls that fill or cross a square: SOLID_ bits. A door fills it. */
  readonly solid: Uint8Array;
  /** 1 if a wall lies on the east edge (2 * square) or the south edge (2 * square + 1). */
  readonly edges: Uint8Array;
  /** Walls that are no whole squares, edges or diagonals; null if there are none. */
  readonly pieces: WallPieces | null;
  /** By edge, as in `edges`: 1 if a wall lies on part of it, 3 if that part touches its middle. */
  readonly barred: Uint8Array;
  /** By square: which ways from its middle pieces of walls cut off, CUT_ bits. */
  readonly cuts: Uint8Array;
  /** By square, two bits for each side (n, e, s, w): the half on which a piece ends at the middle of the side. */
  readonly ends: Uint8Array;
  /** 1 if a wall touches the corner. */
  readonly touched: Uint8Array;
  /** 1 if a wall other than a door touches the corner. */
  readonly fixed: Uint8Array;
  /** 1 if the shape closes the corner. */
  readonly closed: Uint8Array;
  /** Neighbour of a square in a direction (8 * square + direction), or -1 if it does not exist. */
  readonly neighbour: Int32Array;
  /** Directions in which a neighbour exists. */
  readonly onBoard: Uint8Array;
  /** Directions in which the neighbour is adjacent: not separated by walls. */
  readonly adjacent: Uint8Array;
  /** Directions in which a one-square space may step. */
  readonly step: Uint8Array;
  readonly hasEdges: boolean;
  readonly hasWalls: boolean;
  readonly hasDoors: boolean;
  readonly memo: BoardMemo;
}

const compiled = new WeakMap<BoardShape, Board>();

/** The board asked for last: a match asks for its own again and again. */
let last: Board | null = null;

/** The tables of a shape, made once for each shape object. */
export function boardOf(shape: BoardShape): Board {
  if (last !== null && last.shape === shape) return last;
  let board = compiled.get(shape);
  if (board === undefined) {
    board = compileBoard(shape);
    compiled.set(shape, board);
  }
  last = board;
  return board;
}

/**
 * The tables of a shape, made anew.
 * @throws RangeError if a size, square, edge or corner of the shape is not on its lattice, or a missing square has walls in it or a closed one a door.
 */
export function compileBoard(shape: BoardShape): Board {
  const { width, height } = shape;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1 || width * height > 32767) {
    throw new RangeError(`a board of ${width} by ${height} squares cannot be made`);
  }
  const count = width * height;
  const pieces = cutWalls(shape);
  const { barred, cuts, ends, covered, corners, whole } = pieceTables(width, height, pieces);
  const exists = new Uint8Array(count).fill(1);
  const solid = new Uint8Array(count);
  const edges = new Uint8Array(count * 2);
  const closed = new Uint8Array((width + 1) * (height + 1));
  for (const square of shape.missing) exists[inRange(square, count, "missing square")] = 0;
  for (const square of [...shape.wallSquares, ...(pieces?.filled ?? [])]) addSolid(square, SOLID_SQUARE);
  for (const [square, way] of shape.diagonals) addSolid(square, way === "/" ? SOLID_SLASH : SOLID_BACKSLASH);
  for (const [a, b] of shape.wallEdges) edges[edgeIndex(shape, a, b)] = 1;
  for (const edge of whole) edges[edge] = 1;
  for (const corner of shape.closedCorners) closed[inRange(corner, closed.length, "corner")] = 1;

  function addSolid(square: number, bit: number): void {
    inRange(square, count, "wall square");
    if (exists[square] === 0) throw new RangeError(`square ${square} is missing and cannot hold a wall`);
    solid[square] = (solid[square] ?? 0) | bit;
  }

  const open = new Uint8Array(count);
  for (let square = 0; square < count; square += 1) {
    open[square] = exists[square] === 1 && solid[square] === 0 && covered[square] === 0 ? 1 : 0;
  }
  const enterable = open.slice();
  const doors = new Uint8Array(count);
  for (const square of shape.doors ?? []) {
    if (open[inRange(square, count, "door")] === 0) throw new RangeError(`square ${square} cannot hold a door`);
    doors[square] = 1;
  }
  const fixed = touchedCorners(width, height, solid, edges);
  for (const corner of corners) fixed[corner] = 1;
  for (const [square, door] of doors.entries()) {
    if (door === 0) continue;
    solid[square] = SOLID_SQUARE;
    open[square] = 0;
  }
  const touched = touchedCorners(width, height, solid, edges, fixed);
  const neighbour = new Int32Array(count * 8);
  const onBoard = new Uint8Array(count);
  fillNeighbours(width, height, exists, neighbour, onBoard);
  const shifts = DIRECTIONS.map((_, direction) => (DY[direction] ?? 0) * width + (DX[direction] ?? 0));
  const squares = { exists, open, enterable, doors, solid, neighbour, onBoard };
  const bare = {
    shape,
    width,
    height,
    shifts,
    count,
    columns: Uint16Array.from({ length: count }, (_, square) => columnOf(shape, square)),
    rows: Uint16Array.from({ length: count }, (_, square) => rowOf(shape, square)),
    ...squares,
    edges,
    pieces,
    barred,
    cuts,
    ends,
    touched,
    fixed,
    closed,
  };
  const plainWalls = shape.wallEdges.length + shape.wallSquares.length + shape.diagonals.length;
  return {
    ...bare,
    ...links(bare),
    hasEdges: shape.wallEdges.length + whole.length > 0,
    hasWalls: plainWalls > 0 || pieces !== null || doors.includes(1),
    hasDoors: doors.includes(1),
    memo: { spaces: [], squares: [], distances: [], nearest: [], lines: [] },
  };
}

/**
 * Where `Board.edges` keeps the edge that two squares share.
 * @throws RangeError if they share none.
 */
export function edgeIndex(shape: BoardShape, a: number, b: number): number {
  const count = shape.width * shape.height;
  const direction = directionBetween(
    shape,
    inRange(a, count, "square of an edge"),
    inRange(b, count, "square of an edge"),
  );
  if (direction === 2) return a * 2;
  if (direction === 4) return a * 2 + 1;
  if (direction === 6) return b * 2;
  if (direction === 0) return b * 2 + 1;
  throw new RangeError(`squares ${a} and ${b} share no edge`);
}

/** True if a wall lies on the edge of a square in direction 0 (n), 2 (e), 4 (s) or 6 (w). Rim edges hold none. */
export function edgeWalled(board: Board, square: number, direction: number): boolean {
  const { edges, width } = board;
  if (direction === 2) return edges[square * 2] === 1;
  if (direction === 4) return edges[square * 2 + 1] === 1;
  if (direction === 6) return square % width > 0 && edges[square * 2 - 2] === 1;
  return square >= width && edges[(square - width) * 2 + 1] === 1;
}

/** True if the neighbour in the direction is adjacent: the two share an edge or a corner and no wall separates them. */
export function isAdjacent(board: Board, square: number, direction: number): boolean {
  return ((board.adjacent[square] ?? 0) & (1 << direction)) !== 0;
}

/** The corner that a diagonal step from a square crosses. */
export function cornerCrossed(width: number, square: number, direction: number): number {
  const x = square % width;
  const y = (square - x) / width;
  return (y + ((DY[direction] ?? 0) > 0 ? 1 : 0)) * (width + 1) + x + ((DX[direction] ?? 0) > 0 ? 1 : 0);
}

function inRange(index: number, count: number, what: string): number {
  if (!Number.isInteger(index) || index < 0 || index >= count)
    throw new RangeError(`${what} ${index} is not on the board`);
  return index;
}

function touchedCorners(
  width: number,
  height: number,
  solid: Uint8Array,
  edges: Uint8Array,
  others: Uint8Array = new Uint8Array((width + 1) * (height + 1)),
): Uint8Array {
  const touched = others.slice();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = y * width + x;
      const walls = solid[square] ?? 0;
      const northWest = y * (width + 1) + x;
      const southWest = northWest + width + 1;
      if ((walls & (SOLID_SQUARE | SOLID_BACKSLASH)) !== 0) touched[northWest] = touched[southWest + 1] = 1;
      if ((walls & (SOLID_SQUARE | SOLID_SLASH)) !== 0) touched[northWest + 1] = touched[southWest] = 1;
      if (edges[square * 2] === 1) touched[northWest + 1] = touched[southWest + 1] = 1;
      if (edges[square * 2 + 1] === 1) touched[southWest] = touched[southWest + 1] = 1;
    }
  }
  return touched;
}

function fillNeighbours(
  width: number,
  height: number,
  exists: Uint8Array,
  neighbour: Int32Array,
  onBoard: Uint8Array,
): void {
  neighbour.fill(-1);
  for (let square = 0; square < exists.length; square += 1) {
    if (exists[square] === 0) continue;
    const x = square % width;
    const y = (square - x) / width;
    let mask = 0;
    for (let direction = 0; direction < 8; direction += 1) {
      const nx = x + (DX[direction] ?? 0);
      const ny = y + (DY[direction] ?? 0);
      if (nx < 0 || ny < 0 || nx >= width || ny >= height || exists[ny * width + nx] === 0) continue;
      neighbour[square * 8 + direction] = ny * width + nx;
      mask |= 1 << direction;
    }
    onBoard[square] = mask;
  }
}

type Bare = Omit<Board, "adjacent" | "step" | "hasEdges" | "hasWalls" | "hasDoors" | "memo">;

function links(bare: Bare): { adjacent: Uint8Array; step: Uint8Array } {
  const { count, width, open, neighbour, doors } = bare;
  const adjacent = new Uint8Array(count);
  const step = new Uint8Array(count);
  const side = new Uint8Array(count);
  for (let square = 0; square < count; square += 1) {
    let mask = 0;
    for (let direction = 0; direction < 8 && open[square] === 1; direction += 2) {
      const beside = neighbour[square * 8 + direction] ?? -1;
      if (beside >= 0 && open[beside] === 1 && !sideWalled(bare, square, direction)) mask |= 1 << direction;
    }
    side[square] = mask;
  }
  const cornersBlock = bare.shape.cornersBlock;
  for (let square = 0; square < count; square += 1) {
    const sides = side[square] ?? 0;
    let near = sides;
    let steps = sides;
    for (let direction = 1; direction < 8 && open[square] === 1; direction += 2) {
      const across = neighbour[square * 8 + direction] ?? -1;
      if (across < 0 || open[across] === 0) continue;
      const corner = cornerCrossed(width, square, direction);
      const touched = bare.touched[corner] === 1;
      const cut = diagonalCut(bare, square, across, direction);
      if (!wayOpen(bare, side, square, direction, -1) && !wayOpen(bare, side, square, direction, 1)) {
        if (touched || cut || !besideWall(bare, square, direction)) continue;
      }
      near |= 1 << direction;
      if (bare.closed[corner] === 0 && !cut && !(cornersBlock && touched)) steps |= 1 << direction;
    }
    adjacent[square] = near;
    step[square] = steps;
  }
  if (doors.includes(1)) stepsThroughDoors(bare, step);
  return { adjacent, step };
}

/** True if a wall parts a square from the one beyond its side in direction 0, 2, 4 or 6: the way between their middles touches it. */
function sideWalled(bare: Bare, square: number, direction: number): boolean {
  const { edges, barred, cuts, ends, width, shifts } = bare;
  const beyond = square + (shifts[direction] ?? 0);
  const edge = direction === 2 ? square * 2 : direction === 4 ? square * 2 + 1 : direction === 6 ? beyond * 2 : -1;
  const at = edge < 0 ? (square - width) * 2 + 1 : edge;
  if (edges[at] === 1 || (barred[at] ?? 0) > 1) return true;
  const here = direction >> 1;
  const there = here ^ 2;
  if ((((cuts[square] ?? 0) >> here) | ((cuts[beyond] ?? 0) >> there)) & CUT_SIDE) return true;
  // Bare ends at the middle of the side leave one half of it free; then they stop nobody.
  return ((((ends[square] ?? 0) >> (2 * here)) | ((ends[beyond] ?? 0) >> (2 * there))) & 3) === 3;
}

/** True if a piece of a wall cuts the way between the middles of two squares that share a corner, elsewhere than in that corner. */
function diagonalCut({ cuts }: Bare, square: number, across: number, direction: number): boolean {
  const corner = ((direction + 1) >> 1) & 3;
  return ((((cuts[square] ?? 0) >> corner) | ((cuts[across] ?? 0) >> (corner ^ 2))) & 1) !== 0;
}

/** One of the two ways round a corner: over the square that lies `turn` beside the diagonal direction. */
function wayOpen(bare: Bare, side: Uint8Array, square: number, direction: number, turn: number): boolean {
  const first = (direction + turn + 8) & 7;
  const second = (direction - turn + 8) & 7;
  if (((side[square] ?? 0) & (1 << first)) === 0) return false;
  const middle = bare.neighbour[square * 8 + first] ?? -1;
  return ((side[middle] ?? 0) & (1 << second)) !== 0;
}

/** True if one of the four squares at a corner holds a wall that leaves the corner itself free. */
function besideWall(bare: Bare, square: number, direction: number): boolean {
  const left = bare.neighbour[square * 8 + ((direction + 7) & 7)] ?? -1;
  const right = bare.neighbour[square * 8 + ((direction + 1) & 7)] ?? -1;
  if ((bare.solid[left] ?? 0) > 1 || (bare.solid[right] ?? 0) > 1) return true;
  return bare.pieces !== null && (left >= 0 || right >= 0);
}

/** Steps from and to squares with doors: the two count as open. */
function stepsThroughDoors(bare: Bare, step: Uint8Array): void {
  const { count, doors, neighbour } = bare;
  for (let square = 0; square < count; square += 1) {
    for (let direction = 0; direction < 8; direction += 1) {
      const to = neighbour[square * 8 + direction] ?? -1;
      if (to < 0 || (doors[square] === 0 && doors[to] === 0)) continue;
      if (doorStep(bare, square, direction, [square, to])) step[square] = (step[square] ?? 0) | (1 << direction);
    }
  }
}

/** Whether walls let one square of a space step in a direction, the doors in the squares listed being open. */
export function doorStep(board: Bare, square: number, direction: number, opened: readonly number[]): boolean {
  const { doors, neighbour, width, shape } = board;
  const standable = (at: number): boolean => board.open[at] === 1 || (doors[at] === 1 && opened.includes(at));
  const passable = (from: number, way: number): boolean => {
    const to = neighbour[from * 8 + way] ?? -1;
    return standable(from) && to >= 0 && standable(to) && !sideWalled(board, from, way);
  };
  if (direction % 2 === 0) return passable(square, direction);
  const across = neighbour[square * 8 + direction] ?? -1;
  const corner = cornerCrossed(width, square, direction);
  if (across < 0 || !standable(square) || !standable(across) || board.closed[corner] === 1) return false;
  if (diagonalCut(board, square, across, direction)) return false;
  const touched = board.touched[corner] === 1 && !touchedByDoorsAlone(board, corner, opened);
  if (!touched || shape.cornersBlock) return !touched;
  const [left, right] = [(direction + 7) & 7, (direction + 1) & 7];
  const around = (first: number, second: number): boolean =>
    passable(square, first) && passable(neighbour[square * 8 + first] ?? -1, second);
  return around(left, right) || around(right, left);
}

/** True if nothing but the doors in the squares listed touches a corner. */
function touchedByDoorsAlone(board: Bare, corner: number, opened: readonly number[]): boolean {
  const { width, height, doors, fixed } = board;
  if (fixed[corner] === 1) return false;
  const x = corner % (width + 1);
  const y = (corner - x) / (width + 1);
  for (const [column, row] of [
    [x - 1, y - 1],
    [x, y - 1],
    [x - 1, y],
    [x, y],
  ] as const) {
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const square = row * width + column;
    if (doors[square] === 1 && !opened.includes(square)) return false;
  }
  return true;
}
