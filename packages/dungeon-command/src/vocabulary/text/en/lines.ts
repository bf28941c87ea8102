/** The other lines of a card in English. */
import { keyword, sentence } from "@undercroft/cards";
import type { ActionFilter, Condition, Cost } from "../../ast.ts";
import type { Trait } from "../../words.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { conditionClause, costClause } from "./steps.ts";
import { traitName, traitReminder } from "./words.ts";

export const requiresLine = (word: string): string => `${keyword("Requires")}: ${word}`;
export const affinityLine = (word: string): string => `${keyword("Affinity")}: ${word}`;
export const playIfLine = (condition: Condition, context: TextContext): string =>
  sentence(`play only if ${conditionClause(condition, context)}`);
export const respondsLine = (filter: ActionFilter, context: TextContext): string =>
  sentence(`play in response to ${noun.actions(filter, context)}`);
export const costsLine = (costs: readonly Cost[], context: TextContext): string =>
  sentence(`to play this card, ${costs.map((cost) => costClause(cost, context)).join(" and ")}`);
export const traitLine = (trait: Trait): { readonly name: string; readonly reminder: string } => ({
  name: traitName[trait],
  reminder: traitReminder[trait],
});
