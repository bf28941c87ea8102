import type { Change } from "../changes/locals.ts";
import type { Run } from "../procedures.ts";
import { amount } from "../reading/amount.ts";
import { subjectOf } from "../reading/facts.ts";
import { responseOf } from "../reading/names.ts";
import { inside } from "../reading/text.ts";
import type { Effect, Names, TextRef } from "../state.ts";
import type { PreventVerb, Verb } from "../vocabulary/index.ts";
import { unsaid } from "../vocabulary/unsaid.ts";
import { beginEffect, untilOf } from "./durations.ts";
import { affected, notEvaded, seatsNamed } from "./frame.ts";
import type { Env } from "./locals.ts";

type VerbOf<K extends Verb["do"]> = Extract<Verb, { readonly do: K }>;

/** What the cards' names mean from now on: those that others must not see are left out, since effects are public. */
function fixedNames(env: Env): Names {
  const names: { [name: string]: readonly string[] } = {};
  for (const [name, things] of Object.entries(env.names))
    if (!name.includes(".") && !env.secret.includes(name)) names[name] = things;
  return names;
}

function common(env: Env, text: TextRef): Pick<Effect, "seat" | "self" | "text" | "names"> {
  return { seat: env.seat, self: env.self, text, names: fixedNames(env) };
}

/** Rules that hold for a while, about the things that are named now. True if any began. */
export function beginApply(run: Run, env: Env, step: VerbOf<"apply">, text: TextRef): boolean {
  let began = false;
  step.rules.forEach((rule, i) => {
    const subject = subjectOf(rule);
    const things =
      subject === null || subject === "this"
        ? notEvaded(run, env, env.self === null ? [] : [env.self])
        : affected(run, env, subject);
    if (things.length === 0) return;
    const until = untilOf(run, step.until, env);
    beginEffect(run, common(env, inside(text, "rules", i)), until, { kind: "rule", rule, things: [...things] });
    began = true;
  });
  return began;
}

/** A power that waits for its event for a while. */
export function beginWatch(run: Run, env: Env, step: VerbOf<"watch">, text: TextRef): null {
  const until = untilOf(run, step.until, env);
  const what = { kind: "watch", power: step.power, once: step.once === true } as const;
  beginEffect(run, common(env, inside(text, "power")), until, what);
  return null;
}

/** Shields: of the action responded to, of the next source or of every source while they last. */
export function beginPrevent(run: Run, env: Env, step: PreventVerb, text: TextRef): null {
  const from = step.from ?? "response";
  const response = from === "response" ? responseOf(run.state, env) : null;
  if (from === "response" && response === null) return null;
  const points = step.amount === "all" ? null : amount(run.state, step.amount, env);
  const until = untilOf(run, step.until ?? "action", env);
  for (const creature of affected(run, env, step.to ?? unsaid.prevent.to)) {
    const shield = {
      creature,
      amount: points,
      action: response,
      uses: from === "next" ? 1 : null,
      attack: step.attack ?? null,
    } as const;
    beginEffect(run, common(env, text), until, { kind: "shield", shield });
  }
  return null;
}

/** Effects that hand creatures over, with the changes of control that they bring at once (dc.control.change). */
export function beginControl(run: Run, env: Env, step: VerbOf<"control">, text: TextRef): Change[] {
  const [by] = seatsNamed(run, env, step.by);
  if (by === undefined) return [];
  const list: Change[] = [];
  for (const creature of affected(run, env, step.who)) {
    const until = untilOf(run, step.until, env);
    beginEffect(run, common(env, text), until, { kind: "control", creature, by });
    list.push({ change: "control", creature, to: by });
  }
  return list;
}
