import type { Board, MovePolicy, PathRefusal, Reach } from "@undercroft/grid";
import {
  checkPath,
  newReach,
  pathBetween,
  pathTo,
  reach,
  spaceCovers,
  spaceSquares,
  spacesOverlap,
  spaceTable,
} from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { MovementPlan } from "../questions.ts";
import { terrainAt } from "../reading/terrain.ts";
import type { Battlefield, Body, Creature } from "../state.ts";
import { hasTrait } from "../traits.ts";
import { mannerOf, startsBesideEnemy } from "./plan.ts";
import { areEnemies, boardIn } from "./space.ts";

/** Costs of entering by top, for each size: static facts of a battlefield. */
interface Costs {
  /** 2 where a square of the space is difficult, else 1; 0 where the space does not exist. */
  readonly walking: Uint8Array;
  readonly free: Uint8Array;
  readonly hazard: Uint8Array;
}

const costTables = new WeakMap<Battlefield, Costs[]>();

function costsOf(body: Body, board: Board, size: number): Costs {
  let bySize = costTables.get(body.battlefield);
  if (bySize === undefined) {
    bySize = [];
    costTables.set(body.battlefield, bySize);
  }
  const known = bySize[size];
  if (known !== undefined) return known;
  const { whole } = spaceTable(board, size);
  const walking = new Uint8Array(board.count);
  const free = new Uint8Array(board.count);
  const hazard = new Uint8Array(board.count);
  for (let top = 0; top < board.count; top++) {
    if (whole[top] === 0) continue;
    const space = spaceSquares(board, top, size);
    free[top] = 1;
    walking[top] = space.some((square) => terrainAt(body, square, "difficult")) ? 2 : 1;
    hazard[top] = space.some((square) => terrainAt(body, square, "hazardous")) ? 1 : 0;
  }
  const made = { walking, free, hazard };
  bySize[size] = made;
  return made;
}

/** Working memory for one board: reused by every search, so that a search allocates nothing. */
interface Workspace {
  readonly enter: Uint8Array;
  readonly stop: Uint8Array;
  readonly end: Uint8Array;
  readonly reach: Reach;
}

const workspaces = new WeakMap<Board, Workspace>();

function workspaceOf(board: Board): Workspace {
  const known = workspaces.get(board);
  if (known !== undefined) return known;
  const { count } = board;
  const made = {
    enter: new Uint8Array(count),
    stop: new Uint8Array(count),
    end: new Uint8Array(count),
    reach: newReach(board),
  };
  workspaces.set(board, made);
  return made;
}

/** Marks the tops whose space shares a square with a creature's. */
function forOverlapping(board: Board, size: number, at: number, otherSize: number, mark: (top: number) => void): void {
  const { width, height } = board;
  const x = at % width;
  const y = (at - x) / width;
  for (let row = Math.max(0, y - size + 1); row < Math.min(height, y + otherSize); row++)
    for (let column = Math.max(0, x - size + 1); column < Math.min(width, x + otherSize); column++)
      mark(row * width + column);
}

/** Marks the tops whose space is adjacent to a creature's. */
function markStops(board: Board, size: number, at: number, otherSize: number, stop: Uint8Array): void {
  for (const square of spaceSquares(board, at, otherSize)) {
    const mask = board.adjacent[square] ?? 0;
    for (let direction = 0; direction < 8; direction++)
      if ((mask & (1 << direction)) !== 0)
        forOverlapping(board, size, board.neighbour[square * 8 + direction] ?? 0, 1, (top) => {
          stop[top] = 1;
        });
  }
}

/**
 * What a movement may enter, where it must stop and where it may end. The tables are valid until the
 * next call for the same battlefield.
 */
function policyOf(body: Body, board: Board, creature: Creature, plan: MovementPlan): MovePolicy {
  const size = creature.size;
  const costs = costsOf(body, board, size);
  const work = workspaceOf(board);
  const { enter, stop, end } = work;
  const manner = mannerOf(body, creature, plan);
  enter.set(manner.ignoresTerrain ? costs.free : costs.walking);
  stop.fill(0);
  end.fill(1);
  for (const other of body.creatures) {
    if (other === creature) continue;
    const otherSize = other.size;
    const enemy = areEnemies(body, creature, other);
    const closed = enemy && !manner.throughEnemies;
    forOverlapping(board, size, other.at, otherSize, (top) => {
      end[top] = 0;
      if (closed) enter[top] = 0;
    });
    if (enemy && manner.stops && !hasTrait(body, other, "enemies-need-not-stop"))
      markStops(board, size, other.at, otherSize, stop);
  }
  if (plan.end !== null) {
    const allowed = plan.end.squares;
    for (let top = 0; top < board.count; top++)
      if (end[top] === 1 && !spaceSquares(board, top, size).some((square) => allowed.includes(square))) end[top] = 0;
  }
  // Flyers are not hurt by what they pass over; only their end counts, which the search cannot tell apart.
  const avoid = manner.ignoresTerrain ? null : costs.hazard;
  return { size, throughWalls: manner.throughWalls, enter, stop, end, avoid };
}

