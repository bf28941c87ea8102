/** Steps and conditions in English. */
import {
  composeCondition,
  composeStep,
  englishPhrases,
  englishSpeaker,
  isCoreStep,
  keyword,
  listed,
  type Mood,
  number,
  type Speaker,
  signed,
  spaced,
} from "@undercroft/cards";
import type { ActVerb, Condition, Reference, Selector, Step, Until, Verb, Words } from "../../ast.ts";
import type { TextContext } from "../context.ts";
import { attackClause } from "./attacks.ts";
import { eventClause } from "./events.ts";
import * as noun from "./nouns.ts";
import { rulesClause } from "./rules.ts";
import { conditionName, durationName, terrainName } from "./words.ts";

const speaker = (context: TextContext): Speaker<Words> =>
  englishSpeaker<Words>(
    {
      things: (selector, form) => noun.things(selector, form, context),
      amount: (amount) => noun.amount(amount, context),
      upTo: (amount, things) => `up to ${amount} ${things}`,
    },
    {
      step: (step, mood) => stepClause(step, mood, context),
      condition: (condition) => conditionClause(condition, context),
      cost: (cost) => cost,
    },
  );

export function conditionClause(condition: Condition, context: TextContext): string {
  if ("that" in condition) {
    return `${noun.things(condition.that, "each", context)} is ${noun.predicate(condition.is, context)}`;
  }
  if ("turnOf" in condition) return `it is the turn of ${noun.creatures(condition.turnOf, "a", context)}`;
  if ("playerTurn" in condition) {
    return condition.playerTurn === "yours" ? "it is your turn" : "it is the opponent's turn";
  }
  return composeCondition<Words>(condition, englishPhrases, speaker(context));
}

/** Steps one after another. */
export const stepsClause = (steps: readonly Step[], mood: Mood, context: TextContext): string =>
  englishPhrases.then(
    steps.map((step, index) => stepClause(step, index > 0 && mood === "title" ? "order" : mood, context)),
  );

export const stepClause = (step: Step, mood: Mood, context: TextContext): string =>
  isCoreStep<Words>(step)
    ? composeStep<Words>(step, mood, englishPhrases, speaker(context))
    : verbClause(step, mood, context);

