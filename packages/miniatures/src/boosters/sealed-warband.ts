import { printedRules } from "../scenarios/house-rules.ts";
import { mostCreatures, singleCostCap } from "../scenarios/limits.ts";
import { type Catalogue, emptyWarband, type Warband } from "../warband/warband.ts";
import type { SealedPool } from "./sealed-game.ts";

/** Places of creatures in the pool, by what they cost together. */
type Sums = Map<number, readonly number[]>;

/**
 * The warband that spends most points of what its boosters hold, for whoever does not want to build one
 * (mn.scenario.sealed.boosters, mn.warband.points.total, mn.warband.count). Of equal sums the first found: the same pool gives the
 * same warband.
 */
export function sealedWarband(pool: SealedPool, catalogue: Catalogue, limit: number, map: string | null): Warband {
  const most = mostCreatures("sealed-booster", limit).value;
  const cap = singleCostCap(limit, printedRules).value ?? limit;
  const cards = pool.creatures.flatMap((id) => catalogue.creatures.get(id) ?? []);
  // By the number of creatures: every sum that so many of those looked at can make.
  const sums = Array.from({ length: most + 1 }, (): Sums => new Map());
  sums[0]?.set(0, []);
  for (const [place, { cost }] of cards.entries()) {
    if (cost > cap) continue;
    for (let count = most; count > 0; count -= 1) addTo(sums[count], sums[count - 1], place, cost, limit);
  }
  const chosen = sums.reduce<readonly [number, readonly number[]]>(fullest, [0, []])[1];
  const creatures = chosen.flatMap((place) => cards[place] ?? []).map(({ id }) => ({ card: id, items: [] }));
  return { ...emptyWarband, creatures, map };
}

function addTo(to: Sums | undefined, from: Sums | undefined, place: number, cost: number, limit: number): void {
  for (const [sum, places] of from ?? []) {
    if (sum + cost <= limit && to?.has(sum + cost) === false) to.set(sum + cost, [...places, place]);
  }
}

function fullest(best: readonly [number, readonly number[]], sums: Sums): readonly [number, readonly number[]] {
  let found = best;
  for (const [sum, places] of sums) if (sum > found[0]) found = [sum, places];
  return found;
}
