import { box, disc, n, polygon, regular } from "../common/path.ts";
import type { Stroke } from "./ink.ts";
import { U } from "./square.ts";

/** What may be drawn on a floor besides the grounds that every board has. */
export type SignKind =
  | "acid"
  | "blood"
  | "caltrops"
  | "circle"
  | "door"
  | "fire"
  | "font"
  | "ice"
  | "other"
  | "portal"
  | "slope"
  | "smoke"
  | "spikes"
  | "stall"
  | "statue"
  | "web";

const MIDDLE = U / 2;
const bed = (ink: string): Stroke => ({ ink, d: box(0, 0, U, U) });

/** A point turned about the middle of the square by eighths of a circle, clockwise. */
function turned([x, y]: readonly [number, number], eighths: number): readonly [number, number] {
  const angle = (eighths * Math.PI) / 4;
  const [dx, dy] = [x - MIDDLE, y - MIDDLE];
  return [MIDDLE + dx * Math.cos(angle) - dy * Math.sin(angle), MIDDLE + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

const through = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

/** Steps going down, wider and heavier towards the foot: north, and turned from there. */
function slope(eighths: number): readonly Stroke[] {
  // Askew it is drawn a little smaller, so that its corners stay in the square.
  const size = eighths % 2 === 0 ? 1 : 0.8;
  const at = (x: number, y: number): readonly [number, number] =>
    turned([MIDDLE + (x - MIDDLE) * size, MIDDLE + (y - MIDDLE) * size], eighths);
  const step = (y: number, reach: number): string => through([at(20 - reach, y + 6), at(20, y), at(20 + reach, y + 6)]);
  const ticks = [9, 16, 24, 31].map((x) => through([at(x, 34), at(x, 30)])).join("");
  const edge = through([at(6, 34), at(34, 34)]);
  return [
    bed("slopeBed"),
    { ink: "slopeEdge", d: edge + ticks },
    { ink: "slopeStep", d: step(5, 9) + step(13, 7) + step(20.5, 5) },
  ];
}

/** Dots in the middle of a ring tell what belongs together. */
function portal(count: number): readonly Stroke[] {
  const dots =
    count === 1
      ? disc(MIDDLE, MIDDLE, 2.4)
      : Array.from({ length: count }, (_, i) => {
          const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count;
          return disc(MIDDLE + 5.2 * Math.cos(angle), MIDDLE + 5.2 * Math.sin(angle), 2.1);
        }).join("");
  return [
    { ink: "portalRing", d: disc(MIDDLE, MIDDLE, 17) },
    {
      ink: "portalSwirl",
      d: "M20 7C29 7 33 14 33 20M33 20l3 -5M33 20l-5 -3.4M20 33C11 33 7 26 7 20M7 20l-3 5M7 20l5 3.4",
    },
    { ink: "portalDot", d: dots },
  ];
}

function web(): readonly Stroke[] {
  const rays = Array.from({ length: 8 }, (_, i) => through([[20, 20], turned([20, i % 2 === 0 ? 1 : -5], i)])).join("");
  const rings = [5, 10.5, 16.5].map((reach) =>
    Array.from({ length: 8 }, (_, i) => {
      const [ax, ay] = turned([20, 20 - reach], i);
      const [bx, by] = turned([20, 20 - reach], i + 1);
      const [mx, my] = turned([20 + reach * 0.3, 20 - reach * 0.68], i);
      return `M${n(ax)} ${n(ay)}Q${n(mx)} ${n(my)} ${n(bx)} ${n(by)}`;
    }).join(""),
  );
  return [bed("webBed"), { ink: "webThread", d: rays + rings.join("") }];
}

function spikes(): readonly Stroke[] {
  const tips = [
    [11, 5, 17],
    [28, 4, 16],
    [20, 14, 27],
    [8, 22, 35],
    [32, 21, 34],
  ] as const;
  return [
    bed("spikeBed"),
    {
      ink: "spike",
      d: tips
        .map(([x, top, foot]) =>
          polygon([
            [x, top],
            [x + 5, foot],
            [x - 5, foot],
          ]),
        )
        .join(""),
    },
    {
      ink: "spikeShade",
      d: tips
        .map(([x, top, foot]) =>
          polygon([
            [x, top],
            [x + 5, foot],
            [x + 0.5, foot],
          ]),
        )
        .join(""),
    },
  ];
}

function caltrops(): readonly Stroke[] {
  const star = (x: number, y: number, turn: number): string =>
    Array.from({ length: 4 }, (_, i) => {
      const angle = turn + (i * Math.PI) / 2;
      const at = (reach: number, aside: number): readonly [number, number] => [
        x + reach * Math.cos(angle + aside),
        y + reach * Math.sin(angle + aside),
      ];
      return polygon([at(7.6, 0), at(2, 0.9), at(2, -0.9)]);
    }).join("");
  return [
    bed("caltropBed"),
    { ink: "caltrop", d: star(11, 11, 0.3) + star(29, 15, 0.9) + star(13, 29, 1.1) + star(30, 31, 0.2) },
  ];
}

function stall(): readonly Stroke[] {
  const stripes = [5, 17, 29].map((x) => `M${x} 6h6v11c0 4 -6 4 -6 0z`).join("");
  const others = [11, 23].map((x) => `M${x} 6h6v11c0 4 -6 4 -6 0z`).join("");
  return [
    { ink: "stallWood", d: `${box(6, 19, 2.4, 18)}${box(31.6, 19, 2.4, 18)}${box(4, 26, 32, 5)}` },
    { ink: "stallPale", d: others },
    { ink: "stallStripe", d: stripes },
  ];
}

function statue(): readonly Stroke[] {
  return [
    { ink: "statueFoot", d: `${box(7, 32, 26, 5)}${box(11, 28, 18, 4)}` },
    {
      ink: "statueBody",
      d: "M14 28L15.5 18L12 13.5L15.5 11.5L18 12.5V10.5C15.5 9 15.8 3.5 20 3.5C24.2 3.5 24.5 9 22 10.5V12.5L24.5 11.5L28 13.5L24.5 18L26 28Z",
    },
    { ink: "statueLine", d: "M20 14V27M16.5 21.5L23.5 21.5M28.5 8V28M26.8 11h3.4" },
  ];
}

/** The strokes of a sign in a square at the origin. `turn` are eighths clockwise from north; `count` tells like ones apart. */
export function signStrokes(kind: SignKind, turn: number, count: number): readonly Stroke[] {
  switch (kind) {
    case "acid":
      return [
        bed("acidBed"),
        {
          ink: "acidPool",
          d: "M4 21C3 12 11 13 14 8C18 3 24 8 28 8C36 8 38 16 36 22C35 28 38 33 31 35C25 37 22 32 17 34C10 37 5 30 4 21Z",
        },
        { ink: "acidRim", d: disc(14, 20, 4.2) + disc(25, 15, 2.8) + disc(26, 26, 4.8) + disc(17, 29, 2) },
      ];
    case "blood":
      return [
        bed("bloodBed"),
        { ink: "bloodRock", d: "M6 28L10 14L20 6L32 13L35 27L21 36Z" },
        { ink: "bloodEdge", d: "M10 14L19 19L32 13M19 19L21 36M19 19L6 28M26 16L28 31" },
      ];
    case "caltrops":
      return caltrops();
    case "circle":
      return [
        { ink: "circle", d: disc(MIDDLE, MIDDLE, 17.5) },
        {
          ink: "circleStar",
          d:
            disc(MIDDLE, MIDDLE, 13) +
            regular(3, MIDDLE, MIDDLE, 13, -Math.PI / 2) +
            regular(3, MIDDLE, MIDDLE, 13, Math.PI / 2),
        },
      ];
    case "door":
      return [
        bed("doorBed"),
        { ink: "doorLeaf", d: "M8 38V17C8 4 32 4 32 17V38Z" },
        { ink: "doorLine", d: "M14 38V10M20 38V8M26 38V10M8 19h24M8 31h24" },
        { ink: "doorRing", d: disc(28, 25, 2) },
      ];
    case "fire":
      return [
        bed("hazardBed"),
        {
          ink: "flame",
          d: "M12 37C3 33 3 23 9 17C9 21 11 22 12 22C11 14 15 9 21 3C21 10 29 14 27 22C29 21 30 19 30 16C37 23 37 33 28 37Z",
        },
        { ink: "flameCore", d: "M16 36C11 32 13 26 19 20C20 25 25 27 24 36Z" },
      ];
    case "font":
      return [
        { ink: "fontBowl", d: disc(MIDDLE, MIDDLE, 17) },
        { ink: "fontWater", d: disc(MIDDLE, MIDDLE, 12.5) },
        { ink: "fontSign", d: "M17 12h6v5h5v6h-5v5h-6v-5h-5v-6h5z" },
      ];
    case "ice":
      return [
        bed("iceBed"),
        { ink: "iceGlint", d: "M4 17L17 4M9 19L19 9M22 34L35 21M20 29L27 22M30 36L36 30M5 33l4 -4" },
      ];
    case "other":
      return [
        bed("otherBed"),
        {
          ink: "otherSign",
          d: [10, 20, 30]
            .flatMap((x) => [10, 20, 30].map((y) => regular(4, x, y, (x + y) % 20 === 0 ? 4.6 : 2.2, 0)))
            .join(""),
        },
      ];
    case "portal":
      return portal(count);
    case "slope":
      return slope(turn);
    case "smoke":
      return [
        bed("smokeBed"),
        {
          ink: "smokeCurl",
          d: "M3 13c3 -8 12 -8 13 -1c1 6 -7 7 -7 2c0 -3 4 -3 4 0M16 11c3 -5 11 -5 11 1M25 17c2 -7 11 -7 12 0c0 5 -7 6 -7 1M4 31c1 -8 11 -9 13 -2c1 6 -7 7 -7 2c0 -3 4 -3 4 0M17 28c3 -6 12 -5 12 2c0 5 -7 5 -7 1M30 29c2 -3 6 -3 8 -1",
        },
      ];
    case "spikes":
      return spikes();
    case "stall":
      return stall();
    case "statue":
      return statue();
    case "web":
      return web();
  }
}
