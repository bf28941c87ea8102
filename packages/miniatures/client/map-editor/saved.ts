import { checkContent } from "@undercroft/cards";
import { keepUnder, listUnder } from "@undercroft/table";
import {
  type BattleMap,
  battleMapFindings,
  battleMapSchema,
  checkBattleMapData,
  mapConcerns,
} from "../engine/index.ts";

const KEY = "undercroft/maps";
const WORK = "undercroft/map-on-the-table";

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : undefined;

/** A map that can be drawn on: well formed, whether or not its walls and counts are sound by the rules. */
function drawable(raw: unknown): BattleMap | null {
  const check = (map: BattleMap): ReturnType<typeof battleMapFindings> =>
    battleMapFindings(map).filter(({ rule }) => rule === undefined);
  const result = checkContent(raw, "", { schema: battleMapSchema, check });
  return result.ok ? result.pack : null;
}

interface Read {
  readonly text: string;
  readonly drawn: readonly BattleMap[];
  readonly playable: readonly BattleMap[];
}

/** What was read last: maps are drawn once for each object, so the same text must give the same objects. */
let read: Read = { text: "[]", drawn: [], playable: [] };

function readAll(): Read {
  const list = listUnder(KEY);
  const text = JSON.stringify(list);
  if (text === read.text) return read;
  const drawn = list.flatMap((one) => drawable(one) ?? []);
  const playable = drawn.filter(
    (map) => checkBattleMapData(map, "").ok && !mapConcerns(map).some(({ hinders }) => hinders),
  );
  read = { text, drawn, playable };
  return read;
}

/** The maps that the player has drawn in this browser and can play on, the one kept last at the end. */
export function savedMaps(): readonly BattleMap[] {
  return readAll().playable;
}

/** The same with those that are not finished yet. */
export function drawnMaps(): readonly BattleMap[] {
  return readAll().drawn;
}

/** Keeps a map; the one with its id makes room for it. False if the browser has no room. */
export function keepMap(map: BattleMap): boolean {
  return keepUnder(KEY, [...listUnder(KEY).filter((one) => idOf(one) !== map.id), map]);
}

/** Forgets a map. */
export function dropMap(id: string): void {
  keepUnder(
    KEY,
    listUnder(KEY).filter((one) => idOf(one) !== id),
  );
}

/** The map that is being drawn, saved or not: it lies there again after a reload. */
export function mapOnTheTable(): BattleMap | null {
  const [map] = listUnder(WORK);
  return drawable(map);
}

export function keepOnTheTable(map: BattleMap): void {
  keepUnder(WORK, [map]);
}
