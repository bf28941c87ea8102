import type { Body, Creature } from "../state.ts";
import { reachBonus } from "../traits.ts";
import type { Attack } from "../vocabulary/index.ts";

/** Squares that a melee attack reaches: 1 without Reach (mn.attack.melee.target, mn.attack.melee.reach). */
export const reachOfAttack = (body: Body, attacker: Creature, { reach }: Extract<Attack, { kind: "melee" }>): number =>
  (reach ?? 1) + reachBonus(body, attacker);
