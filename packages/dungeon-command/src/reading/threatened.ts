import { declaredType, hasDodged } from "../effects/attacks.ts";
import type { Env } from "../effects/locals.ts";
import { attacksIn, textOfProgram } from "../effects/specs.ts";
import { sourceOf, type Waiting } from "../stack/waiting.ts";
import type { Creature } from "../state.ts";
import { attackBonuses, meleeOf, rangedOf, reductions } from "../traits.ts";
import type { AttackVerb, Change, Step } from "../vocabulary/index.ts";
import { unsaid } from "../vocabulary/unsaid.ts";
import { amount } from "./amount.ts";
import { factsOf } from "./facts.ts";
import { actionById, creatureOf, refer, responseOf, type Scene } from "./names.ts";
import { isNamed } from "./select.ts";
import { stepsAt } from "./text.ts";

/** A number after the change that a step makes to it; never below 0. */
export function changedBy(scene: Scene, base: number, change: Change | undefined, env: Env): number {
  if (change === undefined) return base;
  return Math.max(0, "set" in change ? amount(scene, change.set, env) : base + amount(scene, change.plus, env));
}

/**
 * What an attack step would deal with this type of attack, reductions left aside: the attacker's number, the step's
 * own change, then what the attacker's bonuses add (dc.ruling.damage-values-on-resolution). Null if the attacker has no
 * ranged entry that it needs (dc.ranged.needs-entry).
 */
export function attackNumbers(
  scene: Scene,
  verb: AttackVerb,
  type: "melee" | "ranged",
  attacker: Creature,
  target: Creature,
  env: Env,
): {
  readonly damage: number;
  readonly unpreventable: boolean;
  readonly cannotBeDodged: boolean;
} | null {
  const { body } = scene;
  const entry = type === "melee" ? meleeOf(body, attacker) : rangedOf(body, attacker)?.damage;
  if (entry === undefined && verb.withoutEntry !== true) return null;
  const bonus = attackBonuses(scene, attacker, target, type);
  return {
    damage: Math.max(0, changedBy(scene, entry ?? 0, verb.damage, env) + bonus.plus),
    unpreventable: verb.unpreventable === true || bonus.unpreventable,
    cannotBeDodged: verb.cannotBeDodged === true || bonus.cannotBeDodged,
  };
}

/** Squares that a ranged attack step reaches: the entry's, the step's own change, then what bonuses add; null without the entry that it needs. */
export function rangeOfAttack(
  scene: Scene,
  verb: AttackVerb,
  attacker: Creature,
  target: Creature,
  env: Env,
): number | null {
  const entry = rangedOf(scene.body, attacker);
  if (entry === null && verb.withoutEntry !== true) return null;
  const { changesRange } = factsOf(scene.body.content);
  const bonus = changesRange ? attackBonuses(scene, attacker, target, "ranged").distance : 0;
  return Math.max(0, changedBy(scene, entry?.distance ?? 0, verb.distance, env) + bonus);
}

/** The damage that the action responded to would deal to "this" if it resolved now, as far as its steps are certain. */
export function threatenedDamage(scene: Scene, env: Env): number {
  const response = responseOf(scene, env);
  const action = response === null ? null : actionById(scene, response);
  const victim = env.self === null ? null : creatureOf(scene.body, env.self);
  if (action === null || victim === null || action.void || action.program === null) return 0;
  if (action.evaded.includes(victim.id)) return 0;
  const steps = stepsAt(scene.body.content, action.program);
  return Math.floor(sumOf(scene, steps, action, victim) / 10) * 10;
}

function envOfAction(action: Waiting): Env {
  return {
    action: action.id,
    seat: action.seat,
    self: action.creature,
    card: action.card,
    names: { ...action.names },
    amount: action.amount,
    source: sourceOf(action),
    dealt: [],
    secret: [],
  };
}

function sumOf(scene: Scene, steps: readonly Step[], action: Waiting, victim: Creature): number {
  const env = envOfAction(action);
  let total = 0;
  for (const step of steps) {
    if (step.do === "sequence") total += sumOf(scene, step.steps, action, victim);
    else if (step.do === "damage") {
      if (isNamed(scene, step.to, victim, env))
        total += reducedBy(scene, amount(scene, step.amount, env), action, victim, step.unpreventable === true);
    } else if (step.do === "attack") total += attackOn(scene, step, action, victim, env);
  }
  return total;
}

function attackOn(scene: Scene, step: AttackVerb, action: Waiting, victim: Creature, env: Env): number {
  if (!refer(scene, step.target ?? unsaid.attack.target, env).includes(victim.id)) return 0;
  const [by] = refer(scene, step.by ?? unsaid.attack.by, env);
  const attacker = by === undefined ? null : creatureOf(scene.body, by);
  if (attacker === null) return 0;
  const type = typeDeclared(scene, step, action);
  if (hasDodged(scene.body, action, step, victim.id)) return 0;
  const numbers = attackNumbers(scene, step, type, attacker, victim, env);
  return numbers === null ? 0 : reducedBy(scene, numbers.damage, action, victim, numbers.unpreventable);
}

function typeDeclared({ body }: Scene, step: AttackVerb, action: Waiting): "melee" | "ranged" {
  if (step.type !== "either") return step.type;
  if (action.program === null) return "melee";
  const { text } = textOfProgram(action.program);
  const attack = attacksIn(body.content, text).find(({ verb }) => verb === step);
  return attack === undefined ? "melee" : declaredType(attack, action.names);
}

function reducedBy(scene: Scene, points: number, action: Waiting, victim: Creature, unpreventable: boolean): number {
  if (unpreventable) return points;
  const { amount: less } = reductions(scene, victim, sourceOf(action));
  return less === "all" ? 0 : Math.max(0, points - less);
}
