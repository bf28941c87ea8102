/** Creatures, squares, cards, seats, actions and numbers in Russian, in the case that is asked for. */
import {
  agreeing,
  asList,
  type Case,
  caseOf,
  counted,
  countedGenitive,
  declined,
  type Grammatical,
  isCoreAmount,
  keyword,
  listed,
  number,
  pronoun,
  russianAmount,
  russianRange,
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
  Selector,
  SquareFilter,
  Who,
  Within,
  Words,
} from "../../ast.ts";
import type { TextContext } from "../context.ts";
import { manyBound, reference } from "./names.ts";
import {
  abilityName,
  attackName,
  kindOfCard,
  nouns,
  ofTerrain,
  onTerrain,
  readingNoun,
  trackNoun,
  traitName,
  zoneName,
} from "./words.ts";

/** «вражеское существо», «каждое вражеское существо», «вражеские существа». */
export type Form = "one" | "each" | "many";

const grammatical = (form: Form): Grammatical => (form === "many" ? "pl" : "sg");
const quoted = (text: string): string => `«${keyword(text)}»`;

export function creatures(filter: CreatureFilter, form: Form, grammar: Case, context: TextContext): string {
  const count = grammatical(form);
  const adjective = (stem: string): string => agreeing(stem, nouns.creature, grammar, count);
  return spaced(
    form === "each" && adjective("кажд"),
    filter.another === true && adjective("друг"),
    filter.side === "yours" && pronoun("your", nouns.creature, grammar, count),
    filter.tapped !== undefined && adjective(filter.tapped ? "повёрнут" : "неповёрнут"),
    filter.damaged !== undefined && adjective(filter.damaged ? "ранен" : "невредим"),
    filter.side === "ally" && adjective("союзн"),
    filter.side === "enemy" && adjective("вражеск"),
    (filter.sizeAtLeast ?? 1) > 1 && adjective("крупн"),
    declined(nouns.creature, grammar, count),
    ...creatureTail(filter, form === "many", context),
  );
}

const keywords = (words: string | readonly string[], context: TextContext): string =>
  listed(
    asList(words).map((word) => quoted(context.word(word))),
    "или",
  );

function creatureTail(filter: CreatureFilter, many: boolean, context: TextContext): string[] {
  const tail: string[] = [];
  if (filter.keyword !== undefined) tail.push(keywords(filter.keyword, context));
  if (filter.level !== undefined) tail.push(`уровня ${range(filter.level, "ниже", "выше", context)}`);
  if (filter.hitPoints !== undefined)
    tail.push(`с запасом здоровья ${range(filter.hitPoints, "меньше", "больше", context)}`);
  if (filter.speed !== undefined) tail.push(`со скоростью ${range(filter.speed, "меньше", "больше", context)}`);
  if (filter.damage !== undefined)
    tail.push(`с полученным уроном ${range(filter.damage, "меньше", "больше", context)}`);
  if (filter.ability !== undefined) tail.push(`со способностью ${quoted(abilityName[filter.ability])}`);
  if (filter.trait !== undefined) tail.push(`с чертой ${quoted(traitName[filter.trait])}`);
  if (filter.ranged !== undefined)
    tail.push(filter.ranged ? "с показателем дальней атаки" : "без показателя дальней атаки");
  if (filter.attached !== undefined) tail.push(filter.attached ? "с прикреплённой картой" : "без прикреплённых карт");
  if (filter.activated !== undefined) {
    const done = many ? "активированы" : "активировано";
    tail.push(filter.activated ? `(уже ${done} в этом ходу)` : `(ещё не ${done} в этом ходу)`);
  }
  if (filter.within !== undefined) tail.push(within(filter.within, context));
  if (filter.adjacentTo !== undefined) tail.push(`рядом с ${things(filter.adjacentTo, "one", "ins", context)}`);
  if (filter.on !== undefined) {
    const places = asList(filter.on).map((terrain) => onTerrain[terrain]);
    tail.push(`на ${listed(places, "или на")}`);
  }
  if (filter.inCoverFrom !== undefined) tail.push(`в укрытии от ${reference(filter.inCoverFrom, "gen", context)}`);
  if (filter.notThe !== undefined) tail.push(`кроме ${reference(filter.notThe, "gen", context)}`);
  const inner: Form = many ? "many" : "one";
  if (filter.anyOf !== undefined) {
    tail.push(
      `(${listed(
        filter.anyOf.map((one) => creatures(one, inner, "nom", context)),
        "или",
      )})`,
    );
  }
  if (filter.not !== undefined) tail.push(`(но не ${creatures(filter.not, inner, "nom", context)})`);
  return tail;
}

