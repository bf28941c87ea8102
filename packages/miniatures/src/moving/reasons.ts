/** The rules by which a step was what it was: for events of steps that are taken, never for searches. */
import { hasCondition } from "../conditions/has.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { terrainBit } from "../map/terrain.ts";
import { areEnemies } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import { reasonsOfStep } from "../terrain/stepping.ts";
import { hasMode, movesDespite, permitsOf } from "../traits.ts";
import { type Field, TAKEN } from "./field.ts";
import { inAMode } from "./gait.ts";
import { leadingSquares } from "./leading.ts";
import type { Journey } from "./locals.ts";
import { arePartners, standsOnMap } from "./position.ts";

const plain = terrainBit("difficult");

/** Types of terrain that are difficult for the mover as far as nothing lets it ignore them. */
function difficultFor({ gait, scene }: Field): number {
  const { difficult, difficultUnlessAquatic } = scene.ground.sets;
  return gait.aquatic ? difficult : difficult | difficultUnlessAquatic;
}

/** The squares that a step newly enters. */
function squaresEntered({ scene, size }: Field, to: number, direction: number): readonly number[] {
  if (size === 1) return [to];
  return (leadingSquares(scene.ground.width, size)[direction] ?? []).map((offset) => to + offset);
}

/** What difficult terrain did to the cost of a step, or did not (mn.difficult.*). */
function costReasons(field: Field, entered: readonly number[], types: number, found: RuleId[]): void {
  const { scene, gait } = field;
  const hard = types & difficultFor(field);
  if (hard === 0) return;
  if (inAMode(gait)) {
    found.push("mn.difficult.modes");
    return;
  }
  const costly = hard & ~gait.walks;
  if (costly !== hard) found.push("mn.difficult.walk-powers");
  if (costly === 0) return;
  found.push("mn.difficult.cost");
  if ((costly & ~plain) !== 0) found.push("mn.difficult.other-types");
  if (entered.filter((square) => ((scene.terrain[square] ?? 0) & costly) !== 0).length > 1)
    found.push("mn.difficult.big-once");
}

/** Whether a big creature's step keeps it on difficult squares that it pays nothing for (mn.difficult.big-already). */
function keepsDifficult(field: Field, to: number, entered: readonly number[]): boolean {
  const { scene, size, gait } = field;
  const hard = difficultFor(field) & ~gait.walks;
  for (let dy = 0; dy < size; dy += 1)
    for (let dx = 0; dx < size; dx += 1) {
      const square = to + dy * scene.ground.width + dx;
      if (((scene.terrain[square] ?? 0) & hard) !== 0 && !entered.includes(square)) return true;
    }
  return false;
}

/** Whose spaces a step comes into, and what lets it (mn.position.ally, mn.position.enemy, mn.position.infest). */
function companyReasons(body: Body, { scene, size }: Field, creature: Creature, to: number, found: RuleId[]): void {
  const { width } = scene.ground;
  const [x, y] = [to % width, Math.floor(to / width)];
  for (const other of body.creatures) {
    if (other === creature || !standsOnMap(other) || arePartners(creature, other)) continue;
    const [dx, dy] = [(other.at % width) - x, Math.floor(other.at / width) - y];
    if (dx >= size || dy >= size || -dx >= other.size || -dy >= other.size) continue;
    if (!areEnemies(body, creature, other)) found.push("mn.position.ally");
    else if (hasCondition(body, other, "helpless")) found.push("mn.position.enemy");
    else if (permitsOf(body, creature, "share-space").length > 0) found.push("mn.position.infest");
  }
}

