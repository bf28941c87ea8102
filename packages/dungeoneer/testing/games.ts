/** Games for tests, harnesses and commands, with two to four at the table. */
import type { DungeoneerConfig } from "../src/set-up/config.ts";
import type { Option } from "../src/set-up/options.ts";
import type { Pack } from "../src/vocabulary/index.ts";

const names = ["Ann", "Bob", "Cid", "Dee"] as const;
const ids = ["ann", "bob", "cid", "dee"] as const;

/** A game of these sets for so many players, by the optional rules that are named. */
export const gameFor = (
  players: 2 | 3 | 4,
  packs: readonly Pack[],
  options: readonly Option[] = [],
): DungeoneerConfig => ({
  seats: ids.slice(0, players).map((id, i) => ({ id, name: names[i] ?? id })),
  packs,
  options,
  dungeonlord: null,
});

export const duelOf = (packs: readonly Pack[]): DungeoneerConfig => gameFor(2, packs);

/** Games of every kind that the rules know so far, by name. */
export const everyKind = (
  packs: readonly Pack[],
): readonly { readonly name: string; readonly config: DungeoneerConfig }[] => [
  ...([2, 3, 4] as const).map((players) => ({ name: `${players} players`, config: gameFor(players, packs) })),
  { name: "3 players, Wandering Pack", config: gameFor(3, packs, ["wandering-pack"]) },
];
