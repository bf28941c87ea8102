/** The schemas of the core's nodes, put together with a game's words. */
import * as z from "zod/mini";
import type {
  ActivatedPower,
  Amount,
  AmountRange,
  Condition,
  CoreAmount,
  CoreCondition,
  CoreStep,
  Limit,
  LocalText,
  Power,
  Reference,
  ReplacementPower,
  Selector,
  StaticPower,
  Step,
  TriggeredPower,
  Vocabulary,
} from "./ast.ts";
import { keyed, later, optional, orPlain, type Schema, strict, tagged, together, type WordSet } from "./schema.ts";
import type { NodeKeys } from "./walk.ts";

/** The schemas of a game's own words. */
export interface WordSchemas<V extends Vocabulary, Action> {
  readonly verb: WordSet<V["verb"]>;
  readonly query: WordSet<V["query"]>;
  readonly amount: WordSet<V["amount"]>;
  readonly condition: WordSet<V["condition"]>;
  readonly cost: WordSet<V["cost"]>;
  readonly event: WordSet<V["event"]>;
  readonly replaceable: WordSet<V["replaceable"]>;
  readonly rule: WordSet<V["rule"]>;
  readonly response: Schema<V["response"]>;
  readonly window: Schema<V["window"]>;
  readonly kind: Schema<V["kind"]>;
  readonly action: Schema<Action>;
  /** The game's own kinds of power, if it has others than the core. */
  readonly powers?: WordSet<unknown>;
}

/** What both the game's words and its cards are built from. */
export interface CoreSchemas<V extends Vocabulary, Action> {
  readonly reference: Schema<Reference>;
  readonly selector: Schema<Selector<V>>;
  readonly amount: Schema<Amount<V>>;
  readonly range: Schema<AmountRange<V>>;
  readonly condition: Schema<Condition<V>>;
  readonly step: Schema<Step<V>>;
  readonly steps: Schema<Step<V>[]>;
  readonly power: Schema<Power<V, Action>>;
  readonly staticPower: Schema<StaticPower<V>>;
  readonly activatedPower: Schema<ActivatedPower<V, Action>>;
  readonly triggeredPower: Schema<TriggeredPower<V, Action>>;
  readonly replacementPower: Schema<ReplacementPower<V>>;
  /** Every word of the language, by the key that tells it apart: for documents and coverage lists. */
  readonly nodeKeys: () => NodeKeys;
}

const maximum = 1_000_000;

export const whole: Schema<number> = z.int().check(z.minimum(-maximum), z.maximum(maximum));
export const positive: Schema<number> = z.int().check(z.minimum(1), z.maximum(maximum));
export const natural: Schema<number> = z.int().check(z.minimum(0), z.maximum(maximum));

/** A bound name: none of those that every table has anyway. */
export const reference: Schema<Reference> = z.string().check(
  z.regex(/^[a-z][a-zA-Z0-9]{0,30}$/, "a name starts with a lower-case letter and holds letters and digits"),
  z.refine((name) => !(name in Object.prototype), "this name is taken: choose another one"),
);

/** A list with at least one entry. */
export const some = <T>(item: Schema<T>): Schema<T[]> =>
  z.array(item).check(z.minLength(1, "an empty list does nothing"));

export const localText: Schema<LocalText> = strict({
  en: z.string().check(z.minLength(1), z.maxLength(400)),
  ru: z.string().check(z.minLength(1), z.maxLength(400)),
});

