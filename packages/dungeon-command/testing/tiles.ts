/** Tiles by hand, for tests of the battlefield. */
import type { TileCard, TileFace } from "../src/vocabulary/index.ts";

/** A tile whose faces both look like these rows, with the walls given. */
export function tileCard(
  id: string,
  size: "large" | "small",
  rows: readonly string[],
  walls: readonly string[] = [],
): TileCard {
  const face: TileFace = { rows: rows.join("\n"), walls };
  const outdoor: TileFace = { rows: rows.join("\n"), walls };
  return {
    id,
    name: { en: id, ru: id },
    size,
    width: rows[0]?.length ?? 0,
    height: rows.length,
    faces: { dungeon: face, outdoor },
  };
}

/** A large tile of 4 by 4 squares whose sides are wall, open, open, wall. */
export function hall(id: string): TileCard {
  return tileCard(id, "large", ["#..#", ".$..", "....", "#..#"]);
}

/** A small tile of 4 by 2 squares, long sides wall, open, open, wall; with a Start area or a Treasure square. */
export function gate(id: string): TileCard {
  return tileCard(id, "small", ["#ss#", "#ss#"]);
}
export function nook(id: string): TileCard {
  return tileCard(id, "small", ["#$.#", "#..#"]);
}

/** A seat's four tiles. */
export function tilesOf(name: string): TileCard[] {
  return [hall(`${name}/one`), hall(`${name}/two`), gate(`${name}/gate`), nook(`${name}/nook`)];
}
