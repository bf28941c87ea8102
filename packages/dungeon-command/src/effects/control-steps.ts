import type { Next } from "@undercroft/kernel";
import { checkHitPoints } from "../damage/hit-points.ts";
import { seatRef } from "../ids.ts";
import type { Chapter, Dc, Run, Step as StepOf } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { HiddenList } from "../questions.ts";
import { amount } from "../reading/amount.ts";
import { holds } from "../reading/holds.ts";
import { inside, resolveText, stepAt, stepIn, textName } from "../reading/text.ts";
import type { TextRef } from "../state.ts";
import type { Selector, Step } from "../vocabulary/index.ts";
import { copyNames } from "./binding.ts";
import { drawFrom } from "./chance.ts";
import { canPay } from "./costs.ts";
import { affected, chooserOf, envNow, seatsInTurn, seatsNamed, told } from "./frame.ts";
import type { EffectLocals, Env } from "./locals.ts";
import { carryOut } from "./verbs.ts";

/** The steps of the core: how others are put together. */
type CoreStep = Extract<Step, { readonly do: "sequence" | "choose" | "each" | "repeat" | "if" | "may" | "pick" }>;
type CoreStepOf<K extends CoreStep["do"]> = Extract<CoreStep, { readonly do: K }>;

const wrong = (text: TextRef): Error => new Error(`the step at ${textName(text)} is of another kind`);

const list = (steps: TextRef): Next<Dc> => call({ procedure: "steps", locals: { list: steps, next: 0 } }, "start");

