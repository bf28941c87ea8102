/** Creatures, squares, cards, seats, actions and numbers in English. */
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
import type {
  ActionFilter,
  Amount,
  AmountRange,
  CardFilter,
  CreatureFilter,
  Query,
  Reference,
  Selector,
  SquareFilter,
  Who,
  Within,
  Words,
} from "../../ast.ts";
import type { Bound, TextContext } from "../context.ts";
import { abilityName, kindName, onTerrain, readingName, trackName, traitName, zoneName } from "./words.ts";

export type Form = EnglishForm;
const withForm = englishForm;

export function creatures(filter: CreatureFilter, form: Form, context: TextContext): string {
  const many = form === "many";
  const before = spaced(
    filter.another === true && (many ? "other" : "another"),
    filter.tapped !== undefined && (filter.tapped ? "tapped" : "untapped"),
    filter.damaged !== undefined && (filter.damaged ? "damaged" : "undamaged"),
    filter.side === "enemy" && "enemy",
    filter.side === "ally" && "allied",
    (filter.sizeAtLeast ?? 1) > 1 && "Large",
    filter.keyword !== undefined && keywords(filter.keyword, context),
  );
  const noun = many ? "creatures" : "creature";
  return withForm(spaced(before, noun, ...creatureTail(filter, many, context)), form);
}

const keywords = (words: string | readonly string[], context: TextContext): string =>
  listed(
    asList(words).map((word) => keyword(context.word(word))),
    "or",
  );

function creatureTail(filter: CreatureFilter, many: boolean, context: TextContext): string[] {
  const tail: string[] = [];
  if (filter.side === "yours") tail.push("you control");
  if (filter.level !== undefined) tail.push(`of Level ${range(filter.level, context)}`);
  if (filter.hitPoints !== undefined) tail.push(`with ${range(filter.hitPoints, context)} Hit Points`);
  if (filter.speed !== undefined) tail.push(`with Speed ${range(filter.speed, context)}`);
  if (filter.damage !== undefined) tail.push(`with ${range(filter.damage, context)} damage on it`);
  if (filter.ability !== undefined) tail.push(`with ${keyword(abilityName[filter.ability])}`);
  if (filter.trait !== undefined) tail.push(`with ${keyword(traitName[filter.trait])}`);
  if (filter.ranged !== undefined) tail.push(filter.ranged ? "with a ranged entry" : "without a ranged entry");
  if (filter.attached !== undefined) tail.push(filter.attached ? "with an attached card" : "without attached cards");
  if (filter.activated !== undefined) {
    tail.push(filter.activated ? "already activated this turn" : "not yet activated this turn");
  }
  if (filter.within !== undefined) tail.push(within(filter.within, context));
  if (filter.adjacentTo !== undefined) tail.push(`adjacent to ${things(filter.adjacentTo, "a", context)}`);
  if (filter.on !== undefined) {
    const places = asList(filter.on).map((terrain) => onTerrain[terrain]);
    tail.push(`on ${listed(places, "or")}`);
  }
  if (filter.inCoverFrom !== undefined) tail.push(`in cover from ${reference(filter.inCoverFrom, context)}`);
  if (filter.notThe !== undefined) tail.push(`other than ${reference(filter.notThe, context)}`);
  const inner: Form = many ? "many" : "a";
  if (filter.anyOf !== undefined) {
    tail.push(
      `(${listed(
        filter.anyOf.map((one) => creatures(one, inner, context)),
        "or",
      )})`,
    );
  }
  if (filter.not !== undefined) tail.push(`(but not ${creatures(filter.not, inner, context)})`);
  return tail;
}

function within({ squares, of, sight }: Within, context: TextContext): string {
  const distance =
    typeof squares === "number" ? countOf(squares, "square", context) : `${amount(squares, context)} squares`;
  const from = of === undefined || of === "this" ? "" : ` of ${reference(of, context)}`;
  return `within ${distance}${from}${sight === false ? " (no line of sight needed)" : ""}`;
}

