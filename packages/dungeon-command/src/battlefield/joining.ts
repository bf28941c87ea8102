import type { Verdict } from "@undercroft/kernel";
import { Claims, specificFirst } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Side, Tile } from "./tiles.ts";
import { EAST, NORTH, opposite, SOUTH, segmentWalled, WEST } from "./tiles.ts";

/** A tile lying on the common grid, turned as it lies; (x, y) is its north-west square. Negative squares are fine. */
export interface Placed {
  readonly tile: Tile;
  /** Seat number of the player who brought it. */
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** One unit of edge that two tiles share, seen from the first: the square on its side of the edge. */
export interface Contact {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly wall: boolean;
  /** Of the other tile's segment. */
  readonly facesWall: boolean;
}

/** A unit of edge where two tiles do not match. */
export interface BadSegment {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly rule: RuleId;
}

export interface PlacementCheck {
  readonly claims: Claims<RuleId>;
  readonly verdict: Verdict<RuleId>;
  readonly bad: readonly BadSegment[];
}

/** The units of edge that two tiles share, from west to east or from north to south. */
export function contacts(a: Placed, b: Placed): Contact[] {
  const side = sharedSide(a, b);
  if (side === null) return [];
  const level = side === NORTH || side === SOUTH;
  const from = level ? Math.max(a.x, b.x) : Math.max(a.y, b.y);
  const to = level
    ? Math.min(a.x + a.tile.width, b.x + b.tile.width)
    : Math.min(a.y + a.tile.height, b.y + b.tile.height);
  const shared: Contact[] = [];
  for (let at = from; at < to; at += 1) {
    const mine = at - (level ? a.x : a.y);
    const theirs = at - (level ? b.x : b.y);
    shared.push({
      x: level ? at : side === EAST ? a.x + a.tile.width - 1 : a.x,
      y: level ? (side === SOUTH ? a.y + a.tile.height - 1 : a.y) : at,
      side,
      wall: segmentWalled(a.tile, side, mine),
      facesWall: segmentWalled(b.tile, opposite(side), theirs),
    });
  }
  return shared;
}

/** The side of `a` that lies along `b`, corners alone left out. */
function sharedSide(a: Placed, b: Placed): Side | null {
  const rows = a.y < b.y + b.tile.height && b.y < a.y + a.tile.height;
  const columns = a.x < b.x + b.tile.width && b.x < a.x + a.tile.width;
  if (rows && a.x + a.tile.width === b.x) return EAST;
  if (rows && b.x + b.tile.width === a.x) return WEST;
  if (columns && a.y + a.tile.height === b.y) return SOUTH;
  if (columns && b.y + b.tile.height === a.y) return NORTH;
  return null;
}

export function touches(a: Placed, b: Placed): boolean {
  return sharedSide(a, b) !== null;
}

export function overlaps(a: Placed, b: Placed): boolean {
  const rows = a.y < b.y + b.tile.height && b.y < a.y + a.tile.height;
  return rows && a.x < b.x + b.tile.width && b.x < a.x + a.tile.width;
}

/** The two meet in one corner point and nowhere else. */
function cornerOnly(a: Placed, b: Placed): boolean {
  const across = a.x + a.tile.width === b.x || b.x + b.tile.width === a.x;
  const down = a.y + a.tile.height === b.y || b.y + b.tile.height === a.y;
  return across && down;
}

/** Where the edges of two tiles do not match: dc.battlefield.open-meets-open and dc.battlefield.wall-never-meets-open. */
export function mismatches(tile: Placed, other: Placed): BadSegment[] {
  const bad: BadSegment[] = [];
  for (const { x, y, side, wall, facesWall } of contacts(tile, other)) {
    if (wall === facesWall) continue;
    // Seen from the tile that lay there first: its open edge meets a wall, or its wall meets an open edge.
    bad.push({ x, y, side, rule: wall ? "dc.battlefield.open-meets-open" : "dc.battlefield.wall-never-meets-open" });
  }
  return bad;
}

/** True if no segment of the new tile meets a segment of another kind; quicker than listing them. */
export function matches(tile: Placed, others: readonly Placed[]): boolean {
  return others.every((other) => !overlaps(tile, other) && mismatches(tile, other).length === 0);
}

/** Which rule joins a player's own tiles: with three or more players each builds a segment of their own. */
export function ownPartRule(seats: number): RuleId {
  return seats > 2 ? "dc.ffa.own-segment" : "dc.battlefield.half-per-player";
}

/**
 * Whether one more tile may be laid where it is held. `placed` are the tiles that lie already, in any order; `seats`
 * is the number of players. Rules about the whole battlefield are in whole.ts.
 */
export function checkPlacement(placed: readonly Placed[], tile: Placed, seats: number): PlacementCheck {
  const claims = new Claims<RuleId>();
  const bad: BadSegment[] = [];
  claims.permit("dc.battlefield.two-sides");
  if (!Number.isInteger(tile.x) || !Number.isInteger(tile.y)) claims.forbid("dc.battlefield.interlocking-tabs");
  if (placed.some((other) => other.tile.face !== tile.tile.face)) claims.forbid("dc.battlefield.one-setting");
  if (placed.some((other) => overlaps(tile, other))) claims.forbid("dc.battlefield.grid");
  else if (placed.length > 0 && claims.list.length === 1) checkJoints(placed, tile, seats, claims, bad);
  return { claims, verdict: specificFirst(claims.list), bad };
}

function checkJoints(
  placed: readonly Placed[],
  tile: Placed,
  seats: number,
  claims: Claims<RuleId>,
  bad: BadSegment[],
): void {
  for (const other of placed) bad.push(...mismatches(tile, other));
  const own = placed.filter((other) => other.seat === tile.seat);
  const near = own.length > 0 ? own : placed;
  if (!near.some((other) => touches(tile, other))) {
    claims.forbid(
      near.some((other) => cornerOnly(tile, other)) ? "dc.battlefield.no-diagonal-joins" : ownPartRule(seats),
    );
  }
  for (const rule of ["dc.battlefield.wall-never-meets-open", "dc.battlefield.open-meets-open"] as const) {
    if (bad.some((segment) => segment.rule === rule)) claims.forbid(rule);
  }
}
