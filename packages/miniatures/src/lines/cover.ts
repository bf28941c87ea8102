import {
  type Box,
  hullBlocker,
  type LineBlock,
  type Point,
  type Segment,
  spaceSquares,
  squareBox,
  UNIT,
} from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { blockedLine } from "./blocked-line.ts";
import { countedDistance } from "./distance.ts";
import type { Scene, Space } from "./scene.ts";

/**
 * Whether a target has cover by walls, terrain and creatures, with the attacker's best choice: the first that gives no cover, else
 * the first of all. Cover by powers and mounts is the caller's.
 */
export interface Cover {
  readonly covered: boolean;
  /** Square of the attacker's space, or of the area's origin, that lines run from; -1 if they run from a corner. */
  readonly origin: number;
  /** Corner of the attacker's space for ranged attacks, 0 to 3 clockwise from the north-west; -1 for others. */
  readonly corner: number;
  /** Square of the target's space that was checked; -1 if all of it was. */
  readonly target: number;
  /** A line that is blocked, and by what: null without cover, or where the target's own terrain covers it. */
  readonly line: Segment | null;
  readonly block: LineBlock | null;
  readonly rule: RuleId;
}

/** mn.attack.cover.melee.origin: the best pair of squares within reach of each other. */
export function meleeCover(scene: Scene, attacker: Space, target: Space, reach: number): Cover {
  const origins = squaresOf(scene, attacker);
  const pairs = pairsOf(origins, squaresOf(scene, target));
  const near = pairs.filter(([a, b]) => countedDistance(scene, single(a), single(b)) <= reach);
  // A target that a power has put out of reach is checked from wherever the attacker likes.
  return bestPair(scene, near.length > 0 ? near : pairs, target, "mn.attack.cover.melee.origin");
}

/** mn.attack.cover.close.blast-line: from the origin square chosen for the attack. */
export function closeCover(scene: Scene, origin: number, target: Space): Cover {
  const pairs = pairsOf([origin], squaresOf(scene, target));
  return bestPair(scene, pairs, target, "mn.attack.cover.close.blast-line");
}

/** mn.attack.cover.close.burst: from the square of the attacker's space nearest to the target. */
export function burstCover(scene: Scene, attacker: Space, target: Space): Cover {
  const origins = squaresOf(scene, attacker);
  const far = origins.map((origin) => countedDistance(scene, single(origin), target));
  const nearest = origins.filter((_, index) => far[index] === Math.min(...far));
  return bestPair(scene, pairsOf(nearest, squaresOf(scene, target)), target, "mn.attack.cover.close.burst");
}

/** mn.attack.cover.area.origin */
export function areaCover(scene: Scene, origin: number, target: Space): Cover {
  return bestPair(scene, pairsOf([origin], squaresOf(scene, target)), target, "mn.attack.cover.area.origin");
}

/**
 * mn.attack.cover.ranged.origin: the best of the four corners. `enemies` are all squares held by enemies of the attacker; those of the
 * target itself may be among them and never cover it (mn.ruling.cover-creatures).
 */
export function rangedCover(scene: Scene, attacker: Space, target: Space, enemies: readonly number[]): Cover {
  const own = standsIn(scene, target, scene.ground.sets.rangedCover | scene.ground.sets.everyCover);
  if (own !== null) return { ...uncovered, covered: true, corner: 0, rule: own };
  const blocked = scene.marks.rangedCover.slice();
  for (const square of enemies) blocked[square] = 1;
  for (const square of squaresOf(scene, target)) blocked[square] = 0;
  for (const square of squaresOf(scene, attacker)) blocked[square] = 0;
  const to = boxOf(scene, target);
  let first: Cover | null = null;
  for (const [corner, point] of cornersOf(boxOf(scene, attacker)).entries()) {
    const from = { left: point.x, top: point.y, right: point.x, bottom: point.y };
    const block = hullBlocker(scene.board, from, to, blocked);
    if (block === null) return { ...uncovered, corner, rule: "mn.attack.cover.ranged.origin" };
    if (first !== null) continue;
    const line = blockedLine(scene.board, from, to, block);
    first = { covered: true, origin: -1, corner, target: -1, line, block, rule: rangedRule(scene, block, enemies) };
  }
  return first ?? uncovered;
}

/** Whether no corner of the viewer gives a shot free of cover, creatures left out: who has Hide is then invisible to it (mn.ruling.hide). */
export function hiddenFrom(scene: Scene, viewer: Space, hider: Space): boolean {
  return rangedCover(scene, viewer, hider, []).covered;
}

const uncovered: Cover = {
  covered: false,
  origin: -1,
  corner: -1,
  target: -1,
  line: null,
  block: null,
  rule: "mn.attack.cover.line",
};

/** The first pair of an origin square and a target square between which every line is free, else the first pair with what blocks it. */
function bestPair(scene: Scene, pairs: readonly Pair[], target: Space, rule: RuleId): Cover {
  const own = standsIn(scene, target, scene.ground.sets.everyCover);
  const [origin, square] = pairs[0] ?? [-1, -1];
  if (own !== null) return { ...uncovered, covered: true, origin, target: square, rule: own };
  let first: Cover | null = null;
  for (const [a, b] of pairs) {
    const [from, to] = [boxOf(scene, single(a)), boxOf(scene, single(b))];
    const block = hullBlocker(scene.board, from, to, withoutEnds(scene.marks.opaque, a, b));
    if (block === null) return { ...uncovered, origin: a, target: b, rule };
    const line: Segment | null = first === null ? blockedLine(scene.board, from, to, block) : null;
    first ??= { covered: true, origin: a, corner: -1, target: b, line, block, rule: "mn.attack.cover.line" };
  }
  return first ?? uncovered;
}

type Pair = readonly [number, number];

function pairsOf(origins: readonly number[], targets: readonly number[]): Pair[] {
  return origins.flatMap((origin) => targets.map((target): Pair => [origin, target]));
}

/** The rule by which terrain of one of the types covers whoever stands in it, or null if it stands in none. */
function standsIn(scene: Scene, space: Space, types: number): RuleId | null {
  const standing = squaresOf(scene, space).reduce((mask, square) => mask | ((scene.terrain[square] ?? 0) & types), 0);
  if (standing === 0) return null;
  const kind = scene.ground.kinds[31 - Math.clz32(standing & -standing)];
  return kind?.rules.find((rule) => rule.endsWith(".cover")) ?? "mn.attack.cover.terrain";
}

function rangedRule(scene: Scene, block: LineBlock, enemies: readonly number[]): RuleId {
  if (block.kind !== "blocked-square") return "mn.attack.cover.line";
  return enemies.includes(block.square) && scene.marks.rangedCover[block.square] === 0
    ? "mn.attack.cover.ranged.enemies"
    : "mn.ruling.forest-cover";
}

/** Marks without the two squares that lines run between. */
function withoutEnds(marks: Uint8Array, a: number, b: number): Uint8Array {
  if (marks[a] !== 1 && marks[b] !== 1) return marks;
  const others = marks.slice();
  others[a] = 0;
  others[b] = 0;
  return others;
}

function single(at: number): Space {
  return { at, size: 1 };
}

function squaresOf({ board }: Scene, { at, size }: Space): readonly number[] {
  return spaceSquares(board, at, size);
}

function boxOf({ board }: Scene, { at, size }: Space): Box {
  const box = squareBox(at % board.width, Math.floor(at / board.width));
  return { ...box, right: box.left + size * UNIT, bottom: box.top + size * UNIT };
}

/** Corners of a box, clockwise from the north-west. */
function cornersOf({ left, top, right, bottom }: Box): readonly Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
