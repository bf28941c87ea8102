import { sides } from "../map/sides.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import type { Body } from "../state.ts";

/** Steps over linked cards from a space to every other that can be reached, doors or not. */
export function stepsFrom(body: Body, start: string): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  for (const [id, steps] of found)
    for (const side of sides) {
      const other = leadsTo(body, spaceOf(body, id), side);
      if (other !== null && !found.has(other.id)) found.set(other.id, steps + 1);
    }
  return found;
}
