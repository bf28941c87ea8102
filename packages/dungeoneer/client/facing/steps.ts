/** The texts of cards in words, made from their data: steps, amounts, conditions, changes, prices. */
import { figure } from "@undercroft/table";
import type { Amount, Change, Condition, Price, Selector, Step, Threat, Use } from "../engine/index.ts";
import { payments } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** Things after each other: "a, b and c". */
export function listed(parts: readonly string[]): string {
  const [last = ""] = parts.slice(-1);
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${say("and")} ${last}`;
}

/** A number with its sign. */
export const signed = (plus: number): string => (plus < 0 ? figure(plus) : `+${plus}`);

export const threatWords = ({ score, number }: Threat): string =>
  say("card.threat", { score: say(`score.${score}`), number });

/** Names that every text knows, and the one of whoever an `each` is about. */
const NAMED: Readonly<Record<string, "who.it" | "who.you" | "who.that">> = {
  hero: "who.it",
  you: "who.you",
  it: "who.that",
};

/** Whom or what a selector names; a name that a text has bound is what was chosen. */
function namedWords(what: Selector): string {
  if (typeof what === "string") return say(NAMED[what] ?? "who.chosen");
  if ("spaces" in what) return say(`spaces.${what.spaces}`);
  return say(what.others === true ? `heroes.${what.heroes}-others` : `heroes.${what.heroes}`);
}

export function amountWords(what: Amount): string {
  if (typeof what === "number") return figure(what);
  if ("score" in what) return say(`score.${what.score}`);
  if ("has" in what) return say(`has.${what.has}`);
  if ("count" in what) return say("amount.count", { what: namedWords(what.count) });
  if ("half" in what) return say("amount.half", { what: amountWords(what.half) });
  if ("minus" in what) return what.minus.map(amountWords).join(" − ");
  if ("times" in what) return what.times.map(amountWords).join(" × ");
  if ("sum" in what) return what.sum.map(amountWords).join(" + ");
  const [words, parts] = "min" in what ? (["amount.min", what.min] as const) : (["amount.max", what.max] as const);
  return say(words, { what: parts.map(amountWords).join(", ") });
}

/** A gain or a loss, or as much as an amount comes to where no number is known. */
function plusWords(what: "glory" | "peril" | "movements" | "bonus" | "life", plus: Amount): string {
  if (typeof plus === "number") return say(`step.${what}-${plus < 0 ? "less" : "more"}`, { count: Math.abs(plus) });
  const count = amountWords(plus);
  if (what === "bonus") return say("step.bonus-gain", { count });
  return say("step.gain", { what: say(what === "life" ? "score.life" : `has.${what}`), count });
}

export function conditionWords(when: Condition): string {
  if ("all" in when) return when.all.map(conditionWords).join(` ${say("and")} `);
  if ("any" in when) return when.any.map(conditionWords).join(` ${say("or")} `);
  if ("not" in when) return say("when.not", { when: conditionWords(when.not) });
  if ("exists" in when) return say("when.exists", { what: namedWords(when.exists), count: when.atLeast ?? 1 });
  if ("stands" in when)
    return say("when.stands", { who: namedWords(when.who ?? "hero"), where: say(`stands.${when.stands}`) });
  if ("tipped" in when) return say("when.tipped", { who: namedWords(when.tipped) });
  if ("turnOf" in when) return say("when.turn", { who: namedWords(when.turnOf) });
  const is = amountWords(when.compare);
  const has = typeof when.compare === "object" && "has" in when.compare ? ("has-" as const) : "";
  const bounds = (["atLeast", "atMost", "exactly"] as const).flatMap((bound) => {
    const to = when[bound];
    return to === undefined ? [] : [say(`when.${has}${bound}`, { is, to: amountWords(to) })];
  });
  return bounds.join(` ${say("and")} `);
}

function changeWords(change: Change): string {
  if ("score" in change) return say("card.change", { score: say(`score.${change.score}`), plus: signed(change.plus) });
  if ("limit" in change)
    return say(`change.limit-${change.limit}-${change.plus < 0 ? "less" : "more"}`, { count: Math.abs(change.plus) });
  if ("movements" in change)
    return say("change.movements", { plus: signed(change.movements), count: Math.abs(change.movements) });
  if ("against" in change)
    return say("change.against", { plus: signed(change.plus), what: say(`danger.${change.against}`) });
  if ("ignores" in change) return say(`change.ignores-${change.ignores}`);
  return say(`change.forbids-${change.forbids}`);
}

const whileOf = (change: Change): Condition | undefined => ("while" in change ? change.while : undefined);

/** Changes of a card; what holds under one condition is told together. */
export function changesWords(changes: readonly Change[]): string {
  const terms = [...new Set(changes.map((change) => JSON.stringify(whileOf(change))))];
  return terms
    .map((term) => {
      const together = changes.filter((change) => JSON.stringify(whileOf(change)) === term);
      const words = together.map(changeWords).join(", ");
      const [first] = together;
      const when = first === undefined ? undefined : whileOf(first);
      return when === undefined ? words : say("change.while", { words, when: conditionWords(when) });
    })
    .join(", ");
}

export const priceWords = (price: Price): string =>
  listed(
    payments.flatMap((what) => {
      const count = price[what];
      return count === undefined ? [] : [say(`price.${what}`, { count })];
    }),
  );

/** Where somebody is moved to. */
const intoWords = (where: Selector): string =>
  say(typeof where === "object" && "spaces" in where ? `into.${where.spaces}` : "into.chosen");

/** To whom a verb is done, if it is not the hero whom the text concerns. */
function to(words: string, whom: Selector | undefined): string {
  // Whom an `each` is about was named just before.
  return whom === undefined || whom === "hero" || whom === "it"
    ? words
    : say("step.to", { whom: namedWords(whom), words });
}

function coreWords(
  step: Extract<Step, { readonly do: "sequence" | "choose" | "each" | "repeat" | "if" | "may" | "pick" }>,
): string {
  switch (step.do) {
    case "sequence":
      return stepsWords(step.steps);
    case "choose":
      return say("step.choose", {
        count: step.count ?? 1,
        modes: step.modes.map(({ steps }) => stepsWords(steps)).join("; "),
      });
    case "each":
      return say("step.each", { of: namedWords(step.of), steps: stepsWords(step.steps) });
    case "repeat":
      return say("step.repeat", { times: amountWords(step.times), steps: stepsWords(step.steps) });
    case "if": {
      const words = say("step.if", { when: conditionWords(step.when), then: stepsWords(step.then) });
      return step.else === undefined ? words : say("step.else", { words, steps: stepsWords(step.else) });
    }
    case "may": {
      const costs = listed((step.costs ?? []).map(({ pay, amount }) => say(`price.${pay}`, { count: amount })));
      const words =
        costs === ""
          ? say("step.may", { steps: stepsWords(step.steps) })
          : say("step.may-for", { costs, steps: stepsWords(step.steps) });
      return step.otherwise === undefined ? words : say("step.else", { words, steps: stepsWords(step.otherwise) });
    }
    case "pick":
      return say("step.pick", { from: namedWords(step.from) });
  }
}

function stepWords(step: Step): string {
  switch (step.do) {
    case "wound":
      return to(
        typeof step.wounds === "number"
          ? say("step.wound", { count: step.wounds })
          : say("step.wound-many", { count: amountWords(step.wounds) }),
        step.to,
      );
    case "recover":
      return to(
        typeof step.life === "number"
          ? say("step.recover", { count: step.life })
          : say("step.recover-many", { count: amountWords(step.life) }),
        step.to,
      );
    case "life":
      return to(plusWords("life", step.plus), step.to);
    case "tip":
      return to(
        step.threat === undefined ? say("step.tip") : say("step.tip-threat", { threat: threatWords(step.threat) }),
        step.to,
      );
    case "untip":
      return to(say("step.untip"), step.to);
    case "glory":
    case "peril":
    case "movements":
    case "bonus":
      return to(plusWords(step.do, step.plus), step.to);
    case "guard":
      return plusWords("bonus", step.plus);
    case "draw":
      return to(
        typeof step.cards === "number"
          ? say("step.draw", { count: step.cards })
          : say("step.draw-many", { count: amountWords(step.cards) }),
        step.to,
      );
    case "discard":
      return to(
        typeof step.cards === "number"
          ? say(`step.discard-${step.from}`, { count: step.cards })
          : say("step.discard-many", { what: say(`has.${step.from}`), count: amountWords(step.cards) }),
        step.to,
      );
    case "move":
      return to(say("step.move", { where: intoWords(step.into) }), step.to);
    case "this-turn":
      return to(say("step.this-turn", { changes: changesWords(step.changes) }), step.to);
    case "reroll":
    case "open-doors":
      return to(say(`step.${step.do}`), step.to);
    case "turn-aside":
      return say("step.turn-aside");
    default:
      return coreWords(step);
  }
}

/** A step together with the next one, where one says of what is chosen what the other does with it. */
function pairWords(step: Step, next: Step | undefined): string | null {
  if (step.do !== "pick" || next?.do !== "move" || next.into !== step.as) return null;
  return to(say("step.move", { where: intoWords(step.from) }), next.to);
}

export function stepsWords(steps: readonly Step[]): string {
  const parts = steps.flatMap((step, i) => {
    const before = steps[i - 1];
    if (before !== undefined && pairWords(before, step) !== null) return [];
    return [pairWords(step, steps[i + 1]) ?? stepWords(step)];
  });
  return listed(parts);
}

/** Words as a sentence begins with them. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** An effect of a card in play: when, for what, what it does. */
export function usageWords({ timing = "anytime", price, when, oncePerTurn, spends, steps }: Use): string {
  const pays = [
    ...(price === undefined ? [] : [priceWords(price)]),
    ...(spends === undefined ? [] : [say(`use.spends-${spends}`)]),
  ];
  const parts = [
    say(`timing.${timing}`),
    ...(oncePerTurn === true ? [say("use.once")] : []),
    ...(when === undefined ? [] : [say("use.when", { when: conditionWords(when) })]),
    ...(pays.length === 0 ? [] : [say("use.for", { price: listed(pays) })]),
  ];
  return say("use.does", { how: parts.join(", "), steps: stepsWords(steps) });
}