export function cardSchemas<V extends Vocabulary, Action>(
  game: (core: CoreSchemas<V, Action>) => WordSchemas<V, Action>,
): CoreSchemas<V, Action> {
  let made: WordSchemas<V, Action> | undefined;
  const words = (): WordSchemas<V, Action> => {
    made ??= game(core);
    return made;
  };

  const selector: Schema<Selector<V>> = orPlain(reference, () => words().query);
  const amount: Schema<Amount<V>> = orPlain(whole, () => amounts());
  const condition: Schema<Condition<V>> = later(() => conditions().schema);
  const step: Schema<Step<V>> = later(() => allSteps().schema);
  const steps = some(step);
  const cost = later(() => words().cost.schema);
  const costs = some(cost);
  const actions = some(later(() => words().action));
  const rangeShape = { atLeast: optional(amount), atMost: optional(amount), exactly: optional(amount) };

  const coreAmount: WordSet<CoreAmount<V>> = keyed({
    sum: { sum: some(amount) },
    minus: { minus: z.tuple([amount, amount]) },
    times: { times: z.tuple([amount, amount]) },
    min: { min: some(amount) },
    max: { max: some(amount) },
    half: { half: amount, to: optional(positive) },
    count: { count: selector },
  });
  const coreCondition: WordSet<CoreCondition<V>> = keyed({
    all: { all: some(condition) },
    any: { any: some(condition) },
    not: { not: condition },
    exists: { exists: selector, atLeast: optional(positive) },
    compare: { compare: amount, ...rangeShape },
  });
  const coreStep: WordSet<CoreStep<V>> = tagged("do", {
    sequence: { steps },
    choose: {
      modes: z.array(strict({ when: optional(condition), steps })).check(z.minLength(2, "a choice needs two modes")),
      count: optional(positive),
      by: optional(selector),
    },
    each: { of: selector, as: optional(reference), steps },
    repeat: { times: amount, steps },
    if: { when: condition, then: steps, else: optional(steps) },
    may: { by: optional(selector), costs: optional(costs), steps, otherwise: optional(steps) },
    pick: {
      from: selector,
      as: reference,
      count: optional(amount),
      upTo: optional(amount),
      by: optional(selector),
      random: optional(z.literal(true)),
    },
  });

  const once = <T>(make: () => T): (() => T) => {
    let value: T | undefined;
    return () => {
      value ??= make();
      return value;
    };
  };
  const amounts = once(() => together(coreAmount, words().amount));
  const conditions = once(() => together(coreCondition, words().condition));
  const allSteps = once(() => together(coreStep, words().verb));

  const limit: Schema<Limit<V>> = strict({ times: positive, per: later(() => words().window) });
  const yes = optional(z.literal(true));
  const staticShape = { rules: some(later(() => words().rule.schema)), while: optional(condition) };
  const activatedShape = {
    kind: optional(later(() => words().kind)),
    tap: yes,
    costs: optional(costs),
    when: optional(condition),
    respondsTo: optional(later(() => words().response)),
    limit: optional(limit),
    actions,
  };
  const triggeredShape = {
    on: later(() => words().event.schema),
    when: optional(condition),
    may: yes,
    tap: yes,
    costs: optional(costs),
    limit: optional(limit),
    actions,
  };
  const replacementShape = {
    would: later(() => words().replaceable.schema),
    when: optional(condition),
    may: yes,
    costs: optional(costs),
    limit: optional(limit),
    instead: z.array(step),
  };
  const power: WordSet<Power<V, Action>> = tagged("power", {
    static: staticShape,
    activated: activatedShape,
    triggered: triggeredShape,
    replacement: replacementShape,
  });
  const core: CoreSchemas<V, Action> = {
    reference,
    selector,
    amount,
    range: strict(rangeShape),
    condition,
    step,
    steps,
    power: power.schema,
    staticPower: tagged("power", { static: staticShape }).schema,
    activatedPower: tagged("power", { activated: activatedShape }).schema,
    triggeredPower: tagged("power", { triggered: triggeredShape }).schema,
    replacementPower: tagged("power", { replacement: replacementShape }).schema,
    nodeKeys: () => ({
      tags: {
        do: names(allSteps()),
        rule: names(words().rule),
        on: [...names(words().event), ...names(words().replaceable)],
        pay: names(words().cost),
        power: names(words().powers ?? power),
      },
      keys: [...names(amounts()), ...names(conditions()), ...names(words().query)],
    }),
  };
  return core;
}

const names = (set: WordSet<unknown>): readonly string[] => [...set.options.keys()];
