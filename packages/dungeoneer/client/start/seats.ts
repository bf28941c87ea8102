/** The seat of the Dungeonlord: the last one if the chosen one is gone. */
export const dungeonlordOf = (count: number, chosen: number): number => Math.min(chosen, count - 1);
