/** How the core's steps, amounts and conditions are put into words, in any language that gives its phrases. */
import type { Amount, Condition, CoreAmount, CoreCondition, CoreStep, Selector, Step, Vocabulary } from "../ast.ts";

/** "do it" as an order to the reader, or as something that may be done; "title" is an order that opens a sentence. */
export type Mood = "title" | "order" | "wish";

/** The phrases of one language. All take and give clauses: no capital, no full stop. */
export interface Phrases {
  readonly then: (steps: readonly string[]) => string;
  readonly choose: (modes: readonly string[], count: number, by: string | undefined, mood: Mood) => string;
  readonly when: (condition: string, body: string) => string;
  readonly each: (things: string, body: string) => string;
  readonly repeat: (times: string, literal: number | undefined, body: string) => string;
  readonly if: (condition: string, then: string, otherwise: string | undefined) => string;
  readonly may: (
    by: string | undefined,
    costs: readonly string[],
    body: string,
    otherwise: string | undefined,
  ) => string;
  readonly all: (conditions: readonly string[]) => string;
  readonly any: (conditions: readonly string[]) => string;
  readonly not: (condition: string) => string;
}

/** What a game's words say in that language. */
export interface Speaker<V extends Vocabulary> {
  readonly step: (step: Step<V>, mood: Mood) => string;
  readonly pick: (step: Extract<CoreStep<V>, { do: "pick" }>, mood: Mood) => string;
  readonly condition: (condition: Condition<V>) => string;
  readonly exists: (things: Selector<V>, atLeast: number) => string;
  readonly compare: (condition: Extract<CoreCondition<V>, { compare: unknown }>) => string;
  readonly amount: (amount: Amount<V>) => string;
  /** "each enemy creature" after "for". */
  readonly eachOf: (things: Selector<V>) => string;
  /** The seat that decides, in the nominative. */
  readonly seat: (seat: Selector<V>) => string;
  readonly cost: (cost: V["cost"], mood: Mood) => string;
}

/** The part of a speaker that a game's own words make up. */
export type OwnWords<V extends Vocabulary> = Pick<Speaker<V>, "step" | "condition" | "cost">;

/** A core step as a clause. */
export function composeStep<V extends Vocabulary>(
  step: CoreStep<V>,
  mood: Mood,
  phrases: Phrases,
  speaker: Speaker<V>,
): string {
  const body = (steps: readonly Step<V>[], inner: Mood = mood === "wish" ? "wish" : "order"): string =>
    phrases.then(steps.map((one) => speaker.step(one, inner)));
  const seat = (by: Selector<V> | undefined): string | undefined =>
    by === undefined || by === "you" ? undefined : speaker.seat(by);
  switch (step.do) {
    case "sequence":
      return body(step.steps);
    case "choose": {
      const modes = step.modes.map((mode) => {
        const text = body(mode.steps, "wish");
        return mode.when === undefined ? text : phrases.when(speaker.condition(mode.when), text);
      });
      return phrases.choose(modes, step.count ?? 1, seat(step.by), mood);
    }
    case "each":
      return phrases.each(speaker.eachOf(step.of), body(step.steps));
    case "repeat": {
      const literal = typeof step.times === "number" ? step.times : undefined;
      return phrases.repeat(speaker.amount(step.times), literal, body(step.steps));
    }
    case "if":
      return phrases.if(
        speaker.condition(step.when),
        body(step.then),
        step.else === undefined ? undefined : body(step.else),
      );
    case "may": {
      const costs = (step.costs ?? []).map((cost) => speaker.cost(cost, "wish"));
      const otherwise = step.otherwise === undefined ? undefined : body(step.otherwise, "order");
      const by = seat(step.by);
      const inner = by === undefined && costs.length === 0 ? "wish" : "order";
      return phrases.may(by, costs, body(step.steps, inner), otherwise);
    }
    case "pick":
      return speaker.pick(step, mood);
  }
}

const coreSteps: ReadonlySet<string> = new Set<CoreStep<Vocabulary>["do"]>([
  "sequence",
  "choose",
  "each",
  "repeat",
  "if",
  "may",
  "pick",
]);

/** It is one of the core's steps, not a verb of the game's own. */
export const isCoreStep = <V extends Vocabulary>(step: Step<V>): step is CoreStep<V> => coreSteps.has(step.do);

const coreAmounts = ["sum", "minus", "times", "min", "max", "half", "count"] as const;

/** It is one of the core's amounts, not of the game's own. */
export const isCoreAmount = <V extends Vocabulary>(value: CoreAmount<V> | V["amount"]): value is CoreAmount<V> =>
  coreAmounts.some((key) => key in value);

/** A core condition as a clause. */
export function composeCondition<V extends Vocabulary>(
  condition: CoreCondition<V>,
  phrases: Phrases,
  speaker: Speaker<V>,
): string {
  if ("all" in condition) return phrases.all(condition.all.map(speaker.condition));
  if ("any" in condition) return phrases.any(condition.any.map(speaker.condition));
  if ("not" in condition) return phrases.not(speaker.condition(condition.not));
  if ("exists" in condition) return speaker.exists(condition.exists, condition.atLeast ?? 1);
  return speaker.compare(condition);
}
