/** Steps, costs and conditions in Russian. */
import {
  type Case,
  composeCondition,
  composeStep,
  counted,
  declined,
  isCoreStep,
  keyword,
  listed,
  type Mood,
  number,
  russianPhrases,
  russianSpeaker,
  type Speaker,
  spaced,
} from "@undercroft/cards";
import type { Action, Amount, AttackVerb, Change, Condition, Cost, Selector, Step, Verb, Words } from "../../ast.ts";
import { unsaid } from "../../unsaid.ts";
import { insideAction, type TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { watchedPower } from "./powers.ts";
import { ruleClause } from "./rules.ts";
import { attackName, durationName, phaseName, trackNoun, traitName, zoneName } from "./words.ts";

const speaker = (context: TextContext): Speaker<Words> =>
  russianSpeaker<Words>(
    {
      things: (selector, form, grammar) => noun.things(selector, form, grammar, context),
      amount: (amount, grammar) => noun.amount(amount, grammar, context),
    },
    {
      step: (step, mood) => stepClause(step, mood, context),
      condition: (condition) => conditionClause(condition, context),
      cost: (cost, mood) => costClause(cost, mood, context),
    },
  );

export function conditionClause(condition: Condition, context: TextContext): string {
  if ("that" in condition) {
    return noun.statement(condition.that, condition.is, context);
  }
  if ("turn" in condition) {
    return { yours: "идёт ваш ход", ally: "идёт ход вашей стороны", enemy: "идёт ход противника" }[condition.turn];
  }
  if ("phase" in condition) return `идёт фаза ${phaseName[condition.phase]}`;
  if ("activating" in condition) return `идёт активация ${noun.reference(condition.activating, "gen", context)}`;
  if ("dealtDamage" in condition) {
    const to = condition.to === undefined ? "" : ` ${noun.things(condition.to, "each", "dat", context)}`;
    return `это действие нанесло урон${to}`;
  }
  if ("did" in condition) {
    const since = condition.since === "turn" ? "в этом ходу" : "в этой активации";
    const did = noun.isFeminine(condition.who, context)
      ? didName[condition.did].replace("ло", "ла")
      : didName[condition.did];
    return `${noun.reference(condition.who, "nom", context)} уже ${did} ${since}`;
  }
  return composeCondition<Words>(condition, russianPhrases, speaker(context));
}

// Neuter; «цель» takes the feminine.
const didName = {
  move: "перемещалось",
  attack: "атаковало",
  "deal-damage": "наносило урон",
  "take-damage": "получало урон",
  "play-order": "действовало по карте приказа",
} as const;

export function costClause(cost: Cost, mood: Mood, context: TextContext): string {
  const verb = (order: string, wish: string): string => (mood === "wish" ? wish : order);
  switch (cost.pay) {
    case "discard":
      return `${verb("сбросьте", "сбросить")} ${noun.countOfCards(cost.count, cost.cards, context, cost.from === "order-hand" ? "order" : "creature")}`;
    case "tap": {
      const tap = verb("поверните", "повернуть");
      if (cost.who === "this") return `${tap} это существо`;
      const filter = { ...cost.who, tapped: false };
      if ((cost.count ?? 1) === 1) return `${tap} ${noun.creatures(filter, "one", "acc", context)}`;
      return `${tap} ${noun.creatures(filter, "many", "acc", context)} (${number(cost.count ?? 1)})`;
    }
    case "damage":
      return `${verb("нанесите", "нанести")} этому существу ${number(cost.amount)} урона, который нельзя предотвратить`;
    case "morale":
    case "leadership":
      return `${verb("уменьшите", "уменьшить")} ${declined(trackNoun[cost.pay], "acc")} на ${number(cost.amount)}`;
    case "counter":
      return `${verb("снимите", "снять")} с этого существа ${counters(cost.count, cost.name, context)}`;
    case "this-card":
      return `${verb("сбросьте", "сбросить")} эту карту`;
  }
}

const counters = (count: Amount, name: string, context: TextContext): string => {
  const label = noun.quoted(context.word(name));
  if (typeof count === "number") return `${number(count)} ${counted(count, "жетон", "жетона", "жетонов")} ${label}`;
  return `жетоны ${label} в количестве, равном ${noun.amount(count, "dat", context)}`;
};

export function actionClauses(action: Action, mood: Mood, outer: TextContext): string[] {
  const context = insideAction(outer, action);
  return action.steps.map((step) => stepClause(step, mood, context));
}

export const stepClause = (step: Step, mood: Mood, context: TextContext): string =>
  isCoreStep<Words>(step)
    ? composeStep<Words>(step, mood, russianPhrases, speaker(context))
    : verbClause(step, mood, context);

function verbClause(step: Verb, mood: Mood, context: TextContext): string {
  const the = (selector: Selector | undefined, grammar: Case): string =>
    noun.things(selector ?? "this", "each", grammar, context);
  const verb = (order: string, wish: string): string => (mood === "wish" ? wish : order);
  // What other players do is told in the third person.
  const acts = (seat: Selector | undefined, order: string, wish: string, third: string): string =>
    seat === undefined || seat === "you" ? verb(order, wish) : `${the(seat, "nom")} ${third}`;
  switch (step.do) {
    case "attack":
      return attackClause(step, mood, context);
    case "damage":
      return `${verb("нанесите", "нанести")} ${the(step.to, "dat")} ${noun.damageOf(step.amount, context)}${step.unpreventable === true ? ", который нельзя предотвратить" : ""}`;
    case "move":
    case "shift": {
      const how = step.do === "move" ? verb("переместите", "переместить") : verb("сместите", "сместить");
      const traits = (step.with ?? []).map((trait) => noun.quoted(traitName[trait]));
      const as =
        traits.length === 0
          ? ""
          : `, словно у него есть ${traits.length === 1 ? "черта" : "черты"} ${listed(traits, "и")}`;
      return `${how} ${the(step.who, "acc")} ${noun.upToSquares(step.squares, context)}${as}${ending(step.end, context)}`;
    }
    case "slide":
      return `${verb("сдвиньте", "сдвинуть")} ${the(step.who, "acc")} ${noun.upToSquares(step.squares, context)}${ending(step.end, context)}`;
    case "place":
      return `${verb("поставьте", "поставить")} ${the(step.who, "acc")} на ${noun.things(step.at, "one", "acc", context)}`;
    case "swap":
      return `${verb("поменяйте", "поменять")} местами ${the(step.a, "acc")} и ${the(step.b, "acc")}`;
    case "heal": {
      const heal = verb("исцелите", "исцелить");
      if (step.amount === "all") return `полностью ${heal} ${the(step.who, "acc")}`;
      return `${heal} ${the(step.who, "acc")} на ${noun.amount(step.amount, "acc", context)}`;
    }
    case "prevent": {
      const prevent = verb("предотвратите", "предотвратить");
      const until = step.until === undefined ? "" : ` ${durationName[step.until]}`;
      const attack = step.attack;
      const from = {
        response: "от того действия",
        next: attack === undefined ? "от следующего источника" : `от следующей ${attackName(attack, "gen")}`,
        every: attack === undefined ? "от каждого источника" : `от каждой ${attackName(attack, "gen")}`,
      };
      const where = `по ${the(step.to, "dat")} ${from[step.from ?? "response"]}${until}`;
      if (step.amount === "all") return `${prevent} весь урон ${where}`;
      if (typeof step.amount === "number") return `${prevent} ${number(step.amount)} урона ${where}`;
      return `${prevent} урон ${where}, но не больше ${noun.amount(step.amount, "gen", context)}`;
    }
    case "evade":
      return `${verb("защитите", "защитить")} ${the(step.who, "acc")} от всех последствий ${noun.reference(step.action ?? "response", "gen", context)}`;
    case "cancel":
      return `${verb("отмените", "отменить")} ${noun.reference(step.action ?? "response", "acc", context)}`;
    case "redirect":
      return `${verb("перенаправьте", "перенаправить")} ${noun.reference(step.action ?? "response", "acc", context)} на ${the(step.to, "acc")}`;
    case "tap":
      return `${verb("поверните", "повернуть")} ${the(step.who, "acc")}`;
    case "untap":
      return `${verb("разверните", "развернуть")} ${the(step.who, "acc")}`;
    case "destroy":
      return `${verb("уничтожьте", "уничтожить")} ${the(step.who, "acc")}`;
    case "draw":
      return `${acts(step.who, "возьмите", "взять", "берёт")} ${noun.countOfCards(step.count, undefined, context, step.deck)}`;
    case "discard": {
      const usual = step.from === "order-hand" ? "order" : "creature";
      const many =
        step.count === "all"
          ? `все ${noun.cards(step.cards, "many", "acc", context, usual)}`
          : noun.countOfCards(step.count, step.cards, context, usual);
      const mine = step.who === undefined || step.who === "you";
      const choice =
        step.chosenBy === "random" ? " случайным образом" : step.chosenBy === "you" && !mine ? " по вашему выбору" : "";
      return `${acts(step.who, "сбросьте", "сбросить", "сбрасывает")} ${many}${choice}`;
    }
    case "search":
      return searchClause(step, mood, context);
    case "return": {
      const usual = step.from === "discard-pile" ? "order" : "creature";
      const where = { hand: "на руку", "deck-top": "на верх колоды", "deck-bottom": "под низ колоды" };
      const chance = step.random === true ? " случайным образом" : "";
      return `${acts(step.who, "верните", "вернуть", "возвращает")}${chance} ${zoneName[step.from].from} ${where[step.to ?? "hand"]} ${noun.upToCards(step.count, step.cards, context, usual)}`;
    }
    case "reveal":
      return `${acts(step.who, "покажите", "показать", "показывает")} карты ${zoneName[step.zone].in}`;
    case "attach":
      return `${verb("прикрепите", "прикрепить")} эту карту к ${noun.reference(step.to ?? unsaid.attach.to, "dat", context)}`;
    case "detach":
      return `${verb("снимите", "снять")} ${the(step.what, "acc")}`;
    case "apply":
      return `${durationName[step.until]} ${listed(
        step.rules.map((rule) => ruleClause(rule, context)),
        "и",
      )}`;
    case "watch":
      return `${durationName[step.until]}${step.once === true ? ", один раз" : ""}: ${watchedPower(step.power, context)}`;
    case "control":
      return `${acts(step.by, "возьмите", "взять", "берёт")} под контроль ${the(step.who, "acc")} ${durationName[step.until]}`;
    case "gain":
      return `${acts(step.who, "увеличьте", "увеличить", "увеличивает")} ${declined(trackNoun[step.track], "acc")} на ${noun.amount(step.amount, "acc", context)}`;
    case "lose":
      return `${acts(step.who, "уменьшите", "уменьшить", "уменьшает")} ${declined(trackNoun[step.track], "acc")} на ${noun.amount(step.amount, "acc", context)}`;
    case "counter":
      return `${verb("положите", "положить")} на ${the(step.on, "acc")} ${counters(step.add, step.name, context)}`;
    case "uncounter": {
      const all = `все жетоны ${noun.quoted(context.word(step.name))}`;
      return `${verb("снимите", "снять")} с ${the(step.on, "gen")} ${step.remove === "all" ? all : counters(step.remove, step.name, context)}`;
    }
  }
}

function searchClause(step: Extract<Verb, { do: "search" }>, mood: Mood, context: TextContext): string {
  const mine = step.who === undefined || step.who === "you";
  const said = (order: string, wish: string, third: string): string => (!mine ? third : mood === "wish" ? wish : order);
  const subject = mine ? "" : noun.things(step.who ?? "you", "each", "nom", context);
  const from = zoneName[step.deck === "order" ? "order-deck" : "creature-deck"].in;
  const one = step.count === 1;
  const them = one ? "её" : "их";
  const found = one
    ? noun.countOfCards(1, step.cards, context, step.deck)
    : noun.upToCards(step.count, step.cards, context, step.deck);
  const put =
    step.to === "discard"
      ? `${said("сбросьте", "сбросить", "сбрасывает")} ${them}`
      : `${said("возьмите", "взять", "берёт")} ${them} на руку`;
  if (step.top === undefined) {
    const shuffle = said("перемешайте колоду", "перемешать колоду", "перемешивает колоду");
    return spaced(subject, said("найдите", "найти", "находит"), from, `${found}, ${put} и ${shuffle}`);
  }
  const look = said("посмотрите", "посмотреть", "смотрит");
  const choose = said("выберите", "выбрать", "выбирает");
  const rest = said("положите остальные", "положить остальные", "кладёт остальные");
  const many = noun.countOfCards(step.top, undefined, context, "any");
  return spaced(subject, look, many, `сверху ${from}, ${choose} ${found}, ${put} и ${rest} вниз в случайном порядке`);
}

const ending = (end: Extract<Verb, { do: "slide" }>["end"], context: TextContext): string =>
  end === undefined ? "" : ` с остановкой на ${noun.squares(end, "one", "pre", context)}`;

function attackClause(step: AttackVerb, mood: Mood, context: TextContext): string {
  const target = step.target ?? unsaid.attack.target;
  const bound = context.names.get(target);
  const implied = bound?.role === "target" && !context.stated.includes(target) && bound.number === undefined;
  const by =
    (step.by ?? unsaid.attack.by) === "this" ? undefined : noun.reference(step.by ?? unsaid.attack.by, "nom", context);
  const head =
    by !== undefined
      ? `${by} проводит ${keyword(attackName(step.type, "acc"))}`
      : mood === "title"
        ? keyword(attackName(step.type, "nom"))
        : `${mood === "wish" ? "провести" : "проведите"} ${keyword(attackName(step.type, "acc"))}`;
  const sets: string[] = [];
  const details: string[] = [];
  const put = (change: Change, text: string): void => {
    if ("set" in change && typeof change.set === "number") sets.push(text);
    else details.push(text);
  };
  if (step.damage !== undefined) put(step.damage, changeClause(step.damage, "урон", "урону", "уроном", context));
  if (step.distance !== undefined) {
    put(step.distance, changeClause(step.distance, "дальность", "дальности", "дальностью", context));
  }
  if (step.withoutEntry === true) details.push("показатель дальней атаки не нужен");
  if (step.sight === false) details.push("линия видимости не нужна");
  if (step.besideEnemies === true) details.push("даже рядом с врагами");
  if (step.unpreventable === true) details.push("урон нельзя предотвратить");
  if (step.cannotBeDodged === true) details.push("увернуться нельзя");
  const against = implied ? "" : `против ${noun.reference(target, "gen", context)}`;
  const text = [spaced(head, against, sets.length > 0 && `с ${listed(sets, "и")}`), ...details].join(", ");
  if (step.ifDamage === undefined) return text;
  const then = step.ifDamage.map((one) => stepClause(one, "order", context)).join(", затем ");
  return `${text}; если она наносит урон, ${then}`;
}

/** «+30 к урону», «с уроном 50». */
function changeClause(change: Change, nom: string, dat: string, ins: string, context: TextContext): string {
  if ("set" in change) {
    return typeof change.set === "number"
      ? `${ins} ${number(change.set)}`
      : `${nom} — ${noun.amount(change.set, "nom", context)}`;
  }
  if (typeof change.plus === "number") return `${noun.plus(change.plus)} к ${dat}`;
  return `прибавка к ${dat} — ${noun.amount(change.plus, "nom", context)}`;
}
