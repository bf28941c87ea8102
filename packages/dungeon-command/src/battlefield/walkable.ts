import { boardOf } from "@undercroft/grid";
import { buildBattlefield } from "./build.ts";
import type { Placed } from "./joining.ts";

/**
 * True if a creature of one square can walk between any two squares of the Start areas, and to some square of every tile. No rule asks for it; a ready-made battlefield should be worth playing on.
 */
export function walkable(placed: readonly Placed[], game: "standard" | "first-game"): boolean {
  const seats = Math.max(...placed.map((one) => one.seat)) + 1;
  const { battlefield } = buildBattlefield(placed, game, seats);
  const board = boardOf(battlefield.shape);
  const from = battlefield.start[0]?.[0];
  if (from === undefined) return false;
  const reached = new Uint8Array(board.count);
  const queue = [from];
  reached[from] = 1;
  for (const square of queue) {
    const steps = board.step[square] ?? 0;
    for (let direction = 0; direction < 8; direction += 1) {
      const to = board.neighbour[square * 8 + direction] ?? -1;
      if ((steps & (1 << direction)) === 0 || reached[to] === 1) continue;
      reached[to] = 1;
      queue.push(to);
    }
  }
  const areas = battlefield.start.every((area) => area.length > 0 && area.every((square) => reached[square] === 1));
  return (
    areas &&
    battlefield.tiles.every((tile) => {
      for (let y = tile.y; y < tile.y + tile.height; y += 1) {
        for (let x = tile.x; x < tile.x + tile.width; x += 1) if (reached[y * board.width + x] === 1) return true;
      }
      return false;
    })
  );
}
