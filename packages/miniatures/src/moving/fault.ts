import { spaceCovers, spacesOverlap, spaceTable } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { findCreature } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import { isHindered, permitsOf } from "../traits.ts";
import { BARRED, type Field } from "./field.ts";
import { leadingSquares } from "./leading.ts";
import type { Journey } from "./locals.ts";
import { illegalPosition, standsOnMap } from "./position.ts";

/** Why walls stop a step that stays on the map. */
function wallFault({ scene, size }: Field, from: number, direction: number): RuleId {
  const { board } = scene;
  const to = from + (board.shifts[direction] ?? 0);
  // Its north-west square alone could go: another square of the space is stopped.
  if (size > 1 && (((board.step[from] ?? 0) >> direction) & 1) === 1) return "mn.ruling.step";
  if (size === 1 && board.open[to] === 0 && board.pieces?.inside[to] !== undefined) return "mn.ruling.diagonal-wall";
  return direction % 2 === 1 ? "mn.wall.no-diagonal" : "mn.wall.blocks";
}

/** Whether the enemy in the way of a step is one that has come into the mover's own space (mn.position.infest). */
const isInfester = (body: Body, { scene: { board }, size }: Field, from: number, square: number): boolean =>
  body.creatures.some(
    (other) =>
      standsOnMap(other) &&
      spaceCovers(board, other.at, other.size, square) &&
      spacesOverlap(board, from, size, other.at, other.size) &&
      permitsOf(body, other, "share-space").length > 0,
  );

/** Why a step that costs nothing, because it may not be taken, may not be: the rule, for whoever asks. */
export function stepFault(body: Body, field: Field, from: number, direction: number): RuleId {
  const { scene, size, ways, held } = field;
  if ((((ways[from] ?? 0) >> direction) & 1) === 0) {
    // Through walls only the edge of the map is in the way.
    const { drifts } = spaceTable(scene.board, size);
    return (((drifts[from] ?? 0) >> direction) & 1) === 0 ? "mn.ruling.map-edge" : wallFault(field, from, direction);
  }
  const to = from + (scene.board.shifts[direction] ?? 0);
  for (const offset of leadingSquares(scene.ground.width, size)[direction] ?? [])
    if (((held[to + offset] ?? 0) & BARRED) !== 0)
      return isInfester(body, field, from, to + offset) ? "mn.position.infest" : "mn.position.enemy";
  return "mn.terrain.pit.enter";
}

/** Why a step is too long for what is left of a movement. */
export function tooFar(body: Body, journey: Journey, price: number): RuleId {
  const creature = findCreature(body, journey.creature);
  if (price > 1) return journey.manner === "shift" ? "mn.move.shift.difficult" : "mn.difficult.need-movement";
  if (journey.manner === "shift") return "mn.move.shift";
  const slowed = creature !== undefined && isHindered(body, creature, "slowed");
  return slowed ? "mn.condition.slowed" : "mn.move.action";
}

/** Why a creature may not come to stand in a space, or null; of a big one, where its north-west square alone could stand there. */
export function standFault(body: Body, creature: Creature, at: number): RuleId | null {
  const fault = illegalPosition(body, creature, at);
  // A wall inside the space is no matter of single squares.
  if (fault === null || fault === "mn.ruling.map-edge" || fault === "mn.wall.legal" || creature.size === 1)
    return fault;
  return illegalPosition(body, creature, at, 1) === null ? "mn.position.big" : fault;
}
