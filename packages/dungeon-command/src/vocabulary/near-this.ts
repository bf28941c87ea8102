import type { CreatureFilter } from "./ast.ts";

/**
 * Squares, walls or not, within which of "this" whatever fits a filter must stand; null if the filter does not say so
 * plainly. Most creatures stand further away, which costs least to see.
 */
export function nearThis({ adjacentTo, within }: NearFilter): number | null {
  if (adjacentTo === "this") return 1;
  if (within === undefined || within.of !== undefined) return null;
  return typeof within.squares === "number" ? within.squares : null;
}

type NearFilter = { readonly [K in "adjacentTo" | "within"]?: CreatureFilter[K] | undefined };
