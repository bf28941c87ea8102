import type { Source } from "../events.ts";
import type { Run } from "../procedures.ts";
import type { Creature } from "../state.ts";

/**
 * Notes with the attack under way that it has forced a creature onto a pit: once for each creature, followed up when all its
 * effects are done (mn.terrain.pit.followup, mn.ruling.pit-crossed). What is no attack has no followup (mn.ruling.pit-no-roll).
 */
export function noteFall(run: Run, creature: Creature, source: Source): void {
  run.emit({ event: "entered", creature: creature.id, at: creature.at, terrain: "pit", rule: "mn.forced.pit-allowed" });
  for (const frame of run.state.frames) {
    if (frame.procedure !== "attack" || frame.locals.turn.attack !== source.attack) continue;
    if (!frame.locals.falls.includes(creature.id)) frame.locals.falls.push(creature.id);
  }
}
