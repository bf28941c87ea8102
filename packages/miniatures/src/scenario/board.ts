import { findSquare } from "@undercroft/grid";
import { knownWord, ScenarioFault } from "@undercroft/scenario";
import type { BattleMap, StartArea, WallLine } from "../map/battle-map.ts";
import { drawingOf } from "../map/drawing.ts";
import { checkBattleMapData } from "../map/read-battle-map.ts";
import type { ScenarioSetup } from "./schema.ts";

type Extent = { readonly width: number; readonly height: number };

/** The wall on the edge between two squares: c1|d1 (left, right) or c2/c3 (upper, lower). */
function wallOn(text: string, extent: Extent): WallLine {
  const fault = new ScenarioFault(
    `setup.walls: "${text}" is no edge; write c1|d1 (left, right) or c2/c3 (upper, lower)`,
  );
  const upright = text.includes("|");
  const [a = "", b = "", more] = text.split(/[|/]/).map((part) => part.trim());
  const [one, other] = [findSquare(extent, a), findSquare(extent, b)];
  if (more !== undefined || one < 0 || other - one !== (upright ? 1 : extent.width)) throw fault;
  const x = other % extent.width;
  const y = Math.floor(other / extent.width);
  return { from: [x, y], to: upright ? [x, y + 1] : [x + 1, y] };
}

const labels = ["A", "B"] as const;

function startsOf(given: ScenarioSetup["starts"], { height }: Extent): readonly StartArea[] {
  for (const label of Object.keys(given ?? {})) knownWord("start area", label, labels, "setup.starts");
  // Where nothing is said of them they are the corners in the west: maps have both.
  const plain = { A: ["a1"], B: [`a${height}`] };
  return labels.map((label) => ({ label, squares: given?.[label] ?? plain[label] }));
}

/** The battle map of a setup, as strict as map files are. @throws ScenarioFault for one that no map file could hold. */
export function mapOf(setup: ScenarioSetup): BattleMap {
  const { board: rows = ".", legend, wallAreas, otherTerrain, victory, lines = [] } = setup;
  const extent = drawingOf({ rows });
  const walls = [...(setup.walls ?? []).map((text) => wallOn(text, extent)), ...lines];
  const read = checkBattleMapData(
    {
      id: "scenario/board",
      name: { en: "Board", ru: "Поле" },
      rows,
      ...(legend === undefined ? {} : { legend }),
      ...(walls.length === 0 ? {} : { walls }),
      ...(wallAreas === undefined ? {} : { wallAreas }),
      ...(otherTerrain === undefined ? {} : { otherTerrain }),
      starts: startsOf(setup.starts, extent),
      victory: victory ?? [],
    },
    "setup",
  );
  if (read.ok) return read.pack;
  throw new ScenarioFault(read.problems.map(({ path, message }) => `setup.${path}: ${message}`).join("; "));
}
