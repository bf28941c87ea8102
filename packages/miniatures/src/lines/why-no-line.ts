import type { LineVerdict } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "./scene.ts";

/** What keeps the line between the nearest points of two spaces from being free. */
export interface LineRefusal {
  readonly rule: RuleId;
  /** The line that was tried, with what first stops it. */
  readonly line: Pick<LineVerdict, "segment" | "block" | "at">;
}

/** Why there is no line of sight; null if there is one. */
export function whyNoSight(_scene: Scene, _viewer: Space, _target: Space, _blindsight: number): LineRefusal | null {
  throw new Error("not yet");
}

/** Why there is no line of effect; null if there is one. */
export function whyNoEffect(_scene: Scene, _from: Space, _to: Space): LineRefusal | null {
  throw new Error("not yet");
}
