import type { BoosterSlot, CreatureCard } from "./cards.ts";
import { type Size, sizes } from "./words.ts";

const rank = (size: Size): number => sizes.indexOf(size);

/** The creature may come from this place of a booster (mn.scenario.sealed.boosters). */
export function fitsSlot(card: Pick<CreatureCard, "rarity" | "size">, { rarity, size }: BoosterSlot): boolean {
  if (rarity !== undefined && card.rarity !== rarity) return false;
  if (size?.atLeast !== undefined && rank(card.size) < rank(size.atLeast)) return false;
  return size?.atMost === undefined || rank(card.size) <= rank(size.atMost);
}