/** Walls that cross squares and leave their centres free (mn.wall.diagonal.enter, mn.wall.diagonal.open-corner). */
function wallReasons(
  { scene, size }: Field,
  from: number,
  to: number,
  entered: readonly number[],
  found: RuleId[],
): void {
  const { pieces, width } = scene.board;
  if (pieces === null) return;
  if (entered.some((square) => pieces.inside[square] !== undefined))
    found.push("mn.wall.diagonal.enter", "mn.ruling.diagonal-wall");
  const [dx, dy] = [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
  if (dx === 0 || dy === 0) return;
  // The squares round every corner that the space passes.
  const first = Math.min(from, from + dx, to, to - dx);
  for (let row = 0; row <= size; row += 1)
    for (let column = 0; column <= size; column += 1)
      if (pieces.inside[first + row * width + column] !== undefined) {
        found.push("mn.wall.diagonal.open-corner");
        return;
      }
}

/** The mode that a creature moves in, all the way (mn.mode.continuous). */
function modeReasons(body: Body, creature: Creature, found: RuleId[]): void {
  if (hasMode(body, creature, "burrow")) found.push("mn.mode.burrow");
  if (hasMode(body, creature, "phasing")) found.push("mn.mode.phasing");
  if (hasMode(body, creature, "flight")) found.push("mn.mode.flight");
  found.push("mn.mode.continuous");
}

const none: readonly RuleId[] = [];

const shifted: readonly RuleId[] = ["mn.move.shift.no-oa"];

/** The rules that decided a step of a creature's own onto plain ground that nobody holds. */
export const whyPlain = ({ manner }: Journey): readonly RuleId[] => (manner === "shift" ? shifted : none);

/** The same for any step, `types` being the terrain that it newly enters; mostly none. */
export function whyStep(
  body: Body,
  field: Field,
  creature: Creature,
  journey: Journey,
  from: number,
  direction: number,
  types: number,
): readonly RuleId[] {
  const { scene, size, gait, held } = field;
  const inMode = inAMode(gait);
  const to = from + (scene.board.shifts[direction] ?? 0);
  const walled = scene.board.pieces !== null && !gait.through;
  const found: RuleId[] = [...whyPlain(journey)];
  if (!journey.paid && body.battle.turn?.creature !== creature.id) found.push("mn.move.when");
  if (inMode) modeReasons(body, creature, found);
  const entered = squaresEntered(field, to, direction);
  if (types !== 0) costReasons(field, entered, types, found);
  if (size > 1 && !inMode && keepsDifficult(field, to, entered)) found.push("mn.difficult.big-already");
  if (entered.some((square) => ((held[square] ?? 0) & TAKEN) !== 0)) companyReasons(body, field, creature, to, found);
  if (walled) wallReasons(field, from, to, entered, found);
  return types === 0 ? found : [...found, ...reasonsOfStep(field, to, direction, types)];
}

/** What is special about the strikes that a step brings: of a flyer setting out, of a big mover's squares, of a free action. */
export function whyProvokes(body: Body, creature: Creature, { paid }: Journey): readonly RuleId[] {
  const found: RuleId[] = [];
  if (hasMode(body, creature, "flight")) found.push("mn.mode.flight.oa", "mn.ruling.flight-start");
  if (creature.size > 1) found.push("mn.ruling.oa-big-mover");
  if (!paid) found.push("mn.ruling.oa-free-move");
  return found;
}

const hindering = ["immobilized", "slowed", "helpless"] as const;

/** What is special about a movement as a whole. */
export function whyMoved(body: Body, creature: Creature, { manner, loose, squares }: Journey): readonly RuleId[] {
  const found: RuleId[] = [];
  if (loose) found.push("mn.move.double", "mn.ruling.double-move");
  // It needs squares from its start to its end, counted straight.
  if (manner === "charge") found.push("mn.power.trigger.movement", "mn.ruling.movement-trigger-span");
  // Slowed lowers speed alone: squares that a text names are not cut.
  if (squares !== "speed" && hasCondition(body, creature, "slowed")) found.push("mn.ruling.slowed-granted");
  if (hindering.some((one) => hasCondition(body, creature, one) && movesDespite(body, creature, one)))
    found.push("mn.precedence.level3");
  return found;
}
