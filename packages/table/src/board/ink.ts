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

/** The inks of the terrain, from the lowest to the topmost, all beds below all signs; all strokes of one ink become one element. */
export const INKS: Readonly<Record<string, InkStyle>> = {
  rubbleBed: { fill: "#C9B484" },
  spikeBed: { fill: "#D3C3A0" },
  caltropBed: { fill: "#D9BFA0" },
  bloodBed: { fill: "#D6B59A" },
  acidBed: { fill: "#CDCB93" },
  slopeBed: { fill: "#D0BC90" },
  otherBed: { fill: "#D8C7B4" },
  iceBed: { fill: "#C2D8DC" },
  hazardBed: { fill: "#6B2A17" },
  forestBed: { fill: "#A9AF7C" },
  waterBed: { fill: "#8FB4BE" },
  doorBed: { fill: "#3A2D22" },
  webBed: { fill: "#F3EDDD", fillOpacity: 0.7 },
  smokeBed: { fill: "#6E655A", fillOpacity: 0.55 },
  rubble: solid("#BFA97C", "#3B2C1C", 1.15),
  rubbleCrease: line("#3B2C1C", 0.7),
  hazardCrack: { ...line("#FF9A3C", 2.6), strokeLinejoin: "bevel" },
  hazardCore: line("#FFE39A", 0.9),
  hazardTeeth: { fill: "#FFC36B" },
  columnBase: solid("#6F5E43", DARK, 2),
  columnDrum: solid("#94815D", DARK, 1.4),
  columnCap: solid("#B7A47C", DARK, 1.3),
  columnHatch: line(DARK, 1),
  flame: solid("#F28A2E", "#3A120A", 1.3),
  flameCore: { fill: "#FFE39A" },
  acidPool: solid("#8FA03F", "#2E3812", 1.4),
  acidRim: solid("#DDE3A0", "#2E3812", 1),
  caltrop: solid("#7C2210", DARK, 0.8),
  bloodRock: solid("#9A3328", "#2B0E0A", 1.5),
  bloodEdge: line("#2B0E0A", 1),
  spike: solid("#EDE3CB", DARK, 1.2),
  spikeShade: { fill: "#8A7A5C" },
  slopeEdge: { ...line("#4A371F", 1.6), strokeLinecap: "round" },
  slopeStep: { ...line("#4A371F", 2.2), strokeLinecap: "round", strokeLinejoin: "round" },
  iceGlint: { ...line("#2F6474", 1.6), strokeLinecap: "round" },
  otherSign: solid("#EFE4CF", "#3B2C1C", 1.2),
  circle: { ...solid("#1C6770", "#1C6770", 1.8), fillOpacity: 0.16 },
  circleStar: line("#1C6770", 1.3),
  portalRing: { ...solid("#1C6770", "#1C6770", 2), fillOpacity: 0.2 },
  portalSwirl: { ...line("#12434A", 2), strokeLinecap: "round", strokeLinejoin: "round" },
  portalDot: { fill: "#12434A" },
  fontBowl: solid("#B7A47C", DARK, 1.6),
  fontWater: solid("#8FC3B4", "#0A4D3F", 1.2),
  fontSign: solid("#FFF6E0", "#0A4D3F", 1.3),
  fir: solid("#4C5B34", "#20180F", 1),
  wave: line("#2B5763", 1.3),
  pit: { fill: "#17100B" },
  pitRim: { ...line("#7A6749", 1.4), strokeDasharray: "5 3" },
  pitSteps: line("#7A6749", 1.3),
  stallWood: solid("#94815D", DARK, 1),
  stallPale: solid("#F5EBD3", DARK, 1.1),
  stallStripe: solid("#8E1F1B", DARK, 1.1),
  statueFoot: solid("#94815D", DARK, 1.3),
  statueBody: solid("#CBB98F", DARK, 1.4),
  statueLine: { ...line(DARK, 1.2), strokeLinecap: "round" },
  doorLeaf: solid("#8A6E45", DARK, 1.6),
  doorLine: line("#2E2012", 1.2),
  doorRing: { ...line("#E9B949", 1.5) },
  webThread: { ...line("#3F372B", 1), strokeLinecap: "round" },
  smokeCurl: { ...line("#F5EEDF", 1.7), strokeLinecap: "round" },
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
