/** Keys that stand in files of this game and in no other's: at the top of a pack or warband, or on its cards. */
export const keys: readonly string[] = [
  ...["orders", "commanders", "tiles"],
  ...["melee", "abilities", "ability", "half", "copies", "kind", "actions", "creatureHand", "leadership", "faces"],
];
