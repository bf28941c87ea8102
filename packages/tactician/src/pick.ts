import type { Pick } from "@undercroft/kernel";
import { chanceFrom, draw } from "@undercroft/kernel";

/** A player's own chance: it has nothing to do with the match's streams. */
export function pickFrom(key: string): Pick {
  const chance = chanceFrom(key);
  return (sides) => draw(chance, "player", sides).result;
}
