/** The text of a card, generated from its data: what the rules do is what the card says. */
import { italic, keyword, type Span, toSpans } from "@undercroft/cards";
import type { Action, ActionFilter, Condition, Cost, Power } from "../ast.ts";
import type { Attachment, CommanderCard, CreatureCard, OrderCard } from "../cards.ts";
import type { Trait } from "../words.ts";
import { contextOf, type Dictionary, insideAction, type Language, type TextContext } from "./context.ts";
import * as englishLines from "./en/lines.ts";
import * as englishPowers from "./en/powers.ts";
import * as englishSteps from "./en/steps.ts";
import * as russianLines from "./ru/lines.ts";
import * as russianPowers from "./ru/powers.ts";
import * as russianSteps from "./ru/steps.ts";

export interface TextLine {
  readonly kind: "requires" | "affinity" | "condition" | "response" | "cost" | "action" | "trait" | "power" | "attach";
  readonly spans: readonly Span[];
}

interface Tongue {
  readonly actionText: (action: Action, context: TextContext) => string;
  readonly powerClause: (power: Power, context: TextContext) => string;
  readonly requiresLine: (word: string) => string;
  readonly affinityLine: (word: string) => string;
  readonly playIfLine: (condition: Condition, context: TextContext) => string;
  readonly respondsLine: (filter: ActionFilter, context: TextContext) => string;
  readonly costsLine: (costs: readonly Cost[], context: TextContext) => string;
  readonly traitLine: (trait: Trait) => { readonly name: string; readonly reminder: string };
}

const tongues: Readonly<Record<Language, Tongue>> = {
  en: { ...englishLines, ...englishPowers, ...englishSteps },
  ru: { ...russianLines, ...russianPowers, ...russianSteps },
};

const line = (kind: TextLine["kind"], marked: string): TextLine => ({ kind, spans: toSpans(marked) });

/** The rules text of an order: conditions first, then each printed action, then the attach text. */
export function orderText(card: OrderCard, language: Language, keywords: Dictionary): readonly TextLine[] {
  const tongue = tongues[language];
  const outer = contextOf(language, keywords);
  const whole: Action = { steps: card.actions.flatMap(({ steps }) => steps) };
  const paid = insideAction({ ...outer, attachTo: card.attach?.to ?? {} }, { steps: [] }, card.costs ?? []);
  const lines: TextLine[] = [];
  if (card.requires !== undefined) lines.push(line("requires", tongue.requiresLine(outer.word(card.requires))));
  if (card.affinity !== undefined) lines.push(line("affinity", tongue.affinityLine(outer.word(card.affinity))));
  if (card.playIf !== undefined)
    lines.push(line("condition", tongue.playIfLine(card.playIf, insideAction(outer, whole))));
  if (card.respondsTo !== undefined) lines.push(line("response", tongue.respondsLine(card.respondsTo, outer)));
  if (card.costs !== undefined) lines.push(line("cost", tongue.costsLine(card.costs, outer)));
  for (const action of card.actions) lines.push(line("action", tongue.actionText(action, paid)));
  return [...lines, ...attachText(card.attach, language, keywords)];
}

/** The shaded text, one line a power. */
export function attachText(
  attach: Attachment | undefined,
  language: Language,
  keywords: Dictionary,
): readonly TextLine[] {
  const context = contextOf(language, keywords);
  return (attach?.powers ?? []).map((power) => line("attach", tongues[language].powerClause(power, context)));
}

/** Traits first (dc.power.traits-first), then powers in printed order. */
export function creatureText(card: CreatureCard, language: Language, keywords: Dictionary): readonly TextLine[] {
  const tongue = tongues[language];
  const traits = (card.traits ?? []).map((trait) => {
    const { name, reminder } = tongue.traitLine(trait);
    return line("trait", `${keyword(name)} ${italic(`(${reminder})`)}`);
  });
  return [...traits, ...powersText(card.powers ?? [], language, keywords)];
}

export const commanderText = (card: CommanderCard, language: Language, keywords: Dictionary): readonly TextLine[] =>
  powersText(card.powers, language, keywords);

export function powersText(powers: readonly Power[], language: Language, keywords: Dictionary): readonly TextLine[] {
  const context = contextOf(language, keywords);
  return powers.map((power) => line("power", tongues[language].powerClause(power, context)));
}

/** One action by itself: for the log and the stack. */
export function actionLine(
  action: Action,
  language: Language,
  keywords: Dictionary,
  attach?: Attachment,
): readonly Span[] {
  const context = contextOf(language, keywords);
  return toSpans(tongues[language].actionText(action, { ...context, attachTo: attach?.to ?? {} }));
}
