import { hasCondition } from "../conditions/has.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RollPart } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { cardOf, findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { sees } from "../reading/seeing.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { grantsAdvantage, isForbidden } from "../traits.ts";
import { spaceOfSize } from "../vocabulary/index.ts";
import { flanksWith } from "./flanking.ts";

/** Squeezed itself, or riding who is (mn.squeeze.penalties, mn.mount.squeeze). */
export function isSqueezed(body: Body, creature: Creature): boolean {
  if (creature.size < spaceOfSize[cardOf(body, creature).size]) return true;
  const mount = creature.mount === null ? undefined : findCreature(body, creature.mount);
  return mount !== undefined && isSqueezed(body, mount);
}

/** The conditions of a target that grant combat advantage, each with the entry that says so (mn.attack.advantage.conditions). */
function conditionReasons(body: Body, target: Creature): readonly RuleId[] {
  const blinded = hasCondition(body, target, "blinded");
  const dazed = underDazed(body, target);
  if (!blinded && !dazed) return [];
  const found: RuleId[] = ["mn.attack.advantage.conditions"];
  if (blinded) found.push("mn.condition.blinded.advantage");
  if (dazed) found.push("mn.condition.dazed.advantage");
  // Under the limits of Dazed without being Dazed by name (mn.ruling.dazed-family).
  if (hasCondition(body, target, "stunned")) found.push("mn.condition.stunned.dazed");
  return found;
}

/** Every reason for combat advantage against a target that counts as standing at `to`. */
function reasons(body: Body, scene: Scene, attacker: Creature, target: Creature, to: Space): readonly RuleId[] {
  const found: RuleId[] = [];
  if (!sees(body, target, attacker, spaceOf(body, attacker), to)) found.push("mn.attack.advantage.unseen");
  const partner = flanksWith(body, scene, attacker, target, to);
  if (partner !== null) {
    found.push("mn.attack.advantage.flanking", "mn.attack.flanking.both", "mn.ruling.flank-partner");
    if (attacker.size > 1 || partner.size > 1) found.push("mn.attack.flanking.big");
  }
  found.push(...conditionReasons(body, target));
  if (isSqueezed(body, target)) found.push("mn.attack.advantage.squeezing");
  if (grantsAdvantage(body, target, attacker)) found.push("mn.attack.advantage.other");
  return found;
}

/** +2 once, however many reasons there are; 0 where something takes it away; null without a reason (mn.attack.advantage.bonus). */
export function advantagePart(
  body: Body,
  scene: Scene,
  attacker: Creature,
  target: Creature,
  to: Space,
): RollPart | null {
  const because = reasons(body, scene, attacker, target, to);
  if (because.length === 0) return null;
  if (isForbidden(body, target, "advantage")) return { rule: "mn.precedence.level4", plus: 0, because };
  if (!sees(body, attacker, target, to)) return { rule: "mn.attack.advantage.sight", plus: 0, because };
  return { rule: "mn.attack.advantage.bonus", plus: 2, because };
}

/** Whether a creature has combat advantage against another now: for texts that ask. */
export function hasAdvantage(body: Body, attacker: Creature, target: Creature): boolean {
  const part = advantagePart(body, sceneOf(body), attacker, target, spaceOf(body, target));
  return part !== null && part.plus > 0;
}
