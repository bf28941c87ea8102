import type { Placed } from "./joining.ts";
import { matches, overlaps } from "./joining.ts";
import type { Cell } from "./sides.ts";
import { seatCells, seatSides } from "./sides.ts";
import type { Side, Tile } from "./tiles.ts";
import { EAST, hasStart, NORTH, SOUTH, turned, WEST } from "./tiles.ts";
import { walkable } from "./walkable.ts";
import { openJoint, spotsAlong } from "./whole.ts";

/** Tiles that may be tried out before the search for a ready-made battlefield gives up. */
const TRIALS = 200_000;
/** Whole battlefields that may be looked at before the search takes the first one as it is. */
const WHOLES = 300;

/**
 * A ready-made battlefield out of each seat's tiles (one face each, as printed): two rows of large tiles (sides.ts), the
 * small ones outside. The first legal one in a fixed order whose Start areas can reach one another; failing that the
 * first legal one; null if none was found.
 */
export function readyLayout(tiles: readonly (readonly Tile[])[]): Placed[] | null {
  const seats = tiles.length;
  const steps: Candidates[] = [];
  const sides = seatSides(seats);
  const unit = tiles[0]?.find((tile) => tile.size === "large")?.width ?? 0;
  for (const [seat, cells] of seatCells(seats).entries()) {
    const large = (tiles[seat] ?? []).filter((tile) => tile.size === "large");
    if (large.some((tile) => tile.width !== unit || tile.height !== unit)) return null;
    for (const cell of cells) steps.push((placed) => largeTiles(large, seat, cell, unit, sides[seat] ?? SOUTH, placed));
  }
  for (const first of [true, false]) {
    for (const [seat, side] of sides.entries()) {
      const small = (tiles[seat] ?? []).filter((tile) => tile.size === "small" && hasStart(tile) === first);
      steps.push((placed) => smallTiles(small, seat, side, first, placed));
    }
  }
  return search(steps, (placed) => walkable(placed, "standard"));
}

/** The first game's chain from south to north: small tile, large tile of each seat (dc.ruling.first-game-layout). */
export function firstGameLayout(tiles: readonly (readonly Tile[])[]): Placed[] | null {
  const of = (seat: number, size: "large" | "small"): Tile[] =>
    (tiles[seat] ?? []).filter((tile) => tile.size === size);
  const steps: Candidates[] = [
    () =>
      turnsOf(SOUTH).flatMap((turns) =>
        of(0, "large").map((tile) => ({ tile: turned(tile, turns), seat: 0, x: 0, y: 0 })),
      ),
    (placed) => chained(of(1, "large"), 1, NORTH, placed[0], placed),
    (placed) => chained(of(0, "small"), 0, SOUTH, placed[0], placed),
    (placed) => chained(of(1, "small"), 1, NORTH, placed[1], placed),
  ];
  return search(steps, (placed) => walkable(placed, "first-game"));
}

const around: readonly Side[] = [EAST, WEST, SOUTH, NORTH];

type Candidates = (placed: readonly Placed[]) => readonly Placed[];

/** Goes through the candidates of each step in order, back again where none fits. */
function search(steps: readonly Candidates[], good: (placed: readonly Placed[]) => boolean): Placed[] | null {
  let trials = 0;
  let wholes = 0;
  let legal: Placed[] | null = null;
  const placed: Placed[] = [];
  const go = (step: number): boolean => {
    const candidates = steps[step];
    if (candidates === undefined) {
      legal ??= [...placed];
      wholes += 1;
      return good(placed);
    }
    for (const tile of candidates(placed)) {
      trials += 1;
      if (trials > TRIALS || wholes > WHOLES) return false;
      if (!matches(tile, placed)) continue;
      placed.push(tile);
      if (go(step + 1)) return true;
      placed.pop();
    }
    return false;
  };
  return go(0) ? placed : legal;
}

/** Rotations in the order they are tried: as printed for the south, upside down for the north, so that equal tiles lie alike. */
function turnsOf(side: Side): number[] {
  const first = side === SOUTH ? 0 : side === WEST ? 1 : side === NORTH ? 2 : 3;
  return [0, 2, 1, 3].map((turns) => (first + turns) % 4);
}

function largeTiles(
  large: readonly Tile[],
  seat: number,
  cell: Cell,
  unit: number,
  side: Side,
  placed: readonly Placed[],
): Placed[] {
  const used = placed.filter((one) => one.seat === seat).map((one) => one.tile.id);
  const left = [...large];
  for (const id of used)
    left.splice(
      left.findIndex((tile) => tile.id === id),
      1,
    );
  return turnsOf(side).flatMap((turns) =>
    left.map((tile) => ({ tile: turned(tile, turns), seat, x: cell.column * unit, y: cell.row * unit })),
  );
}

/** Along the owner's large tiles: a Start tile on the owner's side first, where dc.battlefield.start-tile-near-owner wants it. */
function smallTiles(
  small: readonly Tile[],
  seat: number,
  side: Side,
  start: boolean,
  placed: readonly Placed[],
): Placed[] {
  const large = placed.filter((one) => one.seat === seat && one.tile.size === "large");
  const others = placed.filter((one) => one.tile.size === "large");
  const order = [side, ...(start ? [] : around.filter((one) => one !== side))];
  const wide = small.flatMap((tile) => turnsOf(side).map((turns) => turned(tile, turns))).sort(byDepth(side));
  const spots: Placed[] = [];
  for (const on of order) {
    const outside = large.filter((one) => !others.some((other) => beyond(one, on, other)));
    for (const tile of wide) {
      for (const one of outside)
        spots.push(...spotsAlong(one, on, { tile, seat, x: 0, y: 0 }).filter((spot) => openJoint(spot, one)));
    }
  }
  return spots;
}

/** Tiles that lie flat against the side first. */
function byDepth(side: Side): (a: Tile, b: Tile) => number {
  const depth = (tile: Tile): number => (side === NORTH || side === SOUTH ? tile.height : tile.width);
  return (a, b) => depth(a) - depth(b);
}

/** True if the other large tile lies right behind this side of the tile. */
function beyond(tile: Placed, side: Side, other: Placed): boolean {
  const dx = side === EAST ? 1 : side === WEST ? -1 : 0;
  const dy = side === SOUTH ? 1 : side === NORTH ? -1 : 0;
  return overlaps({ ...tile, x: tile.x + dx, y: tile.y + dy }, other) && other !== tile;
}

function chained(
  tiles: readonly Tile[],
  seat: number,
  side: Side,
  to: Placed | undefined,
  placed: readonly Placed[],
): Placed[] {
  if (to === undefined) return [];
  const others = placed.filter((one) => one !== to);
  return turnsOf(seat === 0 ? SOUTH : NORTH).flatMap((turns) =>
    tiles.flatMap((tile) =>
      spotsAlong(to, side, { tile: turned(tile, turns), seat, x: 0, y: 0 }).filter(
        (spot) => openJoint(spot, to) && others.every((other) => !openJoint(spot, other)),
      ),
    ),
  );
}
