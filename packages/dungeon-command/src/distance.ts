import {
  type Board,
  distancesFrom,
  spaceDistance,
  spaceSquares,
  straightSpaceDistance,
  UNREACHABLE,
} from "@undercroft/grid";
import type { RuleId } from "./ledger/rule-ids.ts";
import { boardIn, type Place, placeOf, type Thing } from "./moving/space.ts";
import { terrainAt } from "./reading/terrain.ts";
import type { Body } from "./state.ts";

/**
 * Squares on the shortest route between two creatures or squares, the start not counted
 * (dc.distance.shortest-route, dc.distance.own-square-not-counted). Creatures and terrain other than
 * walls do not matter. `throughWalls` is for effects that need no line of sight: the greater of the
 * differences in columns and rows (dc.distance.through-walls). Things that are nowhere are out of reach.
 */
export function distanceBetween(body: Body, from: Thing, to: Thing, throughWalls: boolean): number {
  const measure = throughWalls ? straightSpaceDistance : spaceDistance;
  if (typeof from !== "string" && typeof to !== "string")
    return measure(boardIn(body), from.at, from.size, to.at, to.size);
  const a = placeOf(body, from);
  const b = placeOf(body, to);
  if (a === null || b === null) return UNREACHABLE;
  return measure(boardIn(body), a.at, a.size, b.at, b.size);
}

/** A distance with the rules that decided it, for whoever asks why. */
export interface Measured {
  readonly squares: number;
  readonly rules: readonly RuleId[];
}

/** The distance between two creatures or squares, explained. */
export function measuredBetween(body: Body, from: string, to: string, throughWalls: boolean): Measured {
  const squares = distanceBetween(body, from, to, throughWalls);
  const a = placeOf(body, from);
  const b = placeOf(body, to);
  if (a === null || b === null) return { squares, rules: [] };
  const board = boardIn(body);
  const straight = straightSpaceDistance(board, a.at, a.size, b.at, b.size);
  const around = spaceDistance(board, a.at, a.size, b.at, b.size);
  const rules: RuleId[] = ["dc.distance.shortest-route", "dc.distance.own-square-not-counted"];
  if (throughWalls && straight < around) rules.push("dc.distance.through-walls");
  if (!throughWalls && straight < around) rules.push("dc.distance.around-walls");
  const single = (place: Place): number => straightSpaceDistance(board, place.at, 1, b.at, b.size);
  if (a.size > 1 && single(a) > straight) rules.push("dc.distance.large-creature-start");
  if (b.size > 1 && straightSpaceDistance(board, a.at, a.size, b.at, 1) > straight)
    rules.push("dc.ruling.distance-large-target");
  if (!throughWalls && around !== UNREACHABLE) rules.push(...groundRules(body, board, a, b, around));
  return { squares, rules };
}

/** What lies on every shortest route and does not count: terrain, creatures and wall corners. */
function groundRules(body: Body, board: Board, a: Place, b: Place, around: number): readonly RuleId[] {
  const rules: RuleId[] = [];
  const starts = spaceSquares(board, a.at, a.size).map((square) => distancesFrom(board, square));
  const goals = spaceSquares(board, b.at, b.size).map((square) => distancesFrom(board, square));
  const least = (tables: readonly Uint16Array[], square: number): number =>
    Math.min(...tables.map((table) => table[square] ?? UNREACHABLE));
  const onRoute = (square: number): boolean => least(starts, square) + least(goals, square) === around;
  const hardAt = (layer: number): boolean => {
    for (let square = 0; square < board.count; square++)
      if (onRoute(square) && least(starts, square) === layer && !terrainAt(body, square, "difficult")) return false;
    return true;
  };
  for (let layer = 1; layer <= around; layer++)
    if (hardAt(layer)) {
      rules.push("dc.distance.terrain-ignored");
      break;
    }
  if (cornerOnRoute(board, onRoute) || body.creatures.some((c) => onRoute(c.at) && c.at !== a.at && c.at !== b.at))
    rules.push("dc.ruling.distance-steps");
  return rules;
}

/** Whether a shortest route goes diagonally past a wall corner, where nobody may walk. */
function cornerOnRoute(board: Board, onRoute: (square: number) => boolean): boolean {
  for (let square = 0; square < board.count; square++) {
    if (!onRoute(square)) continue;
    const diagonal = (board.adjacent[square] ?? 0) & ~(board.step[square] ?? 0) & DIAGONALS;
    for (let direction = 1; direction < 8; direction += 2)
      if ((diagonal & (1 << direction)) !== 0 && onRoute(board.neighbour[square * 8 + direction] ?? -1)) return true;
  }
  return false;
}

const DIAGONALS = 0b10101010;
