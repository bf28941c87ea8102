import type { Next } from "@undercroft/kernel";
import { attach } from "../attachments.ts";
import type { Change } from "../changes/locals.ts";
import { checkHitPoints } from "../damage/hit-points.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { amount } from "../reading/amount.ts";
import { attachedOf, creatureOf, refer } from "../reading/names.ts";
import type { TextRef } from "../state.ts";
import type { Selector, Step, Verb } from "../vocabulary/index.ts";
import { unsaid } from "../vocabulary/unsaid.ts";
import { beginAttack, beginDamage } from "./attack.ts";
import { reveal } from "./cards.ts";
import { beginMoves, beginPlace } from "./displace-plans.ts";
import { affected, envNow, notEvaded, seatsNamed, told } from "./frame.ts";
import { beginApply, beginControl, beginPrevent, beginWatch } from "./lasting.ts";
import type { EffectLocals, Env } from "./locals.ts";
import { cancel, evade, redirect } from "./stack-verbs.ts";

type VerbOf<K extends Verb["do"]> = Extract<Verb, { readonly do: K }>;

/** A verb: what a step does that puts no others together. */
type VerbStep = Extract<Step, Verb>;

/**
 * Does what a verb says, or begins to: null if it is done already; otherwise the caller goes on at "start". Things that
 * the action passes by are left out everywhere (dc.dodge.effect, dc.ruling.cower-other-effects).
 */
export function carryOut(run: Run, env: Env, step: VerbStep, text: TextRef): Next<Dc> | null {
  switch (step.do) {
    case "attack":
      return beginAttack(run, env, step, text);
    case "damage":
      return beginDamage(run, env, step);
    case "move":
    case "shift":
    case "slide":
      return beginMoves(run, env, step, text);
    case "place":
      return beginPlace(run, env, step, text);
    case "swap": {
      const [a] = affected(run, env, step.a);
      const [b] = affected(run, env, step.b);
      if (a === undefined || b === undefined || a === b) return null;
      return call({ procedure: "swap", locals: { a, b, asking: [a, b] } }, "start");
    }
    case "heal":
      return changes(affected(run, env, step.who).map((creature) => healing(run, env, creature, step)));
    case "tap":
    case "untap":
      return changes(affected(run, env, step.who).map((creature) => ({ change: step.do, creature })));
    case "draw": {
      const count = amount(run.state, step.count, env);
      return changes(seatsNamed(run, env, step.who).map((seat) => ({ change: "draw", seat, deck: step.deck, count })));
    }
    case "gain":
    case "lose": {
      const by = amount(run.state, step.amount, env) * (step.do === "gain" ? 1 : -1);
      return changes(seatsNamed(run, env, step.who).map((seat) => ({ change: "track", track: step.track, seat, by })));
    }
    case "detach":
      return changes(detachable(run, env, step.what).map((thing) => ({ change: "detach", thing })));
    case "discard":
      return call(
        { procedure: "discards", locals: { step: text, seats: seatsNamed(run, env, step.who), seat: -1, cards: [] } },
        "start",
      );
    case "search":
      return call(
        { procedure: "search", locals: { step: text, seats: seatsNamed(run, env, step.who), seat: -1 } },
        "start",
      );
    case "return":
      return call(
        { procedure: "returns", locals: { step: text, seats: seatsNamed(run, env, step.who), seat: -1 } },
        "start",
      );
    case "reveal":
      reveal(run, seatsNamed(run, env, step.who), step.zone);
      return null;
    case "attach":
      return attachCard(run, env, step);
    case "apply":
      return afterwards(run, beginApply(run, env, step, text));
    case "watch":
      return beginWatch(run, env, step, text);
    case "prevent":
      return beginPrevent(run, env, step, text);
    case "control":
      return changes(beginControl(run, env, step, text));
    case "evade":
      return evade(run, env, step);
    case "cancel":
      return cancel(run, env, step);
    case "redirect":
      return redirect(run, env, step);
    case "destroy": {
      const creatures = [...affected(run, env, step.who)];
      if (creatures.length === 0) return null;
      return call(
        { procedure: "destroy", locals: { creatures, source: env.source, met: [...(env.met ?? [])] } },
        "start",
      );
    }
    case "counter":
      return count(run, env, step.on ?? unsaid.counter.on, step.name, amount(run.state, step.add, env));
    case "uncounter":
      return count(
        run,
        env,
        step.on ?? unsaid.uncounter.on,
        step.name,
        step.remove === "all" ? null : -amount(run.state, step.remove, env),
      );
    default:
      throw new Error(`unknown step ${JSON.stringify(step satisfies never)}`);
  }
}

function changes(list: Change[]): Next<Dc> | null {
  return list.length === 0 ? null : call({ procedure: "changes", locals: { list } }, "start");
}

/** Hit Points may have fallen (dc.ruling.destruction-timing). */
function afterwards(run: Run, changed: boolean): Next<Dc> | null {
  const deaths = changed ? checkHitPoints(run) : null;
  return deaths === null ? null : call(deaths, "start");
}

function healing(run: Run, env: Env, creature: string, step: VerbOf<"heal">): Change {
  const points =
    step.amount === "all" ? (creatureOf(run.body, creature)?.damage ?? 0) : amount(run.state, step.amount, env);
  return { change: "heal", creature, amount: points };
}

/** Puts the Order card under its target; from then on it lies there and not on the stack (dc.orders.attach-procedure). */
function attachCard(run: Run, env: Env, step: VerbOf<"attach">): Next<Dc> | null {
  const [creature] = affected(run, env, step.to ?? unsaid.attach.to);
  if (env.card === null) return null;
  return afterwards(run, attach(run, creature, env.card, env.self));
}

/** Attached cards, less those of creatures that the action passes by. */
function detachable(run: Run, env: Env, what: Selector): readonly string[] {
  return affected(run, env, what).filter((thing) => {
    const bearer = attachedOf(run.body, thing)?.creature.id;
    return bearer === undefined || notEvaded(run, env, [bearer]).length > 0;
  });
}

/** Adds counters or, with a negative number, takes some away; null takes all. */
function count(run: Run, env: Env, on: string, name: string, by: number | null): null {
  for (const id of refer(run.state, on, env)) {
    const holder = creatureOf(run.body, id) ?? attachedOf(run.body, id)?.card ?? null;
    if (holder === null || affected(run, env, on).length === 0) continue;
    const held = holder.counters[name] ?? 0;
    const total = by === null ? 0 : Math.max(0, held + by);
    if (total === held) continue;
    holder.counters[name] = total;
    run.emit({ event: "counter", thing: id, name, count: total, rule: told });
  }
  return null;
}

/** The entry that a change of its kind is made by. */
function ruleOf(change: Change): RuleId {
  switch (change.change) {
    case "detach":
      return "dc.orders.attach-removal-ways";
    case "control":
      return "dc.control.change";
    case "tap":
      return "dc.tap.meaning";
    default:
      return told;
  }
}

export const verbProcedures: Chapter<Pick<EffectLocals, "changes">> = {
  changes: {
    steps: {
      start: (run, { list }) => {
        const env = envNow(run);
        const change = list.shift();
        if (change === undefined) return done(nothing);
        const locals = { change, source: env.source, rule: ruleOf(change), met: [...(env.met ?? [])] };
        return call({ procedure: "change", locals }, "start");
      },
    },
  },
};
