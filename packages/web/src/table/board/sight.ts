import type { LabelMark, SightMark } from "@undercroft/dungeon-command/client";
import { type Sight, sightBetween, type State } from "../../engine/index.ts";
import { say } from "../../words/index.ts";
import { squareIn } from "../facing/field.ts";

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
  const { width } = body.battlefield.shape;
  const { x, y } = squareIn(width, at);
  const found = body.creatures.find((creature) => {
    const size = body.content.creatures[creature.card]?.size ?? 1;
    const own = squareIn(width, creature.at);
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
  const marks = sight.lines.map(
    ({ segment, at }, i): SightMark => ({
      id: `sight${i}`,
      from: { x: segment.from.x / UNIT, y: segment.from.y / UNIT },
      to: { x: segment.to.x / UNIT, y: segment.to.y / UNIT },
      free: at === null,
      ...(at === null ? {} : { failsAt: { x: at.x / UNIT, y: at.y / UNIT } }),
    }),
  );
  const words = say(sight.clear ? "sight.clear" : sight.line ? "sight.cover" : "sight.none");
  const middle = squareIn(state.body.battlefield.shape.width, to);
  return { sight, words, marks, label: { id: "sight", x: middle.x + 0.5, y: middle.y - 0.35, text: words } };
}
