import type { Next } from "@undercroft/kernel";
import type { Chapter, Mn, Run, Step as StepOf } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { amount, holds, select } from "../reading/read.ts";
import { idOf } from "../reading/seats.ts";
import { inside, resolveText, stepAt, textName } from "../reading/text.ts";
import type { TextRef } from "../state.ts";
import type { Step } from "../vocabulary/index.ts";
import { deciderOf, envNow } from "./frame.ts";
import type { EffectLocals, Env } from "./locals.ts";
import { carryOut } from "./verbs.ts";

/** The steps of the core: how others are put together. */
type CoreStep = Extract<Step, { readonly do: "sequence" | "choose" | "each" | "repeat" | "if" | "may" | "pick" }>;
type CoreStepOf<K extends CoreStep["do"]> = Extract<CoreStep, { readonly do: K }>;

const wrong = (text: TextRef): Error => new Error(`the step at ${textName(text)} is of another kind`);

/** Carries out a list of steps that stands at a place. */
const list = (steps: TextRef): Next<Mn> => call({ procedure: "steps", locals: { list: steps, next: 0 } }, "start");

/** Begins a core step that stands at `text`; null if it does nothing. The caller goes on at "start". */
function begin(run: Run, env: Env, step: CoreStep, text: TextRef): Next<Mn> | null {
  const { body } = run;
  switch (step.do) {
    case "sequence":
      return list(inside(text, "steps"));
    case "choose":
      return call({ procedure: "modes", locals: { step: text, left: [] } }, "start");
    case "each": {
      const things = select(body, step.of, env);
      const before = env.names[step.as ?? "it"] ?? null;
      return things.length === 0
        ? null
        : call({ procedure: "each", locals: { step: text, things: [...things], before, at: 0 } }, "start");
    }
    case "repeat": {
      const left = amount(body, step.times, env);
      return left <= 0 ? null : call({ procedure: "repeat", locals: { step: text, left } }, "start");
    }
    case "if":
      if (holds(body, step.when, env)) return list(inside(text, "then"));
      return step.else === undefined ? null : list(inside(text, "else"));
    case "may":
      return call({ procedure: "may", locals: { step: text, seat: deciderOf(env, step.by) } }, "start");
    case "pick":
      return beginPick(run, env, step, text);
    default:
      throw new Error(`unknown step ${JSON.stringify(step satisfies never)}`);
  }
}

function isCore(step: Step): step is CoreStep {
  switch (step.do) {
    case "sequence":
    case "choose":
    case "each":
    case "repeat":
    case "if":
    case "may":
    case "pick":
      return true;
    default:
      return false;
  }
}

/** Nobody is asked where there is no choice. */
function beginPick(run: Run, env: Env, step: CoreStepOf<"pick">, text: TextRef): Next<Mn> | null {
  const from = select(run.body, step.from, env);
  const stated = Math.max(0, amount(run.body, step.upTo ?? step.count ?? 1, env));
  const max = Math.min(stated, from.length);
  const min = step.upTo === undefined ? max : step.count === undefined ? 0 : Math.min(1, max);
  if (max === 0 || (min === from.length && step.random !== true)) {
    env.names[step.as] = from.slice(0, min);
    return null;
  }
  const seat = deciderOf(env, step.by);
  return call({ procedure: "pick", locals: { step: text, seat, from: [...from], min, max } }, "start");
}

/** Carries out one step after the other. */
const goOn: StepOf<"steps"> = (run, locals) => {
  const env = envNow(run);
  const steps = resolveText(run.body.content, locals.list);
  while (run.state.outcome === null) {
    const part = steps.parts.get(locals.next);
    if (part === undefined) break;
    if (part.what.is !== "step") throw wrong(part.ref);
    locals.next += 1;
    const { step } = part.what;
    const going = isCore(step) ? begin(run, env, step, part.ref) : carryOut(run, env, step, part.ref);
    if (going !== null) return going;
  }
  return done(nothing);
};

