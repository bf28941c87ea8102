/** Packs of a player's own with those that a game ships, of which each gives way to one with the same id. */
export function besides<P extends { readonly pack: string }>(own: readonly P[], shipped: readonly P[]): readonly P[] {
  const ids = new Set(own.map(({ pack }) => pack));
  return [...own, ...shipped.filter(({ pack }) => !ids.has(pack))];
}
