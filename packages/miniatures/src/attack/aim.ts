/** What an attack is aimed at: the answer at step 4 (mn.attack.step4-targets). Squares are board indexes. */
export type Aim =
  | { readonly at: "creature"; readonly creature: string }
  /** The block's north-west square lies `dx` columns and `dy` rows from the origin, off the map too (mn.ruling.blast-origin). */
  | { readonly at: "blast"; readonly origin: number; readonly dx: number; readonly dy: number }
  | { readonly at: "burst" }
  /**
   * `set`: which of the lines to that square, each entering other spaces (mn.ruling.line-start); `origin`: the square of the
   * attacker that cover is judged from (mn.ruling.line-origin-square).
   */
  | { readonly at: "line"; readonly target: number; readonly set: number; readonly origin: number }
  | { readonly at: "radius"; readonly origin: number };

/** The aims that are chosen as areas; a burst leaves no choice. */
export type AreaAim = Extract<Aim, { at: "blast" | "line" | "radius" }>;

/** The origin square that was chosen for a blast, line or radius, or null. */
export const originOf = (aim: Aim | null): number | null => (aim !== null && "origin" in aim ? aim.origin : null);
