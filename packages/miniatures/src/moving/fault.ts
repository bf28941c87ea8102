import { spaceTable } from "@undercroft/grid";
import { hasCondition } from "../conditions/has.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { findCreature } from "../reading/creatures.ts";
import type { Body } from "../state.ts";
import { BARRED, type Field } from "./field.ts";
import { leadingSquares } from "./leading.ts";
import type { Journey } from "./locals.ts";

/** Why a step that costs nothing, because it may not be taken, may not be: the rule, for whoever asks. */
export function stepFault(field: Field, from: number, direction: number): RuleId {
  const { scene, size, ways, held } = field;
  if ((((ways[from] ?? 0) >> direction) & 1) === 0) {
    // Through walls only the edge of the map is in the way.
    const { drifts } = spaceTable(scene.board, size);
    if ((((drifts[from] ?? 0) >> direction) & 1) === 0) return "mn.ruling.map-edge";
    return direction % 2 === 1 ? "mn.wall.no-diagonal" : "mn.wall.blocks";
  }
  const to = from + (scene.board.shifts[direction] ?? 0);
  for (const offset of leadingSquares(scene.ground.width, size)[direction] ?? [])
    if (((held[to + offset] ?? 0) & BARRED) !== 0) return "mn.position.enemy";
  return "mn.terrain.pit.enter";
}

/** Why a step is too long for what is left of a movement. */
export function tooFar(body: Body, journey: Journey, price: number): RuleId {
  const creature = findCreature(body, journey.creature);
  if (price > 1) return journey.manner === "shift" ? "mn.move.shift.difficult" : "mn.difficult.need-movement";
  if (journey.manner === "shift") return "mn.move.shift";
  const slowed = creature !== undefined && hasCondition(body, creature, "slowed");
  return slowed ? "mn.condition.slowed" : "mn.move.action";
}
