import { sound } from "@undercroft/cards";
import type { BattleMap } from "../src/map/battle-map.ts";
import { checkBattleMapData } from "../src/map/read-battle-map.ts";
import barrowGate from "./maps/barrow-gate.json" with { type: "json" };
import emberFoundry from "./maps/ember-foundry.json" with { type: "json" };
import fallenKeep from "./maps/fallen-keep.json" with { type: "json" };
import ferryCrossing from "./maps/ferry-crossing.json" with { type: "json" };
import lanternFen from "./maps/lantern-fen.json" with { type: "json" };
import millYard from "./maps/mill-yard.json" with { type: "json" };

/** A shipped file by the same path as a player's own. */
const read = (raw: unknown, fileName: string): BattleMap => sound(checkBattleMapData(raw, fileName));

const files: readonly (readonly [unknown, string])[] = [
  [barrowGate, "barrow-gate.json"],
  [emberFoundry, "ember-foundry.json"],
  [fallenKeep, "fallen-keep.json"],
  [ferryCrossing, "ferry-crossing.json"],
  [lanternFen, "lantern-fen.json"],
  [millYard, "mill-yard.json"],
];

/** The battle maps that everybody has, two half-size ones and four full-size ones. */
export function shippedMaps(): readonly BattleMap[] {
  return files.map(([raw, name]) => read(raw, name));
}
