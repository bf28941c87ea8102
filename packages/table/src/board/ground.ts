import type { SeatColour } from "../common/palette.ts";
import { box, disc, n, polygon, regular } from "../common/path.ts";
import { seatPath } from "../common/seat.tsx";
import type { Grain } from "./grain.ts";
import type { Stroke } from "./ink.ts";
import { laid } from "./laid.ts";
import { type SignKind, signStrokes } from "./sign.ts";
import { U } from "./square.ts";

/** What a square is made of. `rock` is solid wall, `void` is no board at all. */
export type Ground = "floor" | "rock" | "void" | "difficult" | "hazard" | "obstacle" | "forest" | "water" | "pit";

/** One of the things that lie on a square together; each is drawn whole, smaller where there are several. */
export interface Sign {
  readonly kind: SignKind | Exclude<Ground, "floor" | "rock" | "void">;
  /** Where a slope leads: eighths of a circle, clockwise from the top. */
  readonly turn?: number;
  /** Tells like ones apart: dots in a portal. */
  readonly count?: number;
}

/** A square as it is drawn: its ground, and what is painted on it. */
export interface SquareFace {
  readonly ground: Ground;
  /** What lies on the ground. */
  readonly signs?: readonly Sign[];
  /** A circle drawn on the floor. */
  readonly circle?: boolean;
  /** A dashed frame: here something may lie. */
  readonly frame?: boolean;
  readonly start?: SeatColour;
}

const RUBBLE = [
  [10, 11],
  [28, 9],
  [20, 22],
  [9, 30],
  [31, 29],
] as const;

function difficult(x: number, y: number, random: Grain): readonly Stroke[] {
  const stones = RUBBLE.flatMap(([a, b]): Stroke[] => {
    const radius = 4.2 + random() * 3.4;
    const corners = 5 + Math.floor(random() * 2);
    const turn = random() * 6;
    const outline = polygon(
      Array.from({ length: corners }, (_, i) => {
        const angle = turn + (i * 2 * Math.PI) / corners;
        const reach = radius * (0.8 + random() * 0.35);
        return [x + a + reach * Math.cos(angle), y + b + reach * 0.85 * Math.sin(angle)] as const;
      }),
    );
    const crease = `M${n(x + a - radius * 0.3)} ${n(y + b + radius * 0.5)}l${n(radius * 0.7)} ${n(-radius * 0.25)}M${n(x + a - radius * 0.1)} ${n(y + b + radius * 0.75)}l${n(radius * 0.6)} ${n(-radius * 0.25)}`;
    return [
      { ink: "rubble", d: outline },
      { ink: "rubbleCrease", d: crease },
    ];
  });
  return [{ ink: "rubbleBed", d: box(x, y, U, U) }, ...stones];
}

function hazard(x: number, y: number, random: Grain): readonly Stroke[] {
  const shake = (): number => random() * 5 - 2.5;
  const crack = `M${x} ${n(y + 13 + shake())}l9 ${n(5 + shake())} 7 -6 9 8 6 -5 9 ${n(4 + shake())}M${n(x + 14 + shake())} ${y}l4 12M${x + 25} ${y + 20}l-4 9 5 5 -3 6M${x} ${y + 32}l8 -3 6 5`;
  const teeth = `M${x + 1} ${y + 1}l4 6 4 -6zM${x + 31} ${y + 1}l4 6 4 -6zM${x + 1} ${y + 39}l4 -6 4 6zM${x + 31} ${y + 39}l4 -6 4 6z`;
  return [
    { ink: "hazardBed", d: box(x, y, U, U) },
    { ink: "hazardCrack", d: crack },
    { ink: "hazardCore", d: `M${x} ${y + 13}l9 5 7 -6 9 8 6 -5 9 4` },
    { ink: "hazardTeeth", d: teeth },
  ];
}

function obstacle(x: number, y: number): readonly Stroke[] {
  const [cx, cy] = [x + U / 2, y + U / 2];
  const hatch = Array.from(
    { length: 6 },
    (_, i) => `M${n(cx + 2 + i * 2.4)} ${n(cy + 17 - i * 1.5)}l${n(7 - i * 0.5)} ${n(-7 + i * 0.3)}`,
  ).join("");
  return [
    { ink: "columnBase", d: regular(8, cx, cy, 18.5, Math.PI / 8) },
    { ink: "columnDrum", d: regular(8, cx, cy, 13.5, Math.PI / 8) },
    { ink: "columnCap", d: disc(cx, cy, 8.2) },
    { ink: "columnHatch", d: disc(cx, cy, 3.4) + hatch },
  ];
}

