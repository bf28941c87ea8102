import type { WarbandKind } from "@undercroft/dungeon-command";

/** What a warband may be meant for. */
export const warbandKinds: readonly WarbandKind[] = ["standard", "custom", "first-game"];

/** The same in the help: a word of `--kind`, and what it means. */
export const kindMeanings: readonly (readonly [string, string])[] = [
  ["custom", "Dungeon Command with cards of any packs (if no kind is said)"],
  ["standard", "Dungeon Command with the cards of one pack"],
  ["first-game", "Dungeon Command, the first game: half a pack"],
];
