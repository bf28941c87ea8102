import { type Extent, findSquare, parseSquare, squareName } from "@undercroft/grid";
import { isSquareName, orFault, Names as SharedNames, type Terms } from "@undercroft/scenario";
import { groundIn } from "../reading/scene.ts";
import type { Body, Effect } from "../state.ts";

export type Names = SharedNames<Body>;

const nowhere: Extent = { width: 0, height: 0 };

/** The size of the map that is fought on; none before it was chosen. */
export const extentOf = (body: Body): Extent => (body.battle.map === null ? nowhere : groundIn(body));

/** What an effect is called by: its condition, or "ongoing-5-fire". */
function wordOf({ what }: Effect): string {
  if (what.kind === "condition") return what.condition;
  if (what.kind === "ongoing") return ["ongoing", what.amount, ...(what.type === null ? [] : [what.type])].join("-");
  return what.text.card;
}

/** Squares are called by their names and chosen by their numbers; creatures and effects come into play. */
export const terms: Terms<Body> = {
  idOf: (word, body) => (isSquareName(word) ? String(square(word, body)) : null),
  wordFor: (id, body) => (/^\d+$/.test(id) ? squareWord(Number(id), body) : null),
  things: ({ creatures, effects }) => [
    ...creatures,
    ...effects.map((effect) => ({ id: effect.id, card: wordOf(effect) })),
  ],
  knows: (word, body) =>
    body.sides.some(({ id }) => id === word) || (isSquareName(word) && findSquare(extentOf(body), word) >= 0),
};

export const newNames = (): Names => new SharedNames(terms);

/** The square of a name such as "d2". @throws ScenarioFault if the map has none. */
export const square = (name: string, body: Body): number => orFault(() => parseSquare(extentOf(body), name));

/** The name of a square; null for none. */
export function squareWord(at: number, body: Body): string | null {
  const { width, height } = extentOf(body);
  return at < 0 || at >= width * height ? null : squareName({ width, height }, at);
}
