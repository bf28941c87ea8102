import type { RuleId } from "../ledger/rule-ids.ts";
import type { Form, Reward } from "../vocabulary/index.ts";

export interface QuestLocals {
  /**
   * A Quest is tried by the active player, by its id. `bonus`: bonuses bought; `form`: of the challenge of its monster, null where
   * the Quest itself is tried. `struck`: whom a failure has still to strike; `falls`: heroes that had fallen before it; `several`: whether
   * it strikes more than one; `card`: the Quest's; `space`: where it was tried. Result: quest.
   */
  quest: {
    readonly quest: string;
    readonly bonus: number;
    readonly form: Form | null;
    struck: readonly number[];
    falls: number;
    several: boolean;
    card: string;
    space: string;
  };
  /** A Quest in play, then its card, is completed and rewarded; `at`: the next reward. Result: quest. */
  completing: {
    readonly player: number;
    quest: string;
    at: number;
    isGlobal: boolean;
    readonly because: readonly RuleId[];
  };
  /** Who is still to pick the Quest that stays hidden, by place (dg.opt.secret-quest.choose). */
  "secret-quests": { asking: readonly number[] };
  /** A reward that brings a card. Result: nothing. */
  rewarding: { readonly player: number; readonly reward: Reward };
}

/** A Quest about to be tried. */
export const tryOf = (quest: string, bonus: number, form: Form | null): QuestLocals["quest"] => ({
  quest,
  bonus,
  form,
  struck: [],
  falls: 0,
  several: false,
  card: "",
  space: "",
});

/** A Quest about to be completed; `because`: what decides it besides its kind. */
export const completionOf = (
  player: number,
  quest: string,
  because: readonly RuleId[] = [],
): QuestLocals["completing"] => ({ player, quest, at: 0, isGlobal: false, because });
