import type { ContentResult, Finding, ReadYaml } from "@undercroft/cards";
import type { BattleMap } from "./battle-map.ts";

/** Reads a map file, JSON or YAML. Each problem names the file, the place and, where one is near, the right word. */
export function readBattleMap(_text: string, _fileName: string, _readYaml?: ReadYaml): ContentResult<BattleMap> {
  throw new Error("not yet");
}

/** The same for data that was read already. */
export function checkBattleMapData(_raw: unknown, _fileName: string): ContentResult<BattleMap> {
  throw new Error("not yet");
}

/** What a schema cannot say of a map: signs, rows, squares and walls that are not there. For packs that hold maps among other things. */
export function battleMapFindings(_map: BattleMap): readonly Finding[] {
  throw new Error("not yet");
}
