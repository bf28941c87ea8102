import type { BoardShape } from "./shape.ts";
import { DIRECTIONS, DX, DY, directionBetween } from "./squares.ts";

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
  /** 1 if the space may be occupied: all squares open, no wall edge inside. */
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
  /** 1 if the square exists. */
  readonly exists: Uint8Array;
  /** 1 if the square exists and no wall fills or crosses it. */
  readonly open: Uint8Array;
  /** Walls that fill or cross a square: SOLID_ bits. */
  readonly solid: Uint8Array;
  /** 1 if a wall lies on the east edge (2 * square) or the south edge (2 * square + 1). */
  readonly edges: Uint8Array;
  /** 1 if a wall touches the corner. */
  readonly touched: Uint8Array;
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
 * @throws RangeError if a size, square, edge or corner of the shape is not on its lattice, or a missing square has walls in it.
 */
export function compileBoard(shape: BoardShape): Board {
  const { width, height } = shape;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1 || width * height > 32767) {
    throw new RangeError(`a board of ${width} by ${height} squares cannot be made`);
  }
  const count = width * height;
  const exists = new Uint8Array(count).fill(1);
  const solid = new Uint8Array(count);
  const edges = new Uint8Array(count * 2);
  const closed = new Uint8Array((width + 1) * (height + 1));
  for (const square of shape.missing) exists[inRange(square, count, "missing square")] = 0;
  for (const square of shape.wallSquares) addSolid(square, SOLID_SQUARE);
  for (const [square, way] of shape.diagonals) addSolid(square, way === "/" ? SOLID_SLASH : SOLID_BACKSLASH);
  for (const [a, b] of shape.wallEdges) edges[edgeIndex(shape, a, b)] = 1;
  for (const corner of shape.closedCorners) closed[inRange(corner, closed.length, "corner")] = 1;

  function addSolid(square: number, bit: number): void {
    inRange(square, count, "wall square");
    if (exists[square] === 0) throw new RangeError(`square ${square} is missing and cannot hold a wall`);
    solid[square] = (solid[square] ?? 0) | bit;
  }

  const open = new Uint8Array(count);
  for (let square = 0; square < count; square += 1) open[square] = exists[square] === 1 && solid[square] === 0 ? 1 : 0;
  const touched = touchedCorners(width, height, solid, edges);
  const neighbour = new Int32Array(count * 8);
  const onBoard = new Uint8Array(count);
  fillNeighbours(width, height, exists, neighbour, onBoard);
  const shifts = DIRECTIONS.map((_, direction) => (DY[direction] ?? 0) * width + (DX[direction] ?? 0));
  const bare = { shape, width, height, shifts, count, exists, open, solid, edges, touched, closed, neighbour, onBoard };
  return {
    ...bare,
    ...links(bare),
    hasEdges: shape.wallEdges.length > 0,
    hasWalls: shape.wallEdges.length + shape.wallSquares.length + shape.diagonals.length > 0,
    memo: { spaces: [], squares: [], distances: [], lines: [] },
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

function touchedCorners(width: number, height: number, solid: Uint8Array, edges: Uint8Array): Uint8Array {
  const touched = new Uint8Array((width + 1) * (height + 1));
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

type Bare = Omit<Board, "adjacent" | "step" | "hasEdges" | "hasWalls" | "memo">;

function links(bare: Bare): { adjacent: Uint8Array; step: Uint8Array } {
  const { count, width, open, neighbour } = bare;
  const adjacent = new Uint8Array(count);
  const step = new Uint8Array(count);
  const side = new Uint8Array(count);
  for (let square = 0; square < count; square += 1) {
    let mask = 0;
    for (let direction = 0; direction < 8 && open[square] === 1; direction += 2) {
      const beside = neighbour[square * 8 + direction] ?? -1;
      if (beside >= 0 && open[beside] === 1 && !walled(bare, square, direction)) mask |= 1 << direction;
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
      if (!wayOpen(bare, side, square, direction, -1) && !wayOpen(bare, side, square, direction, 1)) {
        if (touched || !besideDiagonal(bare, square, direction)) continue;
      }
      near |= 1 << direction;
      if (bare.closed[corner] === 0 && !(cornersBlock && touched)) steps |= 1 << direction;
    }
    adjacent[square] = near;
    step[square] = steps;
  }
  return { adjacent, step };
}

function walled(bare: Bare, square: number, direction: number): boolean {
  const { edges, width } = bare;
  if (direction === 2) return edges[square * 2] === 1;
  if (direction === 4) return edges[square * 2 + 1] === 1;
  if (direction === 6) return edges[square * 2 - 2] === 1;
  return edges[(square - width) * 2 + 1] === 1;
}

/** One of the two ways round a corner: over the square that lies `turn` beside the diagonal direction. */
function wayOpen(bare: Bare, side: Uint8Array, square: number, direction: number, turn: number): boolean {
  const first = (direction + turn + 8) & 7;
  const second = (direction - turn + 8) & 7;
  if (((side[square] ?? 0) & (1 << first)) === 0) return false;
  const middle = bare.neighbour[square * 8 + first] ?? -1;
  return ((side[middle] ?? 0) & (1 << second)) !== 0;
}

/** True if a square beside the corner is closed only by a diagonal wall, which leaves the corner itself free. */
function besideDiagonal(bare: Bare, square: number, direction: number): boolean {
  const left = bare.neighbour[square * 8 + ((direction + 7) & 7)] ?? -1;
  const right = bare.neighbour[square * 8 + ((direction + 1) & 7)] ?? -1;
  return (bare.solid[left] ?? 0) > 1 || (bare.solid[right] ?? 0) > 1;
}
