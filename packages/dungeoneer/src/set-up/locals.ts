import type { Side } from "../vocabulary/index.ts";

export interface SetUpLocals {
  game: Record<never, never>;
  /** `tied`: who rolls for initiative (again), by place. `sides`: those of the Entrance that have no passage; `card`: the next one. */
  "set-up": { tied: readonly number[]; sides: readonly Side[]; card: string | null };
}
