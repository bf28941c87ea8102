/** Keys that stand in files of this game and in no other's: at the top of a set, or on its cards. */
export const keys: readonly string[] = [
  ...["heroes", "maps", "adventures", "quests"],
  ...["stride", "boons", "treasures", "exits", "glory", "peril", "pit", "spikes", "hazard", "space", "rewards"],
];
