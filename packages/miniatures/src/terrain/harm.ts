import { totalOf } from "../damage/harm.ts";
import type { Blow } from "../damage/locals.ts";
import { afterImmune, afterVulnerable, resistings, vulnerabilityTo } from "../damage/resistance.ts";
import type { Source } from "../events.ts";
import type { Body, Creature } from "../state.ts";
import { isImmune, resistsOf, vulnerabilitiesOf } from "../traits.ts";

/** Terrain that hurts whoever enters it (mn.terrain.fire, mn.terrain.corrosive, mn.terrain.spikes.damage, mn.terrain.slope.fall). */
export type HurtfulTerrain = "fire" | "corrosive" | "spike-stones" | "steep-slope" | "dangerous";

const typeOf: { readonly [T in HurtfulTerrain]: string | null } = {
  fire: "fire",
  corrosive: "acid",
  "spike-stones": null,
  "steep-slope": null,
  dangerous: null,
};

const amountOf = (terrain: HurtfulTerrain): number => (terrain === "dangerous" ? 10 : 5);

/** Nobody brought the creature there: it is the terrain's own harm. */
export const terrainSource = (terrain: HurtfulTerrain): Source => ({
  creature: null,
  seat: null,
  text: null,
  attack: null,
  terrain,
});

/** The damage of a type of terrain; `by` is what forced the creature into it and is credited (mn.power.trigger.destroyed-by.attack). */
export const terrainBlow = (creature: Creature, terrain: HurtfulTerrain, by: Source | null): Blow => ({
  creature: creature.id,
  harm: [{ amount: amountOf(terrain), type: typeOf[terrain] }],
  source: by === null ? terrainSource(terrain) : { ...by, terrain },
  critical: false,
});

/** What it is sure to do to the creature: after Immune, the best Resist and Vulnerable, the cap left aside (mn.ruling.no-suicide). */
export function certainDamage(body: Body, creature: Creature, terrain: HurtfulTerrain): number {
  const whole = [{ amount: amountOf(terrain), type: typeOf[terrain] }];
  const harm = afterImmune(whole, (type) => isImmune(body, creature, type));
  const lefts = resistings(harm, resistsOf(body, creature)).map(({ left }) => left);
  const best = lefts.reduce((least, left) => (totalOf(left) < totalOf(least) ? left : least), harm);
  const weak = vulnerabilityTo(best, vulnerabilitiesOf(body, creature));
  return totalOf(weak === null ? best : afterVulnerable(best, weak));
}
