/** Creatures, squares, attacks and numbers in Russian, in the case that is asked for. */
import {
  agreeing,
  asList,
  attackNoun,
  type Case,
  caseOf,
  counted,
  countedGenitive,
  creatureNoun,
  declined,
  type Grammatical,
  isCoreAmount,
  keyword,
  listed,
  number,
  opponentNoun,
  pronoun,
  russianAmount,
  russianRange,
  signed,
  spaced,
  squareNoun,
  targetNoun,
} from "@undercroft/cards";
import type { Amount, AmountRange, Query, Reference, Selector, Words } from "../../ast.ts";
import type { AttackFilter, CreatureFilter, SquareFilter, Within } from "../../ast-filters.ts";
import type { Who } from "../../ast-powers.ts";
import type { Bound, TextContext } from "../context.ts";
import { factionWords } from "../standard-words.ts";
import {
  alignmentName,
  attackName,
  conditionWord,
  defenseNoun,
  inTerrain,
  modeName,
  readingNoun,
  sizeName,
} from "./words.ts";

/** «враг», «каждый враг», «враги» are said of creatures: «вражеское существо», «каждое…», «вражеские существа». */
export type Form = "one" | "each" | "many";

const grammatical = (form: Form): Grammatical => (form === "many" ? "pl" : "sg");
export const quoted = (text: string): string => `«${keyword(text)}»`;
const or = (words: readonly string[]): string => listed(words, "или");

/* ---- Creatures ---- */

export function creatures(filter: CreatureFilter, form: Form, grammar: Case, context: TextContext): string {
  const count = grammatical(form);
  const adjective = (stem: string): string => agreeing(stem, creatureNoun, grammar, count);
  const either = (value: boolean | undefined, yes: string, no: string): string =>
    value === undefined ? "" : adjective(value ? yes : no);
  return spaced(
    form === "each" && adjective("кажд"),
    filter.another === true && adjective("друг"),
    filter.side === "yours" && pronoun("your", creatureNoun, grammar, count),
    either(filter.active, "активн", "неактивн"),
    either(filter.bloodied, "изранен", "неизранен"),
    either(filter.damaged, "ранен", "невредим"),
    either(filter.living, "жив", "нежив"),
    either(filter.unique, "уникальн", "неуникальн"),
    filter.side === "ally" && adjective("союзн"),
    filter.side === "enemy" && adjective("вражеск"),
    declined(creatureNoun, grammar, count),
    ...tail(filter, form === "many", context),
  );
}

function tail(filter: CreatureFilter, many: boolean, context: TextContext): string[] {
  const parts: string[] = [];
  const say = (yes: string, no: string, value: boolean | undefined): void => {
    if (value !== undefined) parts.push(value ? yes : no);
  };
  if (filter.keyword !== undefined) parts.push(or(asList(filter.keyword).map((word) => quoted(context.word(word)))));
  if (filter.alignment !== undefined) parts.push(quoted(alignmentName[filter.alignment]));
  if (filter.faction !== undefined) parts.push(quoted(factionWords[filter.faction].ru));
  say("с рейтингом чемпиона", "без рейтинга чемпиона", filter.champion);
  say("с наездником или верхом", "без наездника и не верхом", filter.mounted);
  if (filter.condition !== undefined) {
    parts.push(`в состоянии ${or(asList(filter.condition).map((one) => quoted(conditionWord[one].name)))}`);
  }
  if (filter.ongoing !== undefined) {
    parts.push(spaced("под длящимся уроном", filter.ongoing !== true && `(${context.word(filter.ongoing)})`));
  }
  if (filter.size !== undefined) parts.push(sizes(filter.size));
  if (filter.mode !== undefined) parts.push(`со способом движения ${quoted(modeName[filter.mode])}`);
  if (filter.level !== undefined) parts.push(`уровня ${range(filter.level, "ниже", "выше", context)}`);
  if (filter.cost !== undefined) parts.push(`стоимостью ${range(filter.cost, "меньше", "больше", context)}`);
  if (filter.hitPoints !== undefined)
    parts.push(`со здоровьем ${range(filter.hitPoints, "меньше", "больше", context)}`);
  if (filter.on !== undefined) parts.push(or(asList(filter.on).map((terrain) => inTerrain[terrain])));
  if (filter.within !== undefined) parts.push(within(filter.within, context));
  if (filter.adjacentTo !== undefined) parts.push(`рядом с ${things(filter.adjacentTo, "one", "ins", context)}`);
  if (filter.seenBy !== undefined) parts.push(`на виду у ${reference(filter.seenBy, "gen", context)}`);
  if (filter.advantageTo !== undefined) {
    parts.push(
      `${many ? "которые дают" : "которое даёт"} преимущество ${reference(filter.advantageTo, "dat", context)}`,
    );
  }
  say("(ход уже был)", "(хода ещё не было)", filter.acted);
  if (filter.notThe !== undefined) parts.push(`кроме ${reference(filter.notThe, "gen", context)}`);
  const inner: Form = many ? "many" : "one";
  if (filter.anyOf !== undefined) {
    parts.push(`(${or(filter.anyOf.map((one) => creatures(one, inner, "nom", context)))})`);
  }
  if (filter.not !== undefined) parts.push(`(но не ${creatures(filter.not, inner, "nom", context)})`);
  return parts;
}

