/** Creatures, squares, attacks and numbers in English. */
import {
  asList,
  type EnglishForm,
  englishAmount,
  englishCount,
  englishForm,
  englishRange,
  isCoreAmount,
  keyword,
  listed,
  number,
  signed,
  spaced,
} from "@undercroft/cards";
import type { Amount, AmountRange, Query, Reference, Selector, Words } from "../../ast.ts";
import type { AttackFilter, CreatureFilter, SquareFilter, Within } from "../../ast-filters.ts";
import type { Who } from "../../ast-powers.ts";
import type { Bound, TextContext } from "../context.ts";
import { factionWords } from "../standard-words.ts";
import {
  alignmentName,
  attackName,
  conditionName,
  defenseName,
  modeName,
  readingName,
  sizeName,
  terrainName,
} from "./words.ts";

const or = (words: readonly string[]): string => listed(words, "or");
const yesNo = (value: boolean | undefined, yes: string, no: string): string =>
  value === undefined ? "" : value ? yes : no;

/* ---- Creatures ---- */

/** "another living enemy Beast creature within 5 squares": adjectives, noun, what follows it. */
export function creatures(filter: CreatureFilter, form: EnglishForm, context: TextContext): string {
  const many = form === "many";
  const noun = filter.side === "ally" ? "ally" : filter.side === "enemy" ? "enemy" : "creature";
  const plural = { ally: "allies", enemy: "enemies", creature: "creatures" };
  const before = spaced(
    filter.another === true && (many ? "other" : "another"),
    yesNo(filter.active, "active", "inactive"),
    yesNo(filter.bloodied, "bloodied", "unbloodied"),
    yesNo(filter.damaged, "damaged", "undamaged"),
    yesNo(filter.mounted, "mounted", "unmounted"),
    filter.condition !== undefined && or(asList(filter.condition).map((one) => conditionName[one])),
    yesNo(filter.living, "living", "non-living"),
    yesNo(filter.unique, "Unique", "non-Unique"),
    filter.alignment !== undefined && alignmentName[filter.alignment],
    filter.faction !== undefined && factionWords[filter.faction].en,
    filter.keyword !== undefined && or(asList(filter.keyword).map((word) => keyword(context.word(word)))),
    yesNo(filter.champion, "champion", ""),
  );
  return englishForm(spaced(before, many ? plural[noun] : noun, ...tail(filter, many, context)), form);
}

function tail(filter: CreatureFilter, many: boolean, context: TextContext): string[] {
  const parts: string[] = [];
  if (filter.side === "yours") parts.push("of your warband");
  if (filter.champion === false) parts.push("without a Champion Rating");
  if (filter.size !== undefined) parts.push(`of size ${sizes(filter.size)}`);
  if (filter.mode !== undefined) parts.push(`with ${modeName[filter.mode]}`);
  if (filter.level !== undefined) parts.push(`of level ${range(filter.level, context)}`);
  if (filter.cost !== undefined) parts.push(`of cost ${range(filter.cost, context)}`);
  if (filter.hitPoints !== undefined) parts.push(`with ${range(filter.hitPoints, context)} hit points`);
  if (filter.ongoing !== undefined) {
    parts.push(`under ongoing ${spaced(filter.ongoing !== true && context.word(filter.ongoing), "damage")}`);
  }
  if (filter.on !== undefined) parts.push(`in ${or(asList(filter.on).map((terrain) => terrainName[terrain]))}`);
  if (filter.within !== undefined) parts.push(within(filter.within, context));
  if (filter.adjacentTo !== undefined) parts.push(`adjacent to ${things(filter.adjacentTo, "a", context)}`);
  if (filter.seenBy !== undefined) parts.push(`that ${reference(filter.seenBy, context)} sees`);
  if (filter.advantageTo !== undefined) {
    parts.push(`granting combat advantage to ${reference(filter.advantageTo, context)}`);
  }
  if (filter.acted !== undefined) parts.push(yesNo(filter.acted, "that had its turn", "yet to have its turn"));
  if (filter.notThe !== undefined) parts.push(`other than ${reference(filter.notThe, context)}`);
  const inner: EnglishForm = many ? "many" : "a";
  if (filter.anyOf !== undefined) parts.push(`(${or(filter.anyOf.map((one) => creatures(one, inner, context)))})`);
  if (filter.not !== undefined) parts.push(`(but not ${creatures(filter.not, inner, context)})`);
  return parts;
}

function sizes({ atLeast, atMost }: NonNullable<CreatureFilter["size"]>): string {
  if (atLeast !== undefined && atLeast === atMost) return sizeName[atLeast];
  if (atLeast !== undefined && atMost !== undefined) return `${sizeName[atLeast]} to ${sizeName[atMost]}`;
  if (atLeast !== undefined) return `${sizeName[atLeast]} or larger`;
  return atMost === undefined ? "of any kind" : `${sizeName[atMost]} or smaller`;
}

export function within({ squares, of, sight }: Within, context: TextContext): string {
  const distance =
    typeof squares === "number" ? countOf(squares, "square", context) : `${amount(squares, context)} squares`;
  const from = of === undefined || of === "this" ? "" : ` of ${reference(of, context)}`;
  return `within ${distance}${from}${sight === true ? " and in line of sight" : ""}`;
}

