import type { Wanderings } from "./spaces.ts";

export interface SetUpLocals {
  /** mn.battle.map-choice to mn.battle.setup-side, and both set-ups; `chooser` picked the map. Result: nothing. */
  "set-up": { chooser: number | null; first: number | null };
  /** One seat sets up its warband (mn.setup.place); `placed` in order, `wanderings` as rolled at its beginning. Result: nothing. */
  deploy: { readonly seat: number; readonly placed: string[]; wanderings: Wanderings };
}
