import type { Run } from "../procedures.ts";
import { actionById, refer } from "../reading/names.ts";
import type { Waiting } from "../stack/waiting.ts";
import type { Verb } from "../vocabulary/index.ts";
import { unsaid } from "../vocabulary/unsaid.ts";
import { envOf } from "./env.ts";
import { affected, told } from "./frame.ts";
import { isLegal } from "./legal-target.ts";
import type { Env } from "./locals.ts";
import { targetSpecs, textOfProgram } from "./specs.ts";

type VerbOf<K extends Verb["do"]> = Extract<Verb, { readonly do: K }>;

/** The action that a verb is about, "response" if it says none; null if it is gone or will do nothing anyway. */
function actionNamed(run: Run, env: Env, name: string | undefined): Waiting | null {
  const [id] = refer(run.state, name ?? "response", env);
  const action = id === undefined ? null : actionById(run.state, id);
  return action === null || action.void ? null : action;
}

/** Nothing of the action will happen to the creatures named. */
export function evade(run: Run, env: Env, step: VerbOf<"evade">): null {
  const action = actionNamed(run, env, step.action);
  if (action === null) return null;
  for (const creature of affected(run, env, step.who ?? unsaid.evade.who)) {
    if (action.evaded.includes(creature)) continue;
    action.evaded.push(creature);
    run.emit({ event: "evaded", creature, action: action.id, rule: told });
  }
  return null;
}

/** The action will do nothing; it pops in its turn (design rule 2), and what it cost stays paid (dc.ruling.fizzle-costs). */
export function cancel(run: Run, env: Env, step: VerbOf<"cancel">): null {
  const action = actionNamed(run, env, step.action);
  if (action === null) return null;
  action.void = true;
  run.emit({ event: "cancelled", action: action.id, source: env.source, rule: told });
  return null;
}

/**
 * The action is aimed at something else, if it could be its target now. Its first target of that kind is changed: to
 * change a locked target takes a text that says so (dc.target.locked). Its other targets stay.
 */
export function redirect(run: Run, env: Env, step: VerbOf<"redirect">): null {
  const action = actionNamed(run, env, step.action);
  const [to] = affected(run, env, step.to);
  if (action === null || to === undefined || action.program === null) return null;
  const { text, action: index } = textOfProgram(action.program);
  const words = envOf(run.state, action);
  const spec = targetSpecs(run.body.content, text).find(
    (one) => one.action === index && one.purpose === "target" && isLegal(run.state, words, one, to, false),
  );
  if (spec === undefined) {
    run.emit({ event: "target-skipped", action: action.id, thing: to, rule: "dc.target.recheck-on-resolve" });
    return null;
  }
  const aimed = [to, ...(action.names[spec.name] ?? []).slice(1).filter((id) => id !== to)];
  const { frames } = run.state;
  frames.forEach((frame, i) => {
    if (frame.procedure === "action" && frame.locals.id === action.id)
      frames[i] = { ...frame, locals: { ...frame.locals, names: { ...action.names, [spec.name]: aimed } } };
  });
  run.emit({ event: "redirected", action: action.id, to, rule: "dc.precedence.specific-beats-general" });
  return null;
}
