import type { Game, GameTypes } from "@undercroft/kernel";
import type { Heuristics } from "./heuristics.ts";
import { recruit } from "./recruit.ts";
import type { Weighing } from "./weighed.ts";

export function captain<T extends GameTypes>(game: Game<T>, _heuristics: Heuristics<T>): Weighing<T> {
  return recruit(game);
}
