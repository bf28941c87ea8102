import type { RuleId } from "../ledger/rule-ids.ts";
import type { BattleMap } from "./battle-map.ts";

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
export function mapSize(_map: BattleMap): MapSize {
  throw new Error("not yet");
}

/** The size that a battle asks for: what its scenario says, or by its point limit (mn.ruling.map-size). */
export function mapSizeNeeded(_scenario: "half" | "by-limit", _limit: number): "half" | "full" {
  throw new Error("not yet");
}

/** What is wrong with a map for a battle that asks for this size (mn.map.areas-minimum, mn.warband.map.size). */
export function mapFaults(_map: BattleMap, _size: "half" | "full"): readonly MapFault[] {
  throw new Error("not yet");
}
