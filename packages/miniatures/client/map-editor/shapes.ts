/** How a stroke lays what is in hand. */
export type Shape = "free" | "line" | "block" | "fill";

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The squares of a straight row from one square to another, both with it: so many as the longer side. */
export function lineOf({ width }: Extent, from: number, to: number): readonly number[] {
  const [ax, ay] = [from % width, Math.floor(from / width)];
  const [bx, by] = [to % width, Math.floor(to / width)];
  const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = steps === 0 ? 0 : i / steps;
    return Math.round(ay + (by - ay) * part) * width + Math.round(ax + (bx - ax) * part);
  });
}

/** All squares of the block that has two squares as its corners. */
export function blockOf({ width }: Extent, from: number, to: number): readonly number[] {
  const [left = 0, right = 0] = [from % width, to % width].sort((a, b) => a - b);
  const [top = 0, bottom = 0] = [Math.floor(from / width), Math.floor(to / width)].sort((a, b) => a - b);
  return Array.from({ length: bottom - top + 1 }, (_, y) =>
    Array.from({ length: right - left + 1 }, (__, x) => (top + y) * width + left + x),
  ).flat();
}

/** The squares that can be come to from one by steps over their sides that are allowed. */
export function fillOf(
  { width, height }: Extent,
  from: number,
  goes: (from: number, to: number) => boolean,
): readonly number[] {
  const found = new Set([from]);
  // A set that grows is walked to its end.
  for (const at of found) {
    const x = at % width;
    const near = [
      ...(x > 0 ? [at - 1] : []),
      ...(x < width - 1 ? [at + 1] : []),
      ...(at >= width ? [at - width] : []),
      ...(at < width * (height - 1) ? [at + width] : []),
    ];
    for (const next of near) if (goes(at, next)) found.add(next);
  }
  return [...found];
}