/** "3 or more", "3 or less", "exactly 3", "from 2 to 4". */
export const range = (bounds: AmountRange, context: TextContext): string =>
  englishRange<Words>(bounds, (value) => amount(value, context));

export function squares(filter: SquareFilter, form: Form, context: TextContext): string {
  const noun = form === "many" ? "squares" : "square";
  const terrain =
    filter.terrain === undefined
      ? ""
      : `with ${listed(
          asList(filter.terrain).map((one) => onTerrain[one]),
          "or",
        )}`;
  const phrase = spaced(
    filter.unoccupied === true && "unoccupied",
    noun,
    terrain,
    filter.within !== undefined && within(filter.within, context),
    filter.adjacentTo !== undefined && `adjacent to ${things(filter.adjacentTo, "a", context)}`,
  );
  return withForm(phrase, form);
}

export function cards(filter: CardFilter | undefined, form: Form, context: TextContext, usual = "card"): string {
  const named = filter?.card === "order" ? "Order card" : filter?.card === "creature" ? "Creature card" : usual;
  const noun = form === "many" ? `${named}s` : named;
  const phrase = spaced(
    filter?.kind !== undefined && kindName[filter.kind].toLowerCase(),
    filter?.keyword !== undefined && keywords(filter.keyword, context),
    noun,
    filter?.level !== undefined && `of Level ${range(filter.level, context)}`,
    filter?.ability !== undefined && `with ${keyword(abilityName[filter.ability])}`,
    filter?.attaches !== undefined && (filter.attaches ? "with attach text" : "without attach text"),
  );
  return withForm(phrase, form);
}

const actionNames = {
  attack: "an attack",
  "melee-attack": "a melee attack",
  "ranged-attack": "a ranged attack",
  move: "a move",
  order: "an action of an Order card",
  power: "the use of a power",
  trigger: "a triggered action",
  collect: "the collecting of treasure",
} as const;

export function actions(filter: ActionFilter, context: TextContext): string {
  const type =
    filter.type === undefined
      ? "an action"
      : listed(
          asList(filter.type).map((one) => actionNames[one]),
          "or",
        );
  const attack = filter.type !== undefined && asList(filter.type).some((one) => one.endsWith("attack"));
  const against = attack ? "against" : "aimed at";
  return spaced(
    type,
    filter.kind !== undefined && `taken as ${filter.kind === "immediate" ? "an" : "a"} ${filter.kind} action`,
    filter.side === "yours" && "of yours",
    filter.side === "ally" && "of your side",
    filter.side === "enemy" && "of an opponent",
    filter.by !== undefined && `by ${creatures(filter.by, "a", context)}`,
    filter.targetsThis === true && `${against} this creature`,
    filter.targets !== undefined && `${against} ${creatures(filter.targets, "a", context)}`,
    filter.card !== undefined && `of ${cards(filter.card, "a", context, "Order card")}`,
    filter.damages === true && "that deals damage",
  );
}

export function things(selector: Selector, form: Form, context: TextContext): string {
  if (typeof selector !== "string") return query(selector, form, context);
  const bound = context.names.get(selector);
  return form === "many" && bound?.several === true ? manyBound(bound) : reference(selector, context);
}

const manyBound = ({ kind, role }: Bound): string => (role === "target" ? "targets" : `chosen ${boundNouns[kind]}s`);

