import type { Square } from "@undercroft/table";
import { itemsAt, squareName, squareShownAt } from "@undercroft/table";
import type { Sheet } from "../ask/model.ts";
import { type Body, groundOf, spaceOf } from "../engine/index.ts";
import { markName, marksAt } from "../facing/field.ts";
import { creatureName, extentOf, mapOf } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { type MessageId, say } from "../words/index.ts";

const TERRAIN: Readonly<Record<string, MessageId>> = {
  wall: "terrain.wall",
  "blood-rock": "terrain.blood-rock",
  dangerous: "terrain.dangerous",
  fire: "terrain.fire",
  corrosive: "terrain.corrosive",
  forest: "terrain.forest",
  "market-stall": "terrain.market-stall",
  "healing-font": "terrain.healing-font",
  pit: "terrain.pit",
  river: "terrain.river",
  "sacred-circle": "terrain.sacred-circle",
  "secret-door": "terrain.secret-door",
  slippery: "terrain.slippery",
  smoke: "terrain.smoke",
  "spike-stones": "terrain.spike-stones",
  statue: "terrain.statue",
  "steep-slope": "terrain.steep-slope",
  teleporter: "terrain.teleporter",
  web: "terrain.web",
  difficult: "terrain.difficult",
};

/** What lies on a square: its terrain, and the areas that it belongs to. */
export function groundWords(body: Body, at: number): string {
  const map = mapOf(body);
  const { starts, victory } = groundOf(map);
  const marks = marksAt(map, at).map((mark) => say(TERRAIN[markName(mark)] ?? "terrain.other"));
  const begins = (["A", "B"] as const).filter((area) => starts[area].includes(at));
  const holds = victory.filter(({ squares }) => squares.includes(at));
  return [
    ...(marks.length === 0 ? [say("terrain.floor")] : marks),
    ...begins.map((area) => say("square.start", { area })),
    ...holds.map(({ label }) => say("square.victory", { area: label })),
  ].join(", ");
}

/** The creature that covers a square, riders before their mounts. */
function standingAt(body: Body, at: number): string | null {
  const { width } = extentOf(body);
  const [x, y] = [at % width, Math.floor(at / width)];
  const found = body.creatures.filter((creature) => {
    if (creature.status !== "in-play") return false;
    const space = spaceOf(body, creature);
    const [left, top] = [space.at % width, Math.floor(space.at / width)];
    return x >= left && x < left + space.size && y >= top && y < top + space.size;
  });
  return (found.find(({ mount }) => mount !== null) ?? found[0])?.id ?? null;
}

/** What a reader hears of each square: what lies there, who stands there, and what pressing it answers. */
export function labeller(body: Body, sheet: Sheet | null): (square: Square) => string {
  const extent = extentOf(body);
  return (shown) => {
    const at = squareShownAt(extent, shown);
    const square = squareName(shown);
    const ground = groundWords(body, at);
    const id = standingAt(body, at);
    const creature = body.creatures.find((one) => one.id === id);
    const words =
      creature === undefined
        ? say("square.empty", { square, ground })
        : say("square.piece", {
            square,
            ground,
            name: creatureName(body, creature.id),
            seat: seatName(body, creature.owner),
            points: say("roster.hit-points", { left: creature.hitPoints, full: creature.maximum }),
          });
    const [offered] = sheet === null ? [] : itemsAt(sheet, at, id);
    return offered === undefined ? words : say("square.offer", { square: words, answer: offered.label });
  };
}
