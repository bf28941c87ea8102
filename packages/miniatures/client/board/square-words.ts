import { itemsAt, type Square, spoken, squareName, squareShownAt } from "@undercroft/table";
import type { Sheet } from "../ask/model.ts";
import { aurasNow, type BattleMap, type Body, type Creature, groundOf } from "../engine/index.ts";
import { lastingWords } from "../facing/effects.ts";
import { marksAt } from "../facing/field.ts";
import { markWords } from "../facing/mark-words.ts";
import { creatureName, extentOf, mapOf } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { headName } from "../facing/text.ts";
import { turnWords } from "../facing/turns.ts";
import { say } from "../words/index.ts";
import { standingOn } from "./places.ts";

/** What lies on a square: its terrain, and the areas that it belongs to. */
export function groundWords(body: Body, at: number): string {
  const map = mapOf(body);
  const { starts, victory, width, height } = groundOf(map);
  // A map that is higher than wide is shown turned by a quarter.
  const turn = height > width ? 2 : 0;
  const marks = marksAt(map, at).map((mark) => markWords(mark, map.otherTerrain ?? [], turn));
  const begins = (["A", "B"] as const).filter((area) => starts[area].includes(at));
  const holds = victory.filter(({ squares }) => squares.includes(at));
  return [
    ...(marks.length === 0 ? [say("terrain.floor")] : marks),
    ...begins.map((area) => say("square.start", { area })),
    ...holds.map(({ label }) => say("square.victory", { area: label })),
  ].join(", ");
}

const grounds = new WeakMap<BattleMap, Map<string, string>>();

/** The ground's words: they are the same all battle long, and there are many squares. */
function knownGround(body: Body, at: number): string {
  const map = mapOf(body);
  const known = grounds.get(map) ?? new Map<string, string>();
  grounds.set(map, known);
  const key = `${spoken()}${String(at)}`;
  const words = known.get(key) ?? groundWords(body, at);
  known.set(key, words);
  return words;
}

/** Who stands on a square, how it fares, and what lasts on it with its end. */
function pieceWords(body: Body, creature: Creature): string {
  const { id, owner, hitPoints, maximum, bloodied, mount } = creature;
  const rider = body.creatures.find((one) => one.mount === id && one.status === "in-play");
  return [
    creatureName(body, id),
    seatName(body, owner),
    say("roster.hit-points", { left: hitPoints, full: maximum }),
    ...(hitPoints <= bloodied ? [say("roster.bloodied")] : []),
    turnWords(body, creature),
    ...(mount === null ? [] : [say("roster.rides", { name: creatureName(body, mount) })]),
    ...(rider === undefined ? [] : [say("roster.ridden", { name: creatureName(body, rider.id) })]),
    ...body.effects.filter(({ on }) => on === id).map((effect) => lastingWords(body, effect)),
  ].join(", ");
}

/** The auras that reach each square, in words. */
function aurasOn(body: Body): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  if (body.battle.map === null || body.battle.round === 0) return found;
  for (const { creature, text, squares } of aurasNow(body)) {
    const aura = say("aura.of", { aura: headName(body.content, text), name: creatureName(body, creature) });
    for (const at of squares) found.set(at, [...(found.get(at) ?? []), aura]);
  }
  return found;
}

/** What a reader hears of each square: what lies there, who stands there, and what pressing it answers. */
export function labeller(body: Body, sheet: Sheet | null): (square: Square) => string {
  const extent = extentOf(body);
  const under = standingOn(body);
  const reached = aurasOn(body);
  return (shown) => {
    const at = squareShownAt(extent, shown);
    const square = squareName(shown);
    const auras = reached.get(at) ?? [];
    const ground = [
      knownGround(body, at),
      ...(auras.length === 0 ? [] : [say("aura.here", { auras: auras.join(", ") })]),
    ].join(", ");
    const id = under.get(at) ?? null;
    const creature = body.creatures.find((one) => one.id === id);
    const words =
      creature === undefined
        ? say("square.empty", { square, ground })
        : say("square.piece", { square, ground, piece: pieceWords(body, creature) });
    const [offered] = sheet === null ? [] : itemsAt(sheet, at, id);
    if (offered === undefined) return words;
    const { label, detail, goal } = offered;
    const price = goal === undefined ? detail : say("outlook.cost", { cost: goal.cost });
    const answer = price === undefined ? label : say("square.answer", { label, price });
    return say("square.offer", { square: words, answer });
  };
}
