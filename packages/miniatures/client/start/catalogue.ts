import { type BattleMap, type Catalogue, catalogueOf, mapSize, type Pack, shippedPacks } from "../engine/index.ts";
import { mapChoices } from "./maps.ts";

let packs: readonly Pack[] | null = null;

/** The packs whose cards may be fielded. */
export function allPacks(): readonly Pack[] {
  packs ??= shippedPacks();
  return packs;
}

let made: { readonly maps: readonly BattleMap[]; readonly catalogue: Catalogue } | null = null;

/** All that a warband may name. Made anew only when other maps are kept. */
export function catalogue(): Catalogue {
  const maps = mapChoices().map(({ map }) => map);
  if (made !== null && made.maps.length === maps.length && made.maps.every((map, i) => map === maps[i]))
    return made.catalogue;
  const sized = maps.map((map) => ({ id: map.id, name: map.name, size: mapSize(map) }));
  made = { maps, catalogue: catalogueOf(allPacks(), sized) };
  return made.catalogue;
}
