import type { Creature } from "../state.ts";

/** mn.hp.bloodied: exactly while its hit points are at or below its Bloodied score. */
export const isBloodied = (creature: Creature): boolean => creature.hitPoints <= creature.bloodied;

/** mn.hp.damaged, mn.ruling.bonus-hp */
export const isDamaged = (creature: Creature): boolean =>
  creature.hitPoints < creature.maximum || creature.stillDamaged;
