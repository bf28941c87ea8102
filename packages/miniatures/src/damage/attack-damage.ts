import type { AttackTurn, Phase, Shot } from "../attack/locals.ts";
import { attackAt } from "../attack/text.ts";
import { hasCondition } from "../conditions/has.ts";
import type { Harm, Source } from "../events.ts";
import { type DamageBonus, damageBonuses } from "../in-force.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Attack, DamageLine } from "../vocabulary/index.ts";
import { halfDamage } from "./halving.ts";
import { byType, changed, sameHarm } from "./harm.ts";
import type { DamageLocals } from "./locals.ts";

type Locals = DamageLocals["attack-damage"];

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
function become(run: Run, locals: Locals, after: readonly Harm[], rule: RuleId): void {
  const before = locals.harm;
  if (sameHarm(before, after)) return;
  locals.harm = after;
  const creature = locals.shots[locals.at]?.target ?? "";
  run.emit({ event: "harm-changed", creature, before, after, rule });
}

/** How a choice among types names one; damage without a type has none of its own. */
const nameOf = (type: string | null): string => type ?? "untyped";

/** Bonuses on a hit: those without a type of their own first, so that only types of base damage are chosen from (mn.damage.bonus.mixed-types). */
function bonusesOf(run: Run, turn: AttackTurn, { target }: Shot, attack: Attack): readonly DamageBonus[] {
  const { body } = run;
  const all = damageBonuses(body, creatureOf(body, turn.creature), attack, creatureOf(body, target));
  return [...all.filter(({ type }) => type === null), ...all.filter(({ type }) => type !== null)];
}

/** Tells why bonuses do nothing: no base damage, or no hit (mn.damage.bonus.needs-base, mn.damage.bonus.hit-only). */
function withoutBonus(run: Run, locals: Locals, shot: Shot, attack: Attack, rule: RuleId): void {
  const attacker = creatureOf(run.body, locals.turn.creature);
  if (damageBonuses(run.body, attacker, attack, creatureOf(run.body, shot.target)).length > 0)
    run.emit({ event: "noted", thing: shot.target, rule });
}

/** Steps 1 to 4 of the pipeline for each shot in turn, then all damage at one moment (mn.ruling.damage-pipeline). */
export const attackDamageProcedure: Chapter<Pick<DamageLocals, "attack-damage">>["attack-damage"] = {
  steps: {
    start: (run, locals) => {
      const { turn, shots, phase, blows } = locals;
      const shot = shots[locals.at];
      if (shot === undefined)
        return blows.length === 0
          ? done({ is: "harmed", taken: [] })
          : call({ procedure: "deal", locals: { blows, at: 0, harm: [], taken: [] } }, "dealt");
      const attack = attackAt(run.body, turn.text);
      const base = lineOf(attack, shot, phase)?.damage ?? [];
      if (base.length === 0) {
        if (shot.result !== "miss") withoutBonus(run, locals, shot, attack, "mn.damage.bonus.needs-base");
        locals.at += 1;
        return next("start");
      }
      locals.harm = base.map(({ amount, type }) => ({ amount, type: type ?? null }));
      locals.bonuses = [];
      if (shot.result === "critical")
        become(
          run,
          locals,
          locals.harm.map(({ amount, type }) => ({ amount: amount * 2, type })),
          "mn.damage.critical",
        );
      if (shot.result === "miss") withoutBonus(run, locals, shot, attack, "mn.damage.bonus.hit-only");
      else locals.bonuses = bonusesOf(run, turn, shot, attack);
      return next("bonus");
    },
    bonus: (run, locals) => {
      const [bonus, ...later] = locals.bonuses;
      if (bonus === undefined) return next("weaken");
      const types = byType(locals.harm).map(({ type }) => type);
      if (bonus.type === null && types.length > 1)
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
      locals.bonuses = later;
      become(run, locals, changed(locals.harm, bonus.type ?? types[0] ?? null, bonus.plus), bonus.rule);
      return next("bonus");
    },
    typed: (run, locals, input) => {
      const [bonus, ...later] = locals.bonuses;
      locals.bonuses = later;
      const name = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
      const part = locals.harm.find(({ type }) => nameOf(type) === name) ?? locals.harm[0];
      if (bonus !== undefined && part !== undefined)
        become(run, locals, changed(locals.harm, part.type, bonus.plus), "mn.ruling.bonus-damage-type");
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
