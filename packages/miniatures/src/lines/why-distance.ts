/** Distances and neighbours with the rules that they are counted by: for whoever asks. */
import { straightSpaceDistance } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areAdjacent, countedDistance } from "./distance.ts";
import type { Scene, Space } from "./scene.ts";
import { stepAllowed } from "./steps.ts";

/** A square, or the space of a creature. */
export interface Place {
  readonly is: "square" | "creature";
  readonly space: Space;
}

/** How far a place is from another, UNREACHABLE of the grid if walls part them. */
export interface Measured {
  readonly squares: number;
  readonly rules: readonly RuleId[];
}

/** Whether a place is beside another, or shares a square with it. */
export interface Neighbours {
  readonly adjacent: boolean;
  readonly rules: readonly RuleId[];
}

/** Without walls they would stand corner to corner, in different columns and rows. */
function cornerToCorner({ board }: Scene, a: Space, b: Space): boolean {
  const apart = (from: number, size: number, to: number, other: number): boolean =>
    to === from + size || from === to + other;
  const [ax, bx] = [a.at % board.width, b.at % board.width];
  const [ay, by] = [Math.floor(a.at / board.width), Math.floor(b.at / board.width)];
  return apart(ax, a.size, bx, b.size) && apart(ay, a.size, by, b.size);
}

/** What walls have to do with a count: it goes round their corners where nobody walks, and round them where they part squares. */
function rulesOfWalls(scene: Scene, a: Space, b: Space, squares: number): readonly RuleId[] {
  const straight = straightSpaceDistance(scene.board, a.at, a.size, b.at, b.size);
  if (squares > straight)
    return straight === 1 && cornerToCorner(scene, a, b)
      ? ["mn.distance.corners", "mn.ruling.distance-thin-walls", "mn.ruling.diagonal-gap"]
      : ["mn.distance.corners", "mn.ruling.distance-thin-walls"];
  return squares === 1 && isRoundCorner(scene, a, b) ? ["mn.distance.corners", "mn.ruling.distance-thin-walls"] : [];
}

/** Whether two squares are neighbours past a corner that no step passes (mn.wall.no-diagonal). */
function isRoundCorner(scene: Scene, a: Space, b: Space): boolean {
  if (a.size > 1 || b.size > 1) return false;
  const direction = scene.board.shifts.indexOf(b.at - a.at);
  return direction % 2 === 1 && !stepAllowed(scene, a, direction);
}

function ruleOfPlaces(a: Place, b: Place): RuleId {
  if (a.is === "square" && b.is === "square") return "mn.distance.squares";
  return a.is === b.is ? "mn.distance.creature-creature" : "mn.distance.creature-square";
}

/** The counted distance, and the rules that made it so. */
export function measured(scene: Scene, a: Place, b: Place): Measured {
  const squares = countedDistance(scene, a.space, b.space);
  const rules: RuleId[] = [ruleOfPlaces(a, b), ...rulesOfWalls(scene, a.space, b.space, squares)];
  if (a.space.size > 1 || b.space.size > 1) rules.push("mn.ruling.distance-big");
  return { squares, rules };
}

/** Whether they are adjacent, and the rules that made it so. */
export function neighbours(scene: Scene, a: Place, b: Place): Neighbours {
  const adjacent = areAdjacent(scene, a.space, b.space);
  const walls = rulesOfWalls(scene, a.space, b.space, adjacent ? 1 : Number.POSITIVE_INFINITY);
  const near = straightSpaceDistance(scene.board, a.space.at, a.space.size, b.space.at, b.space.size) <= 1;
  const rules: RuleId[] = [a.is === "square" || b.is === "square" ? "mn.adjacent.square" : "mn.adjacent.creature"];
  if (near && walls.length > 0) rules.push("mn.ruling.adjacent-walls", ...walls);
  return { adjacent, rules };
}