/** "tapped", "on a magic circle", "an enemy creature": what stands after "is". */
export function predicate(filter: CreatureFilter, context: TextContext): string {
  const simple = ["tapped", "damaged", "on", "adjacentTo", "within"];
  if (!Object.keys(filter).every((key) => simple.includes(key))) return creatures(filter, "a", context);
  const parts = [
    filter.tapped === undefined ? "" : filter.tapped ? "tapped" : "untapped",
    filter.damaged === undefined ? "" : filter.damaged ? "damaged" : "undamaged",
    ...creatureTail(filter, false, context),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "in play" : listed(parts, "and");
}

function query(one: Query, form: Form, context: TextContext): string {
  if ("creatures" in one) return creatures(one.creatures, form, context);
  if ("squares" in one) return squares(one.squares, form, context);
  if ("seats" in one) {
    const noun = one.seats.side === "ally" ? "teammate" : one.seats.side === "opponent" ? "opponent" : "player";
    return withForm(form === "many" ? `${noun}s` : noun, form);
  }
  if ("actions" in one) return actions(one.actions, context);
  if ("attachments" in one) {
    const noun = cards(one.attachments, form, context);
    return one.on === undefined
      ? `${noun} attached to a creature`
      : `${noun} attached to ${things(one.on, "a", context)}`;
  }
  if ("cards" in one) return `${cards(one.cards, form, context)} in ${whose(one.of, context)} ${zoneName[one.in]}`;
  if ("controllerOf" in one) return `the controller of ${things(one.controllerOf, "each", context)}`;
  return `the owner of ${things(one.ownerOf, "each", context)}`;
}

/** "your", "each opponent's". */
export function whose(seat: Selector | undefined, context: TextContext): string {
  if (seat === undefined || seat === "you") return "your";
  return `${things(seat, "each", context)}'s`;
}

const ownNames: Readonly<Record<string, string>> = {
  this: "this creature",
  it: "that creature",
  you: "you",
  opponents: "each opponent",
  everyone: "each player",
  player: "that player",
  response: "that action",
  card: "this card",
  active: "the active creature",
  attacker: "the attacker",
  attacked: "the attacked creature",
  source: "the creature that caused it",
  target: "the target",
};

const boundNouns = { creature: "creature", square: "square", seat: "player", action: "action", card: "card" } as const;

export function reference(name: Reference, context: TextContext): string {
  const bound = context.names.get(name);
  if (bound === undefined) return Object.hasOwn(ownNames, name) ? (ownNames[name] ?? name) : name;
  const noun = boundNouns[bound.kind];
  if (bound.role === "target") {
    if (bound.number === undefined) return bound.several === true ? "each target" : "the target";
    return bound.several === true ? `each of targets ${bound.number}` : `target ${bound.number}`;
  }
  if (bound.role === "each") return `that ${noun}`;
  if (bound.role === "paid") return "the creature tapped for it";
  return `${bound.several === true ? "each" : "the"} chosen ${noun}`;
}

export const who = (one: Who | undefined, context: TextContext): string =>
  one === undefined || one === "this" ? "this creature" : creatures(one, "a", context);

/** A literal as a bold number, anything else as a noun phrase. */
export function amount(value: Amount, context: TextContext): string {
  if (typeof value === "number") return number(value);
  if (isCoreAmount<Words>(value)) {
    const part = (one: Amount): string => amount(one, context);
    return englishAmount<Words>(value, part, (counted) => things(counted, "many", context));
  }
  if ("stat" in value) {
    const total = typeof value.of === "string" ? "" : "total ";
    const of = things(value.of, "many", context);
    return `the ${total}${readingName[value.stat]} ${value.stat === "damage" ? "on" : "of"} ${of}`;
  }
  if ("distance" in value) {
    const { from, to } = value.distance;
    return `the distance from ${reference(from, context)} to ${reference(to, context)}`;
  }
  if ("track" in value) return `${whose(value.of, context)} ${trackName[value.track]}`;
  if ("event" in value) return "that amount";
  if ("dealt" in value) {
    return `the damage dealt by this action${value.to === undefined ? "" : ` to ${things(value.to, "each", context)}`}`;
  }
  if ("counters" in value)
    return `the number of ${context.word(value.counters)} counters on ${reference(value.on, context)}`;
  return "the damage that action would deal to this creature";
}

/** "3 squares"; "a number of squares equal to ...". */
export const countOf = (value: Amount, noun: string, context: TextContext): string =>
  englishCount(value, noun, (one) => amount(one, context));

/** "30 damage"; "damage equal to ...". */
export const damageOf = (value: Amount, context: TextContext): string =>
  typeof value === "number" ? `${number(value)} damage` : `damage equal to ${amount(value, context)}`;

/** "+30", "-10"; "plus ...". */
export const plus = (value: Amount, context: TextContext): string =>
  typeof value === "number" ? signed(value) : `plus ${amount(value, context)}`;
