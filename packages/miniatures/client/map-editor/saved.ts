import type { BattleMap } from "../../src/map/battle-map.ts";
import { checkBattleMapData } from "../../src/map/read-battle-map.ts";

const KEY = "undercroft/maps";

/** What was read last: maps are drawn once for each object, so the same text must give the same objects. */
let read: { readonly text: string; readonly maps: readonly BattleMap[] } = { text: "[]", maps: [] };

/** All that is kept, sound or not: what a later version writes is not lost by an earlier one. */
function kept(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function keptText(): string {
  try {
    return localStorage.getItem(KEY) ?? "[]";
  } catch {
    return "[]";
  }
}

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : undefined;

/** The maps that the player has drawn in this browser, the one kept last at the end. What is no sound map is passed over. */
export function savedMaps(): readonly BattleMap[] {
  const text = keptText();
  if (text === read.text) return read.maps;
  const maps = kept(text).flatMap((one) => {
    const result = checkBattleMapData(one, "");
    return result.ok ? [result.pack] : [];
  });
  read = { text, maps };
  return maps;
}

/** Keeps a map; the one with its id makes room for it. False if the browser has no room. */
export function keepMap(map: BattleMap): boolean {
  try {
    const others = kept(keptText()).filter((one) => idOf(one) !== map.id);
    localStorage.setItem(KEY, JSON.stringify([...others, map]));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a map. */
export function dropMap(id: string): void {
  const others = kept(keptText()).filter((one) => idOf(one) !== id);
  localStorage.setItem(KEY, JSON.stringify(others));
}
