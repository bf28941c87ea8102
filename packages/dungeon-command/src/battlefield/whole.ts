import type { RuleId } from "../ledger/rule-ids.ts";
import type { BadSegment, Placed } from "./joining.ts";
import { contacts, matches, mismatches, overlaps, ownPartRule, touches } from "./joining.ts";
import type { Side } from "./tiles.ts";
import { EAST, hasStart, NORTH, SOUTH, turned, WEST } from "./tiles.ts";

/** What is wrong with a whole battlefield. */
export interface LayoutFault {
  readonly rule: RuleId;
  /** Seat number of the player it concerns, or null for everybody. */
  readonly seat: number | null;
  /** Ids of the tiles it concerns. */
  readonly tiles: readonly string[];
  readonly bad: readonly BadSegment[];
}

export interface LayoutKind {
  readonly game: "standard" | "first-game";
  /** The table side at which each seat sits; as many as there are players. */
  readonly sides: readonly Side[];
}

/** Squares from (left, top) up to (right, bottom), both last ones left out. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Everything that a complete battlefield breaks; empty if it may be played on. */
export function checkLayout(placed: readonly Placed[], kind: LayoutKind): LayoutFault[] {
  const faults: LayoutFault[] = [...checkPairs(placed)];
  const seats = kind.sides.length;
  if (kind.game === "first-game") return [...faults, ...checkFirstGame(placed)];
  for (let seat = 0; seat < seats; seat += 1) faults.push(...checkTilesOf(placed, seat, seats));
  if (faults.length > 0) return faults;
  faults.push(...checkLarge(placed, seats));
  if (faults.length > 0) return faults;
  for (const [seat, side] of kind.sides.entries()) faults.push(...checkStartTile(placed, seat, side));
  return faults;
}

function fault(
  rule: RuleId,
  seat: number | null,
  tiles: readonly Placed[],
  bad: readonly BadSegment[] = [],
): LayoutFault {
  return { rule, seat, tiles: tiles.map((placed) => placed.tile.id), bad };
}

function checkPairs(placed: readonly Placed[]): LayoutFault[] {
  const faults: LayoutFault[] = [];
  for (const [i, tile] of placed.entries()) {
    if (!Number.isInteger(tile.x) || !Number.isInteger(tile.y)) {
      faults.push(fault("dc.battlefield.interlocking-tabs", tile.seat, [tile]));
    }
    for (const other of placed.slice(0, i)) {
      if (other.tile.face !== tile.tile.face) faults.push(fault("dc.battlefield.one-setting", null, [other, tile]));
      if (overlaps(other, tile)) faults.push(fault("dc.battlefield.grid", null, [other, tile]));
      const bad = mismatches(tile, other);
      const [first] = bad;
      if (first !== undefined) faults.push(fault(first.rule, null, [other, tile], bad));
    }
  }
  return faults;
}

/** dc.warband.tiles, dc.warband.one-start-area, dc.ruling.start-area-required, and that the part hangs together. */
function checkTilesOf(placed: readonly Placed[], seat: number, seats: number): LayoutFault[] {
  const own = placed.filter((one) => one.seat === seat);
  const large = own.filter((one) => one.tile.size === "large");
  const small = own.filter((one) => one.tile.size === "small");
  const starts = small.filter((one) => hasStart(one.tile));
  if (large.length !== 2 || small.length !== 2) return [fault("dc.warband.tiles", seat, own)];
  if (starts.length > 1) return [fault("dc.warband.one-start-area", seat, starts)];
  if (starts.length === 0) return [fault("dc.ruling.start-area-required", seat, small)];
  return connected(own) ? [] : [fault(apartRule(own, seats), seat, own)];
}

/** Corners that would have joined the part are the reason if there are any. */
function apartRule(own: readonly Placed[], seats: number): RuleId {
  const atCorner = own.some((a) => own.some((b) => meetsAtCorner(a, b)) && !own.some((b) => touches(a, b)));
  return atCorner ? "dc.battlefield.no-diagonal-joins" : ownPartRule(seats);
}

function meetsAtCorner(a: Placed, b: Placed): boolean {
  const across = a.x + a.tile.width === b.x || b.x + b.tile.width === a.x;
  return across && (a.y + a.tile.height === b.y || b.y + b.tile.height === a.y);
}

function connected(tiles: readonly Placed[]): boolean {
  const reached = tiles.slice(0, 1);
  for (const from of reached) {
    for (const to of tiles) if (!reached.includes(to) && touches(from, to)) reached.push(to);
  }
  return reached.length === tiles.length;
}

export function boxOf(tiles: readonly Placed[]): Box {
  const left = Math.min(...tiles.map((one) => one.x));
  const top = Math.min(...tiles.map((one) => one.y));
  const right = Math.max(...tiles.map((one) => one.x + one.tile.width));
  const bottom = Math.max(...tiles.map((one) => one.y + one.tile.height));
  return { left, top, right, bottom };
}

