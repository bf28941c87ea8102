/** Which rules decided something in a movement that happens now: for the log, where a reader would ask why. */
import { type Board, directionBetween, spaceSquares, spacesOverlap, spaceTable } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { isOpponent } from "../multiplayer.ts";
import type { MovementPlan } from "../questions.ts";
import { terrainAt } from "../reading/terrain.ts";
import type { Body, Creature } from "../state.ts";
import { cardOf, speedOf } from "../traits.ts";
import type { Terrain } from "../vocabulary/index.ts";
import { type Manner, mannerOf, movesWith, startsBesideEnemy } from "./plan.ts";
import { areEnemies, boardIn, enemyBeside } from "./space.ts";

/** One movement as it is looked at. */
interface Look {
  readonly body: Body;
  readonly board: Board;
  readonly creature: Creature;
  readonly plan: MovementPlan;
  readonly manner: Manner;
  readonly size: number;
  readonly path: readonly number[];
  readonly found: RuleId[];
}

function add({ found }: Look, rule: RuleId): void {
  if (!found.includes(rule)) found.push(rule);
}

/**
 * The rules that decided something in a movement along a path, asked before the creature leaves its place. What `moved`,
 * `stopped` and `speed-one` say themselves is left out.
 */
export function movementReasons(
  body: Body,
  creature: Creature,
  plan: MovementPlan,
  path: readonly number[],
): readonly RuleId[] {
  const manner = mannerOf(body, creature, plan);
  const size = creature.size;
  const look: Look = { body, board: boardIn(body), creature, plan, manner, size, path, found: [] };
  before(look);
  let from = creature.at;
  for (let i = 0; i < path.length; i++) {
    const to = path[i] ?? from;
    const last = i === path.length - 1;
    ground(look, from, to, last);
    walls(look, from, to);
    if (!last) passing(look, to);
    from = to;
  }
  return look.found;
}

/** What the creature did before, and how far it may go from beside an enemy. */
function before(look: Look): void {
  const { body, creature, plan, path, manner } = look;
  const { turn } = body;
  if (plan.basic) {
    if (creature.tapped) add(look, "dc.move.tapped-may-move");
    if (creature.deeds.attack?.activation === turn.activation) add(look, "dc.move.attack-first");
  }
  if (!startsBesideEnemy(body, creature, plan.traits)) return;
  const far = path.length > 1 || stepCost(look, path[0] ?? creature.at) > 1;
  if (plan.how === "shift") {
    if (far) add(look, "dc.shift.full-distance");
    if (turn.active === creature.id && creature.moves > 0 && !plan.basic) add(look, "dc.ruling.stop-then-shift");
  } else if (plan.how === "slide") {
    if (far) add(look, "dc.slide.full-distance");
  } else if (manner.stops && enemyBeside(body, creature, path[path.length - 1] ?? creature.at) !== null)
    add(look, "dc.ruling.stop-when-leaving-enemies");
}

function count(body: Body, squares: readonly number[], terrain: Terrain): number {
  let found = 0;
  for (const square of squares) if (terrainAt(body, square, terrain)) found += 1;
  return found;
}

function stepCost({ body, board, manner, size }: Look, to: number): number {
  return manner.ignoresTerrain || count(body, spaceSquares(board, to, size), "difficult") === 0 ? 1 : 2;
}

/** Terrain that cost something, or that was ignored. */
function ground(look: Look, from: number, to: number, last: boolean): void {
  const { body, board, plan, manner, size } = look;
  const space = spaceSquares(board, to, size);
  const difficult = count(body, space, "difficult");
  if (difficult === 0) return;
  if (manner.ignoresTerrain) {
    ignored(look, last);
    return;
  }
  const left = spaceSquares(board, from, size);
  if (difficult > 1) add(look, "dc.terrain.difficult.large-creature");
  else if (
    count(
      body,
      space.filter((square) => !left.includes(square)),
      "difficult",
    ) === 0
  )
    add(look, "dc.ruling.large-entered-squares");
  if (count(body, space, "hazardous") > 0) add(look, "dc.terrain.hazard.is-difficult");
  else if (count(body, space, "obstacle") > 0) add(look, "dc.terrain.obstacle.is-difficult");
  else add(look, "dc.terrain.difficult.cost");
  if (plan.how === "shift") add(look, "dc.shift.terrain-applies");
  if (plan.how === "slide") add(look, "dc.slide.terrain-applies");
}

function ignored(look: Look, last: boolean): void {
  const { body, creature, plan, manner } = look;
  if (!manner.glides) return;
  const burrows = movesWith(body, creature, plan, "burrow");
  add(look, burrows ? "dc.burrow.ignores-all-terrain" : "dc.flying.ignores-terrain");
  if (plan.how !== "move") add(look, "dc.ruling.slide-with-flying");
  if (last) add(look, "dc.ruling.flying-final-square");
}

/** Walls that a burrower passed, and outdoor corners that hindered nobody. */
function walls(look: Look, from: number, to: number): void {
  const { board, manner, size } = look;
  if (!board.hasWalls) return;
  const { steps } = spaceTable(board, size);
  const direction = directionBetween(board, from, to);
  if (manner.throughWalls) {
    if (((steps[from] ?? 0) & (1 << direction)) === 0) add(look, "dc.burrow.ignores-all-terrain");
    return;
  }
  if (direction % 2 === 0 || board.shape.cornersBlock) return;
  const x = Math.max(from % board.width, to % board.width);
  const y = Math.floor(Math.max(from, to) / board.width);
  // The corner between the two tops; of a larger space the other corners tell nothing more.
  if ((board.touched[y * (board.width + 1) + x] ?? 0) > 0) add(look, "dc.ruling.outdoor-walls");
}

/** Creatures and treasure on the way. */
function passing(look: Look, to: number): void {
  const { body, board, creature, plan, size } = look;
  for (const other of body.creatures) {
    if (other === creature || !spacesOverlap(board, to, size, other.at, other.size)) continue;
    const enemy = areEnemies(body, creature, other);
    add(look, enemy ? throughEnemy(look) : "dc.move.through-allies");
    if (!enemy && other.controller !== creature.controller) add(look, "dc.team.allied-creatures");
    if (enemy !== isOpponent(body, creature.owner, other.owner)) add(look, "dc.ruling.your-creatures-means-controlled");
  }
  if (plan.basic && !creature.tapped && count(body, spaceSquares(board, to, size), "treasure") > 0)
    add(look, "dc.treasure.not-during-movement");
}

function throughEnemy({ body, creature, plan }: Look): RuleId {
  if (plan.how === "slide") return "dc.ruling.slide-through-enemies";
  if (movesWith(body, creature, plan, "flying")) return "dc.flying.enters-enemy-squares";
  if (movesWith(body, creature, plan, "burrow")) return "dc.burrow.enters-enemy-squares";
  return "dc.precedence.specific-beats-general";
}

/** Why a movement that starts beside an enemy is held to Speed 1, or null if it is not. */
export function speedOneRule(body: Body, creature: Creature, plan: MovementPlan): RuleId | null {
  const held = plan.how === "move" || (plan.how === "shift" && plan.basic);
  if (!held || !startsBesideEnemy(body, creature, plan.traits)) return null;
  if (plan.how === "shift") return "dc.shift.speed-reference";
  if (mannerOf(body, creature, plan).glides) return "dc.special.speed-one-still-applies";
  if (!plan.basic) return "dc.ruling.effect-moves-beside-enemy";
  const raised = speedOf(body, creature) > cardOf(body, creature).speed;
  return raised ? "dc.ruling.speed-one-and-bonuses" : "dc.move.speed-one-beside-enemy";
}
