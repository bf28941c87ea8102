import type { Next } from "@undercroft/kernel";
import { checkHitPoints } from "../damage/hit-points.ts";
import { markDodged } from "../dodging.ts";
import { endEffectsOf } from "../effects/durations.ts";
import { envOf } from "../effects/env.ts";
import { hasCandidates } from "../effects/legal-target.ts";
import { needsActor } from "../effects/needs-actor.ts";
import { stepsOfProgram, textOfProgram } from "../effects/specs.ts";
import { recheckTargets, targetSpecs } from "../effects/targets.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { openHazardWindow } from "../moving/movement.ts";
import { basicMovePlan } from "../moving/plan.ts";
import type { Chapter, Dc, Run, State } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/names.ts";
import { payTreasure } from "../treasure.ts";
import type { StackLocals } from "./locals.ts";
import { settle, trigger } from "./triggers.ts";
import type { Waiting } from "./waiting.ts";
import { carrying, sourceOf } from "./waiting.ts";

/** The action does nothing and leaves the stack; its costs stay paid (dc.ruling.fizzle-costs). */
function fizzle(run: Run, action: Waiting, rule: RuleId): Next<Dc> {
  run.emit({ event: "fizzled", action: action.id, rule });
  if (action.card !== null || action.kind === "standard" || action.kind === "immediate")
    run.emit({ event: "noted", thing: action.creature, rule: "dc.ruling.fizzle-costs" });
  if (action.card !== null) idleCard(run, action.card.id);
  return after(run, action);
}

/** Whether the action could have been aimed at something else by now: a reader would ask why it is not. */
function hasOtherTarget(state: State, action: Waiting): boolean {
  if (action.program === null) return false;
  const { text, action: index } = textOfProgram(action.program);
  const env = envOf(state, action);
  return targetSpecs(state.body.content, text).some(
    (spec) => spec.action === index && spec.purpose === "target" && hasCandidates(state, env, spec, false, 1),
  );
}

/** One action of a card that did nothing. */
function idleCard(run: Run, id: string): void {
  for (const frame of run.state.frames)
    if (frame.procedure === "order" && frame.locals.card.id === id) frame.locals.idle += 1;
}

/** Why an action resolves now: the printed order of its card, or that what lay above it is gone, or that nobody responds. */
function turnRule(action: Waiting): RuleId {
  if (action.later) return "dc.stack.multi-action-order";
  if (action.waited) return "dc.stack.next-waiting";
  return action.what === "move" ? "dc.move.one-action" : "dc.stack.resolve-top";
}

/** Why the action can do nothing any more, or null. */
function lost(run: Run, action: Waiting): RuleId | null {
  if (action.void) return "dc.stack.impossible-action-does-nothing";
  if (action.creature === null || creatureOf(run.body, action.creature) !== null) return null;
  return needsItsCreature(run, action) ? "dc.ruling.acting-creature-lost" : null;
}

function needsItsCreature(run: Run, { what, program }: Waiting): boolean {
  if (what === "trigger" || what === "terrain") return false;
  return (what !== "order" && what !== "power") || program === null || needsActor(run.body.content, program);
}

function carryOut(run: Run, action: Waiting): Next<Dc> {
  switch (action.what) {
    case "move": {
      const plan = basicMovePlan(run.state, action);
      return plan === null
        ? fizzle(run, action, "dc.ruling.zero-square-move")
        : call({ procedure: "movement", locals: { plan } }, "after");
    }
    case "collect":
      return payTreasure(run, action) ? next("gain") : fizzle(run, action, "dc.ruling.collect-is-action");
    case "dodge":
      markDodged(run, action);
      return after(run, action);
    case "attack":
    case "order":
    case "power":
    case "trigger":
    case "terrain":
      return resolveText(run, action);
  }
}

function resolveText(run: Run, action: Waiting): Next<Dc> {
  const { program } = action;
  if (program === null) throw new Error(`action ${action.id} has nothing to do`);
  const checked = recheckTargets(run.state, action);
  for (const { thing, rule } of checked.dropped) run.emit({ event: "target-skipped", action: action.id, thing, rule });
  if (checked.fizzles !== null) {
    if (checked.fizzles !== "dc.stack.impossible-action-does-nothing" && hasOtherTarget(run.state, action))
      run.emit({ event: "noted", thing: action.creature, rule: "dc.target.locked" });
    return fizzle(run, action, checked.fizzles);
  }
  const env = envOf(run.state, action, checked.names);
  const steps = stepsOfProgram(program);
  return call({ procedure: "effect", locals: { steps, env } }, "after");
}

function openWindow(): Next<Dc> {
  return call({ procedure: "window", locals: { passed: 0 } }, "resolve");
}

/** What its declaration has triggered goes on the stack above it; then the players may respond. */
function settleDeclared(run: Run, action: Waiting): Next<Dc> {
  const { declared } = action;
  action.declared = [];
  return trigger(run, declared, "window") ?? openWindow();
}

function after(run: Run, action: Waiting): Next<Dc> {
  const deaths = endEffectsOf(run, action.id) ?? checkHitPoints(run);
  return deaths === null ? resolved(run, action) : call(deaths, "resolved");
}

/** It leaves the stack before anything that it has triggered comes there (dc.ruling.triggers-during-movement). */
function resolved(run: Run, action: Waiting): Next<Dc> {
  action.resolved = true;
  run.emit({ event: "resolved", action: action.id, rule: "dc.stack.window-after-each-resolution" });
  return settle(run, "end") ?? done(nothing);
}

/** An action waits until nobody responds any more, then resolves as a whole (dc.stack.actions-wait). */
export const actionProcedures: Chapter<Pick<StackLocals, "action">> = {
  action: {
    collects: true,
    steps: {
      start: (run, action) => {
        const [lowest] = action.above;
        if (lowest === undefined) return settleDeclared(run, action);
        const above = action.above.slice(1);
        action.above = [];
        return call({ procedure: "action", locals: carrying(lowest, above, lowest.declared) }, "uncovered");
      },
      uncovered: (run, action) => {
        action.waited = true;
        return settleDeclared(run, action);
      },
      window: openWindow,
      resolve: (run, action) => {
        const rule = lost(run, action);
        if (rule !== null) return fizzle(run, action, rule);
        // Outside any activation each resolving action is a window of its own (dc.ruling.hazard-activation-window).
        if (run.body.turn.active === null) openHazardWindow(run);
        run.emit({ event: "resolves", action: action.id, rule: turnRule(action) });
        return carryOut(run, action);
      },
      // It is the warband of whoever controls the creature by now.
      gain: (run, action) => {
        const seat = creatureOf(run.body, action.creature ?? "")?.controller ?? action.seat;
        const change = { change: "track", track: "morale", seat, by: 1 } as const;
        const rule = "dc.treasure.collect-effect";
        return call({ procedure: "change", locals: { change, source: sourceOf(action), rule, met: [] } }, "after");
      },
      after,
      resolved,
      end: () => done(nothing),
    },
  },
};
