import type { AttackManner } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import { permitsOf } from "../traits.ts";
import { attackAt, isBasicText } from "./text.ts";

/**
 * The rule by which the start of an attack gives adjacent enemies opportunity attacks, or null (mn.attack.step2-provoke,
 * mn.attack.action.provoke). Opportunity attacks are basic ones and provoke nothing (mn.ruling.oa-ranged-basic).
 */
export function provokedBy(body: Body, attacker: Creature, text: TextRef, as: AttackManner): RuleId | null {
  const attack = attackAt(body, text);
  if (as === "opportunity" || attack.provokes === false) return null;
  if (attack.provokes === true) return "mn.attack.action.provoke";
  const ranged = attack.kind === "ranged";
  if (!ranged && attack.kind !== "area") return null;
  if (ranged && isBasicText(body, text)) return null;
  if (permitsOf(body, attacker, "shoot-unprovoking").length > 0) return null;
  return ranged ? "mn.attack.ranged.provokes" : "mn.attack.area.provokes";
}
