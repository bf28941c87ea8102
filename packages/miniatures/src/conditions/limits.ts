import type { Body, Creature } from "../state.ts";
import type { ConditionName } from "../vocabulary/index.ts";

/** Conditions under which a creature has all the limits of Dazed (mn.ruling.dazed-family). */
export const dazing: readonly ConditionName[] = ["dazed", "confused", "dominated", "stunned", "helpless"];

/** Whether it is under the limits of Dazed, by that name or another. */
export function underDazed(body: Body, creature: Creature): boolean {
  const { effects } = body;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i];
    if (effect?.on === creature.id && effect.what.kind === "condition" && dazing.includes(effect.what.condition))
      return true;
  }
  return false;
}
