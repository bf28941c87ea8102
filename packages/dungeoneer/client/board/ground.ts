/**
 * Where spaces lie in questions and on the screen. A place of the grid has a number that never changes; where it is shown
 * depends on how far the map reaches.
 */
import { openQuestion } from "@undercroft/kernel";
import type { Square } from "@undercroft/table";
import {
  type Body,
  beyond,
  buildPlacements,
  type Cell,
  entrance,
  legalPlacements,
  openCellsOf,
  type State,
} from "../engine/index.ts";

/** Farther from the Entrance than any set has cards. */
const FAR = 500;
const SPAN = 2 * FAR + 1;

/** The number of a place of the grid. */
export const numberOf = ({ x, y }: Cell): number => (y + FAR) * SPAN + (x + FAR);

export const cellOf = (at: number): Cell => ({ x: (at % SPAN) - FAR, y: Math.floor(at / SPAN) - FAR });

/** The columns and rows that are shown. */
export interface Reach {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Empty places where a card may be laid now: they are shown besides the map. */
export function openCells(state: State): readonly Cell[] {
  const question = openQuestion(state)?.question;
  if (question?.kind === "place") return legalPlacements(state.body, question.card);
  // Whose cards they are, and where they fit, is nobody else's business.
  if (question?.kind === "lay") return openCellsOf(state.body);
  if (question?.kind === "build") return question.cards.flatMap((card) => buildPlacements(state.body, card, question));
  const start = question?.kind === "orient" ? entrance(state.body) : undefined;
  return start === undefined || question?.kind !== "orient" ? [] : [beyond(start, question.side)];
}

/** How far the map reaches, with places besides. */
export function reachOf({ map }: Pick<Body, "map">, besides: readonly Cell[]): Reach {
  const cells = map.length + besides.length === 0 ? [{ x: 0, y: 0 }] : [...map, ...besides];
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** Where a place of the grid is shown. */
export const shownIn = ({ left, top }: Reach, { x, y }: Cell): Square => ({ x: x - left, y: y - top });

/** The place of the grid that is shown at a square. */
export const cellIn = ({ left, top }: Reach, { x, y }: Square): Cell => ({ x: x + left, y: y + top });
