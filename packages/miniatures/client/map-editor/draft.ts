import {
  type BattleMap,
  drawingOf,
  type MapMark,
  type MapPoint,
  marksOf,
  type OtherTerrain,
  squaresOfArea,
  type WallLine,
} from "../engine/index.ts";
import { blocksOf } from "./blocks.ts";
import { inOrder, signsOf } from "./marks.ts";
import { joined, pieces } from "./walls.ts";

export type StartLabel = "A" | "B";
export type VictoryLabel = "A" | "B" | "A&B";

/** A victory area as squares. */
export interface DraftArea {
  readonly id: string;
  readonly label: VictoryLabel;
  readonly squares: readonly number[];
}

/**
 * A map while it is being drawn: what lies on each square, whether it is sound yet or not. Plain data, never changed: every
 * edit makes another one, and undoing is going back to the one before. A square is `y * width + x`, as in a battle.
 */
export interface MapDraft {
  readonly id: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly width: number;
  readonly height: number;
  readonly marks: readonly (readonly MapMark[])[];
  /** Lines, cut where they cross corners of squares, so that a wall can be taken away edge by edge. */
  readonly walls: readonly WallLine[];
  readonly wallAreas: readonly (readonly MapPoint[])[];
  /** All areas of one label are one (mn.map.start-areas). */
  readonly starts: { readonly A: readonly number[]; readonly B: readonly number[] };
  /** In map order (mn.ruling.wandering-ranges). */
  readonly victory: readonly DraftArea[];
  readonly otherTerrain: readonly OtherTerrain[];
  /** The signs that the author of a file gave, by what they mean. */
  readonly signs: Readonly<Record<string, string>>;
}

/** An empty map. */
export function emptyDraft(id: string, name: MapDraft["name"], width: number, height: number): MapDraft {
  return {
    id,
    name,
    width,
    height,
    marks: Array.from({ length: width * height }, () => []),
    walls: [],
    wallAreas: [],
    starts: { A: [], B: [] },
    victory: [],
    otherTerrain: [],
    signs: {},
  };
}

/** A sound map, to draw on. */
export function draftOf(map: BattleMap): MapDraft {
  const drawing = drawingOf(map);
  const { width, height, rows } = drawing;
  const startOf = (label: StartLabel): readonly number[] =>
    squaresOfArea(
      drawing,
      map.starts.filter((area) => area.label === label).flatMap(({ squares }) => squares),
    );
  return {
    id: map.id,
    name: map.name,
    width,
    height,
    marks: rows.flatMap((row) => row.map((sign) => inOrder(marksOf(map, sign) ?? []))),
    walls: pieces(map.walls ?? []),
    wallAreas: map.wallAreas ?? [],
    starts: { A: startOf("A"), B: startOf("B") },
    victory: map.victory.map(({ id, label, squares }) => ({ id, label, squares: squaresOfArea(drawing, squares) })),
    otherTerrain: map.otherTerrain ?? [],
    signs: Object.fromEntries(
      Object.entries(map.legend ?? {}).map(([sign, marks]) => [JSON.stringify(inOrder(marks)), sign]),
    ),
  };
}

/** The map that a draft draws, in the form of a file. Areas without squares are left out. */
export function mapOf(draft: MapDraft): BattleMap {
  const { id, name, width, height, marks, otherTerrain, wallAreas } = draft;
  const { signOf, legend } = signsOf(marks, draft.signs);
  const rows = Array.from({ length: height }, (_, y) =>
    marks
      .slice(y * width, (y + 1) * width)
      .map(signOf)
      .join(""),
  );
  const walls = joined(draft.walls);
  return {
    id,
    name,
    rows: `${rows.join("\n")}\n`,
    ...(Object.keys(legend).length === 0 ? {} : { legend }),
    ...(walls.length === 0 ? {} : { walls }),
    ...(wallAreas.length === 0 ? {} : { wallAreas }),
    starts: (["A", "B"] as const).flatMap((label) => {
      const squares = blocksOf(width, draft.starts[label]);
      return squares.length === 0 ? [] : [{ label, squares }];
    }),
    victory: draft.victory.flatMap(({ id: area, label, squares }) =>
      squares.length === 0 ? [] : [{ id: area, label, squares: blocksOf(width, squares) }],
    ),
    ...(otherTerrain.length === 0 ? {} : { otherTerrain }),
  };
}
