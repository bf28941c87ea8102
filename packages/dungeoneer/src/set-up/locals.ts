import type { Side } from "../vocabulary/index.ts";

export interface SetUpLocals {
  game: Record<never, never>;
  /** Map cards are laid: `asking`: whose turn it is, by place; `passed`: who could lay none since the last one was laid. */
  "revealed-map": { asking: number; passed: readonly number[] };
  /** `tied`: who rolls for initiative (again), by place. `sides`: those of the Entrance that have no passage; `card`: the next one. */
  "set-up": { tied: readonly number[]; sides: readonly Side[]; card: string | null };
}
