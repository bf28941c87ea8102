import { areEnemies } from "../reading/creatures.ts";
import { partnerOf } from "../reading/things.ts";
import type { Body, Creature } from "../state.ts";

/**
 * The rider of a pair that is under different players now, because one of the two acts Dominated; null where there is nothing
 * to part (mn.dismount.forced, mn.ruling.dismount-chooser).
 */
export function partedRider(body: Body, creature: Creature): Creature | null {
  const partner = partnerOf(body, creature);
  if (partner === null || !areEnemies(body, creature, partner)) return null;
  return creature.mount === partner.id ? creature : partner;
}
