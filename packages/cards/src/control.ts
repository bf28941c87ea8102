/**
 * How the core's steps are carried out: one list after the other, modes, turns. What a game reads and calls by its own words
 * comes in as `ControlWords`; steps that its rules shape (`each`, `may`, `pick`) and its verbs are the game's own.
 */
import type { GameTypes, Input, Next, Procedure, Run } from "@undercroft/kernel";
import type * as ast from "./ast.ts";
import { insideOf, nameOfPlace, type Place, type PlaceRef } from "./places.ts";

export interface ControlLocals {
  /** The steps of one list, with the words of the frame `effect` below. Result: nothing. */
  steps: { readonly list: PlaceRef; next: number };
  /** Choices among the modes of a `choose` step; `left` are the places of those picked, in printed order. Result: nothing. */
  modes: { readonly step: PlaceRef; left: readonly number[] };
  /** A `repeat` step with the turns that are left. Result: nothing. */
  repeat: { readonly step: PlaceRef; left: number };
}

/** For games whose `each` goes over what was there when it began. */
export interface EachLocals {
  /** An `each` step over `things`. `before`: what its name meant outside, or null. Result: nothing. */
  each: {
    readonly step: PlaceRef;
    readonly things: readonly string[];
    readonly before: readonly string[] | null;
    at: number;
  };
}

/** The core's steps that a game carries out in its own way. */
export type GameStep<V extends ast.Vocabulary> = ast.EachStep<V> | ast.MayStep<V> | ast.PickStep<V> | V["verb"];

export interface ControlWords<T extends GameTypes, V extends ast.Vocabulary, E> {
  /** What the words mean in the effect that is being carried out. */
  readonly env: (run: Run<T>) => E;
  /** What stands at a place. @throws Error if there is no such place. */
  readonly text: (run: Run<T>, ref: PlaceRef) => Place<{ readonly is: string; readonly step?: ast.Step<V> }>;
  readonly holds: (run: Run<T>, when: ast.Condition<V>, env: E) => boolean;
  readonly amount: (run: Run<T>, amount: ast.Amount<V>, env: E) => number;
  /** Carries out a step, or begins to; null if all of it is done. The caller goes on at "start". */
  readonly carryOut: (run: Run<T>, env: E, step: GameStep<V>, ref: PlaceRef) => Next<T> | null;
  /** What the rules do between two steps, if anything. The caller goes on at "goOn". */
  readonly between: (run: Run<T>) => Next<T> | null;
  /** Asks who chooses for `count` of the modes `from`; null if there is nobody, and the first are taken. */
  readonly askModes: (
    run: Run<T>,
    step: ast.ChooseStep<V>,
    ref: PlaceRef,
    from: readonly string[],
    count: number,
  ) => Next<T> | null;
  readonly steps: (list: PlaceRef, then: string) => Next<T>;
  readonly modes: (step: PlaceRef) => Next<T>;
  readonly repeat: (step: PlaceRef, left: number) => Next<T>;
  /** A step's return to its caller. */
  readonly over: () => Next<T>;
}

type Procedures<T extends GameTypes> = { readonly [P in keyof ControlLocals]: Procedure<T, ControlLocals[P]> };

const next = <T extends GameTypes>(step: string): Next<T> => ({ kind: "next", step });

