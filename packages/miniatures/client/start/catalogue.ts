import { type BattleMap, type Catalogue, catalogueOf, mapSize, type Pack } from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import { mapChoices } from "./maps.ts";

interface Made {
  readonly packs: readonly Pack[];
  readonly maps: readonly BattleMap[];
  readonly catalogue: Catalogue;
}

let made: Made | null = null;

/** All that a warband may name. Made anew only when other packs or maps are kept. */
export function catalogue(): Catalogue {
  const maps = mapChoices().map(({ map }) => map);
  const packs = allPacks();
  if (made?.packs === packs && made.maps.length === maps.length && made.maps.every((map, i) => map === maps[i]))
    return made.catalogue;
  const sized = maps.map((map) => ({ id: map.id, name: map.name, size: mapSize(map) }));
  made = { packs, maps, catalogue: catalogueOf(packs, sized) };
  return made.catalogue;
}
