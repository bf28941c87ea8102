import { n } from "../common/path.ts";
import type { Grain } from "./grain.ts";
import type { SquareFace } from "./ground.ts";
import { U } from "./square.ts";

/** Asks what lies at a column and row; outside the board all is rock. */
export type Solid = (x: number, y: number) => boolean;

/** Whether a square is rock, void or beyond the edge. */
export function solidity(squares: readonly (readonly SquareFace[])[]): Solid {
  return (x, y) => {
    const face = squares[y]?.[x];
    return face === undefined || face.ground === "rock" || face.ground === "void";
  };
}

const HATCH_REACH = 25;
const HATCH_STEP = 11;
const HATCH_SPILL = 30;

function nearFloor(solid: Solid, px: number, py: number): boolean {
  const [cx, cy] = [Math.floor(px / U), Math.floor(py / U)];
  for (let x = cx - 1; x <= cx + 1; x += 1) {
    for (let y = cy - 1; y <= cy + 1; y += 1) {
      if (solid(x, y)) continue;
      const dx = Math.max(x * U - px, 0, px - (x + 1) * U);
      const dy = Math.max(y * U - py, 0, py - (y + 1) * U);
      if (Math.hypot(dx, dy) < HATCH_REACH) return true;
    }
  }
  return false;
}

function clump(x: number, y: number, random: Grain): string {
  const angle = random() * Math.PI;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  return [-1, 0, 1]
    .map((k) => {
      const [ox, oy] = [x - uy * k * 3.1, y + ux * k * 3.1];
      return `M${n(ox - ux * 5.5)} ${n(oy - uy * 5.5)}L${n(ox + ux * 5.5)} ${n(oy + uy * 5.5)}`;
    })
    .join("");
}

/** The engraver's clumps of three lines, in rock only, and only where it borders on floor. */
export function hatchPath(width: number, height: number, solid: Solid, random: Grain): string {
  let path = "";
  for (let py = -HATCH_SPILL; py < height * U + HATCH_SPILL; py += HATCH_STEP) {
    for (let px = -HATCH_SPILL; px < width * U + HATCH_SPILL; px += HATCH_STEP) {
      const [x, y] = [px + random() * 8, py + random() * 8];
      if (solid(Math.floor(x / U), Math.floor(y / U)) && nearFloor(solid, x, y)) path += clump(x, y, random);
    }
  }
  return path;
}

/** The thick line between floor and rock. */
export function facePath(width: number, height: number, solid: Solid): string {
  let path = "";
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (solid(x, y)) continue;
      const [left, top] = [x * U, y * U];
      if (solid(x, y - 1)) path += `M${left} ${top}h${U}`;
      if (solid(x, y + 1)) path += `M${left} ${top + U}h${U}`;
      if (solid(x - 1, y)) path += `M${left} ${top}v${U}`;
      if (solid(x + 1, y)) path += `M${left + U} ${top}v${U}`;
    }
  }
  return path;
}
