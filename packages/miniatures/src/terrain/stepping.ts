/** Which entries about terrain decide a step of a creature's own, for the log: worked out for steps taken, never in a search. */
import type { RuleId } from "../ledger/rule-ids.ts";
import { type TerrainMask, terrainBit } from "../map/terrain.ts";
import type { Field } from "../moving/field.ts";
import { inAMode } from "../moving/gait.ts";
import { leadingSquares } from "../moving/leading.ts";
import type { Terrain } from "../vocabulary/index.ts";

/** By what entry a type costs more to enter. */
const costly: readonly (readonly [TerrainMask, RuleId])[] = (
  [
    ["dangerous", "mn.terrain.dangerous.difficult"],
    ["forest", "mn.terrain.forest.difficult"],
    ["market-stall", "mn.terrain.market-stall"],
    ["spike-stones", "mn.terrain.spikes.difficult"],
    ["web", "mn.terrain.web.difficult"],
    ["difficult", "mn.difficult.marking"],
  ] satisfies readonly (readonly [Terrain, RuleId])[]
).map(([terrain, rule]) => [terrainBit(terrain), rule]);

const river = terrainBit("river");
const statue = terrainBit("statue");
const door = terrainBit("secret-door");
const pit = terrainBit("pit");
const burning = terrainBit("fire") | terrainBit("corrosive");

/** What one square entered has to do with the step's cost and way. */
function reasonsOf({ gait, scene }: Field, types: TerrainMask, found: Set<RuleId>): void {
  const { sets } = scene.ground;
  if ((types & (types - 1)) !== 0) found.add("mn.map.multiple-types");
  if ((types & door) !== 0) found.add("mn.terrain.secret-door.enter").add("mn.ruling.secret-door");
  const hard = types & (sets.difficult | sets.difficultUnlessAquatic);
  if (inAMode(gait) && (types & (hard | sets.costly | pit | burning)) !== 0) found.add("mn.ruling.terrain-modes");
  if (gait.through) return;
  if ((types & statue) !== 0) {
    found.add("mn.terrain.statue.cost").add("mn.ruling.statue");
    if (hard !== 0 && !gait.flight) found.add("mn.ruling.statue-difficult");
  }
  if (gait.flight) return;
  const paid = hard & ~gait.walks;
  for (const [mask, rule] of costly) if ((paid & mask) !== 0) found.add(rule);
  // To the Aquatic it costs nothing: the same entry says so.
  if ((paid & river) !== 0) found.add("mn.terrain.river");
}

const none: readonly RuleId[] = [];

/**
 * Why a step to a space costs what it does and may go where it does, as far as the terrain of the squares newly entered decides
 * (mn.map.big-in-terrain, mn.map.big-types). `types` are all of these squares' types together.
 */
export function reasonsOfStep(field: Field, to: number, direction: number, types: TerrainMask): readonly RuleId[] {
  if (types === 0) return none;
  const found = new Set<RuleId>();
  const { scene, size } = field;
  if (size === 1) {
    reasonsOf(field, types, found);
    return [...found];
  }
  found.add("mn.map.big-in-terrain");
  let before = 0;
  for (const offset of leadingSquares(scene.ground.width, size)[direction] ?? []) {
    const here = scene.terrain[to + offset] ?? 0;
    reasonsOf(field, here, found);
    // One type in several squares counts once, several types each.
    if (before !== 0 && here !== 0) found.add("mn.map.big-types");
    before |= here;
  }
  return [...found];
}
