import type { Harm } from "../events.ts";
import type { Body, Creature } from "../state.ts";
import { totalOf } from "./harm.ts";

/** Damage of terrain that a creature may take in one window (mn.terrain.damage-cap). */
const cap = 20;

/** Damage by terrain that a creature can still take in this window. */
export const capLeft = ({ battle }: Body, { window }: Creature): number =>
  cap - (window.number === battle.window ? window.terrain : 0);

/** What the cap leaves of damage by terrain; the last parts are cut (mn.ruling.terrain-cap). */
export function underCap(body: Body, creature: Creature, harm: readonly Harm[]): readonly Harm[] {
  let left = capLeft(body, creature);
  return harm.map((part) => {
    const kept = Math.max(0, Math.min(part.amount, left));
    left -= kept;
    return kept === part.amount ? part : { ...part, amount: kept };
  });
}

/** Counts damage of terrain that was taken. */
export function countTerrain(body: Body, creature: Creature, harm: readonly Harm[]): void {
  const { window } = creature;
  const before = window.number === body.battle.window ? window.terrain : 0;
  creature.window = { ...window, number: body.battle.window, terrain: before + totalOf(harm) };
}
