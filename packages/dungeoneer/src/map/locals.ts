export interface MapLocals {
  /** A Map card is drawn and placed (dg.build.draw-place). `aside`: cards that fit nowhere (dg.ruling.build-no-legal-placement). */
  placing: { readonly player: number; card: string | null; aside: readonly string[] };
}
