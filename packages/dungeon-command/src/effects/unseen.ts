import { distanceBetween } from "../distance.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { amount } from "../reading/amount.ts";
import { fitsCreature } from "../reading/fits-creature.ts";
import { refer, type Scene } from "../reading/names.ts";
import { isWithin } from "../reading/within.ts";
import type { Creature } from "../state.ts";
import type { CreatureFilter, Selector } from "../vocabulary/index.ts";
import type { Env } from "./locals.ts";

/** Why a creature that fits a filter in all else is not within its distance, or null if it is, or misses something else. */
export function withinRefusal(scene: Scene, filter: CreatureFilter, creature: Creature, env: Env): RuleId | null {
  const { within, ...rest } = filter;
  if (within === undefined || !fitsCreature(scene, rest, creature, env)) return null;
  const [from] = refer(scene, within.of ?? "this", env);
  if (from === undefined || isWithin(scene, creature.id, within, env)) return null;
  const squares = amount(scene, within.squares, env);
  if (distanceBetween(scene.body, from, creature.id, within.sight === false) <= squares)
    return "dc.distance.los-required";
  const straight = distanceBetween(scene.body, from, creature.id, true) <= squares;
  return straight ? "dc.distance.around-walls" : "dc.distance.shortest-route";
}

/** Says of creatures that are near enough to an effect, yet out of its sight, why nothing happens to them. */
export function noteUnseen(run: Run, env: Env, to: Selector): void {
  if (typeof to === "string" || !("creatures" in to) || to.creatures.within === undefined) return;
  for (const creature of run.body.creatures)
    if (withinRefusal(run.state, to.creatures, creature, env) === "dc.distance.los-required")
      run.emit({ event: "noted", thing: creature.id, rule: "dc.ruling.area-effects-los" });
}
