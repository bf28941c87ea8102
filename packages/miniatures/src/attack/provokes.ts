import type { AttackManner } from "../events.ts";
import { permitted } from "../in-force.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body, Creature } from "../state.ts";
import type { Attack } from "../vocabulary/index.ts";

/**
 * The rule by which the start of an attack gives adjacent enemies opportunity attacks, or null (mn.attack.step2-provoke,
 * mn.attack.action.provoke). Opportunity attacks are basic ones and provoke nothing (mn.ruling.oa-ranged-basic).
 */
export function provokedBy(body: Body, attacker: Creature, attack: Attack, as: AttackManner): RuleId | null {
  if (as === "opportunity" || attack.provokes === false) return null;
  if (attack.provokes === true) return "mn.attack.action.provoke";
  const ranged = attack.kind === "ranged";
  if (!ranged && attack.kind !== "area") return null;
  if (ranged && "basic" in attack && attack.basic === true) return null;
  if (permitted(body, attacker, "shoot-unprovoking")) return null;
  return ranged ? "mn.attack.ranged.provokes" : "mn.attack.area.provokes";
}
