import { squareName } from "@undercroft/table";

/** The largest block of squares that begins at one of them, row by row, as wide as its first row. */
function blockFrom(width: number, first: number, left: ReadonlySet<number>): { right: number; bottom: number } {
  const x = first % width;
  let right = x;
  while (right + 1 < width && left.has(first + right + 1 - x)) right += 1;
  let bottom = Math.floor(first / width);
  const whole = (y: number): boolean => {
    for (let at = y * width + x; at <= y * width + right; at += 1) if (!left.has(at)) return false;
    return true;
  };
  while (whole(bottom + 1)) bottom += 1;
  return { right, bottom };
}

/** Squares as a file names them: "c4" and blocks of squares "c4-f7", in reading order. */
export function blocksOf(width: number, squares: readonly number[]): string[] {
  const left = new Set(squares);
  const blocks: string[] = [];
  for (const first of squares.toSorted((a, b) => a - b)) {
    if (!left.has(first)) continue;
    const [x, y] = [first % width, Math.floor(first / width)];
    const { right, bottom } = blockFrom(width, first, left);
    for (let row = y; row <= bottom; row += 1) for (let at = x; at <= right; at += 1) left.delete(row * width + at);
    const [from, to] = [squareName({ x, y }), squareName({ x: right, y: bottom })];
    blocks.push(from === to ? from : `${from}-${to}`);
  }
  return blocks;
}