function forest(x: number, y: number): readonly Stroke[] {
  const firs = [
    [12, 14],
    [28, 12],
    [20, 27],
    [33, 31],
    [7, 33],
  ] as const;
  return [
    { ink: "forestBed", d: box(x, y, U, U) },
    { ink: "fir", d: firs.map(([a, b]) => `M${x + a} ${y + b - 8}l6 12h-12z`).join("") },
  ];
}

function water(x: number, y: number): readonly Stroke[] {
  const waves = [0, 1, 2, 3].map((i) => `M${x} ${y + 6 + i * 10}q5 -5 10 0t10 0 10 0 10 0`).join("");
  return [
    { ink: "waterBed", d: box(x, y, U, U) },
    { ink: "wave", d: waves },
  ];
}

function pit(x: number, y: number): readonly Stroke[] {
  return [
    { ink: "pit", d: box(x, y, U, U) },
    { ink: "pitRim", d: box(x + 1.5, y + 1.5, 37, 37) },
    { ink: "pitSteps", d: `M${x + 3} ${y + 6}h34M${x + 6} ${y + 8}h28M${x + 9} ${y + 13}h22M${x + 12} ${y + 18}h16` },
  ];
}

function startArea(x: number, y: number, seat: SeatColour): readonly Stroke[] {
  return [
    { ink: `${seat}Wash`, d: box(x + 1, y + 1, 38, 38) },
    {
      ink: `${seat}Slant`,
      d: `M${x} ${y + U}L${x + U} ${y}M${x} ${y + 20}L${x + 20} ${y}M${x + 20} ${y + U}L${x + U} ${y + 20}`,
    },
    { ink: `${seat}Sign`, d: seatPath(seat, 7, x + U / 2, y + U / 2) },
  ];
}

function ground(kind: Ground, x: number, y: number, random: Grain): readonly Stroke[] {
  switch (kind) {
    case "difficult":
      return difficult(x, y, random);
    case "hazard":
      return hazard(x, y, random);
    case "obstacle":
      return obstacle(x, y);
    case "forest":
      return forest(x, y);
    case "water":
      return water(x, y);
    case "pit":
      return pit(x, y);
    case "floor":
    case "rock":
    case "void":
      return [];
  }
}

function strokesOf(sign: Sign, random: Grain): readonly Stroke[] {
  switch (sign.kind) {
    case "difficult":
    case "hazard":
    case "obstacle":
    case "forest":
    case "water":
    case "pit":
      return ground(sign.kind, 0, 0, random);
    default:
      return signStrokes(sign.kind, sign.turn ?? 0, sign.count ?? 1);
  }
}

const isBed = ({ ink }: Stroke): boolean => ink.endsWith("Bed");

/** Signs of one square: one fills it; several share it row by row, all their grounds under them. */
function signsOf(signs: readonly Sign[], x: number, y: number, random: Grain): readonly Stroke[] {
  const a = Math.ceil(Math.sqrt(signs.length));
  const size = U / a;
  const rows = Math.ceil(signs.length / a);
  return signs.flatMap((sign, i) => {
    const strokes = strokesOf(sign, random);
    const inRow = Math.min(a, signs.length - Math.floor(i / a) * a);
    const left = x + (i % a) * size + ((a - inRow) * size) / 2;
    const top = y + Math.floor(i / a) * size + ((a - rows) * size) / 2;
    return strokes.map((stroke) =>
      isBed(stroke)
        ? { ink: stroke.ink, d: laid(stroke.d, x, y, 1) }
        : { ink: stroke.ink, d: laid(stroke.d, left, top, 1 / a) },
    );
  });
}

/** Every stroke of one square, its whole sign inside its own borders. */
export function squareStrokes(face: SquareFace, column: number, row: number, random: Grain): readonly Stroke[] {
  const [x, y] = [column * U, row * U];
  return [
    ...ground(face.ground, x, y, random),
    ...(face.signs === undefined ? [] : signsOf(face.signs, x, y, random)),
    ...(face.start === undefined ? [] : startArea(x, y, face.start)),
    ...(face.circle === true ? signsOf([{ kind: "circle" }], x, y, random) : []),
    ...(face.frame === true ? [{ ink: "frame", d: box(x + 3, y + 3, 34, 34) }] : []),
  ];
}
