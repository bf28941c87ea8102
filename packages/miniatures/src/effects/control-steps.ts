import {
  boundsOfPick,
  type ControlWords,
  controlOf,
  drawnFrom,
  eachOf,
  type GameStep,
  thingsChosen,
  wrongStep,
} from "@undercroft/cards";
import type { Next } from "@undercroft/kernel";
import { isBrokenOff } from "../powers/broken-off.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, nothing } from "../procedures.ts";
import { amount, holds, select } from "../reading/read.ts";
import { idOf } from "../reading/seats.ts";
import { inside, resolveText, stepAt } from "../reading/text.ts";
import type { TextRef } from "../state.ts";
import type { Step, Words } from "../vocabulary/index.ts";
import { deciderOf, envNow } from "./frame.ts";
import type { EffectLocals, Env } from "./locals.ts";
import { carryOut } from "./verbs.ts";

/** Carries out a list of steps that stands at a place. */
const list = (steps: TextRef, then = "start"): Next<Mn> =>
  call({ procedure: "steps", locals: { list: steps, next: 0 } }, then);

/** Begins a step that stands at `text`; null if it does nothing or all that it does. The caller goes on at "start". */
function begin(run: Run, env: Env, step: GameStep<Words>, text: TextRef): Next<Mn> | null {
  if (isBrokenOff(env)) return null;
  switch (step.do) {
    case "each": {
      const things = select(run.body, step.of, env);
      const before = env.names[step.as ?? "it"] ?? null;
      return things.length === 0
        ? null
        : call({ procedure: "each", locals: { step: text, things: [...things], before, at: 0 } }, "start");
    }
    case "may":
      return call({ procedure: "may", locals: { step: text, seat: deciderOf(env, step.by) } }, "start");
    case "pick":
      return beginPick(run, env, step, text);
    default:
      return carryOut(run, env, step, text);
  }
}

/** Nobody is asked where there is no choice. */
function beginPick(run: Run, env: Env, step: Extract<Step, { readonly do: "pick" }>, text: TextRef): Next<Mn> | null {
  const from = select(run.body, step.from, env);
  const stated = Math.max(0, amount(run.body, step.upTo ?? step.count ?? 1, env));
  const { min, max } = boundsOfPick(step, stated, from.length);
  if (max === 0 || (min === from.length && step.random !== true)) {
    env.names[step.as] = from.slice(0, min);
    return null;
  }
  const seat = deciderOf(env, step.by);
  return call({ procedure: "pick", locals: { step: text, seat, from: [...from], min, max } }, "start");
}

const words: ControlWords<Mn, Words, Env> = {
  env: envNow,
  text: ({ body }, ref) => resolveText(body.content, ref),
  holds: ({ body }, when, env) => holds(body, when, env),
  amount: ({ body }, number, env) => amount(body, number, env),
  carryOut: begin,
  between: () => null,
  askModes: (run, step, text, from, count) => {
    const env = envNow(run);
    if (isBrokenOff(env)) return null;
    return ask(
      {
        kind: "choose",
        purpose: "modes",
        from,
        min: count,
        max: count,
        text,
        self: env.self,
        rule: "mn.power.general",
      },
      [idOf(run.body, deciderOf(env, step.by))],
      "chosen",
    );
  },
  steps: list,
  modes: (step) => call({ procedure: "modes", locals: { step, left: [] } }, "start"),
  repeat: (step, left) => call({ procedure: "repeat", locals: { step, left } }, "start"),
  over: () => done(nothing),
};

type ControlLocals = Pick<EffectLocals, "steps" | "modes" | "each" | "repeat" | "may" | "pick">;

export const controlProcedures: Chapter<ControlLocals> = {
  ...controlOf(words),
  each: eachOf(words, (run) => envNow(run).names),
  may: {
    steps: {
      start: (run, { step: text, seat }) => {
        const { self, names } = envNow(run);
        const about = names.it?.[0] ?? null;
        return ask({ kind: "may", text, self, about, rule: "mn.power.activated" }, [idOf(run.body, seat)], "decided");
      },
      decided: (run, { step: text }, input) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "may") throw wrongStep(text);
        const agreed = input.kind === "answer" && input.answer.do === "yes";
        if (!agreed && step.otherwise === undefined) return done(nothing);
        const steps = inside(text, agreed ? "steps" : "otherwise");
        return list(steps, "end");
      },
      end: () => done(nothing),
    },
  },
  pick: {
    steps: {
      start: (run, { step: text, seat, from, min, max }) => {
        const env = envNow(run);
        const step = stepAt(run.body.content, text);
        if (step.do !== "pick") throw wrongStep(text);
        if (step.random === true) {
          env.names[step.as] = drawnFrom(run, from, max);
          return done(nothing);
        }
        return ask(
          { kind: "choose", purpose: "pick", from, min, max, text, self: env.self, rule: "mn.power.general" },
          [idOf(run.body, seat)],
          "chosen",
        );
      },
      chosen: (run, { step: text }, input) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "pick") throw wrongStep(text);
        envNow(run).names[step.as] = [...thingsChosen(input)];
        return done(nothing);
      },
    },
  },
};
