import { judgeLines, type LineBlock, type LineVerdict, meetsInterior, spaceSquares, squareBox } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { reachesSpace } from "./effect.ts";
import type { Scene, Space } from "./scene.ts";
import { seesSpace, smokeBlocks } from "./sight.ts";

/** What keeps lines between two spaces from being free. */
export interface LineRefusal {
  readonly rule: RuleId;
  readonly because: readonly RuleId[];
  /** The line that comes furthest of those between the corners of the nearest two squares, with what first stops it. */
  readonly line: Pick<LineVerdict, "segment" | "block" | "at">;
}

/** Why there is no line of sight; null if there is one. */
export function whyNoSight(scene: Scene, viewer: Space, target: Space, blindsight: number): LineRefusal | null {
  if (seesSpace(scene, viewer, target, blindsight)) return null;
  const smoke = smokeBlocks(scene, viewer, target, blindsight);
  const { marks } = scene;
  const line = nearestMiss(scene, viewer, target, smoke ? marks.sight : marks.sightThroughSmoke);
  const inSmoke = [viewer, target].some((space) =>
    spaceSquares(scene.board, space.at, space.size).every((square) => marks.smoke[square] === 1),
  );
  if (smoke && inSmoke) return { rule: "mn.terrain.smoke.inside", because: [], line };
  return { rule: sightRule(scene, line.block), because: rulesOfTouch(scene, line), line };
}

/** Why there is no line of effect; null if there is one. */
export function whyNoEffect(scene: Scene, from: Space, to: Space): LineRefusal | null {
  if (reachesSpace(scene, from, to)) return null;
  const line = nearestMiss(scene, from, to, scene.marks.opaque);
  const rule = isDoor(scene, line.block) ? "mn.terrain.secret-door.wall" : "mn.loe.blocked";
  return { rule, because: rulesOfTouch(scene, line), line };
}

/** Why a line is blocked that only touches a wall: cover would not mind (mn.attack.cover.touch). */
function rulesOfTouch({ board }: Scene, { segment, block }: LineRefusal["line"]): readonly RuleId[] {
  if (block?.kind !== "wall-square") return [];
  const box = squareBox(block.square % board.width, Math.floor(block.square / board.width));
  return meetsInterior(segment, box) ? [] : ["mn.ruling.los-corner-touch"];
}

function sightRule(scene: Scene, block: LineBlock | null): RuleId {
  if (isDoor(scene, block)) return "mn.terrain.secret-door.wall";
  if (block?.kind !== "blocked-square") return "mn.los.blocked";
  if (scene.marks.opaque[block.square] === 1) return "mn.los.blocked";
  return scene.marks.smoke[block.square] === 1 ? "mn.terrain.smoke.blocks" : "mn.terrain.forest.los";
}

function isDoor({ board }: Scene, block: LineBlock | null): boolean {
  return block?.kind === "wall-square" && board.doors[block.square] === 1;
}

/** The line that fails last between the nearest squares of two spaces. */
function nearestMiss(scene: Scene, from: Space, to: Space, blocked: Uint8Array): LineRefusal["line"] {
  const [a, b] = nearestSquares(scene, from, to);
  const middleOf = (square: number): LineVerdict["segment"]["from"] => {
    const box = squareBox(square % scene.board.width, Math.floor(square / scene.board.width));
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  let best: LineRefusal["line"] = { segment: { from: middleOf(a), to: middleOf(b) }, block: null, at: null };
  let furthest = -1;
  for (const { segment, block, at } of judgeLines(scene.board, a, b, blocked)) {
    if (at === null) continue;
    const reached = Math.abs(at.x - segment.from.x) + Math.abs(at.y - segment.from.y);
    if (reached <= furthest) continue;
    furthest = reached;
    best = { segment, block, at };
  }
  return best;
}

function nearestSquares({ board }: Scene, from: Space, to: Space): readonly [number, number] {
  let best: readonly [number, number] = [from.at, to.at];
  let least = Number.POSITIVE_INFINITY;
  for (const a of spaceSquares(board, from.at, from.size)) {
    for (const b of spaceSquares(board, to.at, to.size)) {
      const dx = (a % board.width) - (b % board.width);
      const dy = Math.floor(a / board.width) - Math.floor(b / board.width);
      if (dx * dx + dy * dy >= least) continue;
      least = dx * dx + dy * dy;
      best = [a, b];
    }
  }
  return best;
}
