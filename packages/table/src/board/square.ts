/** Length of a square's side in the drawing's own units. */
export const U = 40;

/** A square of the battlefield, counted from the top left, from 0. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A point of the lattice in squares: 0,0 is the top left corner of the first square; fractions lie inside a square. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tile's outline in squares. */
export interface TileRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Column letters as on a spreadsheet: a to z, then aa. */
export function columnName(x: number): string {
  const letter = String.fromCharCode(97 + (x % 26));
  return x < 26 ? letter : columnName(Math.floor(x / 26) - 1) + letter;
}

/** A square's name as players say it: "f9". */
export function squareName(square: Square): string {
  return `${columnName(square.x)}${square.y + 1}`;
}

/** A square as a key of a set. */
export function squareKey(square: Square): string {
  return `${square.x},${square.y}`;
}

/** The squares themselves as one path. */
export function squaresPath(squares: readonly Square[]): string {
  return squares.map(({ x, y }) => `M${x * U} ${y * U}v${U}h${U}v${-U}z`).join("");
}

/** The rim of a set of squares: every side that has no neighbour in the set. */
export function rimPath(squares: readonly Square[]): string {
  const inside = new Set(squares.map(squareKey));
  const out = (x: number, y: number): boolean => !inside.has(`${x},${y}`);
  return squares
    .map(({ x, y }) => {
      const [left, top] = [x * U, y * U];
      const north = out(x, y - 1) ? `M${left} ${top}h${U}` : "";
      const south = out(x, y + 1) ? `M${left} ${top + U}h${U}` : "";
      const west = out(x - 1, y) ? `M${left} ${top}v${U}` : "";
      const east = out(x + 1, y) ? `M${left + U} ${top}v${U}` : "";
      return north + south + west + east;
    })
    .join("");
}