function verbClause(step: Verb, mood: Mood, context: TextContext): string {
  const the = (selector: Selector): string => noun.things(selector, "each", context);
  const one = (name: Reference | undefined): string => noun.reference(name ?? "this", context);
  // What somebody else does is told of them, or asked of the reader.
  const wish = mood === "wish";
  const stated = (statement: string): string => (wish ? `declare that ${statement}` : statement);
  switch (step.do) {
    case "attack": {
      const text = attackClause(step.attack, context);
      const against = step.target === undefined ? "" : ` against ${one(step.target)}`;
      if ((step.by ?? "this") !== "this") return stated(`${one(step.by)} makes an attack${against} (${text})`);
      return mood === "title" && against === "" ? text : `make an attack${against} (${text})`;
    }
    case "act":
      return actClause(step, mood, context);
    case "damage":
      return typeof step.amount === "number"
        ? `deal ${noun.damage(step.amount, step.type, context)} to ${the(step.to)}`
        : `deal ${noun.damageNoun(step.type, context)} to ${the(step.to)} equal to ${noun.amount(step.amount, context)}`;
    case "condition": {
      const name = spaced(keyword(conditionName[step.condition]), lasting(step.until, step, context));
      return wish ? `make ${the(step.to)} ${name}` : `${the(step.to)} is ${name}`;
    }
    case "ongoing": {
      const what = `ongoing ${noun.damage(step.amount, step.type, context)} ${lasting("save", step, context)}`.trim();
      return wish ? `give ${the(step.to)} ${what}` : `${the(step.to)} takes ${what}`;
    }
    case "apply":
      return stated(spaced(rulesClause(step.rules, the(step.to), context), lasting(step.until, step, context)));
    case "push":
    case "pull":
    case "slide": {
      const far = noun.countOf(step.squares, "square", context);
      return `${step.do} ${the(step.who)} ${step.upTo === true ? `up to ${far}` : far}`;
    }
    case "place":
      return `place ${one(step.who)} on ${noun.squares(step.at, "a", context)}`;
    case "teleport":
      return `teleport ${one(step.who)} up to ${noun.countOf(step.squares, "square", context)}`;
    case "swap":
      return `swap ${one(step.a)} and ${one(step.b)}`;
    case "heal":
      return typeof step.amount === "number"
        ? `heal ${noun.countOf(step.amount, "hit point", context)} on ${the(step.who)}`
        : `heal hit points on ${the(step.who)} equal to ${noun.amount(step.amount, context)}`;
    case "bonus-hit-points":
      return `give ${the(step.who)} ${noun.countOf(step.amount, "bonus hit point", context)}`;
    case "recharge": {
      const whose = (step.who ?? "this") === "this" ? "" : ` of ${one(step.who)}`;
      const power = step.power === undefined ? "this power" : keyword(context.word(step.power));
      return `regain ${noun.countOf(step.count ?? 1, "use", context)} of ${power}${whose}`;
    }
    case "terrain": {
      const gains = step.gains === undefined ? "" : `gains ${terrainName[step.gains]}`;
      const loses = step.loses === undefined ? "" : `loses ${terrainName[step.loses]}`;
      const changes = listed(
        [gains, loses].filter((part) => part !== ""),
        "and",
      );
      return stated(spaced(the(step.at), changes, durationName[step.until]));
    }
    case "redirect":
      return `redirect the attack to ${one(step.to)}`;
    case "reroll":
      return step.keep === "new" ? "roll the die again" : `roll the die again and keep the ${step.keep} result`;
    case "result":
      return stated(step.is === "hit" ? "the attack hits" : "the attack misses");
    case "again":
      return step.at === "same" ? "repeat the attack on the same target" : "repeat the attack on another target";
    case "provoke":
      return stated(`${the(step.who)} provokes opportunity attacks`);
    case "prevent":
      return step.amount === "all"
        ? "prevent that damage"
        : typeof step.amount === "number"
          ? `reduce that damage by ${number(step.amount)}`
          : `reduce that damage by ${noun.amount(step.amount, context)}`;
    case "end": {
      if (step.what === "save-ends") return `end every effect on ${the(step.on)} that a save can end`;
      const names = step.what.map((what) => (what === "ongoing" ? "ongoing damage" : conditionName[what]));
      return `end ${listed(names, "and")} on ${the(step.on)}`;
    }
    case "save": {
      const plus = step.plus === undefined ? "" : `with ${signed(step.plus)} `;
      const against = step.against === "one" ? "one effect" : "each effect";
      const who = wish ? `have ${the(step.who)} make` : `${the(step.who)} makes`;
      return `${who} a saving throw ${plus}against ${against}`;
    }
    case "roll": {
      const then = stepsClause(step.then, "order", context);
      const rest = step.else === undefined ? "" : `; on less, ${stepsClause(step.else, "order", context)}`;
      return `roll a d20: on ${number(step.atLeast)} or more, ${then}${rest}`;
    }
    case "summon":
      return `summon ${keyword(context.word(step.card))} on ${noun.squares(step.at, "a", context)}`;
    case "enter":
      return stated(`this creature comes into play on ${noun.squares(step.at, "a", context)}`);
    case "destroy":
      return `destroy ${the(step.who)}`;
  }
}

/** How long it lasts, and whether others share its save. */
function lasting(until: Until | undefined, step: object, context: TextContext): string {
  const place = context.groups.get(step);
  if (place === "earlier") return "";
  if (place === "last") return "(one save ends all)";
  if (until === undefined) return "";
  return typeof until === "string" ? durationName[until] : eventClause(until, "until", context);
}

const third = {
  "basic-attack": "makes a basic attack",
  "melee-basic-attack": "makes a melee basic attack",
  charge: "charges",
  move: "moves",
  shift: "shifts",
  mount: "mounts",
  dismount: "dismounts",
} as const;

const bare = {
  "basic-attack": "make a basic attack",
  "melee-basic-attack": "make a melee basic attack",
  charge: "charge",
  move: "move",
  shift: "shift",
  mount: "mount",
  dismount: "dismount",
} as const;

function actClause(step: ActVerb, mood: Mood, context: TextContext): string {
  const far =
    step.squares === undefined
      ? ""
      : step.squares === "speed"
        ? "up to its Speed"
        : `up to ${noun.countOf(step.squares, "square", context)}`;
  const striking = step.action === "basic-attack" || step.action === "melee-basic-attack";
  const aim = step.target === undefined ? "" : noun.reference(step.target, context);
  const rest = spaced(
    far,
    aim === "" ? "" : striking ? `against ${aim}` : aim,
    step.bonus !== undefined && `with ${signed(step.bonus)} Attack`,
    step.asIfDominated === true && `as if ${conditionName.dominated}`,
    step.despite !== undefined &&
      `even while ${listed(
        step.despite.map((one) => conditionName[one]),
        "or",
      )}`,
  );
  if (step.who === "this") return spaced(bare[step.action], rest);
  const who = noun.reference(step.who, context);
  return mood === "wish" ? spaced("have", who, bare[step.action], rest) : spaced(who, third[step.action], rest);
}
