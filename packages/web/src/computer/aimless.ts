import { type Answer, type DcView, dungeonCommand } from "@undercroft/dungeon-command";
import { chanceFrom, draw, openQuestion } from "@undercroft/kernel";

/**
 * A legal answer without aim, out of a view alone: what is hidden is dealt anew, which changes nothing of what may be
 * answered. The same view and seed give the same answer. Null if the view asks this seat nothing.
 */
export function aimless(view: DcView, seat: string, seed: string): Answer | null {
  const state = dungeonCommand.redeal(view, seed);
  const asked = openQuestion(state);
  if (asked === null || !asked.seats.includes(seat)) return null;
  const domain = dungeonCommand.domain(state, asked, seat);
  const chance = chanceFrom(seed);
  return domain.sample((sides) => draw(chance, "pick", sides).result) ?? domain.first();
}