function within({ squares, of, sight }: Within, context: TextContext): string {
  const from = of === undefined || of === "this" ? "" : ` от ${reference(of, "gen", context)}`;
  const sightless = sight === false ? " (линия видимости не нужна)" : "";
  if (typeof squares === "number") {
    return `в пределах ${number(squares)} ${countedGenitive(squares, "клетки", "клеток")}${from}${sightless}`;
  }
  return `на расстоянии не больше ${amount(squares, "gen", context)}${from}${sightless}`;
}

/** «не ниже 3», «не выше 3», «ровно 3». */
export const range = (bounds: AmountRange, low: string, high: string, context: TextContext): string =>
  russianRange<Words>(bounds, low, high, (value, grammar) => amount(value, grammar, context));

export function squares(filter: SquareFilter, form: Form, grammar: Case, context: TextContext): string {
  const count = grammatical(form);
  const terrain =
    filter.terrain === undefined
      ? ""
      : listed(
          asList(filter.terrain).map((one) => ofTerrain[one]),
          "или",
        );
  return spaced(
    form === "each" && agreeing("кажд", nouns.square, grammar, count),
    filter.unoccupied === true && agreeing("свободн", nouns.square, grammar, count),
    declined(nouns.square, grammar, count),
    terrain,
    filter.within !== undefined && within(filter.within, context),
    filter.adjacentTo !== undefined && `рядом с ${things(filter.adjacentTo, "one", "ins", context)}`,
  );
}

/** What kind of card it is when the filter does not say. */
export type Usual = "order" | "creature" | "any";

const cardTail = (filter: CardFilter | undefined, usual: Usual, context: TextContext): string => {
  const kind = filter?.card ?? usual;
  const named = kind === "order" ? "приказа" : kind === "creature" ? "существа" : "";
  return spaced(
    filter?.kind !== undefined && (named === "" ? `${kindOfCard[filter.kind]} приказа` : kindOfCard[filter.kind]),
    filter?.kind !== undefined && named === "" ? "" : named,
    filter?.keyword !== undefined && keywords(filter.keyword, context),
    filter?.level !== undefined && `уровня ${range(filter.level, "ниже", "выше", context)}`,
    filter?.ability !== undefined && `со способностью ${quoted(abilityName[filter.ability])}`,
    filter?.attaches !== undefined && (filter.attaches ? "с прикрепляемым текстом" : "без прикрепляемого текста"),
  );
};

export function cards(
  filter: CardFilter | undefined,
  form: Form,
  grammar: Case,
  context: TextContext,
  usual: Usual = "any",
): string {
  const count = grammatical(form);
  return spaced(
    form === "each" && agreeing("кажд", nouns.card, grammar, count),
    declined(nouns.card, grammar, count),
    cardTail(filter, usual, context),
  );
}

/** «2 карты приказа», as an object. */
export function countOfCards(
  value: Amount,
  filter: CardFilter | undefined,
  context: TextContext,
  usual: Usual,
): string {
  const tail = cardTail(filter, usual, context);
  if (typeof value === "number") return spaced(number(value), counted(value, "карту", "карты", "карт"), tail);
  return `${spaced("карты", tail)} в количестве, равном ${amount(value, "dat", context)}`;
}

/** «до 2 карт приказа». */
export function upToCards(value: Amount, filter: CardFilter | undefined, context: TextContext, usual: Usual): string {
  const tail = cardTail(filter, usual, context);
  if (typeof value === "number") return spaced("до", number(value), countedGenitive(value, "карты", "карт"), tail);
  return `${spaced("карты", tail)} в количестве не больше ${amount(value, "gen", context)}`;
}

