import type { MapCard, MapKind, Pack } from "../engine/index.ts";
import { type MapFace, mapFace } from "../facing/map-face.ts";

/** How many cards lie in a row of the picture. */
export const COLUMNS = 5;

/** A Map card as it lies in the picture of a set-up. */
export interface OpeningFace {
  readonly face: MapFace;
  readonly x: number;
  readonly y: number;
}

/** Cards of a kind, one of each set in turn: the picture of mixed sets shows all of them. */
function inTurn(sets: readonly Pack[], kind: MapKind): readonly MapCard[] {
  const ofSets = sets.map(({ maps }) => maps.filter((map) => map.kind === kind));
  const most = Math.max(0, ...ofSets.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => ofSets.flatMap((maps) => maps[i] ?? [])).flat();
}

/** The Entrance with cards about it, as a game might look after some turns. */
export function openingFaces(sets: readonly Pack[]): readonly OpeningFace[] {
  const content = {
    heroes: {},
    adventures: {},
    quests: {},
    maps: Object.fromEntries(sets.flatMap(({ maps }) => maps).map((map) => [map.id, map])),
  };
  const [start] = inTurn(sets, "entrance");
  const [first, second, third, fourth, fifth] = inTurn(sets, "passage");
  const [library, hall, kitchen, shrine] = inTurn(sets, "room");
  return [library, first, start, second, shrine, third, hall, fourth, kitchen, fifth].flatMap((map, i) => {
    const face = map === undefined ? null : mapFace(content, map.id, false);
    return face === null ? [] : [{ face, x: i % COLUMNS, y: Math.floor(i / COLUMNS) }];
  });
}
