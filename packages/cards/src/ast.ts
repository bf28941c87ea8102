/**
 * The game-free core of the card language. A card is a tree of plain JSON: steps that happen in order, amounts that are
 * read when a step needs them, conditions, and selectors that name things. A game adds its own words by filling in a
 * `Vocabulary`; the core knows how words are put together and nothing of what they do.
 */

/** The words that a game adds to each kind of node. */
export interface Vocabulary {
  /** What a step may do besides the core's steps: objects told apart by `do`. */
  verb: { readonly do: string };
  /** What a selector may be besides a bound name: objects told apart by a key of their own. */
  query: object;
  /** Amounts besides the core's: objects told apart by a key of their own. */
  amount: object;
  /** Conditions besides the core's: objects told apart by a key of their own. */
  condition: object;
  /** What may have to be paid: objects told apart by `pay`. */
  cost: { readonly pay: string };
  /** Public events that a trigger may wait for: objects told apart by `on`. */
  event: { readonly on: string };
  /** Events that may be replaced before they happen: a part of `event`. */
  replaceable: { readonly on: string };
  /** Continuous rules that a static power or a duration holds up: objects told apart by `rule`. */
  rule: { readonly rule: string };
  /** What an action that is responded to may have to be like. */
  response: object;
  /** How long an effect lasts. */
  duration: string;
  /** The windows of a "once per ..." limit. */
  window: string;
  /** The kinds of action that the game knows. */
  kind: string;
}

/**
 * A bound name: a word the game binds itself ("this", "you") or one that a target, `each` or `pick` has bound.
 * It starts with a lower-case letter and holds letters and digits.
 */
export type Reference = string;

/** Names one or more things of one kind. */
export type Selector<V extends Vocabulary> = Reference | V["query"];

/** A whole number, read when the step that holds it is carried out. */
export type Amount<V extends Vocabulary> = number | CoreAmount<V> | V["amount"];

export type CoreAmount<V extends Vocabulary> =
  | { readonly sum: readonly Amount<V>[] }
  /** The first less the second, never below 0. */
  | { readonly minus: readonly [Amount<V>, Amount<V>] }
  | { readonly times: readonly [Amount<V>, Amount<V>] }
  | { readonly min: readonly Amount<V>[] }
  | { readonly max: readonly Amount<V>[] }
  /** Half, rounded down to a multiple of `to` (1 if not said). */
  | { readonly half: Amount<V>; readonly to?: number }
  /** How many things the selector names. */
  | { readonly count: Selector<V> };

export type Condition<V extends Vocabulary> = CoreCondition<V> | V["condition"];

export type CoreCondition<V extends Vocabulary> =
  | { readonly all: readonly Condition<V>[] }
  | { readonly any: readonly Condition<V>[] }
  | { readonly not: Condition<V> }
  /** At least `atLeast` things (1 if not said) are named by the selector. */
  | { readonly exists: Selector<V>; readonly atLeast?: number }
  | ({ readonly compare: Amount<V> } & AmountRange<V>);

/** All bounds that are said must hold. */
export interface AmountRange<V extends Vocabulary> {
  readonly atLeast?: Amount<V>;
  readonly atMost?: Amount<V>;
  readonly exactly?: Amount<V>;
}

export type Step<V extends Vocabulary> = CoreStep<V> | V["verb"];

export type CoreStep<V extends Vocabulary> =
  | SequenceStep<V>
  | ChooseStep<V>
  | EachStep<V>
  | RepeatStep<V>
  | IfStep<V>
  | MayStep<V>
  | PickStep<V>;

/** The steps one after another: groups them where one step is expected. */
export interface SequenceStep<V extends Vocabulary> {
  readonly do: "sequence";
  readonly steps: readonly Step<V>[];
}

/** `by` (the player of the effect if not said) picks `count` different modes (1 if not said), which happen in printed order. */
export interface ChooseStep<V extends Vocabulary> {
  readonly do: "choose";
  readonly modes: readonly Mode<V>[];
  readonly count?: number;
  readonly by?: Selector<V>;
}

