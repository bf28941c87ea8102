import { hasCondition } from "../conditions/has.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Space } from "../lines/scene.ts";
import { whyUnseen } from "../reading/seeing.ts";
import type { Body, Creature } from "../state.ts";
import { type AttackFacts, concealOf } from "../traits.ts";
import type { Attack } from "../vocabulary/index.ts";

/** The least roll that leaves a hit a hit, and why; `at` 0 without Conceal. */
export interface Conceal {
  readonly at: number;
  readonly rule: RuleId;
}

const plain: Conceal = { at: 0, rule: "mn.attackroll.conceal" };

/** Conceal 11 of whoever the attacker cannot see (mn.attack.melee.unseen, mn.condition.blinded.conceal, mn.attack.ranged.redirect-invisible). */
function unseen(
  body: Body,
  attacker: Creature,
  attack: Attack,
  target: Creature,
  to: Space,
  redirected: boolean,
): Conceal {
  if (attack.kind === "ranged" && !redirected) return plain;
  if (attack.kind === "melee" && hasCondition(body, attacker, "blinded"))
    return { at: 11, rule: "mn.condition.blinded.conceal" };
  const why = whyUnseen(body, attacker, target, to);
  if (why === null) return plain;
  if (attack.kind === "melee") return { at: 11, rule: "mn.attack.melee.unseen" };
  return why === "mn.los.exists" ? plain : { at: 11, rule: "mn.attack.ranged.redirect-invisible" };
}

/** The highest Conceal of a target against an attack; none against close and area attacks (mn.ruling.conceal). */
export function concealAgainst(
  body: Body,
  attacker: Creature,
  facts: AttackFacts,
  target: Creature,
  to: Space,
  redirected: boolean,
): Conceal {
  const { attack } = facts;
  if (attack.kind !== "melee" && attack.kind !== "ranged") return plain;
  const hidden = unseen(body, attacker, attack, target, to, redirected);
  const at = concealOf(body, target, facts);
  return at > hidden.at ? { at, rule: "mn.attackroll.conceal" } : hidden;
}
