/** Steps and conditions in Russian. */
import {
  type Case,
  composeCondition,
  composeStep,
  counted,
  isCoreStep,
  keyword,
  listed,
  type Mood,
  number,
  russianPhrases,
  russianSpeaker,
  type Speaker,
  signed,
  spaced,
} from "@undercroft/cards";
import type { ActVerb, Amount, Condition, Reference, Selector, Step, Until, Verb, Words } from "../../ast.ts";
import type { TextContext } from "../context.ts";
import { attackClause } from "./attacks.ts";
import { eventClause } from "./events.ts";
import * as noun from "./nouns.ts";
import { rulesClause } from "./rules.ts";
import { conditionWord, durationName, terrainName } from "./words.ts";

const speaker = (context: TextContext): Speaker<Words> =>
  russianSpeaker<Words>(
    {
      things: (selector, form, grammar) => noun.things(selector, form, grammar, context),
      amount: (amount, grammar) => noun.amount(amount, grammar, context),
    },
    {
      step: (step, mood) => stepClause(step, mood, context),
      condition: (condition) => conditionClause(condition, context),
      cost: (cost) => cost,
    },
  );

export function conditionClause(condition: Condition, context: TextContext): string {
  if ("that" in condition) return noun.statement(condition.that, condition.is, context);
  if ("turnOf" in condition) return `идёт ход ${noun.creatures(condition.turnOf, "one", "gen", context)}`;
  if ("playerTurn" in condition) return condition.playerTurn === "yours" ? "идёт ваш ход" : "идёт ход противника";
  return composeCondition<Words>(condition, russianPhrases, speaker(context));
}

export const stepsClause = (steps: readonly Step[], mood: Mood, context: TextContext): string =>
  russianPhrases.then(
    steps.map((step, index) => stepClause(step, index > 0 && mood === "title" ? "order" : mood, context)),
  );

export const stepClause = (step: Step, mood: Mood, context: TextContext): string =>
  isCoreStep<Words>(step)
    ? composeStep<Words>(step, mood, russianPhrases, speaker(context))
    : verbClause(step, mood, context);

function verbClause(step: Verb, mood: Mood, context: TextContext): string {
  const the = (selector: Selector, grammar: Case): string => noun.things(selector, "each", grammar, context);
  const one = (name: Reference | undefined, grammar: Case): string => noun.reference(name ?? "this", grammar, context);
  const wish = mood === "wish";
  const verb = (order: string, infinitive: string): string => (wish ? infinitive : order);
  const stated = (statement: string): string => (wish ? `объявить, что ${statement}` : statement);
  switch (step.do) {
    case "attack": {
      const text = attackClause(step.attack, context);
      const against = step.target === undefined ? "" : ` против ${one(step.target, "gen")}`;
      if ((step.by ?? "this") !== "this") return stated(`${one(step.by, "nom")} проводит атаку${against} (${text})`);
      return mood === "title" && against === "" ? text : `${verb("проведите", "провести")} атаку${against} (${text})`;
    }
    case "act":
      return actClause(step, mood, context);
    case "damage":
      return `${verb("нанесите", "нанести")} ${the(step.to, "dat")} ${noun.damage(step.amount, step.type, context)}`;
    case "condition": {
      const last = lasting(step.until, step.to, step, context);
      if (wish) {
        return spaced(
          `привести ${the(step.to, "acc")} в состояние`,
          noun.quoted(conditionWord[step.condition].name),
          last,
        );
      }
      const name = keyword(noun.conditionShort(step.condition, noun.isFeminine(step.to, context) ? "а" : "о"));
      return spaced(the(step.to, "nom"), name, last);
    }
    case "ongoing": {
      const harm = spaced(
        "длящийся урон",
        damageNote(step.amount, step.type, context),
        lasting("save", step.to, step, context),
      );
      return wish ? `наложить на ${the(step.to, "acc")} ${harm}` : `${the(step.to, "nom")} получает ${harm}`;
    }
    case "apply":
      return stated(spaced(rulesClause(step.rules, step.to, context), lasting(step.until, step.to, step, context)));
    case "push":
    case "pull":
    case "slide": {
      const how = {
        push: verb("оттолкните", "оттолкнуть"),
        pull: verb("притяните", "притянуть"),
        slide: verb("сдвиньте", "сдвинуть"),
      };
      return `${how[step.do]} ${the(step.who, "acc")} ${noun.squaresFar(step.squares, step.upTo === true, context)}`;
    }
    case "place":
      return `${verb("поставьте", "поставить")} ${one(step.who, "acc")} на ${noun.squares(step.at, "one", "acc", context)}`;
    case "teleport":
      return `${verb("телепортируйте", "телепортировать")} ${one(step.who, "acc")} ${noun.squaresFar(step.squares, true, context)}`;
    case "swap":
      return `${verb("поменяйте", "поменять")} местами ${one(step.a, "acc")} и ${one(step.b, "acc")}`;
    case "heal":
      return `${verb("исцелите", "исцелить")} ${the(step.who, "acc")} на ${noun.amount(step.amount, "acc", context)}`;
    case "bonus-hit-points":
      return `${verb("дайте", "дать")} ${the(step.who, "dat")} дополнительное здоровье: ${noun.amount(step.amount, "nom", context)}`;
    case "recharge": {
      const count = step.count ?? 1;
      const uses = `${number(count)} ${counted(count, "использование", "использования", "использований")}`;
      const power = step.power === undefined ? "этого свойства" : `свойства ${noun.quoted(context.word(step.power))}`;
      const whose = (step.who ?? "this") === "this" ? "" : ` (${one(step.who, "nom")})`;
      return `${verb("верните", "вернуть")} ${uses} ${power}${whose}`;
    }
    case "terrain": {
      const gains = step.gains === undefined ? "" : `получает местность ${noun.quoted(terrainName[step.gains])}`;
      const loses = step.loses === undefined ? "" : `теряет местность ${noun.quoted(terrainName[step.loses])}`;
      const changes = listed(
        [gains, loses].filter((part) => part !== ""),
        "и",
      );
      return stated(spaced(the(step.at, "nom"), changes, durationName[step.until]));
    }
    case "redirect":
      return `${verb("перенаправьте", "перенаправить")} атаку на ${one(step.to, "acc")}`;
    case "reroll": {
      const keep = { new: "", better: " и оставьте лучший результат", worse: " и оставьте худший результат" };
      const roll = `${verb("перебросьте", "перебросить")} кость${keep[step.keep]}`;
      return wish ? roll.replace("оставьте", "оставить") : roll;
    }
    case "result":
      return stated(step.is === "hit" ? "атака попадает" : "атака промахивается");
    case "again":
      return `${verb("повторите", "повторить")} атаку ${step.at === "same" ? "по той же цели" : "по другой цели"}`;
    case "provoke":
      return stated(`${the(step.who, "nom")} провоцирует атаки`);
    case "prevent":
      return step.amount === "all"
        ? `${verb("предотвратите", "предотвратить")} этот урон`
        : `${verb("уменьшите", "уменьшить")} этот урон на ${noun.amount(step.amount, "acc", context)}`;
    case "end": {
      const from = `с ${the(step.on, "gen")}`;
      if (step.what === "save-ends") return `${verb("снимите", "снять")} ${from} всё, что снимает спасбросок`;
      const names = step.what.map((what) =>
        noun.quoted(what === "ongoing" ? "длящийся урон" : conditionWord[what].name),
      );
      return `${verb("снимите", "снять")} ${from} ${listed(names, "и")}`;
    }
    case "save": {
      const plus = step.plus === undefined ? "" : ` с ${signed(step.plus)}`;
      const against = step.against === "one" ? "от одного эффекта" : "от каждого эффекта";
      return wish
        ? `позволить ${the(step.who, "dat")} спасбросок${plus} ${against}`
        : `${the(step.who, "nom")} совершает спасбросок${plus} ${against}`;
    }
    case "roll": {
      const then = stepsClause(step.then, "order", context);
      const rest = step.else === undefined ? "" : `; при меньшем ${stepsClause(step.else, "order", context)}`;
      return `${verb("бросьте", "бросить")} к20: при ${number(step.atLeast)} и больше ${then}${rest}`;
    }
    case "summon":
      return `${verb("призовите", "призвать")} существо ${noun.quoted(context.word(step.card))} на ${noun.squares(step.at, "one", "acc", context)}`;
    case "enter":
      return stated(`это существо вступает в игру на ${noun.squares(step.at, "one", "acc", context)}`);
    case "destroy":
      return `${verb("уничтожьте", "уничтожить")} ${the(step.who, "acc")}`;
  }
}

