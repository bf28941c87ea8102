/** Steps, costs and conditions in English. */
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
  spaced,
} from "@undercroft/cards";
import type { Action, AttackVerb, Condition, Cost, Selector, Step, Verb, Words } from "../../ast.ts";
import { unsaid } from "../../unsaid.ts";
import { insideAction, type TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { watchedPower } from "./powers.ts";
import { ruleClause } from "./rules.ts";
import { attackName, durationName, phaseName, trackName, traitName, zoneName } from "./words.ts";

const speaker = (context: TextContext): Speaker<Words> =>
  englishSpeaker<Words>(
    {
      things: (selector, form) => noun.things(selector, form, context),
      amount: (amount) => noun.amount(amount, context),
      upTo: (amount, things) => `up to ${amount} of the ${things}`,
    },
    {
      step: (step, mood) => stepClause(step, mood, context),
      condition: (condition) => conditionClause(condition, context),
      cost: (cost) => costClause(cost, context),
    },
  );

export function conditionClause(condition: Condition, context: TextContext): string {
  if ("that" in condition) {
    return `${noun.things(condition.that, "each", context)} is ${noun.predicate(condition.is, context)}`;
  }
  if ("turn" in condition) {
    return { yours: "it is your turn", ally: "it is a turn of your side", enemy: "it is an opponent's turn" }[
      condition.turn
    ];
  }
  if ("phase" in condition) return `it is the ${phaseName[condition.phase]} phase`;
  if ("activating" in condition) return `${noun.reference(condition.activating, context)} is being activated`;
  if ("dealtDamage" in condition) {
    const to = condition.to === undefined ? "" : ` to ${noun.things(condition.to, "each", context)}`;
    return `this action dealt damage${to}`;
  }
  if ("did" in condition) {
    return `${noun.reference(condition.who, context)} ${didName[condition.did]} in this ${condition.since}`;
  }
  return composeCondition<Words>(condition, englishPhrases, speaker(context));
}

const didName = {
  move: "has moved",
  attack: "has attacked",
  "deal-damage": "has dealt damage",
  "take-damage": "has taken damage",
  "play-order": "has acted with an Order card",
} as const;

export function costClause(cost: Cost, context: TextContext): string {
  switch (cost.pay) {
    case "discard": {
      const usual = cost.from === "order-hand" ? "Order card" : "Creature card";
      return `discard ${number(cost.count)} ${noun.cards(cost.cards, cost.count === 1 ? "bare" : "many", context, usual)}`;
    }
    case "tap":
      if (cost.who === "this") return "tap this creature";
      return (cost.count ?? 1) === 1
        ? `tap ${noun.creatures({ ...cost.who, tapped: false }, "a", context)}`
        : `tap ${number(cost.count ?? 1)} ${noun.creatures({ ...cost.who, tapped: false }, "many", context)}`;
    case "damage":
      return `let this creature take ${number(cost.amount)} damage that cannot be prevented`;
    case "morale":
    case "leadership":
      return `lose ${number(cost.amount)} ${trackName[cost.pay]}`;
    case "counter":
      return `remove ${number(cost.count)} ${context.word(cost.name)} counter${cost.count === 1 ? "" : "s"} from this creature`;
    case "this-card":
      return "discard this card";
  }
}

/** The steps of an action as sentences without capitals and stops. */
export function actionClauses(action: Action, mood: Mood, outer: TextContext): string[] {
  const context = insideAction(outer, action);
  return action.steps.map((step) => stepClause(step, mood, context));
}

export const stepClause = (step: Step, mood: Mood, context: TextContext): string =>
  isCoreStep<Words>(step)
    ? composeStep<Words>(step, mood, englishPhrases, speaker(context))
    : verbClause(step, mood, context);

const acts = (seat: Selector | undefined, one: string, other: string, context: TextContext): string =>
  seat === undefined || seat === "you" ? one : `${noun.things(seat, "each", context)} ${other}`;

function verbClause(step: Verb, mood: Mood, context: TextContext): string {
  const the = (selector: Selector | undefined): string => noun.things(selector ?? "this", "each", context);
  switch (step.do) {
    case "attack":
      return attackClause(step, mood, context);
    case "damage": {
      const sure = step.unpreventable === true ? " that cannot be prevented" : "";
      if (typeof step.amount === "number") return `deal ${number(step.amount)} damage${sure} to ${the(step.to)}`;
      return `deal damage${sure} to ${the(step.to)} equal to ${noun.amount(step.amount, context)}`;
    }
    case "move":
    case "shift": {
      const self = (step.who ?? unsaid[step.do].who) === "this";
      const verb = self ? step.do : `${the(step.who)} ${step.do}s`;
      const far = step.squares === "speed" ? "its Speed" : noun.countOf(step.squares, "square", context);
      const traits = (step.with ?? []).map((trait) => keyword(traitName[trait]));
      const as = traits.length === 0 ? "" : ` as if it had ${listed(traits, "and")}`;
      return `${verb} up to ${far}${as}${ending(step.end, context)}`;
    }
    case "slide":
      return `slide ${the(step.who)} up to ${noun.countOf(step.squares, "square", context)}${ending(step.end, context)}`;
    case "place":
      return `place ${the(step.who)} on ${noun.things(step.at, "a", context)}`;
    case "swap":
      return `${the(step.a)} and ${the(step.b)} swap places`;
    case "heal":
      if (step.amount === "all") return `heal all damage on ${the(step.who)}`;
      if (typeof step.amount === "number") return `heal ${number(step.amount)} damage on ${the(step.who)}`;
      return `heal damage on ${the(step.who)} equal to ${noun.amount(step.amount, context)}`;
    case "prevent": {
      const until = step.until === undefined ? "" : ` ${durationName[step.until]}`;
      const source = step.attack === undefined ? "source" : attackName[step.attack];
      const from = { response: "from that action", next: `from the next ${source}`, every: `from every ${source}` };
      const damage = `damage to ${the(step.to)} ${from[step.from ?? "response"]}${until}`;
      if (step.amount === "all") return `prevent all ${damage}`;
      if (typeof step.amount === "number") return `prevent ${number(step.amount)} ${damage}`;
      return `prevent ${damage}, up to ${noun.amount(step.amount, context)}`;
    }
    case "evade":
      return `protect ${the(step.who)} from everything that ${step.action === undefined ? "action" : noun.reference(step.action, context)} does to it`;
    case "cancel":
      return `cancel ${noun.reference(step.action ?? "response", context)}`;
    case "redirect":
      return `change the target of ${noun.reference(step.action ?? "response", context)} to ${the(step.to)}`;
    case "tap":
    case "untap":
    case "destroy":
      return `${step.do} ${the(step.who)}`;
    case "draw":
      return `${acts(step.who, "draw", "draws", context)} ${noun.countOf(step.count, step.deck === "order" ? "Order card" : "Creature card", context)}`;
    case "discard": {
      const usual = step.from === "order-hand" ? "Order card" : "Creature card";
      const mine = step.who === undefined || step.who === "you";
      const many =
        step.count === "all"
          ? `all ${noun.cards(step.cards, "many", context, usual)}`
          : typeof step.count === "number"
            ? `${number(step.count)} ${noun.cards(step.cards, step.count === 1 ? "bare" : "many", context, usual)}`
            : noun.countOf(step.count, usual, context);
      const choice =
        step.chosenBy === "random" ? " at random" : step.chosenBy === "you" && !mine ? " of your choice" : "";
      return `${acts(step.who, "discard", "discards", context)} ${many}${choice}`;
    }
    case "search": {
      const usual = step.deck === "order" ? "Order card" : "Creature card";
      const what = noun.cards(step.cards, step.count === 1 ? "bare" : "many", context, usual);
      const where = `${noun.whose(step.who, context)} ${zoneName[step.deck === "order" ? "order-deck" : "creature-deck"]}`;
      const it = step.count === 1 ? "it" : "them";
      const put = step.to === "discard" ? `discard ${it}` : `put ${it} in hand`;
      const many = step.count === 1 ? number(1) : `up to ${noun.amount(step.count, context)}`;
      if (step.top === undefined) {
        return `search ${where} for ${many} ${what}, ${put} and shuffle`;
      }
      return `look at the top ${noun.countOf(step.top, "card", context)} of ${where}, choose ${many} ${what}, ${put} and put the rest at the bottom in random order`;
    }
    case "return": {
      const usual = step.from === "discard-pile" ? "Order card" : "Creature card";
      const what = noun.cards(step.cards, step.count === 1 ? "bare" : "many", context, usual);
      const where = {
        hand: "to hand",
        "deck-top": "to the top of the deck",
        "deck-bottom": "to the bottom of the deck",
      };
      const chance = step.random === true ? " chosen at random" : "";
      return `${acts(step.who, "return", "returns", context)} up to ${noun.amount(step.count, context)} ${what}${chance} from ${acts(step.who, "your", "own", context).replace(/^.* own$/, "their")} ${zoneName[step.from]} ${where[step.to ?? "hand"]}`;
    }
    case "reveal":
      return `${acts(step.who, "reveal", "reveals", context)} ${step.who === "you" ? "your" : "their"} ${zoneName[step.zone]}`;
    case "attach":
      return `attach this card to ${noun.reference(step.to ?? unsaid.attach.to, context)}`;
    case "detach":
      return `remove ${the(step.what)}`;
    case "apply": {
      const rules = step.rules.map((rule) => ruleClause(rule, context));
      return step.until === "action"
        ? `${durationName.action}, ${listed(rules, "and")}`
        : `${durationName[step.until]}, ${listed(rules, "and")}`;
    }
    case "watch":
      return `${durationName[step.until]}${step.once === true ? ", once" : ""}: ${watchedPower(step.power, context)}`;
    case "control":
      return `${acts(step.by, "gain", "gains", context)} control of ${the(step.who)} ${durationName[step.until]}`;
    case "gain":
    case "lose":
      return `${acts(step.who, step.do, `${step.do}s`, context)} ${typeof step.amount === "number" ? `${number(step.amount)} ${trackName[step.track]}` : `${trackName[step.track]} equal to ${noun.amount(step.amount, context)}`}`;
    case "counter":
      return `put ${noun.countOf(step.add, `${context.word(step.name)} counter`, context)} on ${the(step.on)}`;
    case "uncounter":
      return `remove ${step.remove === "all" ? `all ${context.word(step.name)} counters` : noun.countOf(step.remove, `${context.word(step.name)} counter`, context)} from ${the(step.on)}`;
  }
}

const ending = (end: Extract<Verb, { do: "slide" }>["end"], context: TextContext): string =>
  end === undefined ? "" : `, ending on ${noun.squares(end, "a", context)}`;

function attackClause(step: AttackVerb, mood: Mood, context: TextContext): string {
  const target = step.target ?? unsaid.attack.target;
  const implied = impliedTarget(target, context);
  const name = attackName[step.type];
  const by =
    (step.by ?? unsaid.attack.by) === "this" ? undefined : noun.reference(step.by ?? unsaid.attack.by, context);
  const article = step.type === "either" ? "an" : "a";
  const head =
    by !== undefined
      ? `${by} makes ${article} ${keyword(name)}`
      : mood === "title"
        ? keyword(name)
        : `make ${article} ${keyword(name)}`;
  const details: string[] = [];
  const sets: string[] = [];
  if (step.damage !== undefined) {
    if ("set" in step.damage) sets.push(`for ${noun.damageOf(step.damage.set, context)}`);
    else
      details.push(
        typeof step.damage.plus === "number"
          ? `${noun.plus(step.damage.plus, context)} damage`
          : `with additional ${noun.damageOf(step.damage.plus, context)}`,
      );
  }
  if (step.distance !== undefined) {
    if ("set" in step.distance)
      sets.push(`at a distance of up to ${noun.countOf(step.distance.set, "square", context)}`);
    else details.push(`${noun.plus(step.distance.plus, context)} to its distance`);
  }
  if (step.withoutEntry === true) details.push("no ranged entry needed");
  if (step.sight === false) details.push("no line of sight needed");
  if (step.besideEnemies === true) details.push("even beside enemies");
  if (step.unpreventable === true) details.push("its damage cannot be prevented");
  if (step.cannotBeDodged === true) details.push("it cannot be dodged");
  const against = implied ? "" : `against ${noun.reference(target, context)}`;
  const text = [spaced(head, against, ...sets), ...details].join(", ");
  if (step.ifDamage === undefined) return text;
  const then = step.ifDamage.map((one) => stepClause(one, "order", context)).join(", then ");
  return `${text}; if it deals damage, ${then}`;
}

/** The attack's own target, which the words "melee attack" imply. */
const impliedTarget = (name: string, context: TextContext): boolean => {
  const bound = context.names.get(name);
  return bound?.role === "target" && !context.stated.includes(name) && bound.number === undefined;
};