/** dc.battlefield.large-tiles-square for two players, dc.ffa.large-tiles-rectangle and neighbours for more. */
function checkLarge(placed: readonly Placed[], seats: number): LayoutFault[] {
  const large = placed.filter((one) => one.tile.size === "large");
  const { left, top, right, bottom } = boxOf(large);
  const area = large.reduce((sum, { tile }) => sum + tile.width * tile.height, 0);
  const full = (right - left) * (bottom - top) === area;
  if (seats === 2) {
    const square = full && right - left === bottom - top;
    return square ? [] : [fault("dc.battlefield.large-tiles-square", null, large)];
  }
  if (!full) return [fault("dc.ffa.large-tiles-rectangle", null, large)];
  const faults: LayoutFault[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const own = large.filter((one) => one.seat === seat);
    if (!connected(own)) faults.push(fault("dc.ruling.multiplayer-layouts", seat, own));
  }
  return faults;
}

/**
 * dc.battlefield.start-tile-near-owner as dc.ruling.tile-placement-order puts it: the Start tile lies on its owner's
 * outer side, as near to the seat as matching edges allow. Nearness counts the rows between the tile and the line of the
 * owner's side of the large tiles: 0 for a tile beyond that line.
 */
function checkStartTile(placed: readonly Placed[], seat: number, side: Side): LayoutFault[] {
  const own = placed.filter((one) => one.seat === seat);
  const start = own.find((one) => one.tile.size === "small" && hasStart(one.tile));
  const large = placed.filter((one) => one.tile.size === "large");
  if (start === undefined) return [];
  const box = boxOf(large);
  const lies = rowsFrom(start, side, box);
  if (lies === 0) return [];
  const mine = large.filter((one) => one.seat === seat);
  for (const spot of spotsBeside(mine, start)) {
    if (rowsFrom(spot, side, box) < lies && matches(spot, large)) {
      return [
        fault("dc.battlefield.start-tile-near-owner", seat, [start]),
        fault("dc.ruling.start-tile-nearness", seat, [start]),
      ];
    }
  }
  return [];
}

function rowsFrom(tile: Placed, side: Side, box: Box): number {
  if (side === SOUTH) return Math.max(0, box.bottom - tile.y);
  if (side === NORTH) return Math.max(0, tile.y + tile.tile.height - box.top);
  if (side === EAST) return Math.max(0, box.right - tile.x);
  return Math.max(0, tile.x + tile.tile.width - box.left);
}

/** Every way to lay the tile along the edge of one of the others, whether the edges match or not. */
function spotsBeside(others: readonly Placed[], tile: Placed): Placed[] {
  const spots: Placed[] = [];
  for (let turns = 0; turns < 4; turns += 1) {
    for (const other of others) {
      for (const side of [NORTH, EAST, SOUTH, WEST] as const) {
        spots.push(...spotsAlong(other, side, { ...tile, tile: turned(tile.tile, turns) }));
      }
    }
  }
  return spots;
}

/** Every way to lay the tile, turned as it is, along one side of another: flush ones first, then by rising offset. */
export function spotsAlong(other: Placed, side: Side, tile: Placed): Placed[] {
  const level = side === NORTH || side === SOUTH;
  const mine = level ? tile.tile.width : tile.tile.height;
  const room = (level ? other.tile.width : other.tile.height) - mine;
  const offsets: number[] = [];
  for (let offset = 1 - mine; offset < room + mine; offset += 1) offsets.push(offset);
  const sticksOut = (offset: number): number => Math.max(0, -offset, offset - Math.max(0, room));
  offsets.sort((a, b) => sticksOut(a) - sticksOut(b) || a - b);
  return offsets.map((offset) => {
    if (side === NORTH) return { ...tile, x: other.x + offset, y: other.y - tile.tile.height };
    if (side === SOUTH) return { ...tile, x: other.x + offset, y: other.y + other.tile.height };
    if (side === WEST) return { ...tile, x: other.x - tile.tile.width, y: other.y + offset };
    return { ...tile, x: other.x + other.tile.width, y: other.y + offset };
  });
}

/** True if a creature could step from one tile to the other somewhere. */
export function openJoint(a: Placed, b: Placed): boolean {
  return contacts(a, b).some((contact) => !contact.wall && !contact.facesWall);
}

/** dc.first-game.tiles, dc.first-game.start-tiles, dc.first-game.dungeon-side and the chain of dc.ruling.first-game-layout. */
function checkFirstGame(placed: readonly Placed[]): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const of = (seat: number, size: "large" | "small"): Placed[] =>
    placed.filter((one) => one.seat === seat && one.tile.size === size);
  const chain = [of(0, "small"), of(0, "large"), of(1, "large"), of(1, "small")];
  if (placed.length !== 4 || chain.some((link) => link.length !== 1))
    faults.push(fault("dc.first-game.tiles", null, placed));
  const outdoor = placed.filter((one) => one.tile.face !== "dungeon");
  if (outdoor.length > 0) faults.push(fault("dc.first-game.dungeon-side", null, outdoor));
  const wrong = [
    ...of(0, "small").filter((one) => !hasStart(one.tile)),
    ...of(1, "small").filter((one) => hasStart(one.tile)),
  ];
  if (wrong.length > 0) faults.push(fault("dc.first-game.start-tiles", null, wrong));
  if (faults.length > 0) return faults;
  const links = chain.flat();
  for (const [i, a] of links.entries()) {
    for (const [j, b] of links.entries()) {
      if (j <= i) continue;
      const fits = j === i + 1 ? openJoint(a, b) : !touches(a, b);
      if (!fits) faults.push(fault("dc.ruling.first-game-layout", null, [a, b]));
    }
  }
  return faults;
}
