import { type Board, DX, DY, distancesFrom, spaceTable, UNREACHABLE } from "../src/index.ts";
import { plainAdjacent, plainDoorStep, plainFits, plainOf, plainSpaceStep, plainStep } from "./reference.ts";

/** Compares adjacency, steps of one to three squares and distances; returns the first disagreement in words, or "". */
export function stepFault(board: Board): string {
  const { width, height, count, shape } = board;
  const plain = plainOf(shape);
  const doors = shape.doors ?? [];
  const near: number[] = [];
  for (let a = 0; a < count; a += 1) {
    const [x, y] = [a % width, Math.floor(a / width)];
    let adjacent = 0;
    let step = 0;
    let neighbours = 0;
    for (let direction = 0; direction < 8; direction += 1) {
      const [nx, ny] = [x + (DX[direction] ?? 0), y + (DY[direction] ?? 0)];
      if (doors.length > 0 ? plainDoorStep(shape, x, y, nx, ny, 1) : plainStep(plain, x, y, nx, ny))
        step |= 1 << direction;
      if (!plainAdjacent(plain, x, y, nx, ny)) continue;
      adjacent |= 1 << direction;
      neighbours |= 1 << (ny * width + nx);
    }
    near.push(neighbours);
    if (board.adjacent[a] !== adjacent)
      return `adjacent ${a}: ${board.adjacent[a]} not ${adjacent} ${JSON.stringify(shape)}`;
    if (board.step[a] !== step) return `step ${a}: ${board.step[a]} not ${step} ${JSON.stringify(shape)}`;
    for (let size = 2; size <= Math.min(3, width, height); size += 1) {
      const table = spaceTable(board, size);
      const open = doors.length > 0 ? plainOf({ ...shape, doors: [] }) : plain;
      if (table.fits[a] !== (plainFits(open, x, y, size) ? 1 : 0))
        return `fits ${size} ${a} ${JSON.stringify(board.shape)}`;
      let steps = 0;
      for (let direction = 0; direction < 8 && table.fits[a] === 1; direction += 1) {
        const [nx, ny] = [x + (DX[direction] ?? 0), y + (DY[direction] ?? 0)];
        const legal =
          doors.length > 0 ? plainDoorStep(shape, x, y, nx, ny, size) : plainSpaceStep(plain, x, y, nx, ny, size);
        if (legal) steps |= 1 << direction;
      }
      if (table.steps[a] !== steps) return `step of ${size} from ${a} ${JSON.stringify(board.shape)}`;
    }
  }
  return distanceFault(board, near);
}

/** Distances by growing sets of squares, against the table. */
function distanceFault(board: Board, near: readonly number[]): string {
  for (let a = 0; a < board.count; a += 1) {
    const table = distancesFrom(board, a);
    let seen = 1 << a;
    let rim = seen;
    for (let range = 0; rim !== 0; range += 1) {
      let next = 0;
      for (let b = 0; b < board.count; b += 1) {
        if ((rim & (1 << b)) === 0) continue;
        if (table[b] !== range) return `distance ${a} to ${b} ${JSON.stringify(board.shape)}`;
        next |= near[b] ?? 0;
      }
      rim = next & ~seen;
      seen |= next;
    }
    for (let b = 0; b < board.count; b += 1) {
      if ((seen & (1 << b)) === 0 && table[b] !== UNREACHABLE)
        return `distance ${a} to ${b} ${JSON.stringify(board.shape)}`;
    }
  }
  return "";
}
