import { type Board, doorStep, type SpaceTable } from "./board.ts";
import { DX, DY } from "./squares.ts";
import { straightSpaceDistance } from "./straight.ts";

/** The table of spaces of size by size squares, made when first asked for. Sizes start at 1. */
export function spaceTable(board: Board, size: number): SpaceTable {
  const known = board.memo.spaces[size];
  if (known !== undefined) return known;
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`a space of size ${size} cannot be made`);
  const table = size === 1 ? single(board) : makeTable(board, size);
  board.memo.spaces[size] = table;
  return table;
}

/** Squares of the space with this top, row by row. Those off the lattice are left out. Made once for each space. */
export function spaceSquares(board: Board, top: number, size: number): readonly number[] {
  let made = board.memo.squares[size];
  if (made === undefined) {
    made = [];
    board.memo.squares[size] = made;
  }
  let squares = made[top];
  if (squares === undefined) {
    squares = listSquares(board, top, size);
    made[top] = squares;
  }
  return squares;
}

function listSquares({ width, height }: Board, top: number, size: number): readonly number[] {
  const x = top % width;
  const y = (top - x) / width;
  const squares: number[] = [];
  for (let row = y; row < y + size && row < height; row += 1) {
    for (let column = x; column < x + size && column < width; column += 1) squares.push(row * width + column);
  }
  return squares;
}

/** True if the space may be occupied: all its squares exist and are open or have doors, and no wall runs on an edge between two of them. */
export function spaceFits(board: Board, top: number, size: number): boolean {
  return spaceTable(board, size).fits[top] === 1;
}

/** True if the space with this top covers the square. */
export function spaceCovers(board: Board, top: number, size: number, square: number): boolean {
  const dx = (square % board.width) - (top % board.width);
  const dy = Math.floor(square / board.width) - Math.floor(top / board.width);
  return dx >= 0 && dy >= 0 && dx < size && dy < size;
}

/** True if two spaces share a square. */
export function spacesOverlap(board: Board, a: number, sizeA: number, b: number, sizeB: number): boolean {
  const dx = (b % board.width) - (a % board.width);
  const dy = Math.floor(b / board.width) - Math.floor(a / board.width);
  return dx < sizeA && -dx < sizeB && dy < sizeA && -dy < sizeB;
}

/** True if some square of one space is adjacent to some square of the other. */
export function spacesAdjacent(board: Board, a: number, sizeA: number, b: number, sizeB: number): boolean {
  if (straightSpaceDistance(board, a, sizeA, b, sizeB) > 1) return false;
  if (sizeA === 1) return touches(board, a, b, sizeB);
  for (const square of spaceSquares(board, a, sizeA)) if (touches(board, square, b, sizeB)) return true;
  return false;
}

/** Whether a square is adjacent to some square of a space. */
function touches(board: Board, square: number, top: number, size: number): boolean {
  const mask = board.adjacent[square] ?? 0;
  for (let direction = 0; direction < 8; direction += 1) {
    if ((mask & (1 << direction)) === 0) continue;
    const near = board.neighbour[square * 8 + direction] ?? -1;
    if (size === 1 ? near === top : spaceCovers(board, top, size, near)) return true;
  }
  return false;
}

/** Writes a value into the table for every square adjacent to some square of the space; its own squares are left alone. */
export function markAdjacent(board: Board, top: number, size: number, table: Uint8Array, value = 1): void {
  for (const square of spaceSquares(board, top, size)) {
    const mask = board.adjacent[square] ?? 0;
    for (let direction = 0; direction < 8; direction += 1) {
      if ((mask & (1 << direction)) === 0) continue;
      const near = board.neighbour[square * 8 + direction] ?? -1;
      if (size === 1 || !spaceCovers(board, top, size, near)) table[near] = value;
    }
  }
}

/** Writes a value into the table for every square of the space. */
export function markSpace(board: Board, top: number, size: number, table: Uint8Array, value = 1): void {
  for (const square of spaceSquares(board, top, size)) table[square] = value;
}

