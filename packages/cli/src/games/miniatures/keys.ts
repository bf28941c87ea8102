/** Keys that stand in files of this game and in no other's: at the top of a pack, warband or map, or on its cards. */
export const keys: readonly string[] = [
  ...["items", "boosters", "faction", "map", "rows", "legend", "walls", "starts", "victory"],
  ...["bloodied", "defenses", "alignment", "factions", "attacks", "cost", "levels", "champion", "card"],
];
