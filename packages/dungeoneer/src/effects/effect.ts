/** The interpreter of the cards' texts (design rule 5): the frame `effect` holds what the words mean, above it lie lists of steps in progress. */
import {
  boundsOfPick,
  type ControlWords,
  controlOf,
  drawnFrom,
  eachOf,
  type GameStep,
  insideOf,
  type PlaceRef,
  thingsChosen,
  wrongStep,
} from "@undercroft/cards";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, type Dg, done, nothing, type Run } from "../procedures.ts";
import type { Selector, Step, Words } from "../vocabulary/index.ts";
import { canPackPay, payForPack } from "../wandering/prices.ts";
import type { Env } from "./env.ts";
import { excessNext } from "./excess.ts";
import { effectNow } from "./frame.ts";
import type { EffectLocals } from "./locals.ts";
import { canPay, payCosts, priceOf } from "./paying.ts";
import { amount, heroesNamed, heroOf, holds, select } from "./read.ts";
import { resolveText, stepAt } from "./text.ts";
import { carryOut } from "./verbs.ts";

type Next = ReturnType<typeof call>;

/** An effect begins; its result arrives at `then`. */
export const effectOf = (text: PlaceRef, env: Env, then: string): Next =>
  call({ procedure: "effect", locals: { text, env, wounds: 0, turnedAside: false } }, then);

const list = (steps: PlaceRef, then = "start"): Next =>
  call({ procedure: "steps", locals: { list: steps, next: 0 } }, then);

/** Whether a Pack is meant by it (dg.ruling.wandering-challenge). */
const isPack = ({ member }: Env, named: Selector): boolean => member !== null && named === "hero";

/** The monster through which a Pack pays, where a text befalls one: with its own Movements and that one's Life (dg.ruling.wandering-prices). */
const payingMember = ({ body }: Run, env: Env, place: number): string | null =>
  place === heroOf(body, env) ? env.member : null;

/** Who decides: the player of the text if it does not say. */
function deciderOf(run: Run, env: Env, by: Selector | undefined): number {
  if (by === undefined) return env.you;
  if (isPack(env, by)) return heroOf(run.body, env);
  return heroesNamed(run.body, by, env)[0] ?? env.you;
}

/** Nobody is asked where there is no choice. */
function beginPick(run: Run, env: Env, step: Extract<Step, { readonly do: "pick" }>, text: PlaceRef): Next | null {
  const from = select(run.body, step.from, env);
  const stated = Math.max(0, amount(run.body, step.upTo ?? step.count ?? 1, env));
  const { min, max } = boundsOfPick(step, stated, from.length);
  if (max === 0 || (min === from.length && step.random !== true)) {
    env.names[step.as] = from.slice(0, min);
    return null;
  }
  const place = deciderOf(run, env, step.by);
  // Whoever has left chooses nothing.
  if (step.random !== true && playerAt(run.body, place).out) {
    env.names[step.as] = [];
    return null;
  }
  return call({ procedure: "pick", locals: { step: text, place, from: [...from], min, max } }, "start");
}

/** A step that the game carries out in its own way; null if all of it is done. The caller goes on at "start". */
function begin(run: Run, env: Env, step: GameStep<Words>, text: PlaceRef): Next | null {
  switch (step.do) {
    case "each": {
      const things = select(run.body, step.of, env);
      const before = env.names[step.as ?? "it"] ?? null;
      return things.length === 0
        ? null
        : call({ procedure: "each", locals: { step: text, things: [...things], before, at: 0 } }, "start");
    }
    case "may": {
      const place = deciderOf(run, env, step.by);
      const price = priceOf(step.costs ?? []);
      const member = payingMember(run, env, place);
      const canAfford =
        member === null
          ? canPay(run.body, place, price, env.you)
          : canPackPay(run.state, place, member, price, env.you);
      const isAble = !playerAt(run.body, place).out && canAfford;
      if (isAble) return call({ procedure: "may", locals: { step: text, place } }, "start");
      return step.otherwise === undefined ? null : list(insideOf(text, "otherwise"));
    }
    case "pick":
      return beginPick(run, env, step, text);
    default:
      return carryOut(run, env, step);
  }
}

const words: ControlWords<Dg, Words, Env> = {
  env: (run) => effectNow(run.state).env,
  text: ({ body }, ref) => resolveText(body.content, ref),
  holds: ({ body }, when, env) => holds(body, when, env),
  amount: ({ body }, number, env) => amount(body, number, env),
  carryOut: begin,
  between: (run) => excessNext(run.body, "goOn"),
  askModes: (run, step, text, from, count) => {
    const { env } = effectNow(run.state);
    const place = deciderOf(run, env, step.by);
    if (playerAt(run.body, place).out) return null;
    return ask(
      { kind: "choose", purpose: "modes", from, min: count, max: count, text, rule: "dg.card.effect-text" },
      [idAt(run.body, place)],
      "chosen",
    );
  },
  steps: list,
  modes: (step) => call({ procedure: "modes", locals: { step, left: [] } }, "start"),
  repeat: (step, left) => call({ procedure: "repeat", locals: { step, left } }, "start"),
  over: () => done(nothing),
};

type Controls = Pick<EffectLocals, "effect" | "steps" | "modes" | "each" | "repeat" | "may" | "pick">;

export const controlProcedures: Chapter<Controls> = {
  ...controlOf(words),
  effect: {
    steps: {
      /** What it was spent for may have held something (dg.treasure.storage-lost). */
      start: ({ body }, { text }) => excessNext(body, "begin") ?? list(text, "end"),
      begin: (_run, { text }) => list(text, "end"),
      end: (_run, { wounds, turnedAside }) => done({ is: "effect", wounds, turnedAside }),
    },
  },
  each: eachOf(words, (run) => effectNow(run.state).env.names),
  may: {
    steps: {
      start: (run, { step, place }) =>
        ask({ kind: "may", text: step, rule: "dg.card.effect-text" }, [idAt(run.body, place)], "decided"),
      decided: (run, { step: text, place }, input) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "may") throw wrongStep(text);
        const agreed = input.kind === "answer" && input.answer.do === "yes";
        if (!agreed) return step.otherwise === undefined ? done(nothing) : list(insideOf(text, "otherwise"), "end");
        const { env } = effectNow(run.state);
        const price = priceOf(step.costs ?? []);
        const member = payingMember(run, env, place);
        const paying =
          member === null
            ? payCosts(run, place, price, env.you, "paid")
            : payForPack(run, place, member, price, env.you, "paid");
        return paying ?? list(insideOf(text, "steps"), "end");
      },
      paid: (_run, { step: text }) => list(insideOf(text, "steps"), "end"),
      end: () => done(nothing),
    },
  },
  pick: {
    steps: {
      start: (run, { step: text, place, from, min, max }) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "pick") throw wrongStep(text);
        if (step.random === true) {
          effectNow(run.state).env.names[step.as] = drawnFrom(run, from, max);
          return done(nothing);
        }
        return ask(
          { kind: "choose", purpose: "pick", from, min, max, text, rule: "dg.card.effect-text" },
          [idAt(run.body, place)],
          "chosen",
        );
      },
      chosen: (run, { step: text }, input) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "pick") throw wrongStep(text);
        effectNow(run.state).env.names[step.as] = [...thingsChosen(input)];
        return done(nothing);
      },
    },
  },
};
