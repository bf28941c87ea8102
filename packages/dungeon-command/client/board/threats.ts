import {
  areAdjacent,
  distanceBetween,
  goalsOf,
  moveNow,
  rangedOf,
  type State,
  sightBetween,
  squaresOf,
} from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { say } from "../words/index.ts";

/** Creatures that reach a square with a move, or hit what stands there from where they are. */
export interface Threats {
  readonly reach: readonly string[];
  readonly hit: readonly string[];
}

/** Who could move to a square now, and whose attack reaches it without moving. */
export function threatsTo(state: State, at: number): Threats {
  const { body } = state;
  const reach: string[] = [];
  const hit: string[] = [];
  for (const creature of body.creatures) {
    if (squaresOf(body, creature).includes(at)) continue;
    const size = body.content.creatures[creature.card]?.size ?? 1;
    const { width } = body.battlefield.shape;
    const covers = (top: number): boolean =>
      at % width >= top % width &&
      at % width < (top % width) + size &&
      Math.floor(at / width) >= Math.floor(top / width) &&
      Math.floor(at / width) < Math.floor(top / width) + size;
    if (goalsOf(body, moveNow(state, creature)).some((goal) => covers(goal.at))) reach.push(creature.id);
    const square = `sq${at}`;
    const ranged = rangedOf(body, creature);
    const shoots =
      ranged !== null &&
      distanceBetween(body, creature, square, false) <= ranged.distance &&
      sightBetween(body, creature.id, square)?.line === true;
    if (areAdjacent(body, creature, square) || shoots) hit.push(creature.id);
  }
  return { reach, hit };
}

/** The same in words, for the reader. */
export function threatWords(state: State, square: string, threats: Threats): string {
  const names = (ids: readonly string[]): string =>
    ids
      .map((id) => cardName(state.body.content, state.body.creatures.find((one) => one.id === id)?.card ?? id))
      .join(", ");
  const reach = threats.reach.length === 0 ? say("threat.nobody") : names(threats.reach);
  const hit = threats.hit.length === 0 ? say("threat.nobody") : names(threats.hit);
  return say("threat.words", { square, reach, hit });
}
