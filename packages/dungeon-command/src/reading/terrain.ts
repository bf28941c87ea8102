import type { Battlefield, Body } from "../state.ts";
import type { Terrain } from "../vocabulary/index.ts";

type Printed = Exclude<Terrain, "treasure">;

const tables = new WeakMap<Battlefield, { readonly [T in Printed]: ReadonlySet<number> }>();

function tablesOf(battlefield: Battlefield): { readonly [T in Printed]: ReadonlySet<number> } {
  const known = tables.get(battlefield);
  if (known !== undefined) return known;
  const { terrain, start } = battlefield;
  const made = {
    // Hazardous terrain and obstacles are difficult terrain as well.
    difficult: new Set([...terrain.difficult, ...terrain.hazardous, ...terrain.obstacle]),
    hazardous: new Set(terrain.hazardous),
    obstacle: new Set(terrain.obstacle),
    "magic-circle": new Set(terrain["magic-circle"]),
    start: new Set(start.flat()),
  };
  tables.set(battlefield, made);
  return made;
}

/**
 * Whether a square is of a terrain, or of one of several. Hazardous squares and obstacles count as difficult
 * (dc.terrain.hazard.is-difficult, dc.terrain.obstacle.is-difficult).
 */
export function terrainAt(body: Body, square: number, terrain: Terrain | readonly Terrain[]): boolean {
  if (typeof terrain !== "string") return terrain.some((one) => terrainAt(body, square, one));
  if (terrain !== "treasure") return tablesOf(body.battlefield)[terrain].has(square);
  return body.chests.some(({ at }) => at === square) || body.tokens.some(({ at, count }) => at === square && count > 0);
}
