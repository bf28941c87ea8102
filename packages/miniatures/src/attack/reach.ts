import type { Body, Creature } from "../state.ts";
import type { Attack } from "../vocabulary/index.ts";

/** Squares that a melee attack reaches: 1 without Reach (mn.attack.melee.target, mn.attack.melee.reach). */
export function reachOfAttack(_body: Body, _attacker: Creature, attack: Extract<Attack, { kind: "melee" }>): number {
  return attack.reach ?? 1;
}
