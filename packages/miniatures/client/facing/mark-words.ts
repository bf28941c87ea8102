import { spoken } from "@undercroft/table";
import { directionNames, type MapMark, type OtherTerrain } from "../engine/index.ts";
import { say } from "../words/index.ts";

/**
 * A mark of a map in words, with all that its author said of it. `turn` are eighths by which the map is shown turned: directions
 * are told as they are seen.
 */
export function markWords(mark: MapMark, others: readonly OtherTerrain[], turn = 0): string {
  if (typeof mark === "string") return say(`terrain.${mark}`);
  switch (mark.terrain) {
    case "steep-slope": {
      const direction = directionNames[(directionNames.indexOf(mark.direction) + turn) % 8] ?? mark.direction;
      return say("maps.slope-to", { direction: say(`maps.direction-${direction}`) });
    }
    case "healing-font":
      return say("maps.font-of", { heals: mark.heals });
    case "teleporter":
      return say("maps.teleporter-of", { name: mark.name });
    case "other":
      return others.find(({ id }) => id === mark.id)?.name[spoken()] ?? say("terrain.other");
  }
}
