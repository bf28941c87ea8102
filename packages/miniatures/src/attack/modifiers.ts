import type { RollPart } from "../events.ts";
import type { Body, Creature } from "../state.ts";
import type { Attack } from "../vocabulary/index.ts";

/** Bonuses and penalties of the situation on one attack roll, each with the rule that gives it (mn.attackroll.total). */
export function modifiers(_body: Body, _attacker: Creature, _target: Creature, _attack: Attack): readonly RollPart[] {
  return [];
}
