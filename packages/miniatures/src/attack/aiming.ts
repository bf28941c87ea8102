/** The question of step 4: whom or what an attack is aimed at (mn.attack.step4-targets). */
import { type Claims, type Domain, listDomain, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { notOffered, verdict } from "../precedence.ts";
import type { Answer } from "../questions.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import type { Attack } from "../vocabulary/index.ts";
import { areaFault, areaImpossible, areasFor, isAreaAttack } from "./areas.ts";
import type { AttackTurn } from "./locals.ts";
import { claimTarget, hasTarget } from "./targets.ts";
import { attackAt } from "./text.ts";

/** What the earlier attacks of an action leave to this one, by its text or by the power that repeats it; null if all. */
function barredBefore(turn: AttackTurn, attack: Attack, target: string): RuleId | null {
  const { before, again } = turn;
  const [first] = before;
  const last = before[before.length - 1];
  if (first === undefined || last === undefined) return null;
  if (again !== null) return (again === "same") === (target === last) ? null : "mn.ruling.repeated-attack";
  const rule = attack.kind === "melee" ? "mn.attack.melee.multiple" : "mn.attack.ranged.multiple";
  if (attack.targets === "same" && target !== first) return rule;
  return attack.targets === "different" && before.includes(target) ? rule : null;
}

/** Claims about one creature as the target of an attack under way. */
function claimsAt(body: Body, turn: AttackTurn, attack: Attack, target: Creature): Claims<RuleId> {
  const claims = claimTarget(body, creatureOf(body, turn.creature), attack, target);
  // A repeated attack is aimed anew, whatever the first one was for (mn.ruling.repeated-attack).
  if (turn.only !== null && turn.again === null && turn.only !== target.id)
    notOffered(claims, "mn.attack.step4-targets");
  const barred = barredBefore(turn, attack, target.id);
  if (barred !== null) notOffered(claims, barred);
  return claims;
}

/** Whether an answer to the question `target` is legal. */
export function checkAim(body: Body, turn: AttackTurn, answer: Answer): Verdict<RuleId> {
  const attack = attackAt(body, turn.text);
  const step = "mn.attack.step4-targets";
  if (isAreaAttack(attack)) {
    if (answer.do !== "area") return { legal: false, rule: step };
    const fault = areaFault(body, creatureOf(body, turn.creature), attack, answer.aim);
    return fault === null ? { legal: true, rule: step } : { legal: false, rule: fault };
  }
  const target = answer.do === "target" ? findCreature(body, answer.creature) : undefined;
  if (target === undefined) return { legal: false, rule: step };
  const found = verdict(claimsAt(body, turn, attack, target));
  return found.legal && found.rule === null ? { legal: true, rule: step } : found;
}

/** All that an attack under way may be aimed at; nothing if it can no longer be made (mn.ruling.no-target). */
export function aimAnswers(body: Body, turn: AttackTurn): readonly Answer[] {
  const attacker = creatureOf(body, turn.creature);
  const attack = attackAt(body, turn.text);
  if (isAreaAttack(attack))
    return areasFor(body, attacker, attack).flatMap(({ aim }): readonly Answer[] =>
      aim.at === "creature" || aim.at === "burst" ? [] : [{ do: "area", aim }],
    );
  const found: Answer[] = [];
  for (const target of body.creatures) {
    if (target.status !== "in-play" || !verdict(claimsAt(body, turn, attack, target)).legal) continue;
    found.push({ do: "target", creature: target.id });
  }
  return found;
}

export const aimDomain = (body: Body, turn: AttackTurn): Domain<Answer> =>
  listDomain("list", aimAnswers(body, turn), (answer) => checkAim(body, turn, answer));

/** What keeps an attack from being declared, or null: it could be aimed at nothing now (mn.ruling.no-target, mn.ruling.nearest-area). */
export function whyNoAim(body: Body, attacker: Creature, attack: Attack): RuleId | null {
  if (isAreaAttack(attack)) return areaImpossible(body, attacker, attack);
  return hasTarget(body, attacker, attack) ? null : "mn.ruling.no-target";
}
