/** The texts of cards in words, made from their data: steps, amounts, conditions, changes, prices. */
import { figure } from "@undercroft/table";
import type { Amount, Change, Condition, Price, Selector, Step, Threat, Use } from "../engine/index.ts";
import { payments } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** A number with its sign. */
export const signed = (plus: number): string => (plus < 0 ? figure(plus) : `+${plus}`);

export const threatWords = ({ score, number }: Threat): string =>
  say("card.threat", { score: say(`score.${score}`), number });

/** Whom or what a selector names; a name that a text has bound is what was chosen. */
function namedWords(what: Selector): string {
  if (typeof what === "string") return say(what === "hero" ? "who.it" : what === "you" ? "who.you" : "who.chosen");
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

/** A gain or a loss with its sign, where the number is known. */
const plusWords = (what: Amount): string => (typeof what === "number" ? signed(what) : `+${amountWords(what)}`);

export function conditionWords(when: Condition): string {
  if ("all" in when) return when.all.map(conditionWords).join(` ${say("and")} `);
  if ("any" in when) return when.any.map(conditionWords).join(` ${say("or")} `);
  if ("not" in when) return say("when.not", { when: conditionWords(when.not) });
  if ("exists" in when) return say("when.exists", { what: namedWords(when.exists), count: when.atLeast ?? 1 });
  if ("stands" in when)
    return say("when.stands", { who: namedWords(when.who ?? "hero"), where: say(`kind.${when.stands}`) });
  if ("tipped" in when) return say("when.tipped", { who: namedWords(when.tipped) });
  if ("turnOf" in when) return say("when.turn", { who: namedWords(when.turnOf) });
  const is = amountWords(when.compare);
  const bounds = (["atLeast", "atMost", "exactly"] as const).flatMap((bound) => {
    const to = when[bound];
    return to === undefined ? [] : [say(`when.${bound}`, { is, to: amountWords(to) })];
  });
  return bounds.join(` ${say("and")} `);
}

export function changeWords(change: Change): string {
  if ("score" in change)
    return whileWords(say("card.change", { score: say(`score.${change.score}`), plus: signed(change.plus) }), change);
  if ("limit" in change) return say(`change.limit-${change.limit}`, { plus: signed(change.plus) });
  if ("movements" in change) return say("change.movements", { plus: signed(change.movements) });
  if ("against" in change)
    return whileWords(
      say("change.against", { plus: signed(change.plus), what: say(`danger.${change.against}`) }),
      change,
    );
  if ("ignores" in change) return say(`change.ignores-${change.ignores}`);
  return say(`change.forbids-${change.forbids}`);
}

const whileWords = (words: string, { while: when }: { readonly while?: Condition }): string =>
  when === undefined ? words : say("change.while", { words, when: conditionWords(when) });

export function priceWords(price: Price): string {
  return payments
    .flatMap((what) => {
      const count = price[what];
      return count === undefined ? [] : [say(`price.${what}`, { count })];
    })
    .join(", ");
}

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
      const costs = (step.costs ?? []).map(({ pay, amount }) => say(`price.${pay}`, { count: amount })).join(", ");
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
      return to(say("step.recover", { count: amountWords(step.life) }), step.to);
    case "life":
      return to(say("step.life", { plus: plusWords(step.plus) }), step.to);
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
      return to(say(`step.${step.do}`, { plus: plusWords(step.plus) }), step.to);
    case "guard":
      return say("step.guard", { plus: plusWords(step.plus) });
    case "draw":
      return to(say("step.draw", { count: amountWords(step.cards) }), step.to);
    case "discard":
      return to(say(`step.discard-${step.from}`, { count: amountWords(step.cards) }), step.to);
    case "move":
      return to(
        say("step.move", { where: typeof step.into === "string" ? say("spaces.chosen") : namedWords(step.into) }),
        step.to,
      );
    case "this-turn":
      return to(say("step.this-turn", { changes: step.changes.map(changeWords).join(", ") }), step.to);
    case "reroll":
    case "open-doors":
      return to(say(`step.${step.do}`), step.to);
    case "turn-aside":
      return say("step.turn-aside");
    default:
      return coreWords(step);
  }
}

export const stepsWords = (steps: readonly Step[]): string => steps.map(stepWords).join(", ");

/** An effect of a card in play: when, for what, what it does. */
export function usageWords({ timing = "anytime", price, when, oncePerTurn, spends, steps }: Use): string {
  const parts = [
    say(`timing.${timing}`),
    ...(oncePerTurn === true ? [say("use.once")] : []),
    ...(when === undefined ? [] : [say("use.when", { when: conditionWords(when) })]),
    ...(price === undefined ? [] : [priceWords(price)]),
    ...(spends === undefined ? [] : [say(`use.spends-${spends}`)]),
  ];
  return say("use.does", { how: parts.join(", "), steps: stepsWords(steps) });
}
