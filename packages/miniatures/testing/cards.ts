/** Plain cards for tests that need no battle, with what a test says of them. */
import type { ItemCard } from "../src/vocabulary/index.ts";

/** An item for everybody, of cost 5 and without powers. */
export function itemCard(id: string, given: Partial<ItemCard> = {}): ItemCard {
  return { id, name: { en: id, ru: id }, levels: { min: 1, max: 30 }, cost: 5, powers: [], ...given };
}
