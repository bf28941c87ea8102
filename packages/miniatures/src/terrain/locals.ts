import type { AttackTurn, Fall } from "../attack/locals.ts";
import type { Source } from "../events.ts";

/** How a creature came into terrain. */
export type Coming = "own" | "forced" | "put";

export interface TerrainLocals {
  /** After an attack's effects: those whom it forced onto pits are rolled against (mn.terrain.pit.followup). Result: nothing. */
  "pit-followups": { readonly turn: AttackTurn; readonly falls: Fall[] };
  /** At the end of a turn: whoever still stands in a pit is put out of it (mn.terrain.pit.miss). Result: nothing. */
  "out-of-pits": { readonly done: string[] };
  /** Melee damage taken on slippery ground pushes (mn.terrain.slippery). Result: nothing. */
  slippery: { readonly turn: AttackTurn; readonly hurt: string[] };

  /**
   * A creature has newly entered squares with these types (a mask): they hurt, hold or drop it and whoever rides it. Result:
   * `entered`.
   */
  entering: { readonly creature: string; readonly types: number; readonly how: Coming; readonly source: Source | null };
  /** A movement has ended where the creature is: web and slope reach whoever passed over them (mn.terrain.web.modes). Result: `entered`. */
  resting: { readonly creature: string; readonly source: Source | null };
  /** It falls off a steep slope (mn.terrain.slope.fall). Result: `entered`, fell. */
  falling: { readonly creature: string; readonly source: Source | null };
}
