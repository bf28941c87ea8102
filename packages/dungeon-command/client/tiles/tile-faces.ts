import { type BattlefieldFace, colourOf, type Ground, type SquareFace, type ThinWall } from "@undercroft/table";
import type { Placed, Tile } from "../engine/index.ts";
import type { groundOf } from "./laying.ts";

function squareFace(tile: Tile, at: number, seat: number): SquareFace {
  const marks = tile.marks[at] ?? [];
  const outdoor = tile.face === "outdoor";
  const ground: Ground = marks.includes("wall")
    ? "rock"
    : marks.includes("obstacle")
      ? outdoor
        ? "forest"
        : "obstacle"
      : marks.includes("hazardous")
        ? "hazard"
        : marks.includes("difficult")
          ? "difficult"
          : "floor";
  return {
    ground,
    ...(marks.includes("magic-circle") ? { circle: true } : {}),
    ...(marks.includes("treasure") ? { frame: true } : {}),
    ...(marks.includes("start") ? { start: colourOf(seat) } : {}),
  };
}

/** Bits of a tile's walls: north, east, south, west. */
function wallsOf({ tile, x, y }: Placed, dx: number, dy: number): ThinWall[] {
  return tile.walls.flatMap((bits, at): ThinWall[] => {
    const left = x + (at % tile.width) - dx;
    const top = y + Math.floor(at / tile.width) - dy;
    return [
      ...((bits & 1) !== 0 ? [{ from: { x: left, y: top }, to: { x: left + 1, y: top } }] : []),
      ...((bits & 2) !== 0 ? [{ from: { x: left + 1, y: top }, to: { x: left + 1, y: top + 1 } }] : []),
      ...((bits & 4) !== 0 ? [{ from: { x: left, y: top + 1 }, to: { x: left + 1, y: top + 1 } }] : []),
      ...((bits & 8) !== 0 ? [{ from: { x: left, y: top }, to: { x: left, y: top + 1 } }] : []),
    ];
  });
}

/** A tile by itself, as it lies for a seat. */
export function tileFace(tile: Tile, seat: number): BattlefieldFace {
  return faceOf([{ tile, seat, x: 0, y: 0 }], { x: 0, y: 0, width: tile.width, height: tile.height });
}

/** Tiles as they lie together. */
export function faceOf(laid: readonly Placed[], ground: ReturnType<typeof groundOf>): BattlefieldFace {
  const squares = Array.from({ length: ground.height }, (_, row) =>
    Array.from({ length: ground.width }, (__, column): SquareFace => {
      const x = column + ground.x;
      const y = row + ground.y;
      const over = laid.find(
        (one) => x >= one.x && x < one.x + one.tile.width && y >= one.y && y < one.y + one.tile.height,
      );
      return over === undefined
        ? { ground: "void" }
        : squareFace(over.tile, (y - over.y) * over.tile.width + (x - over.x), over.seat);
    }),
  );
  return {
    squares,
    walls: laid.flatMap((one) => wallsOf(one, ground.x, ground.y)),
    tiles: laid.map((one) => ({
      x: one.x - ground.x,
      y: one.y - ground.y,
      width: one.tile.width,
      height: one.tile.height,
    })),
  };
}