function sizes({ atLeast, atMost }: NonNullable<CreatureFilter["size"]>): string {
  if (atLeast !== undefined && atLeast === atMost) return `(размер: ${sizeName[atLeast]})`;
  const from = atLeast === undefined ? "" : `не меньше: ${sizeName[atLeast]}`;
  const to = atMost === undefined ? "" : `не больше: ${sizeName[atMost]}`;
  return `(размер ${[from, to].filter((part) => part !== "").join(", ") || "любой"})`;
}

export function within({ squares, of, sight }: Within, context: TextContext): string {
  const from = of === undefined || of === "this" ? "" : ` от ${reference(of, "gen", context)}`;
  const seen = sight === true ? " на линии обзора" : "";
  if (typeof squares === "number") {
    return `в пределах ${number(squares)} ${countedGenitive(squares, "клетки", "клеток")}${from}${seen}`;
  }
  return `на расстоянии не больше ${amount(squares, "gen", context)}${from}${seen}`;
}

/** «цель» is, «существо» is not. */
export const isFeminine = (subject: Selector, context: TextContext): boolean =>
  subject === "target" || (typeof subject === "string" && context.names.get(subject)?.kind === "square");

/** «цель ошеломлена», «это существо находится рядом с …», «то существо — вражеское существо». */
export function statement(subject: Selector, filter: CreatureFilter, context: TextContext): string {
  const name = things(subject, "each", "nom", context);
  const simple = [
    "bloodied",
    "damaged",
    "mounted",
    "active",
    "acted",
    "condition",
    "ongoing",
    "adjacentTo",
    "within",
    "on",
  ];
  if (!Object.keys(filter).every((key) => simple.includes(key))) {
    return `${name} — ${creatures(filter, "one", "nom", context)}`;
  }
  const ending = isFeminine(subject, context) ? "а" : "о";
  const { active, acted, bloodied, damaged, mounted, condition, ...place } = filter;
  const either = (value: boolean | undefined, yes: string, no: string): string =>
    value === undefined ? "" : `${value ? yes : no}${ending}`;
  const where = tail(place, false, context);
  const parts = [
    either(active, "активн", "неактивн"),
    either(bloodied, "изранен", "не изранен"),
    either(damaged, "ранен", "невредим"),
    mounted === undefined ? "" : mounted ? "верхом или под седоком" : "не верхом и без седока",
    acted === undefined ? "" : `${acted ? "уже" : "ещё не"} ходил${ending} в этом раунде`,
    condition === undefined ? "" : or(asList(condition).map((one) => conditionShort(one, ending))),
    where.length === 0 ? "" : `находится ${listed(where, "и")}`,
  ].filter((part) => part !== "");
  return `${name} ${parts.length === 0 ? "в игре" : listed(parts, "и")}`;
}

