import type { Harm, Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { isBloodied, isDamaged } from "../reading/wounds.ts";
import type { Creature } from "../state.ts";
import { isForbidden } from "../traits.ts";
import { halfHitPoints } from "./halving.ts";
import { totalOf } from "./harm.ts";

const inItsOrder: readonly RuleId[] = ["mn.ruling.damage-pipeline"];

/** Sets hit points and tells if the creature has become bloodied, or is so no more; true if it has become it. */
function setHitPoints(run: Run, creature: Creature, hitPoints: number): boolean {
  const before = isBloodied(creature);
  creature.hitPoints = hitPoints;
  const after = isBloodied(creature);
  if (before !== after)
    run.emit({ event: after ? "bloodied" : "no-longer-bloodied", creature: creature.id, rule: "mn.hp.bloodied" });
  return after && !before;
}

/**
 * Damage lowers hit points (mn.damage.deal); true if it has made the creature bloodied. Whoever falls to 0 is destroyed once
 * all damage of the moment is dealt.
 */
export function loseHitPoints(run: Run, creature: Creature, harm: readonly Harm[], source: Source): boolean {
  const amount = totalOf(harm);
  if (amount === 0) {
    run.emit({ event: "unharmed", creature: creature.id, source, rule: "mn.damage.deal" });
    return false;
  }
  run.emit({
    event: "damaged",
    creature: creature.id,
    harm,
    amount,
    source,
    because: inItsOrder,
    rule: "mn.damage.deal",
  });
  const bloodied = setHitPoints(run, creature, creature.hitPoints - amount);
  if (creature.hitPoints <= creature.maximum) creature.stillDamaged = false;
  return bloodied;
}

/**
 * Healing raises hit points up to the maximum and never lowers them (mn.hp.healing, mn.hp.maximum); what was really healed.
 * `rule` brings it about.
 */
export function healHitPoints(run: Run, creature: Creature, amount: number, rule: RuleId): number {
  if (creature.status !== "in-play") return 0;
  if (isForbidden(run.body, creature, "heal")) {
    run.emit({ event: "noted", thing: creature.id, rule: "mn.precedence.level4" });
    return 0;
  }
  const healed = Math.max(0, Math.min(amount, creature.maximum - creature.hitPoints));
  setHitPoints(run, creature, creature.hitPoints + healed);
  if (creature.hitPoints >= creature.maximum) creature.stillDamaged = false;
  if (healed === 0) run.emit({ event: "noted", thing: creature.id, rule: "mn.hp.maximum" });
  else run.emit({ event: "healed", creature: creature.id, amount: healed, rule });
  return healed;
}

/** Hit points beyond the maximum, which stays, as does the Bloodied score (mn.hp.bonus); who was damaged still is (mn.hp.bonus.damaged). */
export function addHitPoints(run: Run, creature: Creature, amount: number): void {
  const { id } = creature;
  creature.stillDamaged = isDamaged(creature);
  run.emit({ event: "bonus-hit-points", creature: id, amount, because: ["mn.ruling.bonus-hp"], rule: "mn.hp.bonus" });
  setHitPoints(run, creature, creature.hitPoints + amount);
  if (creature.stillDamaged && creature.hitPoints >= creature.maximum)
    run.emit({ event: "noted", thing: id, rule: "mn.hp.bonus.damaged" });
}

/**
 * A power of set-up changes maximum and hit points alike (mn.hp.setup-effects), and half of the new maximum is the new
 * Bloodied score (mn.hp.setup-effects.bloodied).
 */
export function setUpHitPoints(run: Run, creature: Creature, plus: number): void {
  creature.maximum += plus;
  creature.hitPoints += plus;
  creature.bloodied = halfHitPoints(creature.maximum);
  run.emit({ event: "bonus-hit-points", creature: creature.id, amount: plus, rule: "mn.hp.setup-effects" });
  const because = ["mn.hp.round"] as const;
  run.emit({ event: "noted", thing: creature.id, because, rule: "mn.hp.setup-effects.bloodied" });
}
