/** What the words of a text mean while it is carried out. */
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt } from "../players.ts";
import type { Body } from "../state.ts";

/** A Bane between being played and taking effect (dg.ruling.bane-windows). */
export interface BaneInPlay {
  readonly card: string;
  readonly owner: number;
  /** Whom it is aimed at, or who pays for one that is aimed at nobody. */
  readonly target: number;
  /** How many heroes had fallen when it was played. */
  readonly falls: number;
}

/** What a text answers: an Encounter of the batch by its id, a Bane, or nothing. */
export type Answered =
  | { readonly is: "encounter"; readonly id: string }
  | { readonly is: "bane"; readonly bane: BaneInPlay }
  | null;

export interface Env {
  /** Whose card it is, by place (dg.card.you). */
  readonly you: number;
  /** Bound names: seats, spaces and things by their ids. `hero` is whom the text concerns. */
  readonly names: { [name: string]: readonly string[] };
  readonly answered: Answered;
  /** The monster of a Pack, by its id, that the text concerns in the place of its Dungeonlord's hero (dg.ruling.wandering-challenge). */
  readonly member: string | null;
  /** How many heroes had fallen when it began: whoever comes in the place of one that falls is not meant. */
  readonly falls: number;
  /** The entries by which what it does is done. */
  readonly rule: RuleId;
  readonly because: readonly RuleId[];
}

/** The words of a text of `you` that concerns a hero. */
export const envFor = (
  body: Body,
  you: number,
  hero: number,
  rule: RuleId,
  because: readonly RuleId[] = [],
  answered: Answered = null,
): Env => ({
  you,
  names: { hero: [idAt(body, hero)], you: [idAt(body, you)] },
  answered,
  member: null,
  falls: body.fallen.length,
  rule,
  because,
});
