import type { BoardShape } from "@undercroft/grid";
import { parseSquare } from "@undercroft/grid";
import { hint, orFault, ScenarioFault } from "@undercroft/scenario";
import type { Battlefield } from "../state.ts";
import { drawnMarks } from "../vocabulary/tile.ts";
import type { ScenarioSetup } from "./schema.ts";

const markWords = ["wall", "missing", "difficult", "hazardous", "obstacle", "magic-circle", "treasure"] as const;
type Mark = (typeof markWords)[number];

const marks: { readonly [character: string]: readonly Mark[] } = {
  ...drawnMarks,
  " ": ["missing"],
  _: ["missing"],
};

/** A board square by square, row by row. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly squares: readonly (readonly Mark[])[];
}

function markNamed(word: string): Mark {
  const mark = markWords.find((one) => one === word);
  if (mark !== undefined) return mark;
  throw new ScenarioFault(`setup.legend: no terrain is called "${word}"${hint(word, markWords)}`);
}

/** The board of a setup as it is drawn. */
export function readBoard(setup: ScenarioSetup): Drawing {
  const rows = (setup.board ?? "").split("\n").map((row) => row.replace(/\s+$/, ""));
  while (rows[rows.length - 1] === "") rows.pop();
  const width = Math.max(...rows.map((row) => row.length));
  const legend = new Map<string, readonly Mark[]>(Object.entries(marks));
  for (const [character, words] of Object.entries(setup.legend ?? {})) legend.set(character, words.map(markNamed));
  const squares: (readonly Mark[])[] = [];
  for (const [y, row] of rows.entries()) {
    if (row.length !== width)
      throw new ScenarioFault(`setup.board: row ${y + 1} has ${row.length} squares, others have ${width}`);
    for (const character of row) {
      const found = legend.get(character);
      if (found === undefined)
        throw new ScenarioFault(`setup.board: row ${y + 1}: no square is written "${character}"`);
      squares.push(found);
    }
  }
  return { width, height: rows.length, squares };
}

/** The squares that bear this mark. */
export function withMark(drawing: Drawing, mark: Mark): number[] {
  return drawing.squares.flatMap((list, i) => (list.includes(mark) ? [i] : []));
}

function wallEdge(drawing: Drawing, text: string): readonly [number, number] {
  const [a, b, more] = text.split(/[|/]/);
  if (a === undefined || b === undefined || more !== undefined)
    throw new ScenarioFault(`setup.walls: "${text}" is no edge; write c1|d1 (left, right) or c2/c3 (upper, lower)`);
  return orFault(() => [parseSquare(drawing, a.trim()), parseSquare(drawing, b.trim())], "setup.walls");
}

/** The battlefield of a drawn board. */
export function battlefieldOf(setup: ScenarioSetup, seats: readonly string[], drawing: Drawing): Battlefield {
  const { width, height } = drawing;
  const face = setup.face ?? "dungeon";
  const shape: BoardShape = {
    width,
    height,
    missing: withMark(drawing, "missing"),
    wallSquares: withMark(drawing, "wall"),
    wallEdges: (setup.walls ?? []).map((text) => wallEdge(drawing, text)),
    diagonals: [],
    closedCorners: (setup.corners ?? []).map((name) => {
      const at = parseSquare(drawing, name);
      return Math.floor(at / width) * (width + 1) + (at % width);
    }),
    cornersBlock: face === "dungeon",
  };
  return {
    face,
    shape,
    terrain: {
      difficult: withMark(drawing, "difficult"),
      hazardous: withMark(drawing, "hazardous"),
      obstacle: withMark(drawing, "obstacle"),
      "magic-circle": withMark(drawing, "magic-circle"),
    },
    start: seats.map((seat) =>
      (setup.seatState?.[seat]?.area ?? []).map((name) => parseSquare(drawing, name)).sort((a, b) => a - b),
    ),
    tiles: [],
  };
}
