import { chanceFrom, draw, type Game, type GameTypes, openQuestion } from "@undercroft/kernel";

/**
 * A legal answer without aim, out of a view alone: what is hidden is dealt anew, which changes nothing of what may be
 * answered. The same view and seed give the same answer. Null if the view asks this seat nothing.
 */
export function aimless<T extends GameTypes>(
  game: Game<T>,
  view: T["view"],
  seat: string,
  seed: string,
): T["answer"] | null {
  const state = game.redeal(view, seed);
  const asked = openQuestion(state);
  if (asked === null || !asked.seats.includes(seat)) return null;
  const domain = game.domain(state, asked, seat);
  const chance = chanceFrom(seed);
  return domain.sample((sides) => draw(chance, "pick", sides).result) ?? domain.first();
}
