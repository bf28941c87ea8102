import type { BattlefieldFace, Ground, SeatColour, SquareFace } from "@undercroft/table";

/** A fixed battlefield in letters: what each means stands in the tables below. */
export const ROWS: readonly string[] = [
  "..^.####...........#.BBB",
  "..^.#..#...^^......#.BBB",
  "....#.....^^^...o..#.BBB",
  ".o.....#..^^.........BBB",
  "....#..#..........#.....",
  ".$..####...o......##.###",
  "...........**...........",
  "##.##......**......!!...",
  "......o..........$.!!!..",
  "AAA.#..........###..!.o.",
  "AAA.#....o.......#......",
  "AAA...$......^^..#..$...",
  "AAA.#........^^^..o...##",
  "....#..!!..........#....",
  ".^..##.!!!..##.....#..^^",
  ".^.....#######.....#..^.",
];

const GROUNDS: Readonly<Record<string, Ground>> = {
  "#": "rock",
  " ": "void",
  "^": "difficult",
  "!": "hazard",
  o: "obstacle",
  f: "forest",
  "~": "water",
  P: "pit",
};
const STARTS: Readonly<Record<string, SeatColour>> = { A: "lapis", B: "madder" };

function face(letter: string): SquareFace {
  const start = STARTS[letter];
  return {
    ground: GROUNDS[letter] ?? "floor",
    ...(letter === "*" ? { circle: true } : {}),
    ...(letter === "$" ? { frame: true } : {}),
    ...(start === undefined ? {} : { start }),
  };
}

/** Reads rows of letters as a battlefield without thin walls or seams. */
export function readRows(rows: readonly string[]): BattlefieldFace {
  return { squares: rows.map((row) => [...row].map(face)), walls: [], tiles: [] };
}

/** The thin walls of the fixed battlefield, as corner to corner. */
export const WALLS: BattlefieldFace["walls"] = [
  { from: { x: 8, y: 0 }, to: { x: 8, y: 3 } },
  { from: { x: 14, y: 8 }, to: { x: 17, y: 8 } },
  { from: { x: 9, y: 13 }, to: { x: 9, y: 15 } },
  { from: { x: 19, y: 6 }, to: { x: 20, y: 6 } },
];

/** The fixed battlefield of the gallery. */
export const FIELD: BattlefieldFace = {
  ...readRows(ROWS),
  walls: WALLS,
  tiles: [
    { x: 0, y: 0, width: 4, height: 8 },
    { x: 0, y: 8, width: 4, height: 8 },
    { x: 4, y: 0, width: 8, height: 8 },
    { x: 12, y: 0, width: 8, height: 8 },
    { x: 4, y: 8, width: 8, height: 8 },
    { x: 12, y: 8, width: 8, height: 8 },
    { x: 20, y: 0, width: 4, height: 8 },
    { x: 20, y: 8, width: 4, height: 8 },
  ],
};
