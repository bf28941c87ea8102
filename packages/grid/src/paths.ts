import type { Board } from "./board.ts";
import { spaceTable } from "./space.ts";

/**
 * What a game says about one movement, by the top (north-west square) of the moving space. The tables are read, never written,
 * and may be reused for the next search. A mover's own squares should count as free.
 */
export interface MovePolicy {
  /** Squares on a side of the moving space. */
  readonly size: number;
  /** True if wall squares, wall edges and corners are no hindrance on the way; an end must fit all the same. */
  readonly throughWalls: boolean;
  /** Cost of the step that brings the space here, from 1; 0 if it may not come here at all. */
  readonly enter: Uint8Array;
  /** 1 if movement ends on coming here. Not applied to the start. */
  readonly stop: Uint8Array;
  /** 1 if movement may end here. */
  readonly end: Uint8Array;
  /** Among equally cheap paths the one with the least sum of these is canonical; null if all are alike. */
  readonly avoid: Uint8Array | null;
}

/** Where a space can go: filled by `reach`, readable until it is filled again. */
export interface Reach {
  start: number;
  budget: number;
  /** How many tops were reached, the start included. */
  found: number;
  /** The tops reached, the start first, in order of cost; valid up to `found`. */
  readonly tops: Int32Array;
  /** Least cost by top, or -1 if the top cannot be reached, or only without hope of a legal end. */
  readonly cost: Int32Array;
  /** Direction of the last step of the canonical path by top; valid where reached, except for the start. */
  readonly came: Int8Array;
  /** 1 if a movement may end here. Always 0 for the start: a movement has at least one step. */
  readonly ends: Uint8Array;
  /** Working memory of the search. */
  readonly scratch: { readonly strain: Int32Array; readonly need: Int32Array; readonly order: Int32Array };
}

/** A result to be filled by `reach`; keep one for each board and fill it again and again. */
export function newReach(board: Board): Reach {
  const { count } = board;
  return {
    start: -1,
    budget: 0,
    found: 0,
    tops: new Int32Array(count),
    cost: new Int32Array(count),
    came: new Int8Array(count),
    ends: new Uint8Array(count),
    scratch: { strain: new Int32Array(count), need: new Int32Array(count), order: new Int32Array(count) },
  };
}

/** Place of each direction in the fixed order that breaks ties: n, e, s, w, then ne, se, sw, nw. */
const RANK: readonly number[] = [0, 4, 1, 5, 2, 6, 3, 7];

/**
 * Everywhere that a space can go from `start` (a top) for at most `budget`. A place that forces a stop is entered only if
 * movement may end there; any other only if a legal end is still in reach of what is left. The canonical path to a place is
 * the cheapest, then the one with the least to avoid, then the one whose last steps come first in the fixed order.
 */
export function reach(
  board: Board,
  policy: MovePolicy,
  start: number,
  budget: number,
  into: Reach = newReach(board),
): Reach {
  into.start = start;
  into.budget = budget;
  into.cost.fill(-1);
  into.ends.fill(0);
  spread(board, policy, into, -1);
  if (collect(board, policy, into) > 0) prune(board, policy, into);
  return into;
}

/**
 * The canonical path to one place where movement may end, as `reach` and `pathTo` give it; null if it is not in reach. Looks
 * no further than that place is, and leaves `into` good for nothing else.
 */
export function pathBetween(
  board: Board,
  policy: MovePolicy,
  start: number,
  goal: number,
  budget: number,
  into: Reach = newReach(board),
): number[] | null {
  if (goal === start || policy.end[goal] !== 1 || spaceTable(board, policy.size).fits[goal] !== 1) return null;
  into.start = start;
  into.budget = budget;
  into.cost.fill(-1);
  spread(board, policy, into, goal);
  return (into.cost[goal] ?? -1) < 0 ? null : pathTo(board, into, goal);
}

/** Tops of the canonical path to a place that was reached, without the start; empty for the start and for places not reached. */
export function pathTo(board: Board, result: Reach, top: number): number[] {
  const path: number[] = [];
  if ((result.cost[top] ?? -1) < 0) return path;
  for (let at = top; at !== result.start; ) {
    path.push(at);
    at -= board.shifts[result.came[at] ?? 0] ?? 0;
  }
  return path.reverse();
}