/**
 * From a table of squares to one of tops: the greatest value among the squares of each space that is whole, 0 elsewhere.
 * A table of 0 and 1 thus says "any square of the space".
 */
export function mostInSpace(board: Board, size: number, squares: Uint8Array, into: Uint8Array): Uint8Array {
  const { whole, offsets } = spaceTable(board, size);
  for (let top = 0; top < board.count; top += 1) {
    let most = 0;
    if (whole[top] === 1) {
      for (const offset of offsets) {
        const value = squares[top + offset] ?? 0;
        if (value > most) most = value;
      }
    }
    into[top] = most;
  }
  return into;
}

/** Like `mostInSpace` with the least value, so that a table of 0 and 1 says "every square of the space". */
export function leastInSpace(board: Board, size: number, squares: Uint8Array, into: Uint8Array): Uint8Array {
  const { whole, offsets } = spaceTable(board, size);
  for (let top = 0; top < board.count; top += 1) {
    let least = whole[top] === 1 ? 255 : 0;
    for (const offset of offsets) {
      const value = squares[top + offset] ?? 0;
      if (value < least) least = value;
    }
    into[top] = least;
  }
  return into;
}

function single(board: Board): SpaceTable {
  const { exists, enterable, step, onBoard } = board;
  return { size: 1, offsets: [0], whole: exists, fits: enterable, steps: step, drifts: onBoard };
}

function makeTable(board: Board, size: number): SpaceTable {
  const { count, width, height } = board;
  const offsets: number[] = [];
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) offsets.push(y * width + x);
  const whole = new Uint8Array(count);
  const fits = new Uint8Array(count);
  for (let y = 0; y + size <= height; y += 1) {
    for (let x = 0; x + size <= width; x += 1) {
      const top = y * width + x;
      whole[top] = offsets.every((offset) => board.exists[top + offset] === 1) ? 1 : 0;
      fits[top] = whole[top] === 1 && clearInside(board, top, size, offsets) ? 1 : 0;
    }
  }
  const steps = new Uint8Array(count);
  const drifts = new Uint8Array(count);
  for (let top = 0; top < count; top += 1) {
    if (whole[top] === 0) continue;
    for (let direction = 0; direction < 8; direction += 1) {
      const next = shifted(board, top, direction);
      if (next < 0 || whole[next] === 0) continue;
      drifts[top] = (drifts[top] ?? 0) | (1 << direction);
      if (fits[top] === 0 || fits[next] === 0) continue;
      if (stepsAsOne(board, offsets, top, next, direction)) steps[top] = (steps[top] ?? 0) | (1 << direction);
    }
  }
  return { size, offsets, whole, fits, steps, drifts };
}

/** Whether walls let every square of a space step; doors in squares that it leaves or enters are open. */
function stepsAsOne(board: Board, offsets: readonly number[], from: number, to: number, direction: number): boolean {
  const opened = board.hasDoors
    ? offsets.flatMap((offset) => [from + offset, to + offset]).filter((square) => board.doors[square] === 1)
    : [];
  if (opened.length > 0) return offsets.every((offset) => doorStep(board, from + offset, direction, opened));
  return offsets.every((offset) => ((board.step[from + offset] ?? 0) & (1 << direction)) !== 0);
}

function shifted(board: Board, top: number, direction: number): number {
  const x = (top % board.width) + (DX[direction] ?? 0);
  const y = Math.floor(top / board.width) + (DY[direction] ?? 0);
  return x < 0 || y < 0 || x >= board.width || y >= board.height ? -1 : y * board.width + x;
}

function clearInside(board: Board, top: number, size: number, offsets: readonly number[]): boolean {
  return offsets.every((offset, index) => {
    const square = top + offset;
    if (board.enterable[square] === 0) return false;
    if (index % size < size - 1 && onEdge(board, square * 2)) return false;
    return index >= size * (size - 1) || !onEdge(board, square * 2 + 1);
  });
}

/** True if a wall lies on an edge or on part of it. */
function onEdge(board: Board, edge: number): boolean {
  return board.edges[edge] === 1 || (board.barred[edge] ?? 0) > 0;
}
