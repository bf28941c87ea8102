import { evaluate } from "./evaluate.ts";
import { order } from "./order.ts";
import { quiet } from "./quiet.ts";
import { settle } from "./settle.ts";

/** What computer players are told of Dungeon Command: see `Heuristics` of the tactician. */
export const heuristics: {
  readonly evaluate: typeof evaluate;
  readonly order: typeof order;
  readonly settle: typeof settle;
  readonly quiet: typeof quiet;
} = { evaluate, order, settle, quiet };
