/** Divided damage goes down to a multiple of 5, but never under 5; nothing stays nothing (mn.damage.round, mn.ruling.halving-zero). */
export const halfDamage = (amount: number): number => (amount <= 0 ? 0 : Math.max(5, Math.floor(amount / 10) * 5));

/** Divided hit points go down to a multiple of 5, without a minimum (mn.hp.round). */
export const halfHitPoints = (amount: number): number => Math.floor(amount / 10) * 5;
