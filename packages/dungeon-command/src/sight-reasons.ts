/** Which rules decided what one thing sees of another: for the sight tool and for whoever asks why. */
import {
  type Board,
  clearShot,
  judgeLines,
  type LineVerdict,
  lineBetweenSpaces,
  spaceSquares,
  straightSpaceDistance,
  UNIT,
} from "@undercroft/grid";
import { squareOf } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { Place } from "./moving/space.ts";
import { isOpponent } from "./multiplayer.ts";
import type { Body } from "./state.ts";

/** One look, as `sightBetween` has it. */
export interface Looking {
  readonly board: Board;
  readonly from: Place;
  readonly to: Place;
  /** Squares that block besides walls. */
  readonly blocked: Uint8Array;
  /** 1 for each obstacle square. */
  readonly obstacles: Uint8Array;
  /** Seat number of the player whose enemies block. */
  readonly seat: number;
}

interface Found {
  readonly line: boolean;
  readonly clear: boolean;
}

/** The verdict on the same look with other squares in the way. */
function verdictWith(look: Looking, blocked: Uint8Array): Found {
  const { board, from, to, obstacles } = look;
  const open = spaceSquares(board, to.at, to.size).filter((square) => obstacles[square] === 0);
  return {
    line: lineBetweenSpaces(board, from.at, from.size, to.at, to.size, blocked) !== null,
    clear: clearShot(board, from.at, from.size, open, blocked) !== null,
  };
}

const differ = (a: Found, b: Found): boolean => a.line !== b.line || a.clear !== b.clear;

/** The rules that decided, apart from the one that the answer itself cites. `lines` are those that are shown. */
export function sightReasons(
  body: Body,
  source: string,
  target: string,
  look: Looking,
  found: Found,
  lines: readonly LineVerdict[],
): readonly RuleId[] {
  const { board, from, to } = look;
  const reasons: RuleId[] = [];
  if (found.line) reasons.push("dc.los.line");
  if (squareOf(source) !== null) reasons.push("dc.los.any-source");
  if (squareOf(source) !== null || squareOf(target) !== null) reasons.push("dc.ruling.los-non-creature-source");
  if (straightSpaceDistance(board, from.at, from.size, to.at, to.size) === 1)
    reasons.push("dc.ruling.los-adjacent-squares");
  reasons.push(...obstacleReasons(look, found), ...creatureReasons(body, source, target, look, found));
  if (found.line && !found.clear && !oneCorner(look)) reasons.push("dc.ruling.clear-shot-single-corner");
  if (lines.some((line) => grazes(look, line))) reasons.push("dc.ruling.los-crossing-test");
  return reasons;
}

/** Obstacles under the two, which do not block, and how many of a space's squares can give a clear shot. */
function obstacleReasons(look: Looking, found: Found): readonly RuleId[] {
  const { board, from, to, obstacles, blocked } = look;
  const under = (place: Place): number =>
    spaceSquares(board, place.at, place.size).filter((square) => obstacles[square] === 1).length;
  const mine = under(from);
  const theirs = under(to);
  const reasons: RuleId[] = [];
  if (found.line && mine + theirs > 0) reasons.push("dc.ruling.los-own-and-target-squares");
  if (theirs > 0) reasons.push("dc.terrain.obstacle.gives-cover");
  if (theirs > 0 && theirs < to.size * to.size) {
    const all = spaceSquares(board, to.at, to.size);
    const any = clearShot(board, from.at, from.size, all, blocked) !== null;
    if (found.clear || any) reasons.push("dc.ruling.large-partly-in-obstacle");
  }
  return reasons;
}

/** Creatures between the two: friends that do not block, and whose enemies do. */
function creatureReasons(body: Body, source: string, target: string, look: Looking, found: Found): readonly RuleId[] {
  const withFriends = look.blocked.slice();
  const withoutFoes = look.obstacles.slice();
  const { board, from, seat } = look;
  for (const creature of body.creatures) {
    if (creature.id === source || creature.id === target || isOpponent(body, seat, creature.controller)) continue;
    for (const square of spaceSquares(board, creature.at, creature.size)) withFriends[square] = 1;
  }
  for (const square of spaceSquares(board, from.at, from.size)) withoutFoes[square] = 0;
  const reasons: RuleId[] = [];
  const friends = differ(verdictWith(look, withFriends), found);
  if (friends) reasons.push("dc.los.non-blockers");
  const foes = differ(verdictWith(look, withoutFoes), found);
  const seen = body.creatures.find((creature) => creature.id === target);
  const friendly = seen !== undefined && !isOpponent(body, seat, seen.controller);
  const many = new Set(body.seats.map(({ team }) => team)).size > 2 || body.mode.teams;
  if ((foes && (friendly || many)) || (friends && body.mode.teams)) reasons.push("dc.ruling.los-enemy-meaning");
  return reasons;
}

/** False if each corner of some square is seen from a corner of the source, and no one corner sees all four. */
function oneCorner({ board, from, to, blocked, obstacles }: Looking): boolean {
  for (const b of spaceSquares(board, to.at, to.size)) {
    if (obstacles[b] === 1) continue;
    const seen = new Set<number>();
    for (const a of spaceSquares(board, from.at, from.size))
      for (const { line, block } of judgeLines(board, a, b, blocked)) if (block === null) seen.add(line % 4);
    if (seen.size === 4) return false;
  }
  return true;
}

/**
 * Whether the line between the corners themselves, not inset, would touch the border of a wall or of a blocking square
 * without going through it: then the inset decided.
 */
function grazes({ board, blocked }: Looking, { segment }: LineVerdict): boolean {
  const round = (value: number): number => Math.round(value / UNIT);
  const a = { x: round(segment.from.x), y: round(segment.from.y) };
  const b = { x: round(segment.to.x), y: round(segment.to.y) };
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const side = (x: number, y: number): number => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
  for (let y = Math.max(0, top - 1); y <= Math.min(board.height - 1, bottom); y++)
    for (let x = Math.max(0, left - 1); x <= Math.min(board.width - 1, right); x++) {
      const square = y * board.width + x;
      if ((board.solid[square] ?? 0) === 0 && blocked[square] !== 1) continue;
      const sides = [side(x, y), side(x + 1, y), side(x, y + 1), side(x + 1, y + 1)];
      const touched = sides.includes(0) || (sides.includes(1) && sides.includes(-1));
      const through = sides.includes(1) && sides.includes(-1);
      if (touched && !through) return true;
    }
  return false;
}
