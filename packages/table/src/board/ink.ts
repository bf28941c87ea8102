import type { SVGProps } from "react";
import { SEAT_COLOURS, SEATS } from "../common/palette.ts";

/** How one layer of a drawing is inked. */
export type InkStyle = Pick<
  SVGProps<SVGPathElement>,
  | "fill"
  | "fillOpacity"
  | "stroke"
  | "strokeOpacity"
  | "strokeWidth"
  | "strokeDasharray"
  | "strokeLinejoin"
  | "strokeLinecap"
>;

const DARK = "#1B130D";
const line = (stroke: string, strokeWidth: number): InkStyle => ({ fill: "none", stroke, strokeWidth });
const solid = (fill: string, stroke: string, strokeWidth: number): InkStyle => ({ fill, stroke, strokeWidth });

/** The inks of the terrain, from the lowest to the topmost; all strokes of one ink become one element. */
export const INKS: Readonly<Record<string, InkStyle>> = {
  rubbleBed: { fill: "#C9B484" },
  rubble: solid("#BFA97C", "#3B2C1C", 1.15),
  rubbleCrease: line("#3B2C1C", 0.7),
  hazardBed: { fill: "#6B2A17" },
  hazardCrack: { ...line("#FF9A3C", 2.6), strokeLinejoin: "bevel" },
  hazardCore: line("#FFE39A", 0.9),
  hazardTeeth: { fill: "#FFC36B" },
  columnBase: solid("#6F5E43", DARK, 2),
  columnDrum: solid("#94815D", DARK, 1.4),
  columnCap: solid("#B7A47C", DARK, 1.3),
  columnHatch: line(DARK, 1),
  circle: { ...solid("#1C6770", "#1C6770", 1.8), fillOpacity: 0.16 },
  circleStar: line("#1C6770", 1.3),
  forestBed: { fill: "#A9AF7C" },
  fir: solid("#4C5B34", "#20180F", 1),
  waterBed: { fill: "#8FB4BE" },
  wave: line("#2B5763", 1.3),
  pit: { fill: "#17100B" },
  pitRim: { ...line("#7A6749", 1.4), strokeDasharray: "5 3" },
  pitSteps: line("#7A6749", 1.3),
  frame: { ...solid("#E9B949", "#7A5410", 1.5), fillOpacity: 0.3, strokeDasharray: "4 3" },
  ...Object.fromEntries(
    SEAT_COLOURS.flatMap((seat): [string, InkStyle][] => [
      [`${seat}Wash`, { fill: SEATS[seat].ring, fillOpacity: 0.2 }],
      [`${seat}Slant`, { ...line(SEATS[seat].ring, 1.1), strokeOpacity: 0.55 }],
      [`${seat}Sign`, { ...line(SEATS[seat].field, 1.6), strokeOpacity: 0.8 }],
    ]),
  ),
};

/** A path in one of the inks. */
export interface Stroke {
  readonly ink: string;
  readonly d: string;
}

/** Gathers strokes by ink, in the order of the inks, so that a whole floor takes a few dozen elements. */
export function gather(strokes: readonly Stroke[]): readonly Stroke[] {
  const byInk = new Map<string, string[]>();
  for (const { ink, d } of strokes) {
    const paths = byInk.get(ink);
    if (paths === undefined) byInk.set(ink, [d]);
    else paths.push(d);
  }
  return Object.keys(INKS).flatMap((ink) => {
    const paths = byInk.get(ink);
    return paths === undefined ? [] : [{ ink, d: paths.join("") }];
  });
}