/** «ошеломлено», «сбита с толку». */
export function conditionShort(name: keyof typeof conditionWord, ending: "а" | "о"): string {
  const { stem, tail: rest } = conditionWord[name];
  return spaced(`${stem}${ending}`, rest);
}

export const who = (one: Who | undefined, grammar: Case, context: TextContext): string =>
  one === undefined || one === "this" ? reference("this", grammar, context) : creatures(one, "one", grammar, context);

/* ---- Squares, attacks ---- */

export function squares(filter: SquareFilter, form: Form, grammar: Case, context: TextContext): string {
  const count = grammatical(form);
  return spaced(
    form === "each" && agreeing("кажд", squareNoun, grammar, count),
    declined(squareNoun, grammar, count),
    filter.terrain !== undefined && or(asList(filter.terrain).map((one) => inTerrain[one])),
    filter.victoryArea === "own" && "в вашей области победы",
    filter.victoryArea === "any" && "в области победы",
    filter.startArea === true && "в вашей стартовой области",
    filter.within !== undefined && within(filter.within, context),
    filter.adjacentTo !== undefined && `рядом с ${things(filter.adjacentTo, "one", "ins", context)}`,
  );
}

/** «атака ближнего боя», «дальние атаки или атаки по области против брони». */
export function attacks(
  filter: AttackFilter | undefined,
  grammar: Case,
  count: Grammatical,
  context: TextContext,
): string {
  const { kind, basic, versus, damageType, charge, opportunity, advantage, type } = filter ?? {};
  const adjective = (stem: string): string => agreeing(stem, attackNoun, grammar, count);
  const noun =
    kind === undefined
      ? declined(attackNoun, grammar, count)
      : or(asList(kind).map((one) => attackName(one, grammar, count)));
  return spaced(
    opportunity !== undefined && adjective(opportunity ? "провоцированн" : "непровоцированн"),
    basic !== undefined && adjective(basic ? "базов" : "небазов"),
    noun,
    charge !== undefined && (charge ? "в натиске" : "вне натиска"),
    type !== undefined && `вида ${quoted(context.word(type))}`,
    versus !== undefined && `против ${or(asList(versus).map((one) => declined(defenseNoun[one], "gen")))}`,
    damageType !== undefined && `с уроном (${context.word(damageType)})`,
    advantage !== undefined && (advantage ? "с преимуществом" : "без преимущества"),
  );
}

/* ---- Whatever a selector names ---- */

export function things(selector: Selector, form: Form, grammar: Case, context: TextContext): string {
  if (typeof selector !== "string") return query(selector, form, grammar, context);
  const bound = context.names.get(selector);
  return form === "many" && bound?.several === true
    ? chosen(bound, grammar, "pl")
    : reference(selector, grammar, context);
}

function query(one: Query, form: Form, grammar: Case, context: TextContext): string {
  if ("creatures" in one) return creatures(one.creatures, form, grammar, context);
  if ("squares" in one) return squares(one.squares, form, grammar, context);
  if ("riderOf" in one) {
    return `${caseOf("наездник наездника наезднику наездника наездником наезднике", grammar)} ${reference(one.riderOf, "gen", context)}`;
  }
  return `${caseOf("скакун скакуна скакуну скакуна скакуном скакуне", grammar)} ${reference(one.mountOf, "gen", context)}`;
}

export function reference(name: Reference, grammar: Case, context: TextContext): string {
  const bound = context.names.get(name);
  if (bound !== undefined) return boundName(bound, grammar);
  const creature = declined(creatureNoun, grammar);
  switch (name) {
    case "this":
      return `${pronoun("this", creatureNoun, grammar, "sg")} ${creature}`;
    case "it":
      return `${pronoun("that", creatureNoun, grammar, "sg")} ${creature}`;
    case "target":
      return declined(targetNoun, grammar);
    case "attacker":
      return `${agreeing("атакующ", creatureNoun, grammar)} ${creature}`;
    case "you":
      return caseOf("вы вас вам вас вами вас", grammar);
    case "opponent":
      return declined(opponentNoun, grammar);
    default:
      return name;
  }
}

