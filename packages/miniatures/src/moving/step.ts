import { hasCondition } from "../conditions/has.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { driftAllowed, stepAllowed } from "../lines/steps.ts";
import { terrainBit } from "../map/terrain.ts";
import { areEnemies, cardOf } from "../reading/creatures.ts";
import { type Occupants, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { hasMode } from "../traits.ts";
import { otherOn } from "./position.ts";

/** Everything about a mover that decides its single steps, read once for a search. */
export interface Gait {
  readonly creature: Creature;
  /** Burrow or Phasing: walls and all terrain but pits are nothing to it on the way. */
  readonly through: boolean;
  readonly flight: boolean;
  readonly aquatic: boolean;
}

const pit = terrainBit("pit");

export function gaitOf(body: Body, creature: Creature): Gait {
  return {
    creature,
    through: hasMode(body, creature, "burrow") || hasMode(body, creature, "phasing"),
    flight: hasMode(body, creature, "flight"),
    aquatic: cardOf(body, creature).keywords.includes("aquatic"),
  };
}

/** What a step costs in squares of movement, or the rule that bars it. */
export type StepCost = { readonly cost: number } | { readonly barred: RuleId };

/** Squares that a space newly covers by coming from one place to another. */
export function entered(scene: Scene, from: Space, to: Space): readonly number[] {
  const before = squaresOf(scene.ground, from);
  return squaresOf(scene.ground, to).filter((square) => !before.includes(square));
}

/** Whether an enemy's space may be passed (mn.position.enemy, mn.mode.burrow, mn.mode.flight, mn.mode.phasing). */
function passes(body: Body, gait: Gait, enemy: Creature): boolean {
  if (gait.through || hasCondition(body, enemy, "helpless")) return true;
  return gait.flight && !hasMode(body, enemy, "flight");
}

/** One step of a creature's own movement in a direction, 0 to 7 clockwise from north (mn.ruling.step, mn.difficult.cost). */
export function stepCost(
  body: Body,
  scene: Scene,
  occupants: Occupants,
  gait: Gait,
  from: Space,
  direction: number,
): StepCost {
  const allowed = gait.through ? driftAllowed(scene, from, direction) : stepAllowed(scene, from, direction);
  if (!allowed) return { barred: direction % 2 === 1 ? "mn.wall.no-diagonal" : "mn.wall.blocks" };
  const to = { at: from.at + (scene.board.shifts[direction] ?? 0), size: from.size };
  let cost = 1;
  for (const square of entered(scene, from, to)) {
    const other = otherOn(body, occupants, square, gait.creature);
    if (other !== null && areEnemies(body, gait.creature, other) && !passes(body, gait, other))
      return { barred: "mn.position.enemy" };
    const types = scene.terrain[square] ?? 0;
    if ((types & pit) !== 0 && !gait.flight) return { barred: "mn.terrain.pit.enter" };
    cost = Math.max(cost, squareCost(scene, gait, types));
  }
  return { cost };
}

/** What entering one square costs (mn.difficult.cost, mn.terrain.statue.cost, mn.terrain.river, mn.difficult.modes). */
function squareCost({ ground }: Scene, gait: Gait, types: number): number {
  const { sets } = ground;
  if (gait.through) return 1;
  if ((types & sets.costly) !== 0) return 2;
  if (gait.flight) return 1;
  if ((types & sets.difficult) !== 0) return 2;
  return (types & sets.difficultUnlessAquatic) !== 0 && !gait.aquatic ? 2 : 1;
}
