import { scoreKill } from "../battle/scoring.ts";
import type { Source } from "../events.ts";
import type { Run } from "../procedures.ts";
import type { Creature } from "../state.ts";

/** A creature is destroyed and leaves play; its owner's opponent scores (mn.hp.destroyed, mn.hp.destroyed.points). */
export function destroy(run: Run, creature: Creature, source: Source): void {
  creature.status = "destroyed";
  const { id, owner, at } = creature;
  run.emit({ event: "destroyed", creature: id, owner, at, source, credited: source.creature, rule: "mn.hp.destroyed" });
  creature.at = -1;
  scoreKill(run, creature);
}
