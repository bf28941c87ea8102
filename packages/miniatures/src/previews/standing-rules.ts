/** What stands on the map for all to see between two answers: auras, flanking, and what victory areas are worth. */
import { flanksWith } from "../attack/flanking.ts";
import { standingOf } from "../battle/scoring.ts";
import { isActive } from "../conditions/active.ts";
import { countedDistance } from "../lines/distance.ts";
import { areEnemies } from "../reading/creatures.ts";
import { factsOfCard } from "../reading/facts.ts";
import { workingItems } from "../reading/items.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import { pointsForAreas, type Scored } from "../scenarios/scoring.ts";
import type { Body, TextRef } from "../state.ts";

/** Where an aura reaches now (mn.power.aura); nowhere while its creature is not active (mn.power.aura.inactive). */
export interface AuraNow {
  readonly creature: string;
  readonly text: TextRef;
  readonly squares: readonly number[];
}

export function aurasNow(body: Body): readonly AuraNow[] {
  const scene = sceneOf(body);
  const all = Array.from({ length: scene.ground.count }, (_, at) => at);
  return body.creatures.flatMap((creature): readonly AuraNow[] => {
    if (creature.status !== "in-play" || !isActive(body, creature)) return [];
    const from = spaceOf(body, creature);
    return [creature.card, ...workingItems(body, creature)].flatMap((card) =>
      factsOfCard(body.content, card).auras.map(({ power, text }) => ({
        creature: creature.id,
        text,
        squares: all.filter((at) => countedDistance(scene, from, { at, size: 1 }) <= power.squares),
      })),
    );
  });
}

/** Two creatures that flank an enemy between them (mn.attack.flanking.line). */
export interface Flanking {
  readonly pair: readonly [string, string];
  readonly enemy: string;
}

/** All pairs that flank somebody now, each pair once for each enemy between them. */
export function flankingNow(body: Body): readonly Flanking[] {
  const scene = sceneOf(body);
  const there = body.creatures.filter(({ status }) => status === "in-play");
  const found = new Map<string, Flanking>();
  for (const one of there)
    for (const enemy of there) {
      if (!areEnemies(body, one, enemy)) continue;
      const other = flanksWith(body, scene, one, enemy, spaceOf(body, enemy));
      if (other === null) continue;
      const pair = one.id < other.id ? ([one.id, other.id] as const) : ([other.id, one.id] as const);
      found.set(`${pair.join()}:${enemy.id}`, { pair, enemy: enemy.id });
    }
  return [...found.values()];
}

/** What a seat would score for its victory areas if the round ended now (mn.battle.end-of-round.score). */
export const areasDue = (body: Body, seat: number): Scored =>
  pointsForAreas(body.mode.scenario, body.mode.limit, standingOf(body, seat));
