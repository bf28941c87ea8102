import type { Square } from "./square.ts";
import type { Size } from "./view.ts";

/** Where an arrow or page key leads from a square; null when the key is none of the grid's. */
export function stepFocus(from: Square, key: string, board: Size): Square | null {
  const { x, y } = from;
  const at = (nx: number, ny: number): Square => ({
    x: Math.min(Math.max(nx, 0), board.width - 1),
    y: Math.min(Math.max(ny, 0), board.height - 1),
  });
  switch (key) {
    case "ArrowLeft":
      return at(x - 1, y);
    case "ArrowRight":
      return at(x + 1, y);
    case "ArrowUp":
      return at(x, y - 1);
    case "ArrowDown":
      return at(x, y + 1);
    case "Home":
      return at(0, y);
    case "End":
      return at(board.width - 1, y);
    case "PageUp":
      return at(x, 0);
    case "PageDown":
      return at(x, board.height - 1);
    default:
      return null;
  }
}

/** The next place of a list in reading order, after or before a square, going round; null for an empty list. */
export function nextPlace(from: Square, places: readonly Square[], forward: boolean): Square | null {
  const order = (s: Square): number => s.y * 1000 + s.x;
  const sorted = places.toSorted((a, b) => order(a) - order(b));
  const here = order(from);
  if (forward) return sorted.find((s) => order(s) > here) ?? sorted[0] ?? null;
  return sorted.findLast((s) => order(s) < here) ?? sorted[sorted.length - 1] ?? null;
}