const boundNouns = { creature: creatureNoun, square: squareNoun };

function boundName(bound: Bound, grammar: Case): string {
  const noun = boundNouns[bound.kind];
  if (bound.role === "each") return `${pronoun("that", noun, grammar, "sg")} ${declined(noun, grammar)}`;
  return spaced(bound.several === true && agreeing("кажд", noun, grammar), chosen(bound, grammar, "sg"));
}

function chosen({ kind }: Bound, grammar: Case, count: Grammatical): string {
  return `${agreeing("выбранн", boundNouns[kind], grammar, count)} ${declined(boundNouns[kind], grammar, count)}`;
}

/* ---- Numbers ---- */

/** A literal as a bold number, anything else as a noun phrase in the case. */
export function amount(value: Amount, grammar: Case, context: TextContext): string {
  if (typeof value === "number") return number(value);
  if (isCoreAmount<Words>(value)) {
    const part = (one: Amount, form: Case): string => amount(one, form, context);
    return russianAmount<Words>(value, grammar, part, (counted_) => things(counted_, "many", "gen", context));
  }
  if ("stat" in value) {
    const { head, tail: rest } = readingNoun[value.stat];
    const several = typeof value.of !== "string";
    const of = things(value.of, several ? "many" : "one", "gen", context);
    return spaced(several && agreeing("суммарн", head, grammar), declined(head, grammar), rest, of);
  }
  const distance = caseOf("расстояние расстояния расстоянию расстояние расстоянием расстоянии", grammar);
  if ("distance" in value) {
    const { from, to } = value.distance;
    return `${distance} от ${reference(from, "gen", context)} до ${reference(to, "gen", context)}`;
  }
  if ("moved" in value) {
    const away = caseOf("удаление удаления удалению удаление удалением удалении", grammar);
    return `${away} ${reference(value.moved, "gen", context)} от места, где начался его ход`;
  }
  return caseOf("это_число этого_числа этому_числу это_число этим_числом этом_числе", grammar).replace("_", " ");
}

/** «не ниже 3», «не выше 3», «ровно 3». */
export const range = (bounds: AmountRange, low: string, high: string, context: TextContext): string =>
  russianRange<Words>(bounds, low, high, (value, grammar) => amount(value, grammar, context));

/** «на 3 клетки», «на расстояние до 3 клеток». */
export function squaresFar(value: Amount, upTo: boolean, context: TextContext): string {
  if (typeof value !== "number") {
    return upTo
      ? `на расстояние не больше ${amount(value, "gen", context)}`
      : `на расстояние, равное ${amount(value, "dat", context)}`;
  }
  return upTo
    ? `на расстояние до ${number(value)} ${countedGenitive(value, "клетки", "клеток")}`
    : `на ${number(value)} ${counted(value, "клетку", "клетки", "клеток")}`;
}

/** «10 урона (огонь)»; «урон (огонь), равный ...». */
export function damage(value: Amount, type: string | undefined, context: TextContext): string {
  const note = type === undefined ? "" : `(${context.word(type)})`;
  if (typeof value === "number") return spaced(number(value), "урона", note);
  return `${spaced("урон", note)}, равный ${amount(value, "dat", context)}`;
}

/** «+2 к атаке»; «прибавка к атаке — ...». */
export const bonus = (value: Amount, to: string, context: TextContext): string =>
  typeof value === "number"
    ? `${signed(value)} ${toward(to)}`
    : `прибавка ${toward(to)} — ${amount(value, "nom", context)}`;

const toward = (to: string): string => (to.startsWith("вс") ? `ко ${to}` : `к ${to}`);
