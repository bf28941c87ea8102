import { bindAgain, boundsOfPick, controlOf, type GameStep, thingsChosen, wrongStep } from "@undercroft/cards";
import type { Next } from "@undercroft/kernel";
import { checkHitPoints } from "../damage/hit-points.ts";
import { seatRef } from "../ids.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { HiddenList } from "../questions.ts";
import { amount } from "../reading/amount.ts";
import { holds } from "../reading/holds.ts";
import { inside, resolveText, stepAt, textName } from "../reading/text.ts";
import type { TextRef } from "../state.ts";
import type { Selector, Step, Words } from "../vocabulary/index.ts";
import { copyNames } from "./binding.ts";
import { drawFrom } from "./chance.ts";
import { canPay } from "./costs.ts";
import { affected, chooserOf, envNow, seatsInTurn, seatsNamed, told } from "./frame.ts";
import type { EffectLocals, Env } from "./locals.ts";
import { carryOut } from "./verbs.ts";

type StepOf<K extends Step["do"]> = Extract<Step, { readonly do: K }>;

const list = (steps: TextRef, then = "start"): Next<Dc> =>
  call({ procedure: "steps", locals: { list: steps, next: 0 } }, then);

/** Begins a step that stands at `text`; null if it does nothing or all that it does. The caller goes on at "start". */
function begin(run: Run, env: Env, step: GameStep<Words>, text: TextRef): Next<Dc> | null {
  switch (step.do) {
    case "each":
      return beginEach(run, env, step, text);
    case "may":
      return beginMay(run, env, step, text);
    case "pick":
      return beginPick(run, env, step, text);
    default:
      return carryOut(run, env, step, text);
  }
}

/** The name that an `each` step's list is kept under. No card can use it: names have no dots. */
const listName = (text: TextRef): string => `each.${textName(text)}`;

function beginEach(run: Run, env: Env, step: StepOf<"each">, text: TextRef): Next<Dc> | null {
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
function beginMay(run: Run, env: Env, step: StepOf<"may">, text: TextRef): Next<Dc> | null {
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
  step: StepOf<"pick">,
): { readonly from: readonly string[]; readonly min: number; readonly max: number } {
  const from = affected(run, env, step.from);
  const stated = Math.max(0, amount(run.state, step.upTo ?? step.count ?? 1, env));
  const { min, max } = boundsOfPick(step, stated, from.length);
  return { from, min, max: hiddenList(run, env, step.from) === null ? max : stated };
}

function beginPick(run: Run, env: Env, step: StepOf<"pick">, text: TextRef): Next<Dc> | null {
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

/** The player whose effect it is has left: nothing more of it begins (dc.ruling.player-concedes). */
export const stop = (): Next<Dc> => done(nothing);

const control = controlOf<Dc, Words, Env>({
  env: envNow,
  text: ({ body }, ref) => resolveText(body.content, ref),
  holds: ({ state }, when, env) => holds(state, when, env),
  amount: ({ state }, number, env) => amount(state, number, env),
  carryOut: begin,
  // Whoever lived by what a step has taken away is destroyed (dc.ruling.destruction-timing); if that ends the match, the
  // rest is dropped (dc.ruling.game-end-during-stack).
  between: (run) => {
    const deaths = checkHitPoints(run);
    return deaths === null ? null : call(deaths, "goOn");
  },
  askModes: (run, step, text, from, count) => {
    const env = envNow(run);
    const seat = run.body.seats[chooserOf(run, env, step.by) ?? env.seat];
    if (seat === undefined) return null;
    const rule = step.by === undefined ? "dc.activate.controller-chooses" : told;
    return ask(
      {
        kind: "choose",
        purpose: "modes",
        from,
        min: count,
        max: count,
        text,
        self: env.self,
        need: null,
        hidden: null,
        rule,
      },
      [seat.id],
      "chosen",
    );
  },
  steps: list,
  modes: (step) => call({ procedure: "modes", locals: { step, left: [] } }, "start"),
  repeat: (step, left) => call({ procedure: "repeat", locals: { step, left } }, "start"),
  over: stop,
});

type ControlLocals = Pick<EffectLocals, "steps" | "modes" | "each" | "repeat" | "may" | "pick">;

export const controlProcedures: Chapter<ControlLocals> = {
  steps: { steps: { ...control.steps.steps, stop } },
  modes: { steps: { ...control.modes.steps, stop } },
  repeat: { steps: { ...control.repeat.steps, stop } },
  each: {
    steps: {
      start: (run, locals) => {
        const { names } = envNow(run);
        const step = stepAt(run.body.content, locals.step);
        if (step.do !== "each") throw wrongStep(locals.step);
        const name = step.as ?? "it";
        const thing = names[listName(locals.step)]?.[locals.at];
        if (thing === undefined) {
          delete names[listName(locals.step)];
          bindAgain(names, name, locals.before);
          return done(nothing);
        }
        locals.at += 1;
        names[name] = [thing];
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
        if (step.do !== "may") throw wrongStep(text);
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
        if (step.do !== "may") throw wrongStep(text);
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
      steps: (_run, { step }) => list(inside(step, "steps"), "end"),
      otherwise: (run, { step: text }) => {
        const step = stepAt(run.body.content, text);
        if (step.do !== "may" || step.otherwise === undefined) return next("end");
        return list(inside(text, "otherwise"), "end");
      },
      end: (run, locals) => {
        locals.at += 1;
        if (locals.at < locals.seats.length && run.state.outcome === null) return next("start");
        const step = stepAt(run.body.content, locals.step);
        if (step.do !== "may" || step.by === undefined) return done(nothing);
        bindAgain(envNow(run).names, decider, locals.before);
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
        if (step.do !== "pick") throw wrongStep(text);
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
        if (step.do !== "pick") throw wrongStep(text);
        envNow(run).names[step.as] = [...thingsChosen(input)];
        return done(nothing);
      },
      stop,
    },
  },
};
