import type { RuleId } from "../ledger/rule-ids.ts";
import { mostCreatures } from "../scenarios/limits.ts";
import type { BattleMap } from "./battle-map.ts";
import { type Ground, groundOf } from "./ground.ts";
import { mapFaults, mapSize } from "./map-faults.ts";
import { shapeFault } from "./sound-shape.ts";
import { mostOthers } from "./terrain.ts";

/** As many victory areas as a die can tell apart (mn.ruling.wandering-ranges). */
export const mostVictoryAreas = 20;

/** So many creatures a warband of the smallest point limit may have (mn.warband.count). */
export const smallestCrowd: number = mostCreatures("assault", 100).value;

/** Something about a map that its author wants to know. */
export interface MapConcern {
  readonly concern:
    | "no-start-area"
    | "no-victory-area"
    | "start-without-room"
    | "start-too-small"
    | "door-under-wall"
    | "walls-too-skew"
    | "too-many-areas"
    | "too-many-others"
    | "odd-size"
    | "victory-without-room"
    | "victory-cut-off"
    | "sides-apart"
    | "lone-teleporter";
  readonly rule: RuleId;
  /** Nobody could play on the map; else it may be meant so. */
  readonly hinders: boolean;
  /** Where: squares `y * width + x`, ascending; none where it is the whole map. */
  readonly squares: readonly number[];
  /** The side or the label of the area that it is about; "" otherwise. */
  readonly label: "A" | "B" | "A&B" | "";
}

const concern = (
  kind: MapConcern["concern"],
  rule: RuleId,
  more: Partial<Omit<MapConcern, "concern" | "rule">> = {},
): MapConcern => ({ concern: kind, rule, hinders: true, squares: [], label: "", ...more });

/** What is wrong with what the map counts and with its walls: nothing else can be asked of such a map. */
function shapeConcerns(map: BattleMap): readonly MapConcern[] {
  const found: MapConcern[] = [];
  if (map.victory.length > mostVictoryAreas) found.push(concern("too-many-areas", "mn.ruling.wandering-ranges"));
  if ((map.otherTerrain ?? []).length > mostOthers) found.push(concern("too-many-others", "mn.terrain.other"));
  const fault = shapeFault(map);
  if (fault === "too-skew") found.push(concern("walls-too-skew", "mn.wall.gridlines"));
  else if (fault !== null)
    found.push(concern("door-under-wall", "mn.terrain.secret-door.enter", { squares: fault.doors }));
  return found;
}

/** Squares in which somebody may end a movement (mn.position.legal). */
function standable({ board, terrain, sets }: Ground, at: number): boolean {
  return board.enterable[at] === 1 && ((terrain[at] ?? 0) & sets.illegalEnd) === 0;
}

/** Squares that somebody on foot can come to, pits left out, secret doors and teleporters used. */
function walkFrom(ground: Ground, starts: readonly number[]): ReadonlySet<number> {
  const { board, kinds, terrain, teleporterAt, teleporters } = ground;
  const pit = 1 << kinds.findIndex(({ rules }) => rules.includes("mn.terrain.pit.enter"));
  const found = new Set(starts.filter((at) => board.enterable[at] === 1));
  // A set that grows is walked to its end.
  for (const at of found) {
    for (let direction = 0; direction < 8; direction += 1) {
      if (((board.step[at] ?? 0) & (1 << direction)) === 0) continue;
      const to = board.neighbour[at * 8 + direction] ?? -1;
      if (to >= 0 && ((terrain[to] ?? 0) & pit) === 0) found.add(to);
    }
    if ((teleporterAt[at] ?? -1) >= 0) for (const { squares } of teleporters) for (const to of squares) found.add(to);
  }
  return found;
}

function areaConcerns(ground: Ground): readonly MapConcern[] {
  const found: MapConcern[] = [];
  const walks = { A: walkFrom(ground, ground.starts.A), B: walkFrom(ground, ground.starts.B) };
  for (const label of ["A", "B"] as const) {
    const squares = ground.starts[label];
    const places = squares.filter((at) => standable(ground, at)).length;
    if (squares.length === 0) continue;
    if (places === 0) found.push(concern("start-without-room", "mn.position.legal", { squares, label }));
    else if (places < smallestCrowd)
      found.push(concern("start-too-small", "mn.setup.overflow", { hinders: false, squares, label }));
  }
  for (const { label, squares } of ground.victory) {
    const places = squares.filter((at) => standable(ground, at));
    if (places.length === 0) {
      found.push(concern("victory-without-room", "mn.position.legal", { hinders: false, squares, label }));
      continue;
    }
    const sides = label === "A&B" ? (["A", "B"] as const) : ([label] as const);
    const cutOff = sides.some((side) => walks[side].size > 0 && !places.some((at) => walks[side].has(at)));
    if (cutOff) found.push(concern("victory-cut-off", "mn.wall.blocks", { hinders: false, squares, label }));
  }
  const meet = [...walks.A].some((at) => walks.B.has(at));
  if (walks.A.size > 0 && walks.B.size > 0 && !meet)
    found.push(concern("sides-apart", "mn.wall.blocks", { hinders: false }));
  return found;
}

/**
 * All that an author should know of a map: what hinders play, and what does not but is seldom meant. The map must be well
 * formed (`checkBattleMapData`) but for what is told here.
 */
export function mapConcerns(map: BattleMap): readonly MapConcern[] {
  const found: MapConcern[] = [];
  const size = mapSize(map);
  for (const { fault, rule, label } of mapFaults(map, size === "full" ? "full" : "half")) {
    if (fault === "no-start-area" || fault === "no-victory-area") found.push(concern(fault, rule, { label }));
  }
  if (size === "other") found.push(concern("odd-size", "mn.ruling.map-size", { hinders: false }));
  const shape = shapeConcerns(map);
  found.push(...shape);
  if (shape.length > 0) return found;
  const ground = groundOf(map);
  found.push(...areaConcerns(ground));
  const [first, second] = ground.teleporters;
  if (first !== undefined && second === undefined)
    found.push(concern("lone-teleporter", "mn.terrain.teleporter.use", { hinders: false, squares: first.squares }));
  return found;
}
