/**
 * Packs of a player's own with those that a game ships, of which each gives way to one with the same id. A call of a tool names
 * its files and ends with them, and so tries another version of a shipped pack; a page, which keeps packs, takes none of that id.
 */
export function besides<P extends { readonly pack: string }>(own: readonly P[], shipped: readonly P[]): readonly P[] {
  const ids = new Set(own.map(({ pack }) => pack));
  return [...own, ...shipped.filter(({ pack }) => !ids.has(pack))];
}
