import { squareAt } from "@undercroft/grid";
import { type Scene, type Space, sceneOf } from "../src/lines/scene.ts";
import type { BattleMap, MapMark } from "../src/map/battle-map.ts";
import { groundOf } from "../src/map/ground.ts";

/** Signs of drawn maps in tests, beside "." and "#". */
export const signs: { readonly [sign: string]: readonly MapMark[] } = {
  f: ["forest"],
  s: ["smoke"],
  d: ["secret-door"],
  S: ["statue"],
  p: ["pit"],
  m: ["market-stall"],
  x: ["forest", "smoke"],
  a: [{ terrain: "teleporter", name: "a" }],
  b: [{ terrain: "teleporter", name: "b" }],
  c: [{ terrain: "teleporter", name: "c" }],
  v: [{ terrain: "steep-slope", direction: "s" }],
};

/** A map without areas, drawn in rows. */
export function drawnMap(rows: readonly string[], more: Partial<BattleMap> = {}): BattleMap {
  return {
    id: "test/drawn",
    name: { en: "Drawn", ru: "Начерчено" },
    rows: rows.join("\n"),
    legend: signs,
    starts: [],
    victory: [],
    ...more,
  };
}

/** The scene of such a map, secret doors closed but for the squares named. */
export function drawn(rows: readonly string[], more: Partial<BattleMap> = {}, occupied: readonly number[] = []): Scene {
  return sceneOf(groundOf(drawnMap(rows, more)), [], occupied);
}

/** An open map of so many squares. */
export function open(width: number, height: number, more: Partial<BattleMap> = {}): Scene {
  return drawn(
    Array.from({ length: height }, () => ".".repeat(width)),
    more,
  );
}

/** The space with its north-west square in column x and row y, both from 0, as the ledger's examples have them. */
export function space(scene: Scene, x: number, y: number, size = 1): Space {
  return { at: squareAt(scene.board, x, y), size };
}
