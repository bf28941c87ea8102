import { type Board, type BoardShape, compileBoard, type HalfPoint } from "../src/index.ts";

/** A stream of whole numbers below a bound, the same for the same seed. */
export type Dice = (bound: number) => number;

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** A board of random size with every kind of wall, gap and closed corner, from nearly open to crowded; the sparser the emptier. */
export function randomShape(roll: Dice, least: number, most: number, sparse = 1): BoardShape {
  const width = least + roll(most - least + 1);
  const height = least + roll(most - least + 1);
  const rarity = (4 + roll(16)) * sparse;
  const missing: number[] = [];
  const wallSquares: number[] = [];
  const diagonals: [number, "/" | "\\"][] = [];
  const wallEdges: [number, number][] = [];
  const withDiagonals = roll(3) === 0;
  for (let square = 0; square < width * height; square += 1) {
    const filling = roll(rarity * 2);
    if (filling === 0) missing.push(square);
    if (filling === 1 || filling === 2) wallSquares.push(square);
    if (withDiagonals && filling === 3) diagonals.push([square, roll(2) === 0 ? "/" : "\\"]);
    if (square % width < width - 1 && roll(rarity) === 0) wallEdges.push([square, square + 1]);
    if (square + width < width * height && roll(rarity) === 0) wallEdges.push([square + width, square]);
  }
  const closedCorners = Array.from({ length: roll(3) }, () => roll((width + 1) * (height + 1)));
  return { width, height, missing, wallSquares, wallEdges, diagonals, closedCorners, cornersBlock: roll(2) === 0 };
}

/** A table of marks for a board: each square marked with a chance of one in `rarity`. */
export function randomMarks(roll: Dice, count: number, rarity: number): Uint8Array {
  return Uint8Array.from({ length: count }, () => (roll(rarity) === 0 ? 1 : 0));
}

/** The shape with a few walls between points of gridlines, small areas of wall and doors as well. */
export function withFineWalls(roll: Dice, shape: BoardShape): BoardShape {
  const { width, height } = shape;
  const wallLines: (readonly [HalfPoint, HalfPoint])[] = [];
  const wallAreas: HalfPoint[][] = [];
  const doors: number[] = [];
  for (let round = roll(4); round >= 0; round -= 1) {
    const [x, y] = [roll(width), roll(height)];
    const corner = roll(4);
    const cut = cornerCut(x, y, corner);
    const kind = roll(6);
    if (kind === 0) wallLines.push(cut);
    if (kind === 1) wallLines.push([gridPoint(roll, width, height), gridPoint(roll, width, height)]);
    if (kind === 2)
      wallAreas.push([...cut, [2 * (x + (corner === 1 || corner === 2 ? 1 : 0)), 2 * (y + (corner >> 1))]]);
    if (kind === 3)
      wallAreas.push([gridPoint(roll, width, height), gridPoint(roll, width, height), gridPoint(roll, width, height)]);
    if (kind === 4) wallLines.push(halfEdge(roll, x, y));
    if (kind === 5) doors.push(y * width + x);
  }
  return {
    ...shape,
    wallLines: wallLines.filter(([a, b]) => a[0] !== b[0] || a[1] !== b[1]),
    wallAreas: wallAreas.filter(
      ([a = [0, 0], b = a, c = a]) => (b[0] - a[0]) * (c[1] - a[1]) !== (b[1] - a[1]) * (c[0] - a[0]),
    ),
    doors: doors.filter((square) => !shape.missing.includes(square)),
  };
}

/** The board of a shape, or null if it is no sound one: areas between random points may enclose nothing, doors may lie under walls. */
export function boardIfSound(shape: BoardShape): Board | null {
  try {
    return compileBoard(shape);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The wall that cuts a corner off a square, from the middle of one side to the middle of the next; corners clockwise from the north-west. */
export function cornerCut(x: number, y: number, corner: number): readonly [HalfPoint, HalfPoint] {
  const east = corner === 1 || corner === 2 ? 2 : 0;
  const south = corner >> 1 ? 2 : 0;
  return [
    [2 * x + 1, 2 * y + south],
    [2 * x + east, 2 * y + 1],
  ];
}

function halfEdge(roll: Dice, x: number, y: number): readonly [HalfPoint, HalfPoint] {
  const [a, b] = [2 * x + roll(2), 2 * y];
  return roll(2) === 0
    ? [
        [a, b],
        [a + 1, b],
      ]
    : [
        [b === 0 ? 0 : 2 * x, b],
        [b === 0 ? 0 : 2 * x, b + 1],
      ];
}

/** A point of a gridline close enough to others that slopes stay simple. */
function gridPoint(roll: Dice, width: number, height: number): HalfPoint {
  const [x, y] = [roll(2 * Math.min(width, 4) + 1), roll(2 * Math.min(height, 4) + 1)];
  return x % 2 !== 0 && y % 2 !== 0 ? [x, y - 1] : [x, y];
}

/** Every corner cut and half edge of a board of 3 by 3. */
export const fineWalls3: readonly (readonly [HalfPoint, HalfPoint])[] = [
  ...Array.from({ length: 36 }, (_, index) => cornerCut((index >> 2) % 3, Math.floor(index / 12), index & 3)),
  ...[1, 2].flatMap((line) =>
    [0, 1, 2, 3, 4, 5].flatMap((start): (readonly [HalfPoint, HalfPoint])[] => [
      [
        [2 * line, start],
        [2 * line, start + 1],
      ],
      [
        [start, 2 * line],
        [start + 1, 2 * line],
      ],
    ]),
  ),
];

/** The edges of a board of 3 by 3. */
export const edges3: readonly (readonly [number, number])[] = [0, 1, 2].flatMap((line) => [
  [line * 3, line * 3 + 1] as const,
  [line * 3 + 1, line * 3 + 2] as const,
  [line, line + 3] as const,
  [line + 3, line + 6] as const,
]);
