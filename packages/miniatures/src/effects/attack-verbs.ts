/** Verbs that make attacks, or change one that is under way. */
import type { Next } from "@undercroft/kernel";
import { attackCall } from "../attack/begin.ts";
import { fixResult, redirect, repeat, reroll } from "../attack/changing.ts";
import { opportunitiesCall } from "../attack/opportunity.ts";
import { opportunitiesAgainst } from "../attack/provoking.ts";
import { redoTest } from "../battle/champion-test.ts";
import { preventDamage } from "../damage/preventing.ts";
import { momentIn } from "../powers/frames.ts";
import type { Mn, Run } from "../procedures.ts";
import { call } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { creatureNamed } from "../reading/names.ts";
import { amount } from "../reading/read.ts";
import type { TextRef } from "../state.ts";
import { rerollSave } from "../turn/saves.ts";
import { affected } from "./frame.ts";
import type { Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** An attack that a power makes; its player chooses targets as in an attack action. */
export function beginAttack(run: Run, env: Env, step: VerbOf<"attack">, text: TextRef): Next<Mn> | null {
  const attacker = step.by === undefined ? creatureOf(run.body, env.self) : creatureNamed(run.body, step.by, env);
  if (attacker?.status !== "in-play") return null;
  const target = step.target === undefined ? null : creatureNamed(run.body, step.target, env);
  if (target === undefined) return null;
  const only = target === null ? null : target.id;
  if (attacker.id !== env.self) run.emit({ event: "noted", thing: attacker.id, rule: "mn.ruling.lent-attack" });
  return call(attackCall(run, attacker, { text, as: "power", chooser: env.seat, only, parts: [] }), "start");
}

/** The attack that the text answers or belongs to, or null. */
function attackOf(run: Run, env: Env): number | null {
  if (env.source.attack !== null) return env.source.attack;
  const moment = momentIn(run.state)?.moment;
  return moment !== undefined && "attack" in moment ? moment.attack : null;
}

export function redirectTo(run: Run, env: Env, { to }: VerbOf<"redirect">): null {
  const attack = attackOf(run, env);
  const from = env.names.target?.[0] ?? env.names.it?.[0];
  const target = creatureNamed(run.body, to, env);
  if (attack !== null && from !== undefined && target !== undefined) redirect(run, attack, from, target.id);
  return null;
}

/** The die that the text answers: of an attack, a saving throw or a champion test. */
export function rerollDie(run: Run, env: Env, { keep }: VerbOf<"reroll">): null {
  const attack = attackOf(run, env);
  const target = env.names.target?.[0];
  if (attack !== null && target !== undefined) reroll(run, attack, target, keep);
  else if (!rerollSave(run, keep)) redoTest(run, env.seat, keep);
  return null;
}

export function changeResult(run: Run, env: Env, { is }: VerbOf<"result">): null {
  const attack = attackOf(run, env);
  if (attack !== null) fixResult(run, attack, env.names.target?.[0] ?? null, is);
  return null;
}

export function again(run: Run, env: Env, { at }: VerbOf<"again">): null {
  const attack = attackOf(run, env);
  if (attack !== null) repeat(run, attack, at);
  return null;
}

/** They provoke now (mn.oa.triggers): whoever may strike at one of them is asked. */
export function provoke(run: Run, env: Env, { who }: VerbOf<"provoke">): Next<Mn> | null {
  const against = affected(run, env, who);
  const by = against.flatMap((creature) => opportunitiesAgainst(run.body, creature));
  if (by.length === 0) return null;
  return call(
    opportunitiesCall(
      against.map(({ id }) => id),
      [...new Set(by)],
    ),
    "start",
  );
}

export function prevent(run: Run, env: Env, step: VerbOf<"prevent">): null {
  preventDamage(run, step.amount === "all" ? "all" : amount(run.body, step.amount, env));
  return null;
}
