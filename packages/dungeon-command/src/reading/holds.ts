import type { Env } from "../effects/locals.ts";
import type { Condition, OwnCondition } from "../vocabulary/index.ts";
import { amount, dealtTo } from "./amount.ts";
import { fitsCreature, inRange, isOnSide } from "./fits-creature.ts";
import { creatureOf, refer, type Scene } from "./names.ts";
import { select } from "./select.ts";

/** Whether a condition is true now. */
export function holds(scene: Scene, condition: Condition, env: Env): boolean {
  if ("all" in condition) return condition.all.every((one) => holds(scene, one, env));
  if ("any" in condition) return condition.any.some((one) => holds(scene, one, env));
  if ("not" in condition) return !holds(scene, condition.not, env);
  if ("exists" in condition) return select(scene, condition.exists, env).length >= (condition.atLeast ?? 1);
  if ("compare" in condition) return inRange(scene, amount(scene, condition.compare, env), condition, env);
  return ownHolds(scene, condition, env);
}

function ownHolds(scene: Scene, condition: OwnCondition, env: Env): boolean {
  const { body } = scene;
  const { turn } = body;
  if ("that" in condition) {
    const ids = select(scene, condition.that, env);
    for (const id of ids) {
      const creature = creatureOf(body, id);
      if (creature === null || !fitsCreature(scene, condition.is, creature, env)) return false;
    }
    return ids.length > 0;
  }
  if ("turn" in condition) return isOnSide(body, turn.seat, condition.turn, env.seat);
  if ("phase" in condition) return turn.phase === condition.phase;
  if ("activating" in condition)
    return turn.active !== null && refer(scene, condition.activating, env).includes(turn.active);
  if ("dealtDamage" in condition)
    return dealtTo(env, condition.to === undefined ? null : select(scene, condition.to, env)) > 0;
  if ("did" in condition) {
    const [id] = refer(scene, condition.who, env);
    const deed = id === undefined ? undefined : creatureOf(body, id)?.deeds[condition.did];
    if (deed === undefined || deed.turn !== turn.count) return false;
    return condition.since === "turn" || (turn.active !== null && deed.activation === turn.activation);
  }
  throw new Error(`unknown condition ${JSON.stringify(condition satisfies never)}`);
}
