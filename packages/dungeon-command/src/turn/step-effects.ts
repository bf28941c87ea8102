import type { Next } from "@undercroft/kernel";
import { takeCollected } from "@undercroft/kernel";
import { expireEffect, expiring } from "../effects/durations.ts";
import { matchTriggers } from "../effects/triggers.ts";
import type { DcEvent } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { isHazardous } from "../moving/space.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { whichNext } from "../questions.ts";
import type { Pending } from "../stack/locals.ts";
import { numbered, settle } from "../stack/triggers.ts";
import type { Effect } from "../state.ts";
import { hasTrait } from "../traits.ts";
import type { TurnLocals } from "./locals.ts";

interface StepRules {
  readonly step: RuleId;
  readonly order: RuleId;
}

const rules: { readonly start: StepRules; readonly end: StepRules } = {
  start: { step: "dc.refresh.start-of-turn-effects", order: "dc.refresh.start-effects-order" },
  end: { step: "dc.cleanup.end-of-turn-effects", order: "dc.cleanup.end-effects-order" },
};

/** What happens in the step: triggered texts, and at the end of a turn the hazards that creatures stand in. */
function pendingIn(run: Run, seat: number, when: "start" | "end"): Pending[] {
  const { turn } = run.body;
  const event: DcEvent =
    when === "start"
      ? { event: "turn-starts", seat, turn: turn.count, rule: rules.start.step }
      : { event: "turn-ends", seat, turn: turn.count, rule: rules.end.step };
  run.emit(event);
  takeCollected(run); // what this event sets off is ordered by this step, not by the usual rule
  const pending = [...matchTriggers(run.state, [event])];
  if (when === "end")
    for (const creature of run.body.creatures)
      if (
        creature.controller === seat &&
        isHazardous(run.body, creature) &&
        !hasTrait(run.body, creature, "ignores-hazardous")
      )
        pending.push({
          id: "",
          seat,
          self: creature.id,
          text: null,
          terrain: "hazardous",
          names: { it: [creature.id] },
          amount: null,
          may: false,
          thing: null,
        });
  return numbered(pending);
}

/** One effect for each creature in hazardous terrain, in an order that the turn player picks. */
function orderRule(pending: readonly Pending[], choices: number, order: RuleId): RuleId {
  const hazards = pending.length === choices && pending.every((p) => p.terrain !== null);
  return hazards ? "dc.ruling.hazard-end-of-turn-sources" : order;
}

/** Why this creature is hurt by what it stands in. */
function noteHazard(run: Run, id: string | null): void {
  const creature = run.body.creatures.find((c) => c.id === id);
  if (creature === undefined) return;
  run.emit({ event: "noted", thing: id, rule: "dc.terrain.hazard.end-of-turn-damage" });
  if (creature.owner !== creature.controller)
    run.emit({ event: "noted", thing: id, rule: "dc.ruling.your-creatures-means-controlled" });
  if (creature.size > 1) run.emit({ event: "noted", thing: id, rule: "dc.ruling.hazard-large-creature" });
}

/** Pending effects that are still in play (dc.refresh.start-of-turn-effects): their creature or attached card has not left. */
function stillPending(run: Run, pending: readonly Pending[]): Pending[] {
  return pending.filter(({ self, names }) => {
    const creature = run.body.creatures.find((c) => c.id === self);
    const [card] = names["card"] ?? [];
    if (self === null || creature === undefined) return self === null;
    return card === undefined || creature.attached.some((one) => one.id === card);
  });
}

/** Whether it may matter which of these expires first: one that ends does something, and another could see it. */
function orderMatters(ends: readonly Effect[]): boolean {
  return ends.some((one) => doesSomething(one) && ends.some((other) => other !== one && canSee(other)));
}

/** Its end hands a creature back or may destroy one. */
function doesSomething({ what }: Effect): boolean {
  if (what.kind !== "rule") return what.kind === "control";
  return what.rule.rule === "change" && what.rule.stat === "hit-points";
}

const canSee = (effect: Effect): boolean => effect.what.kind === "watch" || doesSomething(effect);

/** It ends at once, without the stack; what that sets off is seen to before the next (dc.ruling.step-effects-use-stack). */
function expire(run: Run, effect: Effect, rule: RuleId): Next<Dc> {
  const deaths = expireEffect(run, effect, rule);
  return deaths === null ? next("settle") : call(deaths, "settle");
}

/** Asks which effect comes next, as long as there is one and it matters. */
function choose(run: Run, locals: TurnLocals["stepEffects"]): Next<Dc> {
  const { seat, when } = locals;
  locals.pending = stillPending(run, locals.pending);
  const ends = expiring(run.body, when, seat);
  const owner = run.body.seats[seat];
  const settled = locals.pending.length === 0 && !orderMatters(ends);
  if (settled || owner === undefined || owner.out) {
    const [effect] = ends;
    if (effect !== undefined) return expire(run, effect, rules[when].step);
    return owner?.out === true && locals.pending.length > 0 ? next("first") : done(nothing);
  }
  const from = [...locals.pending.map((p) => p.id), ...ends.map((e) => e.id)];
  if (from.length === 1) return next("first");
  const purpose = when === "start" ? "start-effects" : "end-effects";
  const rule = orderRule(locals.pending, from.length, rules[when].order);
  return ask(whichNext(purpose, from, rule), [owner.id], "chosen");
}

/** Begins the step and returns null if nothing happens in it; otherwise the call that goes on at `then`. */
export function stepEffects(run: Run, seat: number, when: "start" | "end", then: string): Next<Dc> | null {
  const pending = pendingIn(run, seat, when);
  if (pending.length === 0 && expiring(run.body, when, seat).length === 0) return null;
  return call({ procedure: "stepEffects", locals: { seat, when, pending } }, then);
}

/**
 * Start-of-turn and end-of-turn effects, one after another in the turn player's order: what does
 * something goes through the stack, what merely expires ends at once (dc.ruling.step-effects-use-stack).
 */
export const stepEffectsProcedures: Chapter<Pick<TurnLocals, "stepEffects">> = {
  stepEffects: {
    collects: true,
    steps: {
      start: choose,
      settle: (run, locals) => settle(run, "choose") ?? choose(run, locals),
      choose,
      chosen: (run, locals, input) => {
        if (input.kind !== "answer" || input.answer.do !== "choose") return next("choose");
        const [id] = input.answer.things;
        const effect = run.body.effects.find((e) => e.id === id);
        if (effect !== undefined) return expire(run, effect, "dc.ruling.step-effects-use-stack");
        const at = locals.pending.findIndex((p) => p.id === id);
        if (at > 0) locals.pending.unshift(...locals.pending.splice(at, 1));
        return next("first");
      },
      first: (run, locals) => {
        const pending = locals.pending.shift();
        if (pending === undefined) return next("settle");
        if (pending.terrain !== null) noteHazard(run, pending.self);
        return call(
          { procedure: "triggers", locals: { ready: [], pending: [pending], current: null, aimed: [] } },
          "settle",
        );
      },
    },
  },
};
