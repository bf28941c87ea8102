/** The text of a card, generated from its data: what the engine does is what the card says. */
import { italic, keyword, type Span, sentence, spaced, toSpans } from "@undercroft/cards";
import type { Step } from "../ast.ts";
import type { AttackEntry, Head } from "../ast-attacks.ts";
import type { Power } from "../ast-powers.ts";
import type { CreatureCard, ItemCard, Pack } from "../cards.ts";
import type { AttackKind } from "../words.ts";
import { contextOf, type Dictionary, type Language, type TextContext } from "./context.ts";
import { english } from "./en/tongue.ts";
import { russian } from "./ru/tongue.ts";
import type { StatisticKey, Tongue } from "./tongue.ts";

/** A line of a card: an attack, a power, or a word about the creature. */
export interface CardLine {
  readonly spans: readonly Span[];
  /** Check boxes that stand before it (mn.power.limited). */
  readonly uses?: number;
  /** Of a line of the Attacks part: its symbol, and whether there is a ring around it (mn.ruling.several-basics). */
  readonly attack?: AttackKind;
  readonly basic?: true;
}

/** A number of the statistics, with what it is called. */
export interface Statistic {
  readonly key: StatisticKey;
  readonly label: string;
  readonly value: string;
}

/** The blocks of a stat card in printed order. */
export interface CreatureText {
  readonly definition: readonly CardLine[];
  readonly statistics: readonly Statistic[];
  readonly attacks: readonly CardLine[];
  readonly powers: readonly CardLine[];
  readonly championPowers: readonly CardLine[];
  readonly construction: readonly CardLine[];
}

export interface ItemText {
  readonly definition: readonly CardLine[];
  readonly powers: readonly CardLine[];
  readonly construction: readonly CardLine[];
}

const tongues: Readonly<Record<Language, Tongue>> = { en: english, ru: russian };

/** What the texts of a pack's cards may name: its keywords and types by their word, its creatures by their id. */
export function dictionaryOf({ keywords, creatures }: Pick<Pack, "keywords" | "creatures">): Dictionary {
  return { ...keywords, ...Object.fromEntries(creatures.map(({ id, name }) => [id, name])) };
}

/** A creature's stat card. */
export function creatureText(card: CreatureCard, language: Language, words: Dictionary): CreatureText {
  const tongue = tongues[language];
  const context = cardContext(card, language, words);
  return {
    definition: plainLines(tongue.creatureDefinition(card, context)),
    statistics: statisticsOf(card, tongue),
    attacks: card.attacks.map((entry, index) => attackLine(entry, index === 0, language, context)),
    powers: powerLines(card.powers, language, context),
    championPowers: powerLines(card.championPowers, language, context),
    construction: plainLines(tongue.creatureConstruction(card)),
  };
}

export function itemText(card: ItemCard, language: Language, words: Dictionary): ItemText {
  const tongue = tongues[language];
  const context = cardContext(card, language, words);
  return {
    definition: plainLines(tongue.itemDefinition(card, context)),
    powers: powerLines(card.powers, language, context),
    construction: plainLines(tongue.itemConstruction(card)),
  };
}

/** One power by itself: for the log and for what waits to be resolved. */
export function powerLine(power: Power, language: Language, words: Dictionary): CardLine {
  const context = contextOf(language, tongues[language].say, words, power);
  return lineOf(power, tongues[language].powerText(power, context), "", language, context);
}

/** What one mode of a choice does, as its card says it: for the buttons of the choice. */
export function modeLine(
  card: CreatureCard | ItemCard,
  steps: readonly Step[],
  language: Language,
  words: Dictionary,
): CardLine {
  const clause = tongues[language].say.step({ do: "sequence", steps }, "title", cardContext(card, language, words));
  return { spans: toSpans(sentence(clause)) };
}

/** Powers that a step gives uses back to are written in English on the card's data, in the reader's language in its text. */
const cardContext = (card: CreatureCard | ItemCard, language: Language, words: Dictionary): TextContext =>
  contextOf(language, tongues[language].say, { ...words, ...namedIn(card) }, card);

function namedIn(card: CreatureCard | ItemCard): Dictionary {
  const heads: readonly Head[] = [
    ...("attacks" in card ? card.attacks : []),
    ...(card.powers ?? []),
    ...("championPowers" in card ? (card.championPowers ?? []) : []),
  ];
  return Object.fromEntries(heads.flatMap(({ name }) => (name === undefined ? [] : [[name.en, name]])));
}

const plainLines = (lines: readonly string[]): readonly CardLine[] =>
  lines.filter((line) => line !== "").map((line) => ({ spans: toSpans(line) }));

const statisticKeys = ["ac", "fortitude", "reflex", "will", "speed", "hitPoints", "bloodied"] as const;

function statisticsOf(card: CreatureCard, tongue: Tongue): readonly Statistic[] {
  const { defenses, hitPoints, bloodied } = card;
  const values = { ...defenses, hitPoints, bloodied, speed: tongue.speedClause(card) };
  return statisticKeys.map((key) => ({ key, label: tongue.statisticName[key], value: String(values[key]) }));
}

function attackLine(entry: AttackEntry, first: boolean, language: Language, context: TextContext): CardLine {
  const tongue = tongues[language];
  const turn = entry.cost === "turn" ? tongue.turnClause : "";
  const text = sentence(tongue.attackClause(entry, context));
  const basic = first || entry.basic === true ? { basic: true as const } : {};
  return { ...lineOf(entry, text, turn, language, context), attack: entry.kind, ...basic };
}

const powerLines = (
  powers: readonly Power[] | undefined,
  language: Language,
  context: TextContext,
): readonly CardLine[] =>
  (powers ?? []).map((power) => lineOf(power, tongues[language].powerText(power, context), "", language, context));

/** "Poultice (Healing, 2 uses): Minor action: ..." */
function lineOf(head: Head, text: string, extra: string, language: Language, context: TextContext): CardLine {
  const tongue = tongues[language];
  const { name, type, uses } = head;
  const notes = [
    type === undefined ? "" : context.word(type),
    extra,
    uses === undefined ? "" : tongue.usesClause(uses),
  ].filter((note) => note !== "");
  const note = notes.length === 0 ? "" : italic(`(${notes.join(", ")})`);
  const before = spaced(name !== undefined && keyword(name[language]), note);
  const line = spaced(
    before === "" ? "" : name === undefined ? before : `${before}:`,
    text,
    tongue.rechargeText(head, context),
  );
  return { spans: toSpans(line), ...(uses === undefined ? {} : { uses }) };
}