function creatureOf(body: Body, plan: MovementPlan): Creature {
  const creature = body.creatures.find((c) => c.id === plan.creature);
  if (creature === undefined) throw new Error(`creature ${plan.creature} is not on the battlefield`);
  return creature;
}

/** A question about a path stays open when the creature's player concedes: then there is nothing left to move. */
const gone: RuleId = "dc.stack.impossible-action-does-nothing";

function isThere(body: Body, plan: MovementPlan): boolean {
  return body.creatures.some((c) => c.id === plan.creature);
}

/** Where a movement can go: costs by top, and where it may end. Valid until the next call for the same battlefield. */
export function reachOf(body: Body, plan: MovementPlan): Reach {
  const creature = creatureOf(body, plan);
  const board = boardIn(body);
  const policy = policyOf(body, board, creature, plan);
  return reach(board, policy, creature.at, plan.budget, workspaceOf(board).reach);
}

/** Whether the movement can go anywhere at all. One legal step is enough; only without one is the whole reach looked at. */
export function canMove(body: Body, plan: MovementPlan): boolean {
  const creature = creatureOf(body, plan);
  if (plan.end === null && canStep(body, creature, plan)) return true;
  if (plan.budget < 1) return false;
  const { found, tops, ends } = reachOf(body, plan);
  for (let i = 0; i < found; i++) if (ends[tops[i] ?? 0] === 1) return true;
  return false;
}

/** Whether one step from where the creature stands is a whole legal movement. */
function canStep(body: Body, creature: Creature, plan: MovementPlan): boolean {
  const { ignoresTerrain, throughWalls } = mannerOf(body, creature, plan);
  const { steps, drifts } = spaceTable(boardIn(body), creature.size);
  return hasStep(body, creature, throughWalls ? drifts : steps, ignoresTerrain ? "free" : "walking", plan.budget);
}

/**
 * Whether some square beside the creature costs 1 on foot and is free. No trait takes such a step away, so that
 * creatures with any Speed can move; where there is none, what they can do is up to their traits.
 */
export function canStepOnFoot(body: Body, creature: Creature): boolean {
  return hasStep(body, creature, spaceTable(boardIn(body), creature.size).steps, "walking", 1);
}

function hasStep(
  body: Body,
  creature: Creature,
  ways: ArrayLike<number>,
  costs: "free" | "walking",
  budget: number,
): boolean {
  const board = boardIn(body);
  const { size, at } = creature;
  const enter = costsOf(body, board, size)[costs];
  const { fits } = spaceTable(board, size);
  const open = ways[at] ?? 0;
  for (let direction = 0; direction < 8; direction++) {
    if ((open & (1 << direction)) === 0) continue;
    const to = board.neighbour[at * 8 + direction] ?? -1;
    const cost = enter[to] ?? 0;
    if (cost > 0 && cost <= budget && fits[to] === 1 && isFree(body, board, creature, to, size)) return true;
  }
  return false;
}

function isFree(body: Body, board: Board, creature: Creature, top: number, size: number): boolean {
  for (const other of body.creatures)
    if (other !== creature && spacesOverlap(board, top, size, other.at, other.size)) return false;
  return true;
}

/** The canonical path to a goal: the cheapest, then the one over fewest hazards; null if it cannot end there. */
export function pathTowards(body: Body, plan: MovementPlan, goal: number): readonly number[] | null {
  if (!isThere(body, plan)) return null;
  const creature = creatureOf(body, plan);
  const board = boardIn(body);
  const policy = policyOf(body, board, creature, plan);
  return pathBetween(board, policy, creature.at, goal, plan.budget, workspaceOf(board).reach);
}

/** One place a movement can end. */
export interface Goal {
  readonly at: number;
  readonly cost: number;
  /** It has to end there because an enemy is adjacent. */
  readonly stops: boolean;
}

/** Every place the movement can end, in order of cost. */
export function goalsOf(body: Body, plan: MovementPlan): readonly Goal[] {
  if (!isThere(body, plan)) return [];
  const found = reachOf(body, plan);
  const { stop } = workspaceOf(boardIn(body));
  const goals: Goal[] = [];
  for (let i = 0; i < found.found; i++) {
    const at = found.tops[i] ?? 0;
    if (found.ends[at] === 1) goals.push({ at, cost: found.cost[at] ?? 0, stops: stop[at] === 1 });
  }
  return goals;
}

/** Why a path is not legal, or null if it is. */
export function pathRefusal(body: Body, plan: MovementPlan, path: readonly number[]): RuleId | null {
  if (!isThere(body, plan)) return gone;
  const creature = creatureOf(body, plan);
  const board = boardIn(body);
  const policy = policyOf(body, board, creature, plan);
  const refusal = checkPath(board, policy, creature.at, plan.budget, path);
  return refusal === null ? null : faultRule(body, plan, creature, policy, path, refusal);
}