/** "adjacent to this creature", "Dazed", "an enemy": what stands after "is". */
export function predicate(filter: CreatureFilter, context: TextContext): string {
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
  if (!Object.keys(filter).every((key) => simple.includes(key))) return creatures(filter, "a", context);
  const { acted: _, ...place } = filter;
  const parts = [
    yesNo(filter.active, "active", "inactive"),
    yesNo(filter.bloodied, "bloodied", "not bloodied"),
    yesNo(filter.damaged, "damaged", "undamaged"),
    yesNo(filter.mounted, "mounted", "not mounted"),
    yesNo(filter.acted, "past its turn in this round", "yet to have its turn in this round"),
    filter.condition === undefined ? "" : or(asList(filter.condition).map((one) => conditionName[one])),
    ...tail(place, false, context),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "in play" : listed(parts, "and");
}

export const who = (one: Who | undefined, context: TextContext): string =>
  one === undefined || one === "this" ? "this creature" : creatures(one, "a", context);

/* ---- Squares, attacks ---- */

export function squares(filter: SquareFilter, form: EnglishForm, context: TextContext): string {
  const phrase = spaced(
    form === "many" ? "squares" : "square",
    filter.terrain !== undefined && `with ${or(asList(filter.terrain).map((one) => terrainName[one]))}`,
    filter.victoryArea === "own" && "in one of your victory areas",
    filter.victoryArea === "any" && "in a victory area",
    filter.startArea === true && "in your start area",
    filter.within !== undefined && within(filter.within, context),
    filter.adjacentTo !== undefined && `adjacent to ${things(filter.adjacentTo, "a", context)}`,
  );
  return englishForm(phrase, form);
}

/** "a melee attack", "ranged or area attacks against AC". */
export function attacks(filter: AttackFilter | undefined, form: EnglishForm, context: TextContext): string {
  const { kind, basic, versus, damageType, charge, opportunity, advantage, type } = filter ?? {};
  const noun = opportunity === true ? "opportunity attack" : charge === true ? "charge attack" : "attack";
  const phrase = spaced(
    kind !== undefined && or(asList(kind).map((one) => attackName[one])),
    yesNo(basic, "basic", "non-basic"),
    form === "many" ? `${noun}s` : noun,
    type !== undefined && `of type ${keyword(context.word(type))}`,
    versus !== undefined && `against ${or(asList(versus).map((one) => defenseName[one]))}`,
    damageType !== undefined && `that ${form === "many" ? "deal" : "deals"} ${context.word(damageType)} damage`,
    yesNo(advantage, "with combat advantage", "without combat advantage"),
    charge === false && "outside a charge",
    opportunity === false && "that is no opportunity attack",
  );
  return englishForm(phrase, form);
}

/* ---- Whatever a selector names ---- */

export function things(selector: Selector, form: EnglishForm, context: TextContext): string {
  if (typeof selector !== "string") return query(selector, form, context);
  const bound = context.names.get(selector);
  return form === "many" && bound?.several === true ? `the chosen ${bound.kind}s` : reference(selector, context);
}

function query(one: Query, form: EnglishForm, context: TextContext): string {
  if ("creatures" in one) return creatures(one.creatures, form, context);
  if ("squares" in one) return squares(one.squares, form, context);
  if ("riderOf" in one) return `the rider of ${reference(one.riderOf, context)}`;
  return `the mount of ${reference(one.mountOf, context)}`;
}

const ownNames: Readonly<Record<string, string>> = {
  this: "this creature",
  it: "that creature",
  you: "you",
  opponent: "the opponent",
  attacker: "the attacker",
  target: "the target",
};

export function reference(name: Reference, context: TextContext): string {
  const bound = context.names.get(name);
  if (bound === undefined) return Object.hasOwn(ownNames, name) ? (ownNames[name] ?? name) : name;
  return boundName(bound);
}

const boundName = ({ kind, role, several }: Bound): string =>
  role === "each" ? `that ${kind}` : `${several === true ? "each" : "the"} chosen ${kind}`;

/* ---- Numbers ---- */

/** A literal as a bold number, anything else as a noun phrase. */
export function amount(value: Amount, context: TextContext): string {
  if (typeof value === "number") return number(value);
  if (isCoreAmount<Words>(value)) {
    const part = (one: Amount): string => amount(one, context);
    return englishAmount<Words>(value, part, (counted) => things(counted, "many", context));
  }
  if ("stat" in value) {
    const total = typeof value.of === "string" ? "" : "total ";
    return `the ${total}${readingName[value.stat]} of ${things(value.of, "many", context)}`;
  }
  if ("distance" in value) {
    const { from, to } = value.distance;
    return `the distance from ${reference(from, context)} to ${reference(to, context)}`;
  }
  if ("moved" in value) return `the distance of ${reference(value.moved, context)} from where its turn began`;
  return "that amount";
}

/** "3 or more", "from 2 to 4". */
export const range = (bounds: AmountRange, context: TextContext): string =>
  englishRange<Words>(bounds, (value) => amount(value, context));

/** "3 squares"; "a number of squares equal to ...". */
export const countOf = (value: Amount, noun: string, context: TextContext): string =>
  englishCount(value, noun, (one) => amount(one, context));

/** "10 fire damage"; "fire damage equal to ...". */
export function damage(value: Amount, type: string | undefined, context: TextContext): string {
  const noun = damageNoun(type, context);
  return typeof value === "number" ? `${number(value)} ${noun}` : `${noun} equal to ${amount(value, context)}`;
}

/** "fire damage" */
export const damageNoun = (type: string | undefined, context: TextContext): string =>
  spaced(type !== undefined && context.word(type), "damage");

/** "+2 Attack"; "a bonus to Attack equal to ...". */
export function bonus(value: Amount, to: string, context: TextContext): string {
  if (typeof value === "number") return `${signed(value)} ${to}`;
  return `a bonus ${to.startsWith("to ") ? to : `to ${to}`} equal to ${amount(value, context)}`;
}
