import type { GameTypes } from "@undercroft/kernel";
import type { Item } from "./model.ts";

/** What may be done of one kind, and the one button that stands for all of it where they are too many. */
export interface Kind<T extends GameTypes> {
  readonly items: readonly Item<T>[];
  readonly opener?: Item<T>;
}

/** So many of one kind that an opener could stand for have a button each at most. */
const MOST_OF_A_KIND = 2;

/** A kind of which something may be done once, or not at all. */
export const maybe = <T extends GameTypes>(may: boolean, item: Item<T>): Kind<T> => ({ items: may ? [item] : [] });

/**
 * The buttons of a menu. While there are more of them than `most`, another kind is folded into its opener, the last
 * first: what is pressed on the board or in the hand besides is not lost.
 */
export function menu<T extends GameTypes>(kinds: readonly Kind<T>[], most: number): readonly Item<T>[] {
  const shown = kinds.map(({ items, opener }) =>
    opener !== undefined && items.length > MOST_OF_A_KIND ? [opener] : items,
  );
  for (let i = kinds.length - 1; i >= 0 && shown.flat().length > most; i--) {
    const opener = kinds[i]?.opener;
    if (opener !== undefined && (kinds[i]?.items.length ?? 0) > 1) shown[i] = [opener];
  }
  return shown.flat();
}
