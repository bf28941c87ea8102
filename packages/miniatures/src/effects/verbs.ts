import type { Next } from "@undercroft/kernel";
import type { Harm } from "../events.ts";
import type { Mn, Run } from "../procedures.ts";
import { call } from "../procedures.ts";
import { amount } from "../reading/read.ts";
import { inside } from "../reading/text.ts";
import type { TextRef } from "../state.ts";
import type { Step, Verb } from "../vocabulary/index.ts";
import { beginGranted } from "./acting.ts";
import { arrive, summon } from "./arriving.ts";
import { again, beginAttack, changeResult, prevent, provoke, redirectTo, rerollDie } from "./attack-verbs.ts";
import { beginForced, beginPutting, beginSwap } from "./displacing.ts";
import { endEffects } from "./ending.ts";
import { affected } from "./frame.ts";
import { beginApply, beginCondition, beginOngoing } from "./gaining.ts";
import { changeTerrain } from "./ground.ts";
import { destroyThem, giveHitPoints, healThem } from "./health.ts";
import type { Env } from "./locals.ts";
import { giveBack } from "./recharging.ts";
import { rollStep } from "./rolling.ts";
import type { VerbOf } from "./verb-of.ts";

/** A verb: what a step does that puts no others together. */
type VerbStep = Extract<Step, Verb>;

/** Does what a verb says, or begins to: null if it is done already; otherwise the caller goes on at "start". */
export function carryOut(run: Run, env: Env, step: VerbStep, text: TextRef): Next<Mn> | null {
  switch (step.do) {
    case "attack":
      return beginAttack(run, env, step, inside(text, "attack"));
    case "act":
      return beginGranted(run, env, step, text);
    case "damage":
      return beginDamage(run, env, step);
    case "condition":
      return beginCondition(run, env, step);
    case "ongoing":
      return beginOngoing(run, env, step);
    case "apply":
      return beginApply(run, env, step, text);
    case "push":
    case "pull":
    case "slide":
      return beginForced(run, env, step);
    case "place":
    case "teleport":
      return beginPutting(run, env, step, text);
    case "swap":
      return beginSwap(run, env, step);
    case "heal":
      return healThem(run, env, step);
    case "bonus-hit-points":
      return giveHitPoints(run, env, step);
    case "recharge":
      return giveBack(run, env, step, text);
    case "terrain":
      return changeTerrain(run, env, step);
    case "redirect":
      return redirectTo(run, env, step);
    case "reroll":
      return rerollDie(run, env, step);
    case "result":
      return changeResult(run, env, step);
    case "again":
      return again(run, env, step);
    case "provoke":
      return provoke(run, env, step);
    case "prevent":
      return prevent(run, env, step);
    case "end":
      return endEffects(run, env, step);
    case "save":
      return beginSaves(run, env, step);
    case "roll":
      return rollStep(run, env, step, text);
    case "summon":
      return summon(run, env, step);
    case "enter":
      return arrive(run, env, step);
    case "destroy":
      return destroyThem(run, env, step);
    default:
      throw new Error(`unknown step ${JSON.stringify(step satisfies never)}`);
  }
}

/** Damage that is no attack, to all at one moment (mn.ruling.damage-pipeline). */
function beginDamage(run: Run, env: Env, step: VerbOf<"damage">): Next<Mn> | null {
  const harm: Harm = { amount: amount(run.body, step.amount, env), type: step.type ?? null };
  const hurt = affected(run, env, step.to);
  if (hurt.length === 0 || harm.amount <= 0) return null;
  const blows = hurt.map(({ id }) => ({ creature: id, harm: [harm], source: env.source, critical: false }));
  return call({ procedure: "damage", locals: { blows } }, "start");
}

function beginSaves(run: Run, env: Env, { who, plus, against }: VerbOf<"save">): Next<Mn> | null {
  const creatures = affected(run, env, who).map(({ id }) => id);
  return creatures.length === 0
    ? null
    : call({ procedure: "save-now", locals: { creatures, plus: plus ?? 0, against } }, "start");
}
