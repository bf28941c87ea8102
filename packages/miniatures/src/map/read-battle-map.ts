import {
  type ContentKind,
  type ContentResult,
  checkContent,
  type Finding,
  type ReadYaml,
  readContent,
  suggestion,
} from "@undercroft/cards";
import { compileBoard, openShape, squareName } from "@undercroft/grid";
import type { BattleMap, MapMark, MapPoint } from "./battle-map.ts";
import { type Drawing, drawingOf, isFixedSign, marksOf, squaresNamed } from "./drawing.ts";
import { mostVictoryAreas } from "./map-concerns.ts";
import { battleMapSchema, longestSide } from "./map-schema.ts";
import { canBeMade, shapeFault } from "./sound-shape.ts";
import { mostOthers } from "./terrain.ts";

const maps: ContentKind<BattleMap> = { schema: battleMapSchema, check: battleMapFindings };

/** Reads a map file, JSON or YAML. Each problem names the file, the place and, where one is near, the right word. */
export function readBattleMap(text: string, fileName: string, readYaml?: ReadYaml): ContentResult<BattleMap> {
  return readContent(text, fileName, maps, readYaml);
}

/** The same for data that was read already. */
export function checkBattleMapData(raw: unknown, fileName: string): ContentResult<BattleMap> {
  return checkContent(raw, fileName, maps);
}

/** What a schema cannot say of a map: signs, rows, squares and walls that are not there. For packs that hold maps among other things. */
export function battleMapFindings(map: BattleMap): readonly Finding[] {
  const drawing = drawingOf(map);
  const found = [
    ...drawingFindings(map, drawing),
    ...legendFindings(map),
    ...areaFindings(map, drawing),
    ...wallFindings(map, drawing),
  ];
  return found.length > 0 ? found : wholeFindings(map);
}

function drawingFindings(map: BattleMap, { rows, width, height }: Drawing): Finding[] {
  const path = ["rows"];
  const found: Finding[] = [];
  if (width < 1 || width > longestSide || height > longestSide) {
    found.push({ path, message: `a map has 1 to ${longestSide} squares on a side, not ${width} by ${height}` });
  }
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) found.push({ path, message: `row ${y + 1} has ${row.length} squares, not ${width}` });
  }
  const signs = new Set(rows.flat());
  for (const sign of signs) {
    if (marksOf(map, sign) === undefined) found.push({ path, message: `no square is written "${sign}"` });
  }
  return found;
}

function legendFindings(map: BattleMap): Finding[] {
  const found: Finding[] = [];
  const others = (map.otherTerrain ?? []).map(({ id }) => id);
  for (const [sign, marks] of Object.entries(map.legend ?? {})) {
    const path = ["legend", sign];
    if ([...sign].length !== 1 || sign.trim() === "")
      found.push({ path, message: "a legend explains one sign at a time, and no blank" });
    if (isFixedSign(sign)) found.push({ path, message: `"${sign}" always means ${sign === "." ? "nothing" : "wall"}` });
    if (marks.includes("wall") && marks.length > 1)
      found.push({ path, message: "a wall that fills a square stands alone" });
    for (const [index, mark] of marks.entries()) {
      const message = markFault(mark, others);
      if (message !== null) found.push({ path: [...path, index], message });
    }
  }
  if (others.length > mostOthers) {
    found.push({
      path: ["otherTerrain"],
      message: `more than ${mostOthers} types of terrain`,
      rule: "mn.terrain.other",
    });
  }
  for (const [index, id] of others.entries()) {
    if (others.indexOf(id) < index)
      found.push({ path: ["otherTerrain", index, "id"], message: `"${id}" stands twice` });
  }
  return found;
}

function markFault(mark: MapMark, others: readonly string[]): string | null {
  if (mark === "steep-slope") return "a steep slope needs its direction: {terrain: steep-slope, direction: s}";
  if (mark === "teleporter") return "a teleporter needs its name: {terrain: teleporter, name: west}";
  if (typeof mark === "string" || mark.terrain !== "other" || others.includes(mark.id)) return null;
  return `"${mark.id}" is not among the other terrain of this map${suggestion(mark.id, others)}`;
}

function areaFindings(map: BattleMap, extent: Drawing): Finding[] {
  const found: Finding[] = [];
  const lists = [
    ["starts", map.starts],
    ["victory", map.victory],
  ] as const;
  for (const [key, areas] of lists) {
    for (const [index, { squares }] of areas.entries()) {
      for (const [place, text] of squares.entries()) {
        if (squaresNamed(extent, text) !== null) continue;
        found.push({ path: [key, index, "squares", place], message: `"${text}" is not on this map` });
      }
    }
  }
  const ids = map.victory.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) found.push({ path: ["victory", index, "id"], message: `"${id}" stands twice` });
  }
  if (ids.length > mostVictoryAreas) {
    const message = `more than ${mostVictoryAreas} victory areas: a die could not tell them apart`;
    found.push({ path: ["victory"], message, rule: "mn.ruling.wandering-ranges" });
  }
  return found;
}

function wallFindings(map: BattleMap, { width, height }: Drawing): Finding[] {
  const found: Finding[] = [];
  const check = (path: Finding["path"], [x, y]: MapPoint): boolean => {
    const beyond = x > width || y > height;
    const halfway = Number.isInteger(2 * x) && Number.isInteger(2 * y);
    const between = !Number.isInteger(x) && !Number.isInteger(y);
    if (beyond) found.push({ path, message: `${x}, ${y} is not on this map` });
    else if (!halfway)
      found.push({
        path,
        message: `${x}, ${y}: a wall ends where gridlines cross or halfway between`,
        rule: "mn.wall.ends",
      });
    else if (between) found.push({ path, message: `${x}, ${y} is on no gridline`, rule: "mn.wall.gridlines" });
    return !beyond && halfway && !between;
  };
  for (const [index, { from, to }] of (map.walls ?? []).entries()) {
    check(["walls", index, "from"], from);
    check(["walls", index, "to"], to);
    if (from[0] === to[0] && from[1] === to[1])
      found.push({ path: ["walls", index], message: "a wall without length" });
  }
  for (const [index, area] of (map.wallAreas ?? []).entries()) {
    const sound = area.map((point, corner) => check(["wallAreas", index, corner], point)).every((each) => each);
    const corners = area.map(([x, y]) => [2 * x, 2 * y] as const);
    if (sound && !canBeMade(() => compileBoard({ ...openShape(width, height), wallAreas: [corners] }))) {
      found.push({ path: ["wallAreas", index], message: "these corners in order enclose no area, or its sides cross" });
    }
  }
  return found;
}

/** What only the whole map can show. */
function wholeFindings(map: BattleMap): Finding[] {
  const fault = shapeFault(map);
  if (fault === null) return [];
  if (fault === "too-skew") {
    return [{ path: ["walls"], message: "walls of so many slopes cannot be cut exactly", rule: "mn.wall.gridlines" }];
  }
  const doors = fault.doors.map((at) => squareName(drawingOf(map), at)).join(", ");
  const message = `a secret door lies under a wall: ${doors}`;
  return [{ path: ["rows"], message, rule: "mn.terrain.secret-door.enter" }];
}