/** «5 (огонь)»; «(огонь), равный ...». */
function damageNote(amount: Amount, type: string | undefined, context: TextContext): string {
  const note = type === undefined ? "" : `(${context.word(type)})`;
  if (typeof amount === "number") return spaced(number(amount), note);
  return spaced(note, `(столько: ${noun.amount(amount, "nom", context)})`);
}

/** «до конца её хода» of «цель», «до конца его хода» of others. */
function lasting(until: Until | undefined, of: Selector, step: object, context: TextContext): string {
  const place = context.groups.get(step);
  if (place === "earlier") return "";
  if (place === "last") return "(до общего спасброска)";
  if (until === undefined) return "";
  if (typeof until !== "string") return eventClause(until, "until", context);
  return noun.isFeminine(of, context) ? durationName[until].replace("его", "её") : durationName[until];
}

const deeds = {
  "basic-attack": ["проводит базовую атаку", "провести базовую атаку"],
  "melee-basic-attack": ["проводит базовую атаку ближнего боя", "провести базовую атаку ближнего боя"],
  charge: ["совершает натиск", "совершить натиск"],
  move: ["перемещается", "переместиться"],
  shift: ["смещается", "сместиться"],
  mount: ["садится верхом", "сесть верхом"],
  dismount: ["спешивается", "спешиться"],
} as const;

function actClause(step: ActVerb, mood: Mood, context: TextContext): string {
  const [third, infinitive] = deeds[step.action];
  const far =
    step.squares === undefined
      ? ""
      : step.squares === "speed"
        ? "на расстояние не больше скорости"
        : noun.squaresFar(step.squares, true, context);
  const riding = step.action === "mount" || step.action === "dismount";
  const aim =
    step.target === undefined
      ? ""
      : riding
        ? `(${noun.reference(step.target, "nom", context)})`
        : `против ${noun.reference(step.target, "gen", context)}`;
  const rest = spaced(
    far,
    aim,
    step.bonus !== undefined && `с ${signed(step.bonus)} к атаке`,
    step.asIfDominated === true && "словно подчинённое",
    step.despite !== undefined &&
      `даже в состоянии ${listed(
        step.despite.map((one) => noun.quoted(conditionWord[one].name)),
        "или",
      )}`,
  );
  const own = step.who === "this";
  if (mood === "wish") {
    return own
      ? spaced(infinitive, rest)
      : spaced(`позволить ${noun.reference(step.who, "dat", context)}`, infinitive, rest);
  }
  return spaced(noun.reference(step.who, "nom", context), third, rest);
}