/** A mode whose `when` does not hold cannot be picked. */
export interface Mode<V extends Vocabulary> {
  readonly when?: Condition<V>;
  readonly steps: readonly Step<V>[];
}

/** The things are listed once, before the first turn of the loop; `as` ("it" if not said) is bound to each in turn. */
export interface EachStep<V extends Vocabulary> {
  readonly do: "each";
  readonly of: Selector<V>;
  readonly as?: Reference;
  readonly steps: readonly Step<V>[];
}

/** `times` is read once, before the first turn. */
export interface RepeatStep<V extends Vocabulary> {
  readonly do: "repeat";
  readonly times: Amount<V>;
  readonly steps: readonly Step<V>[];
}

export interface IfStep<V extends Vocabulary> {
  readonly do: "if";
  readonly when: Condition<V>;
  readonly then: readonly Step<V>[];
  readonly else?: readonly Step<V>[];
}

/** `by` (the player of the effect if not said) may pay the costs, if any, for the steps; `otherwise` happens if they do not. */
export interface MayStep<V extends Vocabulary> {
  readonly do: "may";
  readonly by?: Selector<V>;
  readonly costs?: readonly V["cost"][];
  readonly steps: readonly Step<V>[];
  readonly otherwise?: readonly Step<V>[];
}

/**
 * Chooses while the effect resolves (a target is chosen when it is played): `count` things (1 if not said, all there
 * are if fewer), or any number up to `upTo`. `by` chooses, or chance if `random`. Binds `as`.
 */
export interface PickStep<V extends Vocabulary> {
  readonly do: "pick";
  readonly from: Selector<V>;
  readonly as: Reference;
  readonly count?: Amount<V>;
  readonly upTo?: Amount<V>;
  readonly by?: Selector<V>;
  readonly random?: true;
}

/** How often a power may be used in a window of time. */
export interface Limit<V extends Vocabulary> {
  readonly times: number;
  readonly per: V["window"];
}

export type Power<V extends Vocabulary, Action> =
  | StaticPower<V>
  | ActivatedPower<V, Action>
  | TriggeredPower<V, Action>
  | ReplacementPower<V>;

/** Holds all the time, or as long as `while` is true. */
export interface StaticPower<V extends Vocabulary> {
  readonly power: "static";
  readonly rules: readonly V["rule"][];
  readonly while?: Condition<V>;
}

/** Used by its controller as an action of its kind. */
export interface ActivatedPower<V extends Vocabulary, Action> {
  readonly power: "activated";
  readonly kind?: V["kind"];
  /** The tap symbol. */
  readonly tap?: true;
  readonly costs?: readonly V["cost"][];
  readonly when?: Condition<V>;
  /** It can only be used in response to such an action. */
  readonly respondsTo?: V["response"];
  readonly limit?: Limit<V>;
  readonly actions: readonly Action[];
}

/** Answers an event with an action. */
export interface TriggeredPower<V extends Vocabulary, Action> {
  readonly power: "triggered";
  readonly on: V["event"];
  readonly when?: Condition<V>;
  /** Its controller decides; without it the power is mandatory. */
  readonly may?: true;
  readonly tap?: true;
  readonly costs?: readonly V["cost"][];
  readonly limit?: Limit<V>;
  readonly actions: readonly Action[];
}

/** Something else happens in place of an event. An empty `instead` means that nothing happens. */
export interface ReplacementPower<V extends Vocabulary> {
  readonly power: "replacement";
  readonly would: V["replaceable"];
  readonly when?: Condition<V>;
  readonly may?: true;
  readonly costs?: readonly V["cost"][];
  readonly limit?: Limit<V>;
  readonly instead: readonly Step<V>[];
}

/** A card's name, as printed, always in the nominative. */
export interface LocalText {
  readonly en: string;
  readonly ru: string;
}
