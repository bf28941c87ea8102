import {
  type Area,
  areaOfSpace,
  clip,
  type Fraction,
  lessThan,
  meetsInterior,
  type Segment,
  spacesOverlap,
  squaresWithin,
  UNIT,
} from "@undercroft/grid";
import { reachesSpace } from "../lines/effect.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { type Corner, type LineStart, lineStarts } from "./line-starts.ts";

/** A line as it may be chosen: one for each target square and set of spaces that it can affect (mn.ruling.line-start). */
export interface LineChoice {
  /** Target square, at most the line's length away. */
  readonly target: number;
  /** Where the line begins on the border of the attacker's space, and the corner of the target square that it is drawn to. */
  readonly start: LineStart;
  readonly corner: Corner;
  /** Which of the spaces given it enters and has line of effect to, by their places in the list, ascending. */
  readonly affected: readonly number[];
}

/** All lines of a length at which sets of the given spaces differ (mn.attack.close.line, mn.ruling.line-corner, mn.ruling.line-walls). */
export function lineChoices(
  scene: Scene,
  attacker: Space,
  length: number,
  spaces: readonly Space[],
): readonly LineChoice[] {
  const { board } = scene;
  const own = areaOfSpace(board, attacker.at, attacker.size);
  const reached = spaces
    .map((space, index): Reached => ({ index, area: areaOfSpace(board, space.at, space.size) }))
    .filter((_, index) => {
      const space = spaces[index];
      return space !== undefined && reachesSpace(scene, attacker, space);
    });
  const choices: LineChoice[] = [];
  for (const target of squaresWithin(board, attacker.at, attacker.size, length)) {
    if (spacesOverlap(board, attacker.at, attacker.size, target, 1)) continue;
    const area = areaOfSpace(board, target, 1);
    const near = reached.filter((each) => withinBoth(each.area, own, area));
    const critical = near.flatMap((each) => cornersOf(each.area));
    const seen = new Set<string>();
    for (const corner of cornersOf(area)) {
      for (const start of lineStarts(own, area, corner, critical)) {
        if (near.length === 0 && seen.size > 0) break;
        const affected = near.filter((each) => enters(start, corner, each.area)).map(({ index }) => index);
        const key = affected.join();
        if (seen.has(key)) continue;
        seen.add(key);
        choices.push({ target, start, corner, affected });
      }
    }
  }
  return choices;
}

interface Reached {
  readonly index: number;
  readonly area: Area;
}

/** The line in lattice units, its start rounded for drawing. */
export function lineOf({ start, corner }: Pick<LineChoice, "start" | "corner">): Segment {
  const from = { x: Math.round((start.x * UNIT) / start.per), y: Math.round((start.y * UNIT) / start.per) };
  return { from, to: { x: corner.x * UNIT, y: corner.y * UNIT } };
}

/** Squares of the map that the line enters, in order: touching a side or corner is not entering (mn.attack.close.line.hits). */
export function squaresOfLine(
  { board }: Scene,
  { start, corner }: Pick<LineChoice, "start" | "corner">,
): readonly number[] {
  const { per } = start;
  const line = exactSegment(start, corner);
  const [left, right] = [Math.min(start.x, corner.x * per), Math.max(start.x, corner.x * per)];
  const [top, bottom] = [Math.min(start.y, corner.y * per), Math.max(start.y, corner.y * per)];
  const entered: { readonly square: number; readonly at: Fraction }[] = [];
  for (let y = Math.floor(top / per); y * per < bottom; y += 1) {
    for (let x = Math.floor(left / per); x * per < right; x += 1) {
      const box = boxOf({ x, y, width: 1, height: 1 }, per);
      const part = meetsInterior(line, box) ? clip(line, box) : null;
      if (part !== null) entered.push({ square: y * board.width + x, at: part.enter });
    }
  }
  return entered.sort((a, b) => (lessThan(a.at, b.at) ? -1 : 1)).map(({ square }) => square);
}

/**
 * Squares of the attacker whose border holds the start, ascending: the attacker takes one of them as the origin for cover
 * (mn.ruling.line-origin-square).
 */
export function lineOrigins(scene: Scene, attacker: Space, { start }: Pick<LineChoice, "start">): readonly number[] {
  const { board } = scene;
  const own = areaOfSpace(board, attacker.at, attacker.size);
  const origins: number[] = [];
  for (let y = own.y; y < own.y + own.height; y += 1) {
    for (let x = own.x; x < own.x + own.width; x += 1) {
      const { per } = start;
      const inColumns = start.x >= x * per && start.x <= (x + 1) * per;
      if (inColumns && start.y >= y * per && start.y <= (y + 1) * per) origins.push(y * board.width + x);
    }
  }
  return origins;
}

/** Whether the line enters the inside of an area, in units in which its start is whole. Asked very often. */
function enters({ x, y, per }: LineStart, corner: Corner, area: Area): boolean {
  const [endX, endY] = [corner.x * per, corner.y * per];
  const [left, top] = [area.x * per, area.y * per];
  const [right, bottom] = [left + area.width * per, top + area.height * per];
  if ((x <= left && endX <= left) || (x >= right && endX >= right)) return false;
  if ((y <= top && endY <= top) || (y >= bottom && endY >= bottom)) return false;
  if (x === endX || y === endY) return true;
  const [dx, dy] = [endX - x, endY - y];
  const northWest = dx * (top - y) - dy * (left - x);
  const northEast = dx * (top - y) - dy * (right - x);
  const southEast = dx * (bottom - y) - dy * (right - x);
  const southWest = dx * (bottom - y) - dy * (left - x);
  const least = Math.min(northWest, northEast, southEast, southWest);
  return least < 0 && Math.max(northWest, northEast, southEast, southWest) > 0;
}

/** The line in units in which its start is whole. */
function exactSegment({ x, y, per }: LineStart, corner: Corner): Segment {
  return { from: { x, y }, to: { x: corner.x * per, y: corner.y * per } };
}

function boxOf(
  { x, y, width, height }: Area,
  per: number,
): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  return { left: x * per, top: y * per, right: (x + width) * per, bottom: (y + height) * per };
}

function cornersOf({ x, y, width, height }: Area): readonly Corner[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

/** True if an area meets the smallest block round two others: lines between the two enter nothing else. */
function withinBoth(area: Area, a: Area, b: Area): boolean {
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return area.x < right && left < area.x + area.width && area.y < bottom && top < area.y + area.height;
}
