import { countedDistance } from "../lines/distance.ts";
import type { Scene } from "../lines/scene.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { occupantsOf, spaceOf } from "../reading/space.ts";
import type { Body } from "../state.ts";
import type { Journey } from "./locals.ts";
import { illegalPosition } from "./position.ts";
import { gaitOf, stepCost } from "./step.ts";

/** Where a journey can still go: for each space the cheapest way there. */
export interface Reach {
  readonly scene: Scene;
  /** Squares of movement to each north-west square. */
  readonly cost: ReadonlyMap<number, number>;
  /** The space before it on the canonical path. */
  readonly before: ReadonlyMap<number, number>;
  /** Where the journey may end, in order of cost; the start is not among them. */
  readonly ends: readonly number[];
}

/** Directions in the fixed order that breaks ties: n, e, s, w, then the diagonals. */
const order: readonly number[] = [0, 2, 4, 6, 1, 3, 5, 7];

/** Everywhere that the creature can come in what is left of a journey (mn.move.action, mn.charge.closer). */
export function reachOf(body: Body, journey: Journey): Reach {
  const scene = sceneOf(body);
  const creature = creatureOf(body, journey.creature);
  const occupants = occupantsOf(body, scene.ground);
  const gait = gaitOf(body, creature);
  const left = journey.budget - journey.spent;
  const target = journey.target === null ? null : spaceOf(body, creatureOf(body, journey.target));
  const cost = new Map([[creature.at, 0]]);
  const before = new Map<number, number>();
  const levels: number[][] = [[creature.at]];
  for (let spent = 0; spent < levels.length; spent += 1) {
    for (const at of levels[spent] ?? []) {
      if (cost.get(at) !== spent) continue;
      const from = { at, size: creature.size };
      const near = target === null ? 0 : countedDistance(scene, from, target);
      for (const direction of order) {
        const step = stepCost(body, scene, occupants, gait, from, direction);
        if ("barred" in step) continue;
        const total = spent + step.cost;
        const to = at + (scene.board.shifts[direction] ?? 0);
        if (total > left || (cost.get(to) ?? total + 1) <= total) continue;
        if (target !== null && countedDistance(scene, { at: to, size: creature.size }, target) >= near) continue;
        cost.set(to, total);
        before.set(to, at);
        for (let level = levels.length; level <= total; level += 1) levels.push([]);
        levels[total]?.push(to);
      }
    }
  }
  const ends: number[] = [];
  for (const [spent, level] of levels.entries()) {
    for (const at of level) {
      if (at === creature.at || cost.get(at) !== spent) continue;
      if (journey.goal !== null ? at !== journey.goal : illegalPosition(body, creature, at, occupants) !== null)
        continue;
      ends.push(at);
    }
  }
  return { scene, cost, before, ends };
}

/** The canonical path to a space, without the start; empty if it was not reached. */
export function pathTo(reach: Reach, to: number): readonly number[] {
  const path: number[] = [];
  for (let at: number | undefined = to; at !== undefined && reach.before.has(at); at = reach.before.get(at))
    path.push(at);
  return path.reverse();
}
