import { discard } from "../changes/cards.ts";
import { adventure } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { EncounterInPlay } from "../state.ts";

/** Traps and Obstacles are discarded once they have been resolved (dg.ruling.nonmonster-after-resolution). */
export function spend(run: Run, { id, owner, card }: EncounterInPlay): void {
  const { body } = run;
  if (!body.encounters.some((one) => one.id === id)) return;
  body.encounters = body.encounters.filter((one) => one.id !== id);
  discard(run, owner, card, "play", "dg.ruling.nonmonster-after-resolution");
}

/** An Encounter comes to nothing: a monster waits for the Pack step unwounded, a Trap or Obstacle is discarded. */
export function turnAside(run: Run, encounter: EncounterInPlay): void {
  const { card, target } = encounter;
  run.emit({ event: "turned-aside", card, target, rule: "dg.priority.order" });
  encounter.turnedAside = true;
  if (adventure(run.body, card).kind !== "monster") spend(run, encounter);
}
