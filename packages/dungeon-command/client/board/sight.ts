import { type LabelMark, type Point, type SightMark, shownPoint, shownSquare } from "@undercroft/table";
import { type Sight, type State, sightBetween } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** Lattice units to the side of a square in the grid's lines. */
const UNIT = 2_000;

/** What the sight tool answers. */
export interface SightAnswer {
  readonly sight: Sight;
  readonly words: string;
  readonly marks: readonly SightMark[];
  readonly label: LabelMark;
}

/** The creature that stands on a square, if any. */
export function standingAt({ body }: State, at: number): string | null {
  const { shape } = body.battlefield;
  const { x, y } = shownSquare(shape, at);
  const found = body.creatures.find((creature) => {
    const size = body.content.creatures[creature.card]?.size ?? 1;
    const own = shownSquare(shape, creature.at, size);
    return x >= own.x && x < own.x + size && y >= own.y && y < own.y + size;
  });
  return found?.id ?? null;
}

/** Line of sight and cover between two squares, or the creatures that stand on them, with the deciding lines. */
export function sightAnswer(state: State, from: number, to: number, seat: number | null): SightAnswer | null {
  if (from === to) return null;
  const source = standingAt(state, from) ?? `sq${from}`;
  const target = standingAt(state, to) ?? `sq${to}`;
  if (source === target) return null;
  const sight = sightBetween(state.body, source, target, seat);
  if (sight === null) return null;
  const { shape } = state.body.battlefield;
  const place = ({ x, y }: Point): Point => shownPoint(shape, { x: x / UNIT, y: y / UNIT });
  const marks = sight.lines.map(
    ({ segment, at }, i): SightMark => ({
      id: `sight${i}`,
      from: place(segment.from),
      to: place(segment.to),
      free: at === null,
      ...(at === null ? {} : { failsAt: place(at) }),
    }),
  );
  const words = say(sight.clear ? "sight.clear" : sight.line ? "sight.cover" : "sight.none");
  const middle = shownSquare(shape, to);
  return { sight, words, marks, label: { id: "sight", x: middle.x + 0.5, y: middle.y - 0.35, text: words } };
}
