import { spaceTable } from "@undercroft/grid";
import { countedDistance } from "../lines/distance.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { terrainBit } from "../map/terrain.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { fallDestroys, type Harms, harmAfter, sameHarms } from "../terrain/risk.ts";
import { type Field, fieldOf, isStillRead, stepPrice, TAKEN, typesEntered } from "./field.ts";
import { budgetOf } from "./journey.ts";
import type { Journey } from "./locals.ts";
import { illegalPosition, isPlain } from "./position.ts";

/**
 * Where a journey can still go. A place may be reached in several ways that differ in what is left: walking on or made to stop
 * (a big creature may come to the same space with and without entering a web), and, where terrain could destroy the mover,
 * by the damage taken on the way. Each such way is a state of its own: `layer * count + top`.
 */
interface Search {
  readonly field: Field;
  readonly budget: number;
  /** How many states were found: they are in the memory until the next search. */
  readonly found: number;
}

const none: readonly number[] = [];
const emptyLevels = (): number[][] => [];
const noCounts = (): number[] => [];

/** Working memory, used again by every search. */
const memory = {
  cost: new Int16Array(0),
  strain: new Int16Array(0),
  /** State before, or -1. */
  prior: new Int32Array(0),
  /** The states in the order in which they were found, and the place of each in it. */
  order: new Int32Array(0),
  rank: new Int32Array(0),
  /**
   * By cost: the states that were found at it, in that order; one that was come to more cheaply since stands there in vain. How many
   * of each list count is told apart from it: lists that are emptied and filled again would be made anew each time.
   */
  levels: emptyLevels(),
  counts: noCounts(),
  /** Distance to the target of a charge by top; -1 where not yet known. */
  near: new Int32Array(0),
  /** 1 for ends that are listed. */
  listed: new Uint8Array(0),
};

function makeRoom(states: number, count: number): void {
  if (memory.cost.length < states) {
    memory.cost = new Int16Array(states);
    memory.strain = new Int16Array(states);
    memory.prior = new Int32Array(states);
    memory.order = new Int32Array(states);
    memory.rank = new Int32Array(states);
  }
  if (memory.near.length < count) {
    memory.near = new Int32Array(count);
    memory.listed = new Uint8Array(count);
  }
  memory.cost.fill(-1, 0, states);
}

/** Empty levels for costs up to a budget. */
function clearLevels(budget: number): void {
  const { levels, counts } = memory;
  for (let cost = 0; cost <= budget; cost += 1) {
    levels[cost] ??= [];
    counts[cost] = 0;
  }
}

/** Lists a state at a cost, where its place in the order of finding puts it. */
function list(state: number, cost: number): void {
  const { levels, counts, rank } = memory;
  const level = levels[cost];
  if (level === undefined) return;
  const own = rank[state] ?? 0;
  let place = counts[cost] ?? 0;
  counts[cost] = place + 1;
  for (; place > 0 && (rank[level[place - 1] ?? 0] ?? 0) > own; place -= 1) level[place] = level[place - 1] ?? 0;
  level[place] = state;
}

/** Directions in the fixed order that breaks ties: n, e, s, w, then the diagonals. */
const order: readonly number[] = [0, 2, 4, 6, 1, 3, 5, 7];

/** Those of each mask of directions, in that order. */
const directionsIn: readonly (readonly number[])[] = Array.from({ length: 256 }, (_, mask) =>
  order.filter((direction) => ((mask >> direction) & 1) === 1),
);

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Distance from a space of the mover to the target, counted once for each place. */
function nearness(field: Field, at: number, target: Space): number {
  const known = memory.near[at] ?? -1;
  if (known >= 0) return known;
  const made = countedDistance(field.scene, { at, size: field.size }, target);
  memory.near[at] = made;
  return made;
}

/** Fills the memory outward from where the creature stands, cheapest first; the number of states found. */
function spread(field: Field, start: number, budget: number, target: Space | null): number {
  const { scene, harms, halting, shunned, ways } = field;
  const { cost, strain, prior, order: found, rank, levels, counts } = memory;
  const { count } = scene.ground;
  const { shifts } = scene.board;
  const looks = halting | shunned;
  let size = 1;
  found[0] = start;
  rank[start] = 0;
  cost[start] = 0;
  strain[start] = 0;
  prior[start] = -1;
  clearLevels(budget);
  list(start, 0);
  for (let spent = 0; spent < budget; spent += 1) {
    const level = levels[spent] ?? none;
    const listed = counts[spent] ?? 0;
    for (let index = 0; index < listed; index += 1) {
      const state = level[index] ?? 0;
      const layer = state < count ? 0 : Math.floor(state / count);
      if (cost[state] !== spent || layer % 2 === 1) continue;
      const at = state - layer * count;
      for (const direction of directionsIn[ways[at] ?? 0] ?? none) {
        const to = at + (shifts[direction] ?? 0);
        const types = looks === 0 ? 0 : typesEntered(field, at, direction) & looks;
        const harm = harms === null ? 0 : harmAfter(harms, layer >> 1, types);
        if (harms !== null && harm >= harms.hitPoints) continue;
        const next = (harm * 2 + ((types & halting) === 0 ? 0 : 1)) * count + to;
        const before = cost[next] ?? -1;
        // What was come to for less is done with, and for as much where terrain tells nothing apart; no step costs less than 1.
        if (before >= 0 && before <= (looks === 0 ? spent + 1 : spent)) continue;
        const price = stepPrice(field, at, direction);
        const total = spent + price;
        if (price === 0 || total > budget || (before >= 0 && before < total)) continue;
        if (target !== null && nearness(field, to, target) >= nearness(field, at, target)) continue;
        const burden = (strain[state] ?? 0) + (types === 0 ? 0 : bits(types & shunned));
        if (before === total && (strain[next] ?? 0) <= burden) continue;
        if (before < 0) {
          found[size] = next;
          rank[next] = size;
          size += 1;
        }
        if (before !== total) list(next, total);
        cost[next] = total;
        strain[next] = burden;
        prior[next] = state;
      }
    }
  }
  return size;
}

