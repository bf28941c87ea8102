import { withAdvantage } from "../attack/forecast.ts";
import type { AttackTurn, Phase, Shot } from "../attack/locals.ts";
import { attackAt, factsOfAttack } from "../attack/text.ts";
import { hasCondition } from "../conditions/has.ts";
import type { Harm, Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { NotedRule } from "../noted.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import { spaceOf } from "../reading/space.ts";
import { standsOn } from "../reading/standing.ts";
import { type DamageBonus, damageBonus } from "../traits.ts";
import type { Attack, DamageLine } from "../vocabulary/index.ts";
import { dealCall } from "./deal-call.ts";
import { halfDamage } from "./halving.ts";
import { byType, changed, sameHarm } from "./harm.ts";
import type { DamageLocals } from "./locals.ts";

type Locals = DamageLocals["attack-damage"];

/** What dangerous ground adds to the damage of a melee attack. */
const DANGEROUS = 5;

/** The line that a shot's result calls for, or undefined (mn.attackroll.hit, mn.attackroll.miss, mn.attackroll.followup.damage). */
export function lineOf(attack: Attack, { result }: Shot, phase: Phase): DamageLine | undefined {
  if (phase === "followup") return result === "miss" ? undefined : attack.followup;
  return result === "miss" ? attack.miss : attack.hit;
}

/** What an attack brings about, for events and for credit. */
export const sourceOf = (turn: AttackTurn): Source => ({
  creature: turn.creature,
  seat: turn.chooser,
  text: turn.text,
  attack: turn.attack,
  terrain: null,
});

/** Takes over what a step leaves of the shot in hand, and tells of it if anything changed. */
function become(run: Run, locals: Locals, after: readonly Harm[], rule: RuleId, ...because: readonly RuleId[]): void {
  const before = locals.harm;
  if (sameHarm(before, after)) return;
  locals.harm = after;
  const creature = locals.shots[locals.at]?.target ?? "";
  run.emit({ event: "harm-changed", creature, before, after, because, rule });
}

/** The types of base damage of the shot in hand: a bonus goes to one of them (mn.damage.bonus.mixed-types). */
function typesOf(run: Run, { turn, shots, at, phase }: Locals): readonly (string | null)[] {
  const shot = shots[at];
  const base = shot === undefined ? [] : (lineOf(attackAt(run.body, turn.text), shot, phase)?.damage ?? []);
  return [...new Set(base.map(({ type }) => type ?? null))];
}

/** How a choice among types names one; damage without a type has none of its own. */
const nameOf = (type: string | null): string => type ?? "untyped";

/** What texts add to a hit of a shot, and dangerous ground to a melee attack made on it (mn.terrain.dangerous.bonus). */
function bonusOf(run: Run, { text, as, creature }: AttackTurn, { target: id, parts }: Shot): DamageBonus {
  const { body } = run;
  const [attacker, target] = [creatureOf(body, creature), creatureOf(body, id)];
  const texts = damageBonus(body, { attacker, target, facts: factsOfAttack(body, text, as, withAdvantage(parts)) });
  if (attackAt(body, text).kind !== "melee" || !standsOn(body, spaceOf(body, attacker), "dangerous")) return texts;
  run.emit({ event: "noted", thing: creature, rule: "mn.terrain.dangerous.bonus" });
  return { ...texts, pluses: [...texts.pluses, DANGEROUS] };
}

/** Tells why bonuses do nothing: no base damage, or no hit (mn.damage.bonus.needs-base, mn.damage.bonus.hit-only). */
function withoutBonus(run: Run, { turn }: Locals, shot: Shot, rule: NotedRule): void {
  const { pluses, extra } = bonusOf(run, turn, shot);
  if (pluses.length + extra.length > 0) run.emit({ event: "noted", thing: shot.target, rule });
}

/** Steps 1 to 4 of the pipeline for each shot in turn, then all damage at one moment (mn.ruling.damage-pipeline). */
export const attackDamageProcedure: Chapter<Pick<DamageLocals, "attack-damage">>["attack-damage"] = {
  steps: {
    start: (run, locals) => {
      const { turn, shots, phase, blows } = locals;
      const shot = shots[locals.at];
      if (shot === undefined)
        return blows.length === 0 ? done({ is: "harmed", taken: [] }) : call(dealCall(blows), "dealt");
      const attack = attackAt(run.body, turn.text);
      const base = lineOf(attack, shot, phase)?.damage ?? [];
      if (base.length === 0) {
        if (shot.result !== "miss") withoutBonus(run, locals, shot, "mn.damage.bonus.needs-base");
        locals.at += 1;
        return next("start");
      }
      locals.harm = base.map(({ amount, type }) => ({ amount, type: type ?? null }));
      locals.pluses = [];
      if (shot.result === "critical")
        become(
          run,
          locals,
          locals.harm.map(({ amount, type }) => ({ amount: amount * 2, type })),
          "mn.damage.critical",
          "mn.damage.base",
          "mn.damage.critical.limits",
        );
      if (shot.result === "miss") withoutBonus(run, locals, shot, "mn.damage.bonus.hit-only");
      else {
        const { pluses, extra } = bonusOf(run, turn, shot);
        locals.pluses = pluses;
        for (const { amount, type } of extra)
          become(run, locals, changed(locals.harm, type, amount), "mn.bonus.stacking");
      }
      return next("bonus");
    },
    bonus: (run, locals) => {
      const [plus, ...later] = locals.pluses;
      if (plus === undefined) return next("weaken");
      const types = typesOf(run, locals);
      if (types.length > 1)
        return ask(
          {
            kind: "choose",
            purpose: "bonus-type",
            from: types.map(nameOf),
            min: 1,
            max: 1,
            text: null,
            self: locals.shots[locals.at]?.target ?? null,
            rule: "mn.damage.bonus.mixed-types",
          },
          [idOf(run.body, locals.turn.chooser)],
          "typed",
        );
      locals.pluses = later;
      become(run, locals, changed(locals.harm, types[0] ?? null, plus), "mn.bonus.stacking");
      return next("bonus");
    },
    typed: (run, locals, input) => {
      const [plus, ...later] = locals.pluses;
      locals.pluses = later;
      const name = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
      const types = typesOf(run, locals);
      const type = types.find((one) => nameOf(one) === name) ?? types[0] ?? null;
      if (plus !== undefined)
        become(
          run,
          locals,
          changed(locals.harm, type, plus),
          "mn.ruling.bonus-damage-type",
          "mn.damage.bonus.mixed-types",
        );
      return next("bonus");
    },
    weaken: (run, locals) => {
      const { turn, shots } = locals;
      const shot = shots[locals.at];
      if (hasCondition(run.body, creatureOf(run.body, turn.creature), "weakened"))
        become(
          run,
          locals,
          byType(locals.harm).map(({ amount, type }) => ({ amount: halfDamage(amount), type })),
          "mn.condition.weakened.order",
          "mn.condition.weakened",
          "mn.condition.weakened.scope",
          "mn.ruling.weakened-bonus",
          "mn.ruling.halving-zero",
        );
      if (shot !== undefined)
        locals.blows.push({
          creature: shot.target,
          harm: locals.harm,
          source: sourceOf(turn),
          critical: shot.result === "critical",
          ofAttack: true,
        });
      locals.at += 1;
      return next("start");
    },
    dealt: (_run, _locals, input) => done(input.kind === "result" ? input.result : { is: "harmed", taken: [] }),
  },
};
