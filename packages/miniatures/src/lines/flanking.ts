import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "./scene.ts";

/** The squares whose centres are joined, and whether sides or corners of the enemy's space are crossed. */
export interface FlankingPair {
  readonly from: number;
  readonly to: number;
  readonly across: "sides" | "corners";
  readonly rule: RuleId;
}

/** How two spaces flank an enemy's, by geometry alone, or null (mn.attack.flanking.line, mn.ruling.flank-big, mn.ruling.flank-reach). */
export function flankingPair(_scene: Scene, _one: Space, _other: Space, _enemy: Space): FlankingPair | null {
  throw new Error("not yet");
}
