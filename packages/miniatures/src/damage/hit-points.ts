import type { Harm, Source } from "../events.ts";
import type { Run } from "../procedures.ts";
import { isBloodied } from "../reading/wounds.ts";
import type { Creature } from "../state.ts";

/** Damage lowers hit points (mn.damage.deal). Whoever falls to 0 is destroyed once all damage of the moment is dealt. */
export function loseHitPoints(run: Run, creature: Creature, harm: readonly Harm[], source: Source): void {
  const amount = harm.reduce((sum, part) => sum + part.amount, 0);
  if (amount === 0) {
    run.emit({ event: "unharmed", creature: creature.id, source, rule: "mn.damage.deal" });
    return;
  }
  const before = isBloodied(creature);
  creature.hitPoints -= amount;
  run.emit({ event: "damaged", creature: creature.id, harm, amount, source, rule: "mn.damage.deal" });
  if (!before && isBloodied(creature)) run.emit({ event: "bloodied", creature: creature.id, rule: "mn.hp.bloodied" });
}
