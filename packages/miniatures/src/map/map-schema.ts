import { localText, optional, orPlain, type Schema, some, strict, tagged, word } from "@undercroft/cards";
import * as z from "zod/mini";
import { terrains } from "../vocabulary/index.ts";
import type { BattleMap, MapMark, MapPoint, OtherTerrain, VictoryArea, WallLine } from "./battle-map.ts";

/** Squares on the longer side of the largest map that is read. */
export const longestSide = 60;

export const directionNames = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

const name = z
  .string()
  .check(z.maxLength(40), z.regex(/^[a-z0-9][a-z0-9-]*$/, "a name is written in small letters, digits and hyphens"));
const heals = z.int().check(z.minimum(5), z.maximum(995), z.multipleOf(5));

const told = tagged("terrain", {
  "steep-slope": { direction: word(directionNames) },
  "healing-font": { heals },
  teleporter: { name },
  other: { id: name },
});

const mark: Schema<MapMark> = orPlain(word([...terrains, "wall"]), () => told);

const place = z.number().check(z.minimum(0), z.maximum(longestSide));
const point: Schema<MapPoint> = z.tuple([place, place]);

/** "c4" or "c4-f7"; whether such squares are on the map is checked when its size is known. */
const block = z
  .string()
  .check(
    z.regex(/^[a-z]{1,2}[0-9]{1,2}(-[a-z]{1,2}[0-9]{1,2})?$/, 'squares are written "c4", a block of them "c4-f7"'),
  );

const other: Schema<OtherTerrain> = strict({
  id: name,
  name: localText,
  text: localText,
  difficult: optional(word(["yes", "no", "unless-aquatic"])),
  cost: optional(z.union([z.literal(1), z.literal(2)])),
  sight: optional(word(["open", "forest", "smoke"])),
  effect: optional(word(["open", "blocked"])),
  cover: optional(word(["none", "ranged", "all"])),
  legalEnd: optional(z.boolean()),
});

export const legend: Schema<NonNullable<BattleMap["legend"]>> = z.record(z.string(), some(mark));

export const wallLines: Schema<readonly WallLine[]> = some(strict({ from: point, to: point })).check(z.maxLength(1000));

export const wallAreas: Schema<readonly (readonly MapPoint[])[]> = some(
  z.array(point).check(z.minLength(3), z.maxLength(200)),
).check(z.maxLength(200));

export const victoryAreas: Schema<readonly VictoryArea[]> = z
  .array(strict({ id: name, label: word(["A", "B", "A&B"]), squares: some(block) }))
  .check(z.maxLength(40));

export const otherTerrain: Schema<readonly OtherTerrain[]> = some(other);

/** A battle map in the form in which its author writes it. */
export const battleMapSchema: Schema<BattleMap> = strict({
  id: z
    .string()
    .check(
      z.maxLength(80),
      z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'an id is written "pack/map", in small letters'),
    ),
  name: localText,
  rows: z.string().check(z.maxLength(longestSide * (longestSide + 40))),
  legend: optional(legend),
  walls: optional(wallLines),
  wallAreas: optional(wallAreas),
  starts: z.array(strict({ label: word(["A", "B"]), squares: some(block) })).check(z.maxLength(40)),
  victory: victoryAreas,
  otherTerrain: optional(otherTerrain),
});
