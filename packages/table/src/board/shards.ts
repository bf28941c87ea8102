import { polygon } from "../common/path.ts";

/** The three cracks of a broken ring, each with its kink, as shares of the ring's radius; clockwise from the top. */
const CRACKS = [
  { kink: [-0.3, -0.5], end: [-0.15, -1] },
  { kink: [0.55, 0.1], end: [1, 0.35] },
  { kink: [-0.4, 0.35], end: [-0.6, 0.9] },
] as const;

/** One of the three parts into which a ring breaks: what it covers, and which way it falls. */
export interface Shard {
  readonly outline: string;
  readonly away: { readonly x: number; readonly y: number };
}

/** The three parts of a broken ring of some radius about the origin. */
export function shardsOf(radius: number): readonly Shard[] {
  return CRACKS.map((from, i): Shard => {
    const to = CRACKS[(i + 1) % CRACKS.length] ?? from;
    const angle = (crack: (typeof CRACKS)[number]): number => Math.atan2(crack.end[1], crack.end[0]);
    const turn = (angle(to) - angle(from) + 2 * Math.PI) % (2 * Math.PI);
    const middle = angle(from) + turn / 2;
    const away = { x: Math.cos(middle), y: Math.sin(middle) };
    const shares: readonly (readonly [number, number])[] = [
      [0, 0],
      from.kink,
      [from.end[0] * 3, from.end[1] * 3],
      [away.x * 3, away.y * 3],
      [to.end[0] * 3, to.end[1] * 3],
      to.kink,
    ];
    return { outline: polygon(shares.map(([x, y]) => [x * radius, y * radius] as const)), away };
  });
}