const actionNames = {
  attack: attackName("either", "nom"),
  "melee-attack": attackName("melee", "nom"),
  "ranged-attack": attackName("ranged", "nom"),
  move: "перемещение",
  order: "действие карты приказа",
  power: "использование свойства",
  trigger: "вызванное событием действие",
  collect: "сбор сокровищ",
} as const;

/** In the nominative: texts set it after a colon. */
export function actions(filter: ActionFilter, context: TextContext): string {
  const type =
    filter.type === undefined
      ? "действие"
      : listed(
          asList(filter.type).map((one) => actionNames[one]),
          "или",
        );
  const owner = { yours: "(ваше)", ally: "(вашей стороны)" };
  const clauses = [
    filter.targetsThis === true ? "цель которого — это существо" : "",
    filter.targets === undefined ? "" : `цель которого — ${creatures(filter.targets, "one", "nom", context)}`,
    filter.card === undefined ? "" : `источник которого — ${cards(filter.card, "one", "nom", context, "order")}`,
    filter.damages === true ? "которое наносит урон" : "",
  ].filter((part) => part !== "");
  const feminine = filter.type !== undefined && asList(filter.type).every((one) => one.endsWith("attack"));
  const head = spaced(
    type,
    filter.by !== undefined && creatures(filter.by, "one", "gen", context),
    filter.side === "enemy" && "противника",
    filter.kind !== undefined && `(${kindOfAction[filter.kind]} действие)`,
    filter.side !== undefined && filter.side !== "enemy" && owner[filter.side],
  );
  const text = [head, ...clauses].join(", ");
  return feminine ? text.replaceAll("которого", "которой").replaceAll("которое", "которая") : text;
}

const kindOfAction = { standard: "стандартное", minor: "малое", immediate: "мгновенное" } as const;

export function things(selector: Selector, form: Form, grammar: Case, context: TextContext): string {
  if (typeof selector !== "string") return query(selector, form, grammar, context);
  const bound = context.names.get(selector);
  return form === "many" && bound?.several === true ? manyBound(bound, grammar) : reference(selector, grammar, context);
}

/** «цель» is, «существо» is not. */
export const isFeminine = (subject: Selector, context: TextContext): boolean =>
  typeof subject === "string" && (context.names.get(subject)?.role ?? subject) === "target";

/** «цель повёрнута», «это существо стоит на магическом круге», «то существо — вражеское существо». */
export function statement(subject: Selector, filter: CreatureFilter, context: TextContext): string {
  const name = things(subject, "each", "nom", context);
  const simple = ["tapped", "damaged", "on", "adjacentTo", "within"];
  if (!Object.keys(filter).every((key) => simple.includes(key))) {
    return `${name} — ${creatures(filter, "one", "nom", context)}`;
  }
  const short = (stem: string): string => stem + (isFeminine(subject, context) ? "а" : "о");
  const place = creatureTail(filter, false, context);
  const parts = [
    filter.tapped === undefined ? "" : short(filter.tapped ? "повёрнут" : "не повёрнут"),
    filter.damaged === undefined ? "" : short(filter.damaged ? "ранен" : "невредим"),
    place.length === 0 ? "" : `находится ${listed(place, "и")}`,
  ].filter((part) => part !== "");
  return `${name} ${parts.length === 0 ? "в игре" : listed(parts, "и")}`;
}