export function controlOf<T extends GameTypes, V extends ast.Vocabulary, E>(
  words: ControlWords<T, V, E>,
): Procedures<T> {
  function begin(run: Run<T>, env: E, step: ast.Step<V>, ref: PlaceRef): Next<T> | null {
    if (!isFlow<V>(step)) return words.carryOut(run, env, step, ref);
    switch (step.do) {
      case "sequence":
        return words.steps(insideOf(ref, "steps"), "start");
      case "choose":
        return words.modes(ref);
      case "repeat": {
        const left = words.amount(run, step.times, env);
        return left <= 0 ? null : words.repeat(ref, left);
      }
      case "if":
        if (words.holds(run, step.when, env)) return words.steps(insideOf(ref, "then"), "start");
        return step.else === undefined ? null : words.steps(insideOf(ref, "else"), "start");
      default:
        throw new Error(`unknown step ${JSON.stringify(step satisfies never)}`);
    }
  }

  /** Carries out one step after the other. If one ends the match, the rest is dropped. */
  function goOn(run: Run<T>, locals: ControlLocals["steps"]): Next<T> {
    const env = words.env(run);
    const { parts } = words.text(run, locals.list);
    while (run.state.outcome === null) {
      const part = parts.get(locals.next);
      if (part === undefined) break;
      const { step } = part.what;
      if (step === undefined) throw wrongStep(part.ref);
      locals.next += 1;
      const going = begin(run, env, step, part.ref) ?? words.between(run);
      if (going !== null) return going;
    }
    return words.over();
  }

  return {
    steps: {
      steps: {
        start: (run, locals) => (locals.next === 0 ? null : words.between(run)) ?? goOn(run, locals),
        goOn,
      },
    },
    modes: {
      steps: {
        start: (run, locals) => {
          const { step } = words.text(run, locals.step).what;
          if (step === undefined || !isFlow<V>(step) || step.do !== "choose") throw wrongStep(locals.step);
          const env = words.env(run);
          const open = step.modes.flatMap(({ when }, i) =>
            when === undefined || words.holds(run, when, env) ? [i] : [],
          );
          const count = Math.min(step.count ?? 1, open.length);
          const from = open.map((i) => `m${i}`);
          const asked = open.length === count ? null : words.askModes(run, step, locals.step, from, count);
          if (asked !== null) return asked;
          locals.left = open.slice(0, count);
          return next("carryOut");
        },
        chosen: (_run, locals, input) => {
          locals.left = thingsChosen(input)
            .map((id) => Number(id.slice(1)))
            .sort((a, b) => a - b);
          return next("carryOut");
        },
        carryOut: (_run, locals) => {
          const [mode, ...left] = locals.left;
          if (mode === undefined) return words.over();
          locals.left = left;
          return words.steps(insideOf(locals.step, "modes", mode, "steps"), "carryOut");
        },
      },
    },
    repeat: {
      steps: {
        start: (_run, locals) => {
          if (locals.left <= 0) return words.over();
          locals.left -= 1;
          return words.steps(insideOf(locals.step, "steps"), "start");
        },
      },
    },
  };
}

const isEach = <V extends ast.Vocabulary>(step: ast.Step<V>): step is ast.EachStep<V> => step.do === "each";

/** Carries out an `each` step: its name means one thing after the other. `names`: the bound names of the effect. */
export const eachOf = <T extends GameTypes, V extends ast.Vocabulary, E>(
  { text, steps, over }: Pick<ControlWords<T, V, E>, "text" | "steps" | "over">,
  names: (run: Run<T>) => { [name: string]: readonly string[] },
): Procedure<T, EachLocals["each"]> => ({
  steps: {
    start: (run, locals) => {
      const { step } = text(run, locals.step).what;
      if (step === undefined || !isEach<V>(step)) throw wrongStep(locals.step);
      const name = step.as ?? "it";
      const thing = locals.things[locals.at];
      if (thing === undefined) {
        bindAgain(names(run), name, locals.before);
        return over();
      }
      locals.at += 1;
      names(run)[name] = [thing];
      return steps(insideOf(locals.step, "steps"), "start");
    },
  },
});

type FlowStep<V extends ast.Vocabulary> = ast.SequenceStep<V> | ast.ChooseStep<V> | ast.RepeatStep<V> | ast.IfStep<V>;

function isFlow<V extends ast.Vocabulary>(step: ast.Step<V>): step is FlowStep<V> {
  switch (step.do) {
    case "sequence":
    case "choose":
    case "repeat":
    case "if":
      return true;
    default:
      return false;
  }
}

export const wrongStep = (ref: PlaceRef): Error => new Error(`the step at ${nameOfPlace(ref)} is of another kind`);

/** The things that were chosen; none if whoever was asked has left. */
export function thingsChosen<T extends GameTypes>(input: Input<T>): readonly string[] {
  if (input.kind !== "answer" || !isChoice(input.answer)) return [];
  return input.answer.things;
}

const isChoice = (answer: unknown): answer is { readonly things: readonly string[] } =>
  typeof answer === "object" && answer !== null && "do" in answer && answer.do === "choose";

/** How many things of those that are there a `pick` step takes, of which `stated` is the number it says. */
export function boundsOfPick<V extends ast.Vocabulary>(
  step: ast.PickStep<V>,
  stated: number,
  there: number,
): { readonly min: number; readonly max: number } {
  const max = Math.min(stated, there);
  return { min: step.upTo === undefined ? max : step.count === undefined ? 0 : Math.min(1, max), max };
}

/** Chance picks so many of some things, in the order in which they come. */
export function drawnFrom<T extends GameTypes>(run: Run<T>, from: readonly string[], count: number): readonly string[] {
  const left = [...from];
  const picked: string[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(run.draw("pick", left.length), 1));
  return picked;
}

/** Inside a step a name meant something else: it means what it did before, or nothing. */
export function bindAgain(
  names: { [name: string]: readonly string[] },
  name: string,
  before: readonly string[] | null,
): void {
  if (before === null) delete names[name];
  else names[name] = before;
}
