import type { RuleId } from "../ledger/rule-ids.ts";
import type { BattleMap } from "./battle-map.ts";
import { drawingOf } from "./drawing.ts";

/** mn.map.full-size, mn.map.half-size */
export type MapSize = "full" | "half" | "other";

/** What keeps a map from being played on, or from this battle. */
export interface MapFault {
  readonly rule: RuleId;
  readonly fault: "no-start-area" | "no-victory-area" | "not-full-size" | "not-half-size";
  /** The label of the start area that is missing; "" otherwise. */
  readonly label: "A" | "B" | "";
}

/** The size of a map, whichever way it lies. */
export function mapSize(map: Pick<BattleMap, "rows">): MapSize {
  const { width, height } = drawingOf(map);
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long >= 28 && short >= 21) return "full";
  return long <= 22 && short <= 17 ? "half" : "other";
}

/** What is wrong with a map for a battle that asks for this size (mn.map.areas-minimum, mn.ruling.map-size). */
export function mapFaults(map: BattleMap, size: "half" | "full"): readonly MapFault[] {
  const faults: MapFault[] = [];
  for (const label of ["A", "B"] as const) {
    if (map.starts.some((area) => area.label === label)) continue;
    faults.push({ rule: "mn.map.areas-minimum", fault: "no-start-area", label });
  }
  if (map.victory.length === 0) faults.push({ rule: "mn.map.areas-minimum", fault: "no-victory-area", label: "" });
  const own = mapSize(map);
  if (size === "full" && own !== "full") faults.push({ rule: "mn.map.full-size", fault: "not-full-size", label: "" });
  if (size === "half" && own !== "half") faults.push({ rule: "mn.map.half-size", fault: "not-half-size", label: "" });
  return faults;
}
