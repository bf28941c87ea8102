import { type BattleMap, shippedMaps } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { draftOf, emptyDraft, type MapDraft } from "./draft.ts";
import { drawnMaps } from "./saved.ts";

const taken = (): ReadonlySet<string> => new Set([...shippedMaps(), ...drawnMaps()].map(({ id }) => id));

/** An id that no map has: the wished one, or the first with a number behind it. */
function freeId(wish: string): string {
  const known = taken();
  if (!known.has(wish)) return wish;
  for (let number = 2; ; number += 1) if (!known.has(`${wish}-${number}`)) return `${wish}-${number}`;
}

/** A number that no map of the player's bears in its id. */
function freeNumber(): number {
  const known = taken();
  for (let number = 1; ; number += 1) if (!known.has(`own/map-${number}`)) return number;
}

/** An empty map of a size. */
export function newDraft(width: number, height: number): MapDraft {
  const number = freeNumber();
  const name = say("maps.new-name", { number });
  return emptyDraft(`own/map-${number}`, { en: name, ru: name }, width, height);
}

/** A map to begin from, under an id of its own: the ready one stays as it is. */
export function copyOf(map: BattleMap): MapDraft {
  const stem = map.id.replace(/^[^/]*\//, "");
  return {
    ...draftOf(map),
    id: freeId(`own/${stem}`),
    name: { en: say("maps.copy-name", { name: map.name.en }), ru: say("maps.copy-name", { name: map.name.ru }) },
  };
}

/** A map that came from outside: it keeps its id, unless another map has it. */
export function broughtIn(map: BattleMap): MapDraft {
  return { ...draftOf(map), id: freeId(map.id) };
}
