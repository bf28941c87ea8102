import { areaOfSpace, firstMeeting, type Segment, spaceSquares } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areAdjacent } from "./distance.ts";
import type { Scene, Space } from "./scene.ts";

/** The squares whose centres are joined, and whether sides or corners of the enemy's space are crossed. */
export interface FlankingPair {
  readonly from: number;
  readonly to: number;
  readonly across: "sides" | "corners";
  readonly rule: RuleId;
}

/** How two spaces flank an enemy's, by geometry alone, or null (mn.attack.flanking.line, mn.ruling.flank-big, mn.ruling.flank-reach). */
export function flankingPair(scene: Scene, one: Space, other: Space, enemy: Space): FlankingPair | null {
  const targets = squaresBeside(scene, other, enemy);
  if (targets.length === 0) return null;
  for (const from of squaresBeside(scene, one, enemy)) {
    for (const to of targets) {
      const across = crossing(scene, from, to, enemy);
      if (across === null) continue;
      const big = one.size + other.size + enemy.size > 3;
      return { from, to, across, rule: big ? "mn.ruling.flank-big" : "mn.attack.flanking.line" };
    }
  }
  return null;
}

/** Squares of a space that are themselves adjacent to the enemy's. */
function squaresBeside(scene: Scene, space: Space, enemy: Space): number[] {
  return spaceSquares(scene.board, space.at, space.size).filter((at) => areAdjacent(scene, { at, size: 1 }, enemy));
}

/** Which opposite parts of a space the line between the centres of two squares crosses, ends of sides included. In halves of a square. */
function crossing({ board }: Scene, from: number, to: number, enemy: Space): FlankingPair["across"] | null {
  const middle = (square: number): Segment["from"] => ({
    x: 2 * (square % board.width) + 1,
    y: 2 * Math.floor(square / board.width) + 1,
  });
  const line: Segment = { from: middle(from), to: middle(to) };
  const { x, y, width } = areaOfSpace(board, enemy.at, enemy.size);
  const [left, top, right, bottom] = [2 * x, 2 * y, 2 * (x + width), 2 * (y + width)];
  const meets = (fromX: number, fromY: number, toX: number, toY: number): boolean =>
    firstMeeting(line, { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } }) !== null;
  const corner = (cornerX: number, cornerY: number): boolean => meets(cornerX, cornerY, cornerX, cornerY);
  if ((corner(left, top) && corner(right, bottom)) || (corner(right, top) && corner(left, bottom))) return "corners";
  const level = meets(left, top, left, bottom) && meets(right, top, right, bottom);
  const upright = meets(left, top, right, top) && meets(left, bottom, right, bottom);
  return level || upright ? "sides" : null;
}