const slope = terrainBit("steep-slope");

/** Whether a movement may end in a space (mn.position.must-end, mn.mode.end-legal). */
export function mayEnd(body: Body, field: Field, creature: Creature, journey: Journey, at: number): boolean {
  if (journey.goal !== null) return at === journey.goal;
  if (journey.loose) return true;
  const { scene, size, held, halting } = field;
  const { ground, terrain } = scene;
  let types = 0;
  let taken = 0;
  for (let dy = 0; dy < size; dy += 1)
    for (let dx = 0; dx < size; dx += 1) {
      const square = at + dy * ground.width + dx;
      types |= terrain[square] ?? 0;
      taken |= held[square] ?? 0;
    }
  // It falls off, wherever it is (mn.terrain.slope.fall).
  if ((types & halting & slope) !== 0) return true;
  // In a mode it falls where it ends, and its own action does not end where that destroys it (mn.terrain.slope.modes).
  if ((types & slope) !== 0 && journey.paid && fallDestroys(body, creature)) return false;
  if ((types & ground.sets.illegalEnd) !== 0 || spaceTable(scene.board, size).fits[at] !== 1) return false;
  return (taken & TAKEN) === 0 || illegalPosition(body, creature, at) === null;
}

/** What a search depends on, all of it, with a copy of the prices. */
interface Asked {
  readonly scene: Scene;
  readonly ways: Uint8Array;
  readonly size: number;
  readonly halting: number;
  readonly shunned: number;
  readonly start: number;
  readonly budget: number;
  /** North-west square and size of the target, or -1. */
  readonly at: number;
  readonly width: number;
  readonly harms: Harms | null;
  readonly found: number;
}

/**
 * What the memory holds. A path is searched for when it is asked for, when it is checked and when it is taken, mostly with nothing
 * changed between: a search that begins with the very same things is not made again.
 */
let latest: Asked | null = null;
let latestPrices = new Uint8Array(0);

function isLatest(field: Field, start: number, budget: number, target: Space | null): boolean {
  const { scene, ways, size, halting, shunned, harms, prices } = field;
  if (latest === null || latest.scene !== scene || latest.ways !== ways || latest.size !== size) return false;
  if (latest.start !== start || latest.budget !== budget) return false;
  if (latest.halting !== halting || latest.shunned !== shunned) return false;
  if (latest.at !== (target?.at ?? -1) || latest.width !== (target?.size ?? -1)) return false;
  if (!sameHarms(latest.harms, harms)) return false;
  for (let square = 0; square < scene.ground.count; square += 1)
    if (latestPrices[square] !== prices[square]) return false;
  return true;
}

function remember(field: Field, start: number, budget: number, target: Space | null, found: number): void {
  const { scene, ways, size, halting, shunned, harms, prices } = field;
  if (latestPrices.length !== prices.length) latestPrices = new Uint8Array(prices.length);
  latestPrices.set(prices);
  const [at, width] = target === null ? [-1, -1] : [target.at, target.size];
  latest = { scene, ways, size, halting, shunned, start, budget, at, width, harms, found };
}

/**
 * The search that a question was answered by, and the tables that it was about. While a question is open nothing changes, and every
 * question has a journey of its own: whoever asks again about the same journey need not even read the field again.
 */
let answered: { readonly body: Body; readonly journey: Journey; readonly search: Search } | null = null;

function searchFor(body: Body, creature: Creature, journey: Journey): Search {
  if (answered !== null && answered.journey === journey && answered.body === body && isStillRead(answered.search.field))
    return answered.search;
  const search = searchAnew(body, creature, journey);
  answered = { body, journey, search };
  return search;
}

