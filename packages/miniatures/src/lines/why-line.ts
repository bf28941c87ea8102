/** Which entries about terrain leave a line free that a reader might think blocked: for whoever asks, never in a search. */
import { meetsInterior, spaceSquares, squareBox } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { terrainBit } from "../map/terrain.ts";
import { areAdjacent, countedDistance } from "./distance.ts";
import type { Scene, Space } from "./scene.ts";
import type { FreeLine } from "./sight.ts";

const pit = terrainBit("pit");
const door = terrainBit("secret-door");

/** All types of terrain in the squares that a line passes through. */
function typesOn({ ground, terrain }: Scene, { segment }: FreeLine): number {
  let types = 0;
  for (let square = 0; square < ground.count; square += 1) {
    const here = terrain[square] ?? 0;
    if (here === 0) continue;
    const box = squareBox(square % ground.width, Math.floor(square / ground.width));
    if (meetsInterior(segment, box)) types |= here;
  }
  return types;
}

/** How many squares of a space have a mark. */
const marked = ({ board }: Scene, { at, size }: Space, marks: Uint8Array): number =>
  spaceSquares(board, at, size).filter((square) => marks[square] === 1).length;

/** Whether a space is on a secret door that is held open (mn.terrain.secret-door.occupied). */
const inDoor = ({ board, terrain }: Scene, { at, size }: Space): boolean =>
  spaceSquares(board, at, size).some((square) => ((terrain[square] ?? 0) & door) !== 0 && board.doors[square] !== 1);

/** Why a line of effect is free in spite of what lies on it. */
export function whyEffect(scene: Scene, from: Space, to: Space, line: FreeLine): readonly RuleId[] {
  const found: RuleId[] = [];
  if ((typesOn(scene, line) & pit) !== 0) found.push("mn.terrain.pit.lines");
  if (inDoor(scene, from) || inDoor(scene, to)) found.push("mn.terrain.secret-door.occupied");
  return found;
}

/** Why a line of sight is: `blindsight` is the viewer's range. */
export function whySight(
  scene: Scene,
  viewer: Space,
  target: Space,
  blindsight: number,
  line: FreeLine,
): readonly RuleId[] {
  const found: RuleId[] = [...whyEffect(scene, viewer, target, line)];
  const types = typesOn(scene, line);
  const wooded = [viewer, target].some((space) => marked(scene, space, scene.marks.forest) > 0);
  if (wooded || (types & scene.ground.sets.forest) !== 0) found.push("mn.ruling.forest-sight");
  const smoky = [viewer, target].map((space) => marked(scene, space, scene.marks.smoke));
  const [around = 0, beyond = 0] = smoky;
  if ((types & scene.ground.sets.smoke) !== 0 || around + beyond > 0) {
    if (areAdjacent(scene, viewer, target)) found.push("mn.ruling.smoke-adjacent");
    else if (blindsight > 0 && countedDistance(scene, viewer, target) <= blindsight)
      found.push("mn.terrain.smoke.blindsight");
    else {
      if (around > 0) found.push("mn.terrain.smoke.big-sees");
      if (beyond > 0) found.push("mn.terrain.smoke.big-seen");
    }
  }
  return found;
}
