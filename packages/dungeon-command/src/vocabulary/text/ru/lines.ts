/** The other lines of a card in Russian. */
import { keyword, sentence } from "@undercroft/cards";
import type { ActionFilter, Condition, Cost } from "../../ast.ts";
import type { Trait } from "../../words.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { conditionClause, costClause } from "./steps.ts";
import { traitName, traitReminder } from "./words.ts";

export const requiresLine = (word: string): string => `${keyword("Требуется")}: ${word}`;
export const affinityLine = (word: string): string => `${keyword("Родство")}: ${word}`;
export const playIfLine = (condition: Condition, context: TextContext): string =>
  sentence(`играйте, только если ${conditionClause(condition, context)}`);
export const respondsLine = (filter: ActionFilter, context: TextContext): string =>
  sentence(`играйте в ответ: ${noun.actions(filter, context)}`);
export const costsLine = (costs: readonly Cost[], context: TextContext): string =>
  sentence(`чтобы сыграть эту карту, нужно ${costs.map((cost) => costClause(cost, "wish", context)).join(" и ")}`);
export const traitLine = (trait: Trait): { readonly name: string; readonly reminder: string } => ({
  name: traitName[trait],
  reminder: traitReminder[trait],
});
