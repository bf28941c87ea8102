import type { Next } from "@undercroft/kernel";
import { isOverAtOnce, keptOff } from "../conditions/gains.ts";
import { begin } from "../conditions/lasting.ts";
import { untilOf } from "../conditions/until.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { heard } from "../powers/at.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { amount } from "../reading/read.ts";
import type { Creature, EffectKind, TextRef } from "../state.ts";
import type { Rule, Until } from "../vocabulary/index.ts";
import { affected } from "./frame.ts";
import type { EffectLocals, Env, Gain } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

interface Shared {
  readonly until?: Until | undefined;
  readonly group?: string | undefined;
}

/** The save that effects of one group in a text share on one creature (mn.save.group): kept under a name that no card can use. */
function groupOf(run: Run, env: Env, group: string | undefined, on: string): string | null {
  if (group === undefined) return null;
  const name = `group.${group}.${on}`;
  const known = env.names[name]?.[0];
  if (known !== undefined) return known;
  const made = `g${run.body.nextThing}`;
  run.body.nextThing += 1;
  env.names[name] = [made];
  return made;
}

function gainOf(run: Run, env: Env, on: Creature, what: EffectKind, { until, group }: Shared): Gain {
  const ends = untilOf(run.body, until, { on: on.id, self: env.self });
  return {
    on: on.id,
    source: env.source.creature,
    by: env.source.seat,
    what,
    until: ends.until,
    group: groupOf(run, env, group, on.id),
    rule: what.kind === "ongoing" ? "mn.ongoing.condition" : ends.rule,
  };
}

const gains = (list: readonly Gain[]): Next<Mn> | null =>
  list.length === 0 ? null : call({ procedure: "gains", locals: { list, at: 0 } }, "start");

/** Conditions without a duration last to the end of the next turn (mn.duration.default). */
export function beginCondition(run: Run, env: Env, step: VerbOf<"condition">): Next<Mn> | null {
  const what: EffectKind = { kind: "condition", condition: step.condition };
  return gains(affected(run, env, step.to).map((on) => gainOf(run, env, on, what, step)));
}

/** mn.ongoing.condition: always until a save ends it. */
export function beginOngoing(run: Run, env: Env, step: VerbOf<"ongoing">): Next<Mn> | null {
  const points = amount(run.body, step.amount, env);
  if (points <= 0) return null;
  const what: EffectKind = { kind: "ongoing", amount: points, type: step.type ?? null };
  return gains(
    affected(run, env, step.to).map((on) => gainOf(run, env, on, what, { until: "save", group: step.group })),
  );
}

/** Rules for a while; their amounts are settled now. */
export function beginApply(run: Run, env: Env, step: VerbOf<"apply">, text: TextRef): Next<Mn> | null {
  const rules = step.rules.map((rule) => settled(run, env, rule));
  return gains(affected(run, env, step.to).map((on) => gainOf(run, env, on, { kind: "rules", text, rules }, step)));
}

function settled(run: Run, env: Env, rule: Rule): Rule {
  switch (rule.rule) {
    case "change":
      return { ...rule, plus: amount(run.body, rule.plus, env) };
    case "while":
    case "partner":
      return { ...rule, rules: rule.rules.map((one) => settled(run, env, one)) };
    default:
      return rule;
  }
}

function tellNotGained(run: Run, { on, what, group }: Gain, rule: RuleId): void {
  const condition = what.kind === "condition" ? what.condition : null;
  // Those that share its save hang together without it.
  const because: readonly RuleId[] = group === null ? [] : ["mn.ruling.save-group-last"];
  run.emit({ event: "not-gained", creature: on, condition, because, rule });
}

export const gainsProcedure: Chapter<Pick<EffectLocals, "gains">>["gains"] = {
  steps: {
    start: (run, locals) => {
      const gain = locals.list[locals.at];
      if (gain === undefined) return done(nothing);
      locals.at += 1;
      const { rule, ...given } = gain;
      const over = isOverAtOnce(run.body, gain.until) ? "mn.ruling.duration-source" : null;
      const kept = keptOff(run.body, gain.on, gain.what) ?? over;
      if (kept !== null) {
        tellNotGained(run, gain, kept);
        return next("start");
      }
      begin(run, given, rule);
      if (gain.what.kind !== "condition") return next("start");
      return heard(run, { on: "gains-condition", creature: gain.on, condition: gain.what.condition }, "start");
    },
  },
};
