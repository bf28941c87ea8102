import type { Next } from "@undercroft/kernel";
import type { Hit } from "../damage/locals.ts";
import { inTens } from "../damage/preventing.ts";
import { noteDeed } from "../deeds.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { amount } from "../reading/amount.ts";
import { actionById, creatureOf, refer } from "../reading/names.ts";
import { inside, stepAt } from "../reading/text.ts";
import { attackNumbers } from "../reading/threatened.ts";
import type { Creature, TextRef } from "../state.ts";
import { cardOf } from "../traits.ts";
import type { AttackVerb, DamageVerb } from "../vocabulary/index.ts";
import { unsaid } from "../vocabulary/unsaid.ts";
import { declaredType, hasDodged } from "./attacks.ts";
import { copyNames } from "./binding.ts";
import { affected, effectNow, envNow } from "./frame.ts";
import { attackRefusal } from "./legal-target.ts";
import type { Blow, EffectLocals, Env } from "./locals.ts";
import { attacksIn, textOfProgram } from "./specs.ts";
import { noteUnseen } from "./unseen.ts";

/** The type of an attack step: of one that may be either, as it was declared; whichever is possible outside an action. */
function typeOf(run: Run, env: Env, verb: AttackVerb): "melee" | "ranged" {
  if (verb.type !== "either") return verb.type;
  const program = env.action === null ? null : (actionById(run.state, env.action)?.program ?? null);
  if (program === null) return "melee";
  const { text, action } = textOfProgram(program);
  const facts = attacksIn(run.body.content, text).find((one) => one.verb === verb && one.action === action);
  return facts === undefined ? "melee" : declaredType(facts, env.names);
}

/**
 * An attack is made: whoever it can no longer be made against is left out, then its damage is dealt
 * (dc.attack.damage-on-resolution).
 */
export function beginAttack(run: Run, env: Env, verb: AttackVerb, text: TextRef): Next<Dc> | null {
  const [by] = refer(run.state, verb.by ?? unsaid.attack.by, env);
  const attacker = by === undefined ? null : creatureOf(run.body, by);
  if (attacker === null) return null;
  const type = typeOf(run, env, verb);
  const action = env.action === null ? null : actionById(run.state, env.action);
  const blows: Blow[] = [];
  for (const id of refer(run.state, verb.target ?? unsaid.attack.target, env)) {
    const target = creatureOf(run.body, id);
    if (target === null) continue;
    const missed =
      action !== null && (action.evaded.includes(id) || hasDodged(run.body, action, verb, id))
        ? "dc.dodge.effect"
        : attackRefusal(run.state, env, verb, type, attacker, target);
    if (missed === null) addBlow(run, env, verb, type, attacker, target, blows);
    else if (env.action !== null) run.emit({ event: "target-skipped", action: env.action, thing: id, rule: missed });
  }
  if (blows.length === 0) return null;
  if (action?.what !== "attack") noteDeed(run, attacker, "attack");
  return call({ procedure: "attack", locals: { step: text, type, attacker: attacker.id, blows, dealt: [] } }, "start");
}

/** What the attack would deal to one target, read now (dc.ruling.damage-values-on-resolution). */
function addBlow(
  run: Run,
  env: Env,
  verb: AttackVerb,
  type: "melee" | "ranged",
  attacker: Creature,
  target: Creature,
  blows: Blow[],
): void {
  const numbers = attackNumbers(run.state, verb, type, attacker, target, env);
  if (numbers === null) return;
  const { damage, unpreventable } = numbers;
  blows.push({ creature: target.id, amount: inTens(damage), unpreventable });
}

/** The entry that gave an attack its damage: its own number, or what changed it. */
function ruleOf(run: Run, type: "melee" | "ranged", attacker: string, amount: number): RuleId {
  const creature = creatureOf(run.body, attacker);
  const printed = creature === null ? null : cardOf(run.body, creature);
  const number = type === "melee" ? printed?.melee : printed?.ranged?.damage;
  if (number === amount) return type === "melee" ? "dc.melee.damage" : "dc.ranged.damage";
  return type === "melee" ? "dc.melee.modifiers" : "dc.ranged.modifiers";
}

/** One batch for everything that the step names (dc.ruling.source-granularity). */
export function beginDamage(run: Run, env: Env, verb: DamageVerb): Next<Dc> | null {
  const creatures = affected(run, env, verb.to).filter((id) => creatureOf(run.body, id) !== null);
  noteUnseen(run, env, verb.to);
  // Rounding down is left to the damage itself, which says so.
  const points = amount(run.state, verb.amount, env);
  if (creatures.length === 0 || inTens(points) === 0) return null;
  const locals = { creatures, amount: points, unpreventable: verb.unpreventable === true };
  return call({ procedure: "dealing", locals }, "start");
}

/** Written out, as all that is made for every blow: a spread costs more than the rest of the step. */
const hitOf = ({ creature, amount: points, unpreventable }: Blow, met: readonly string[]): Hit => ({
  creature,
  amount: points,
  unpreventable,
  cowers: null,
  met: met.slice(),
});

/** What the attack does if it dealt damage waits for the end of the action. */
function defer(run: Run, { step: text, dealt }: EffectLocals["attack"]): void {
  const step = stepAt(run.body.content, text);
  if (step.do !== "attack" || step.ifDamage === undefined || !dealt.some((one) => one.amount > 0)) return;
  const effect = effectNow(run);
  effect.later ??= [];
  effect.later.push({ steps: inside(text, "ifDamage"), names: copyNames(effect.env.names) });
}

export const attackProcedures: Chapter<Pick<EffectLocals, "attack" | "dealing">> = {
  attack: {
    steps: {
      start: (run, locals) => {
        const env = envNow(run);
        const hits = locals.blows.map((blow) => hitOf(blow, env.met ?? []));
        const { action, seat, card, terrain } = env.source;
        const source = { action, creature: locals.attacker, seat, card, attack: locals.type, terrain };
        return call({ procedure: "damage", locals: { source, hits, asking: 0 } }, "dealt");
      },
      dealt: (run, locals, input) => {
        const env = envNow(run);
        const dealt = input.kind === "result" && input.result.is === "damage" ? input.result.dealt : [];
        env.dealt.push(...dealt);
        locals.dealt.push(...dealt);
        for (const { creature: target, amount: points } of locals.blows)
          run.emit({
            event: "attack-resolved",
            action: env.action ?? "",
            creature: locals.attacker,
            target,
            attack: locals.type,
            dealt: dealt.find((one) => one.creature === target)?.amount ?? 0,
            rule: ruleOf(run, locals.type, locals.attacker, points),
          });
        defer(run, locals);
        return done(nothing);
      },
    },
  },
  dealing: {
    steps: {
      start: (run, { creatures, amount: points, unpreventable }) => {
        const env = envNow(run);
        const hits = creatures.map((creature) => hitOf({ creature, amount: points, unpreventable }, env.met ?? []));
        return call({ procedure: "damage", locals: { source: env.source, hits, asking: 0 } }, "dealt");
      },
      dealt: (run, _locals, input) => {
        if (input.kind === "result" && input.result.is === "damage") envNow(run).dealt.push(...input.result.dealt);
        return done(nothing);
      },
    },
  },
};