function faultRule(
  body: Body,
  plan: MovementPlan,
  creature: Creature,
  policy: MovePolicy,
  path: readonly number[],
  { fault, step }: PathRefusal,
): RuleId {
  const large = policy.size > 1;
  const { glides } = mannerOf(body, creature, plan);
  switch (fault) {
    case "stopped":
      return "dc.move.stop-by-enemy";
    case "not-a-step":
      return "dc.move.adjacent-steps";
    case "off-board":
      return "dc.ruling.battlefield-boundary";
    case "wall-in-space":
      if (large) return "dc.move.large-all-squares-legal";
      if (glides) return "dc.flying.walls-block";
      return body.battlefield.face === "dungeon" ? "dc.terrain.wall.indoor-form" : "dc.move.legal-square-half-wall";
    case "wall-between":
      if (large) return "dc.ruling.large-movement";
      return glides ? "dc.flying.walls-block" : "dc.terrain.wall.blocks-movement";
    case "corner":
      return large ? "dc.ruling.diagonal-wall-corner" : "dc.move.no-diagonal-past-wall-corner";
    case "barred":
      return plan.how === "shift" ? "dc.ruling.shift-not-through-enemies" : "dc.move.not-through-enemies";
    case "too-far":
      return tooFar(body, creature, plan, step + 1);
    case "no-end":
      return noEnd(body, creature, path[step] ?? creature.at, policy);
  }
}

/** Why a movement does not go so many steps: its limit, or the terrain that used it up. */
function tooFar(body: Body, creature: Creature, plan: MovementPlan, steps: number): RuleId {
  const spentOnTerrain = steps <= plan.budget;
  const beside = startsBesideEnemy(body, creature, plan.traits) && plan.budget === 1;
  switch (plan.how) {
    case "slide":
      return spentOnTerrain ? "dc.slide.terrain-applies" : "dc.move.up-to-speed";
    case "shift":
      if (spentOnTerrain) return "dc.shift.terrain-applies";
      return beside ? "dc.shift.speed-reference" : "dc.move.up-to-speed";
    default:
      break;
  }
  if (mannerOf(body, creature, plan).glides)
    return beside ? "dc.special.speed-one-still-applies" : "dc.special.changes-interaction";
  if (beside && spentOnTerrain) return "dc.ruling.speed-one-difficult";
  if (beside) return plan.basic ? "dc.move.speed-one-beside-enemy" : "dc.ruling.effect-moves-beside-enemy";
  return spentOnTerrain ? "dc.terrain.difficult.cost" : "dc.move.up-to-speed";
}

function noEnd(body: Body, creature: Creature, top: number, policy: MovePolicy): RuleId {
  const board = boardIn(body);
  if (spaceTable(board, policy.size).fits[top] === 0) return noPlace(board, top, policy.size);
  const holder = body.creatures.find((c) => c !== creature && spacesOverlap(board, top, policy.size, c.at, c.size));
  // Nobody stands there: the text of the movement lets it end elsewhere.
  if (holder === undefined) return "dc.precedence.specific-beats-general";
  if (policy.stop[top] === 1) return "dc.ruling.ally-square-beside-enemy";
  // It is the rest of the space that is in the way.
  return spaceCovers(board, holder.at, holder.size, top) ? "dc.move.end-unoccupied" : "dc.space.definition";
}

/** Why nothing stands here: a wall in the space, or one that runs through it. */
function noPlace(board: Board, top: number, size: number): RuleId {
  const open = spaceSquares(board, top, size).every((square) => board.open[square] === 1);
  return open ? "dc.ruling.burrow-limits" : "dc.special.final-square-legal";
}

/** Why a movement cannot end somewhere, or null if it can. */
export function goalRefusal(body: Body, plan: MovementPlan, goal: number): RuleId | null {
  if (!isThere(body, plan)) return gone;
  if (pathTowards(body, plan, goal) !== null) return null;
  const creature = creatureOf(body, plan);
  const board = boardIn(body);
  const size = creature.size;
  const { whole, fits } = spaceTable(board, size);
  if (goal >= board.count || whole[goal] === 0)
    return size > 1 ? "dc.ruling.large-movement" : "dc.ruling.battlefield-boundary";
  const { glides } = mannerOf(body, creature, plan);
  if (fits[goal] === 0) {
    if (glides) return noPlace(board, goal, size);
    return body.battlefield.face === "dungeon" ? "dc.move.legal-squares-only" : "dc.terrain.wall.outdoor-form";
  }
  const policy = policyOf(body, board, creature, plan);
  if (policy.end[goal] === 0) return noEnd(body, creature, goal, policy);
  const far = reach(board, policy, creature.at, board.count, newReach(board));
  if (far.ends[goal] === 1) return tooFar(body, creature, plan, pathTo(board, far, goal).length);
  policy.stop.fill(0);
  const unhindered = reach(board, policy, creature.at, board.count, newReach(board));
  return unhindered.ends[goal] === 1 ? "dc.move.stop-by-enemy" : "dc.move.legal-squares-only";
}
