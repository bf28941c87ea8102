import { type Catalogue, checkPlacement, type Face, type Placed, readTile, turned } from "../engine/index.ts";
import type { LaidTile } from "../start/choices.ts";

/** A tile as it lies, for the rules of joining. */
export function placedOf(laid: LaidTile, face: Face, catalogue: Catalogue): Placed | null {
  const card = catalogue.tiles.get(laid.tile);
  return card === undefined
    ? null
    : { tile: turned(readTile(card, face), laid.turns), seat: laid.seat, x: laid.x, y: laid.y };
}

/** Why one more tile may not lie where it is held, or null if it may. */
export function placementRule(
  laid: readonly LaidTile[],
  held: LaidTile,
  face: Face,
  catalogue: Catalogue,
  seats: number,
): string | null {
  const tile = placedOf(held, face, catalogue);
  if (tile === null) return "dc.warband.tiles";
  const others = laid.flatMap((one) => placedOf(one, face, catalogue) ?? []);
  const { verdict } = checkPlacement(others, tile, seats);
  return verdict.legal ? null : verdict.rule;
}

/** The extent of what lies, with room around it to lay more. */
export function groundOf(
  laid: readonly Placed[],
  room: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  if (laid.length === 0) return { x: 0, y: 0, width: 2 * room, height: 2 * room };
  const left = Math.min(...laid.map((one) => one.x)) - room;
  const top = Math.min(...laid.map((one) => one.y)) - room;
  const right = Math.max(...laid.map((one) => one.x + one.tile.width)) + room;
  const bottom = Math.max(...laid.map((one) => one.y + one.tile.height)) + room;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
