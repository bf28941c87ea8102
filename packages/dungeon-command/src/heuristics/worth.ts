/**
 * What things are worth, in points of Morale. A creature is at stake with its Level, which its owner loses when it is
 * destroyed, and with what it does on the battlefield for whoever controls it.
 */

/** Worth of a Level on the battlefield to its controller, besides the Morale that it costs when it is destroyed. */
export const ON_BOARD = 0.5;

/** Morale gets dearer as it runs out: nobody plays on without it. */
export function worthOfMorale(morale: number): number {
  return morale > 0 ? morale - 8 / (morale + 1) : morale - 40;
}

/** How much of a creature is as good as lost at a share of its Hit Points in damage: 0 unhurt, 0.7 all but destroyed. */
export function risk(share: number): number {
  return 0.7 * share * (0.6 + 0.4 * share);
}

/** All that is at stake with a creature of a Level. */
export function stake(level: number): number {
  return level * (1 + ON_BOARD);
}

/**
 * What damage takes from a creature.
 * @param left points that it can still take, above 0
 */
export function lossFrom(level: number, hitPoints: number, left: number, damage: number): number {
  const before = risk(1 - left / hitPoints);
  const after = damage >= left ? 1 : risk(1 - (left - damage) / hitPoints);
  return stake(level) * (after - before);
}
