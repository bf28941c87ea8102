import type { Body, Creature } from "../state.ts";
import type { ConditionName } from "../vocabulary/index.ts";

/** Whether it is under a condition by its name (mn.ruling.dazed-family). */
export function hasCondition(body: Body, creature: Creature, condition: ConditionName): boolean {
  const { effects } = body;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i];
    if (effect?.on === creature.id && effect.what.kind === "condition" && effect.what.condition === condition)
      return true;
  }
  return false;
}
