/** Games for tests and harnesses: the shipped set, with two to four at the table. */
import { shippedPacks } from "../content/index.ts";
import type { DungeoneerConfig } from "../src/set-up/config.ts";

const names = ["Ann", "Bob", "Cid", "Dee"] as const;
const ids = ["ann", "bob", "cid", "dee"] as const;

/** A game of the shipped set for so many players. */
export const gameFor = (players: 2 | 3 | 4): DungeoneerConfig => ({
  seats: ids.slice(0, players).map((id, i) => ({ id, name: names[i] ?? id })),
  packs: shippedPacks(),
});