type ControlLocals = Pick<EffectLocals, "steps" | "modes" | "each" | "repeat" | "may" | "pick">;

export const controlProcedures: Chapter<ControlLocals> = {
  steps: { steps: { start: goOn } },
  modes: {
    steps: {
      start: (run, locals) => {
        const env = envNow(run);
        const step = stepAt(run.body.content, locals.step);
        if (step.do !== "choose") throw wrong(locals.step);
        const open = step.modes.flatMap((mode, i) =>
          mode.when === undefined || holds(run.body, mode.when, env) ? [i] : [],
        );
        const count = Math.min(step.count ?? 1, open.length);
        if (open.length === count) {
          locals.left = open;
          return next("carryOut");
        }
        return ask(
          {
            kind: "choose",
            purpose: "modes",
            from: open.map((i) => `m${i}`),
            min: count,
            max: count,
            text: locals.step,
            self: env.self,
            rule: "mn.power.general",
          },
          [idOf(run.body, deciderOf(env, step.by))],
          "chosen",
        );
      },
      chosen: (_run, locals, input) => {
        if (input.kind !== "answer" || input.answer.do !== "choose") return done(nothing);
        locals.left = input.answer.things.map((id) => Number(id.slice(1))).sort((a, b) => a - b);
        return next("carryOut");
      },
      carryOut: (_run, locals) => {
        const [mode, ...left] = locals.left;
        if (mode === undefined) return done(nothing);
        locals.left = left;
        const steps = inside(locals.step, "modes", mode, "steps");
        return call({ procedure: "steps", locals: { list: steps, next: 0 } }, "carryOut");
      },
    },
  },
  each: {
    steps: {
      start: (run, locals) => {
        const { names } = envNow(run);
        const step = stepAt(run.body.content, locals.step);
        if (step.do !== "each") throw wrong(locals.step);
        const name = step.as ?? "it";
        const thing = locals.things[locals.at];
        if (thing === undefined) {
          if (locals.before === null) delete names[name];
          else names[name] = locals.before;
          return done(nothing);
        }
        locals.at += 1;
        names[name] = [thing];
        return list(inside(locals.step, "steps"));
      },
    },
  },
  repeat: {
    steps: {
      start: (_run, locals) => {
        if (locals.left <= 0) return done(nothing);
        locals.left -= 1;
        return list(inside(locals.step, "steps"));
      },
    },
  },
  may: {
    steps: {
      start: (run, { step: text, seat }) => {
        const { self, names } = envNow(run);
        const about = names.it?.[0] ?? null;
        return ask({ kind: "may", text, self, about, rule: "mn.power.activated" }, [idOf(run.body, seat)], "decided");
      },
      decided: (run, { step: text }, input) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "may") throw wrong(text);
        const agreed = input.kind === "answer" && input.answer.do === "yes";
        if (!agreed && step.otherwise === undefined) return done(nothing);
        const steps = inside(text, agreed ? "steps" : "otherwise");
        return call({ procedure: "steps", locals: { list: steps, next: 0 } }, "end");
      },
      end: () => done(nothing),
    },
  },
  pick: {
    steps: {
      start: (run, { step: text, seat, from, min, max }) => {
        const env = envNow(run);
        const step = stepAt(run.body.content, text);
        if (step.do !== "pick") throw wrong(text);
        if (step.random === true) {
          env.names[step.as] = drawn(run, from, max);
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
        if (step.do !== "pick") throw wrong(text);
        envNow(run).names[step.as] =
          input.kind === "answer" && input.answer.do === "choose" ? [...input.answer.things] : [];
        return done(nothing);
      },
    },
  },
};

/** Chance picks. */
function drawn(run: Run, from: readonly string[], count: number): readonly string[] {
  const left = [...from];
  const picked: string[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(run.draw("pick", left.length), 1));
  return picked;
}
