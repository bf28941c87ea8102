/**
 * Squares, corners and directions of a rectangular lattice. A square is the number y * width + x; x grows to the east and
 * y to the south. A corner is the number y * (width + 1) + x of the lattice point at the north-west of square (x, y).
 */

/** The extent of a lattice in squares. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Names of the eight directions, clockwise from north; a direction is an index into this list. */
export const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

/** Step to the east of each direction. */
export const DX: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** Step to the south of each direction. */
export const DY: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** The number of the square in column x and row y, both from 0. */
export function squareAt(extent: Extent, x: number, y: number): number {
  return y * extent.width + x;
}

/** Column of a square, from 0. */
export function columnOf(extent: Extent, square: number): number {
  return square % extent.width;
}

/** Row of a square, from 0. */
export function rowOf(extent: Extent, square: number): number {
  return Math.floor(square / extent.width);
}

/** True if column x and row y lie on the lattice. */
export function onLattice(extent: Extent, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < extent.width && y < extent.height;
}

/** The direction that undoes this one. */
export function opposite(direction: number): number {
  return direction ^ 4;
}

/** The direction from one square to a neighbour, or -1 if the two do not share an edge or a corner. */
export function directionBetween(extent: Extent, from: number, to: number): number {
  const dx = columnOf(extent, to) - columnOf(extent, from);
  const dy = rowOf(extent, to) - rowOf(extent, from);
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1) return -1;
  return DIRECTION_BY_STEP[(dy + 1) * 3 + dx + 1] ?? -1;
}

const DIRECTION_BY_STEP: readonly number[] = [7, 0, 1, 6, -1, 2, 5, 4, 3];

/** Name of a column: a to z, then aa, ab and so on. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** Name of a square: its column in letters and its row from 1, as in a1 for the north-west one. */
export function squareName(extent: Extent, square: number): string {
  return `${columnName(columnOf(extent, square))}${rowOf(extent, square) + 1}`;
}

/** The square that a name means, or -1 if the text is no name or the square is not on the lattice. */
export function findSquare(extent: Extent, name: string): number {
  const parts = /^([a-z]{1,3})([1-9][0-9]{0,3})$/.exec(name.trim().toLowerCase());
  if (parts === null) return -1;
  let column = 0;
  for (const letter of parts[1] ?? "") column = column * 26 + letter.charCodeAt(0) - 96;
  const row = Number(parts[2]) - 1;
  return onLattice(extent, column - 1, row) ? squareAt(extent, column - 1, row) : -1;
}

/**
 * The square that a name means.
 * @throws RangeError that says what is wrong and which names there are.
 */
export function parseSquare(extent: Extent, name: string): number {
  const square = findSquare(extent, name);
  if (square >= 0) return square;
  const last = squareName(extent, extent.width * extent.height - 1);
  const wellFormed = /^[a-z]+[1-9][0-9]*$/.test(name.trim().toLowerCase());
  const fault = wellFormed ? "is not on this board" : "is not the name of a square (letters, then a row from 1)";
  throw new RangeError(`"${name}" ${fault}; squares run from a1 to ${last}`);
}