function query(one: Query, form: Form, grammar: Case, context: TextContext): string {
  const count = grammatical(form);
  if ("creatures" in one) return creatures(one.creatures, form, grammar, context);
  if ("squares" in one) return squares(one.squares, form, grammar, context);
  if ("seats" in one) {
    const seat =
      one.seats.side === "ally" ? nouns.teammate : one.seats.side === "opponent" ? nouns.opponent : nouns.player;
    return spaced(form === "each" && agreeing("кажд", seat, grammar, count), declined(seat, grammar, count));
  }
  if ("actions" in one) {
    return spaced(
      form === "each" && agreeing("кажд", nouns.action, grammar, count),
      declined(nouns.action, grammar, count),
      `(${actions(one.actions, context)})`,
    );
  }
  if ("attachments" in one) {
    const on = one.on === undefined ? "у существа" : `у ${things(one.on, "one", "gen", context)}`;
    return spaced(
      form === "each" && agreeing("кажд", nouns.card, grammar, count),
      agreeing("прикреплённ", nouns.card, grammar, count),
      declined(nouns.card, grammar, count),
      cardTail(one.attachments, "any", context),
      on,
    );
  }
  if ("cards" in one) {
    const owner = one.of === undefined || one.of === "you" ? "" : ` у ${things(one.of, "each", "gen", context)}`;
    return `${cards(one.cards, form, grammar, context)} ${zoneName[one.in].in}${owner}`;
  }
  if ("controllerOf" in one)
    return `${declined(nouns.player, grammar)} ${things(one.controllerOf, "each", "gen", context)}`;
  return `${declined(nouns.owner, grammar)} ${things(one.ownerOf, "each", "gen", context)}`;
}

export const who = (one: Who | undefined, grammar: Case, context: TextContext): string =>
  one === undefined || one === "this" ? reference("this", grammar, context) : creatures(one, "one", grammar, context);

/** A literal as a bold number, anything else as a noun phrase in the case. */
export function amount(value: Amount, grammar: Case, context: TextContext): string {
  if (typeof value === "number") return number(value);
  if (isCoreAmount<Words>(value)) {
    const part = (one: Amount, form: Case): string => amount(one, form, context);
    return russianAmount<Words>(value, grammar, part, (counted) => things(counted, "many", "gen", context));
  }
  if ("stat" in value) return statOf(value, grammar, context);
  if ("distance" in value) {
    const { from, to } = value.distance;
    return `${caseOf("расстояние расстояния расстоянию расстояние расстоянием расстоянии", grammar)} от ${reference(from, "gen", context)} до ${reference(to, "gen", context)}`;
  }
  if ("track" in value) {
    const track = trackNoun[value.track];
    if (value.of === "you") return `${pronoun("your", track, grammar, "sg")} ${declined(track, grammar)}`;
    return `${declined(track, grammar)} ${things(value.of, "each", "gen", context)}`;
  }
  if ("event" in value)
    return `${caseOf("это этого этому это этим этом", grammar)} ${caseOf("число числа числу число числом числе", grammar)}`;
  if ("dealt" in value) {
    const to = value.to === undefined ? "" : ` ${things(value.to, "each", "dat", context)}`;
    return `${declined(nouns.harm, grammar)}, ${agreeing("нанесённ", nouns.harm, grammar)} этим действием${to}`;
  }
  if ("counters" in value) {
    return `${caseOf("число числа числу число числом числе", grammar)} жетонов ${quoted(context.word(value.counters))} на ${reference(value.on, "pre", context)}`;
  }
  return `${declined(nouns.harm, grammar)}, который то действие нанесло бы этому существу`;
}

function statOf(value: Extract<Amount, { stat: unknown }>, grammar: Case, context: TextContext): string {
  const { head, tail } = readingNoun[value.stat];
  const several = typeof value.of !== "string";
  const of = things(value.of, several ? "many" : "one", value.stat === "damage" ? "pre" : "gen", context);
  return spaced(
    several && agreeing("суммарн", head, grammar),
    declined(head, grammar),
    tail,
    value.stat === "damage" ? `на ${of}` : of,
  );
}

/** «на расстояние до 3 клеток». */
export const upToSquares = (value: Amount | "speed", context: TextContext): string => {
  if (value === "speed") return "на расстояние не больше скорости";
  if (typeof value === "number")
    return `на расстояние до ${number(value)} ${countedGenitive(value, "клетки", "клеток")}`;
  return `на расстояние не больше ${amount(value, "gen", context)}`;
};

/** «30 урона»; «урон, равный ...». */
export const damageOf = (value: Amount, context: TextContext): string =>
  typeof value === "number" ? `${number(value)} урона` : `урон, равный ${amount(value, "dat", context)}`;

export const plus: (value: number) => string = signed;

export { quoted, reference };
