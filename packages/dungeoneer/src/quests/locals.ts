import type { Form } from "../vocabulary/index.ts";

export interface QuestLocals {
  /**
   * A Quest is tried by the active player, by its id. `bonus`: bonuses bought; `form`: of the challenge of its monster, null where
   * the Quest itself is tried. Result: quest.
   */
  quest: { readonly quest: string; readonly bonus: number; readonly form: Form | null };
  /** Who is still to pick the Quest that stays hidden, by place (dg.opt.secret-quest.choose). */
  "secret-quests": { asking: readonly number[] };
}
