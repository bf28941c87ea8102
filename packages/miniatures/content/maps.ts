import { writeProblem } from "@undercroft/cards";
import type { BattleMap } from "../src/map/battle-map.ts";
import { checkBattleMapData } from "../src/map/read-battle-map.ts";
import millYard from "./maps/mill-yard.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
function read(raw: unknown, fileName: string): BattleMap {
  const result = checkBattleMapData(raw, fileName);
  if (result.ok) return result.pack;
  throw new Error(result.problems.map(writeProblem).join("\n"));
}

/** The battle maps that everybody has. */
export function shippedMaps(): readonly BattleMap[] {
  return [read(millYard, "mill-yard.json")];
}