function searchAnew(body: Body, creature: Creature, journey: Journey): Search {
  const field = fieldOf(body, creature, journey);
  const { scene, harms } = field;
  const { count } = scene.ground;
  const target = journey.target === null ? null : spaceOf(body, creatureOf(body, journey.target));
  const budget = budgetOf(body, creature, journey) - journey.spent;
  if (latest !== null && isLatest(field, creature.at, budget, target)) return { field, budget, found: latest.found };
  makeRoom(count * 2 * (harms === null ? 1 : Math.min(harms.room, harms.hitPoints) + 1), count);
  if (target !== null) memory.near.fill(-1);
  const found = spread(field, creature.at, budget, target);
  remember(field, creature.at, budget, target, found);
  return { field, budget, found };
}

/** Visits everywhere that the creature can come in what is left of a journey and end it, in order of cost, with the cost. */
function eachEnd(body: Body, journey: Journey, visit: (at: number, cost: number) => void): void {
  const creature = creatureOf(body, journey.creature);
  const { field, budget } = searchFor(body, creature, journey);
  const { count } = field.scene.ground;
  memory.listed.fill(0);
  memory.listed[creature.at] = 1;
  for (let spent = 1; spent <= budget; spent += 1) {
    const level = memory.levels[spent] ?? none;
    const listed = memory.counts[spent] ?? 0;
    for (let index = 0; index < listed; index += 1) {
      const state = level[index] ?? 0;
      if (memory.cost[state] !== spent) continue;
      const at = state % count;
      if (memory.listed[at] === 1 || !mayEnd(body, field, creature, journey, at)) continue;
      memory.listed[at] = 1;
      visit(at, spent);
    }
  }
}

/** Everywhere that the creature can come in what is left of a journey and end it, in order of cost (mn.move.action, mn.charge.closer). */
export function reachOf(body: Body, journey: Journey): readonly number[] {
  const ends: number[] = [];
  eachEnd(body, journey, (at) => ends.push(at));
  return ends;
}

/** The same with the squares of movement that each end costs. */
export function costsOfReach(body: Body, journey: Journey): ReadonlyMap<number, number> {
  const costs = new Map<number, number>();
  eachEnd(body, journey, (at, cost) => costs.set(at, cost));
  return costs;
}

/**
 * The canonical path to a place where the journey may end, without the start: the cheapest, then the least hurtful. Null if it
 * cannot be reached, or not be ended there.
 */
export function pathTo(body: Body, journey: Journey, to: number): readonly number[] | null {
  const creature = creatureOf(body, journey.creature);
  const { field, found } = searchFor(body, creature, journey);
  const { count } = field.scene.ground;
  let last = -1;
  for (let index = 1; index < found; index += 1) {
    const state = memory.order[index] ?? 0;
    if (state % count !== to) continue;
    if (last < 0 || (memory.cost[state] ?? 0) < (memory.cost[last] ?? 0)) last = state;
  }
  if (last < 0 || to === creature.at || !mayEnd(body, field, creature, journey, to)) return null;
  const path: number[] = [];
  for (let state = last; state >= 0; state = memory.prior[state] ?? -1) path.push(state % count);
  return path.reverse().slice(1);
}

/** Whether the creature can come to a place in what is left of a journey, whether it may end there or not. */
export function comesTo(body: Body, journey: Journey, place: number): boolean {
  const creature = creatureOf(body, journey.creature);
  const { field, found } = searchFor(body, creature, journey);
  const { count } = field.scene.ground;
  if (place === creature.at) return false;
  for (let index = 1; index < found; index += 1) if ((memory.order[index] ?? 0) % count === place) return true;
  return false;
}

/** Whether a journey can go anywhere at all. One step is mostly enough to know. */
export function canGo(body: Body, journey: Journey): boolean {
  const creature = creatureOf(body, journey.creature);
  const left = budgetOf(body, creature, journey) - journey.spent;
  if (left < 1) return false;
  if (journey.goal === null && (stepsOntoPlain(body, creature) || stepsAway(body, creature, journey, left)))
    return true;
  return reachOf(body, journey).length > 0;
}

/** Whether it may step onto plain ground that nobody holds: nothing keeps a movement from going and ending there. */
function stepsOntoPlain(body: Body, creature: Creature): boolean {
  const scene = sceneOf(body);
  const { steps } = spaceTable(scene.board, creature.size);
  return (directionsIn[steps[creature.at] ?? 0] ?? none).some((direction) =>
    isPlain(body, scene, creature, creature.at + (scene.board.shifts[direction] ?? 0)),
  );
}

/** Whether a journey may end one step away. */
function stepsAway(body: Body, creature: Creature, journey: Journey, left: number): boolean {
  const field = fieldOf(body, creature, journey);
  const { harms } = field;
  for (const direction of directionsIn[field.ways[creature.at] ?? 0] ?? none) {
    const price = stepPrice(field, creature.at, direction);
    if (price === 0 || price > left) continue;
    if (harms !== null && harmAfter(harms, 0, typesEntered(field, creature.at, direction)) >= harms.hitPoints) continue;
    const to = creature.at + (field.scene.board.shifts[direction] ?? 0);
    if (mayEnd(body, field, creature, journey, to)) return true;
  }
  return false;
}