/** Fills costs and last steps outward from the start, cheapest first; once `goal` is found, nothing that costs more. */
function spread(board: Board, policy: MovePolicy, into: Reach, goal: number): void {
  const { steps, drifts, fits } = spaceTable(board, policy.size);
  const ways = policy.throughWalls ? drifts : steps;
  const { enter, stop, end, avoid } = policy;
  const { start, cost, came } = into;
  const { strain, order } = into.scratch;
  const { shifts } = board;
  let { budget } = into;
  let found = 1;
  order[0] = start;
  cost[start] = 0;
  strain[start] = 0;
  for (let spent = 0; spent < budget; spent += 1) {
    for (let index = 0; index < found; index += 1) {
      const from = order[index] ?? 0;
      if (cost[from] !== spent || (stop[from] === 1 && from !== start)) continue;
      const carried = strain[from] ?? 0;
      for (let mask = ways[from] ?? 0; mask !== 0; mask &= mask - 1) {
        const direction = 31 - Math.clz32(mask & -mask);
        const to = from + (shifts[direction] ?? 0);
        const price = enter[to] ?? 0;
        const total = spent + price;
        if (price === 0 || total > budget) continue;
        const before = cost[to] ?? -1;
        if (before >= 0 && before < total) continue;
        if (stop[to] === 1 && (end[to] === 0 || fits[to] === 0)) continue;
        const burden = carried + (avoid === null ? 0 : (avoid[to] ?? 0));
        if (before === total) {
          const known = strain[to] ?? 0;
          if (known < burden || (known === burden && (RANK[came[to] ?? 0] ?? 0) < (RANK[direction] ?? 0))) continue;
        }
        if (before < 0) {
          order[found] = to;
          found += 1;
        }
        cost[to] = total;
        strain[to] = burden;
        came[to] = direction;
        if (to === goal) budget = total;
      }
    }
  }
  into.found = found;
}

/** Lists what was reached by cost and marks the legal ends; the number of places reached that are no legal end. */
function collect(board: Board, policy: MovePolicy, into: Reach): number {
  const { fits } = spaceTable(board, policy.size);
  const { order } = into.scratch;
  let listed = 0;
  let passing = 0;
  for (let spent = 0; spent <= into.budget && listed < into.found; spent += 1) {
    for (let index = 0; index < into.found; index += 1) {
      const top = order[index] ?? 0;
      if (into.cost[top] !== spent) continue;
      into.tops[listed] = top;
      listed += 1;
      if (top === into.start) continue;
      if (policy.end[top] === 1 && fits[top] === 1) into.ends[top] = 1;
      else passing += 1;
    }
  }
  return passing;
}

/** Takes away the places from which no legal end is in reach of what is left: works backward from the ends beside them. */
function prune(board: Board, policy: MovePolicy, into: Reach): void {
  const { steps, drifts, fits } = spaceTable(board, policy.size);
  const ways = policy.throughWalls ? drifts : steps;
  const { start, budget, found, tops, cost, ends } = into;
  const { need, order } = into.scratch;
  const { shifts } = board;
  let open = 0;
  for (let index = 0; index < found; index += 1) {
    const top = tops[index] ?? 0;
    const legal = ends[top] === 1 || (top === start && policy.end[top] === 1 && fits[top] === 1);
    need[top] = legal ? 0 : NEVER;
    if (legal || (top === start && policy.stop[top] === 1)) continue;
    order[open] = top;
    open += 1;
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let index = open - 1; index >= 0; index -= 1) {
      const top = order[index] ?? 0;
      let least = need[top] ?? NEVER;
      for (let mask = ways[top] ?? 0; mask !== 0; mask &= mask - 1) {
        const to = top + (shifts[31 - Math.clz32(mask & -mask)] ?? 0);
        const price = policy.enter[to] ?? 0;
        if (price === 0 || (cost[to] ?? -1) < 0) continue;
        const total = price + (need[to] ?? NEVER);
        if (total < least) least = total;
      }
      if (least === need[top]) continue;
      need[top] = least;
      changed = true;
    }
  }
  let kept = 0;
  for (let index = 0; index < found; index += 1) {
    const top = tops[index] ?? 0;
    if (top !== start && (cost[top] ?? 0) + (need[top] ?? NEVER) > budget) {
      cost[top] = -1;
      continue;
    }
    tops[kept] = top;
    kept += 1;
  }
  into.found = kept;
}

/** More than any budget. */
const NEVER = 1 << 20;