/** Begins a core step that stands at `text`; null if it does nothing. The caller goes on at "start". */
function begin(run: Run, env: Env, step: CoreStep, text: TextRef): Next<Dc> | null {
  switch (step.do) {
    case "sequence":
      return list(inside(text, "steps"));
    case "choose":
      return call({ procedure: "modes", locals: { step: text, left: [] } }, "start");
    case "each":
      return beginEach(run, env, step, text);
    case "repeat": {
      const left = amount(run.state, step.times, env);
      return left <= 0 ? null : call({ procedure: "repeat", locals: { step: text, left } }, "start");
    }
    case "if":
      if (holds(run.state, step.when, env)) return list(inside(text, "then"));
      return step.else === undefined ? null : list(inside(text, "else"));
    case "may":
      return beginMay(run, env, step, text);
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

/** The name that an `each` step's list is kept under. No card can use it: names have no dots. */
const listName = (text: TextRef): string => `each.${textName(text)}`;

function beginEach(run: Run, env: Env, step: CoreStepOf<"each">, text: TextRef): Next<Dc> | null {
  const things = affected(run, env, step.of);
  const name = step.as ?? "it";
  if (hiddenList(run, env, step.of) !== null) keepSecret(env, name, listName(text));
  else if (things.length === 0) return null;
  env.names[listName(text)] = [...things];
  return call({ procedure: "each", locals: { step: text, before: env.names[name] ?? null, at: 0 } }, "start");
}

function keepSecret(env: Env, ...names: readonly string[]): void {
  for (const name of names) if (!env.secret.includes(name)) env.secret.push(name);
}

/** An offer to nobody is not taken. */
function beginMay(run: Run, env: Env, step: CoreStepOf<"may">, text: TextRef): Next<Dc> | null {
  const seats = seatsInTurn(run, env, step.by);
  if (seats.length === 0) return step.otherwise === undefined ? null : list(inside(text, "otherwise"));
  const before = step.by === undefined ? null : (env.names[decider] ?? null);
  return call({ procedure: "may", locals: { step: text, seats, at: 0, before } }, "start");
}

/** The name of whoever an offer is made to, inside it. */
const decider = "player";

/** What may be picked, and how many: of a hidden list nothing of it is kept in a frame. */
function rangeOfPick(
  run: Run,
  env: Env,
  step: CoreStepOf<"pick">,
): { readonly from: readonly string[]; readonly min: number; readonly max: number } {
  const from = affected(run, env, step.from);
  const stated = Math.max(0, amount(run.state, step.upTo ?? step.count ?? 1, env));
  const max = Math.min(stated, from.length);
  const min = step.upTo === undefined ? max : step.count === undefined ? 0 : Math.min(1, max);
  return { from, min, max: hiddenList(run, env, step.from) === null ? max : stated };
}

function beginPick(run: Run, env: Env, step: CoreStepOf<"pick">, text: TextRef): Next<Dc> | null {
  const { from, min, max } = rangeOfPick(run, env, step);
  const seat = chooserOf(run, env, step.by);
  const isSecret = hiddenList(run, env, step.from) !== null;
  if (isSecret) keepSecret(env, step.as);
  const settled = !isSecret && (max === 0 || (min === from.length && step.random !== true));
  if (seat === null || settled) {
    env.names[step.as] = seat === null ? [] : from.slice(0, min);
    return null;
  }
  return call({ procedure: "pick", locals: { step: text, seat } }, "start");
}

/** Where cards lie that a selector names, if in a hidden zone. */
function hiddenList(run: Run, env: Env, selector: Selector): HiddenList | null {
  if (typeof selector === "string" || !("cards" in selector)) return null;
  const { in: zone, cards } = selector;
  if (zone === "discard-pile" || zone === "graveyard") return null;
  return { seat: seatsNamed(run, env, selector.of)[0] ?? env.seat, zone, top: null, cards };
}

/** Names without those that only the effect's player may know. */
function openNames(env: Env): { [name: string]: readonly string[] } {
  const names = copyNames(env.names);
  for (const name of env.secret) delete names[name];
  return names;
}

/**
 * Carries out one step after the other. In between, whoever lived by what a step has taken away is destroyed
 * (dc.ruling.destruction-timing); if that ends the match, the rest is dropped (dc.ruling.game-end-during-stack).
 */
const goOn: StepOf<"steps"> = (run, locals) => {
  const env = envNow(run);
  const steps = resolveText(run.body.content, locals.list);
  while (run.state.outcome === null) {
    const at = stepIn(steps, locals.next);
    if (at === undefined) break;
    const { step, ref } = at;
    locals.next += 1;
    const going = isCore(step) ? begin(run, env, step, ref) : carryOut(run, env, step, ref);
    if (going !== null) return going;
    const deaths = checkHitPoints(run);
    if (deaths !== null) return call(deaths, "goOn");
  }
  return done(nothing);
};

/** The player whose effect it is has left: nothing more of it begins (dc.ruling.player-concedes). */
export const stop = (): Next<Dc> => done(nothing);

type ControlLocals = Pick<EffectLocals, "steps" | "modes" | "each" | "repeat" | "may" | "pick">;

export const controlProcedures: Chapter<ControlLocals> = {
  steps: {
    steps: {
      start: (run, locals, input) => {
        const deaths = locals.next === 0 ? null : checkHitPoints(run);
        return deaths === null ? goOn(run, locals, input) : call(deaths, "goOn");
      },
      goOn,
      stop,
    },
  },
  modes: {
    steps: {
      start: (run, locals) => {
        const env = envNow(run);
        const step = stepAt(run.body.content, locals.step);
        if (step.do !== "choose") throw wrong(locals.step);
        const open: number[] = [];
        step.modes.forEach((mode, i) => {
          if (mode.when === undefined || holds(run.state, mode.when, env)) open.push(i);
        });
        const count = Math.min(step.count ?? 1, open.length);
        const seat = run.body.seats[chooserOf(run, env, step.by) ?? env.seat];
        if (open.length === count || seat === undefined) {
          locals.left = open.slice(0, count);
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
            need: null,
            hidden: null,
            rule: step.by === undefined ? "dc.activate.controller-chooses" : told,
          },
          [seat.id],
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
        return call(
          { procedure: "steps", locals: { list: inside(locals.step, "modes", mode, "steps"), next: 0 } },
          "carryOut",
        );
      },
      stop,
    },
  },
  each: {
    steps: {
      start: (run, locals) => {
        const { names } = envNow(run);
        const step = stepAt(run.body.content, locals.step);
        if (step.do !== "each") throw wrong(locals.step);
        const name = step.as ?? "it";
        const thing = names[listName(locals.step)]?.[locals.at];
        if (thing === undefined) {
          delete names[listName(locals.step)];
          if (locals.before === null) delete names[name];
          else names[name] = locals.before;
          return done(nothing);
        }
        locals.at += 1;
        names[name] = [thing];
        return list(inside(locals.step, "steps"));
      },
      stop,
    },
  },
  repeat: {
    steps: {
      start: (_run, locals) => {
        if (locals.left <= 0) return done(nothing);
        locals.left -= 1;
        return list(inside(locals.step, "steps"));
      },
      stop,
    },
  },
  may: {
    steps: {
      // Somebody who cannot pay, or is not there, is not asked.
      start: (run, { step: text, seats, at }) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "may") throw wrong(text);
        const seat = seats[at] ?? -1;
        const asked = run.body.seats[seat];
        const env = envNow(run);
        if (step.by !== undefined) env.names[decider] = [seatRef(seat)];
        if (asked === undefined || asked.out) return next("otherwise");
        if (step.costs !== undefined && !canPay(run.state, step.costs, { ...env, seat })) return next("otherwise");
        const rule = seats.length === 1 ? told : "dc.ruling.several-deciders";
        return ask(
          { kind: "may", text, self: env.self, about: env.names["it"]?.[0] ?? null, rule },
          [asked.id],
          "decided",
        );
      },
      decided: (run, { step: text, seats, at }, input) => {
        if (input.kind !== "answer" || input.answer.do !== "yes") return next("otherwise");
        const step = stepAt(run.body.content, text);
        if (step.do !== "may") throw wrong(text);
        if (step.costs === undefined) return next("steps");
        const env = envNow(run);
        const { costs } = step;
        const seat = seats[at] ?? env.seat;
        return call(
          { procedure: "pay", locals: { costs, tap: null, seat, self: env.self, text, names: openNames(env), at: 0 } },
          "paid",
        );
      },
      paid: (run, _locals, input) => {
        if (input.kind !== "result" || input.result.is !== "paid" || !input.result.paid) return next("otherwise");
        Object.assign(envNow(run).names, input.result.names);
        return next("steps");
      },
      steps: (_run, { step }) => call({ procedure: "steps", locals: { list: inside(step, "steps"), next: 0 } }, "end"),
      otherwise: (run, { step: text }) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "may" || step.otherwise === undefined) return next("end");
        return call({ procedure: "steps", locals: { list: inside(text, "otherwise"), next: 0 } }, "end");
      },
      end: (run, locals) => {
        locals.at += 1;
        if (locals.at < locals.seats.length && run.state.outcome === null) return next("start");
        const step = stepAt(run.body.content, locals.step);
        if (step.do !== "may" || step.by === undefined) return done(nothing);
        const { names } = envNow(run);
        if (locals.before === null) delete names[decider];
        else names[decider] = locals.before;
        return done(nothing);
      },
      stop,
    },
  },
  pick: {
    steps: {
      start: (run, { step: text, seat }) => {
        const env = envNow(run);
        const step = stepAt(run.body.content, text);
        if (step.do !== "pick") throw wrong(text);
        const { from, min, max } = rangeOfPick(run, env, step);
        const chooser = run.body.seats[seat];
        if (step.random === true || chooser === undefined) {
          env.names[step.as] = drawFrom(run, "pick", from, max);
          return done(nothing);
        }
        const hidden = hiddenList(run, env, step.from);
        const rule = step.by === undefined ? "dc.activate.controller-chooses" : told;
        return ask(
          { kind: "choose", purpose: "pick", from, min, max, text, self: env.self, need: null, hidden, rule },
          [chooser.id],
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
      stop,
    },
  },
};
