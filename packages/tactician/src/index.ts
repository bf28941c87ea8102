export type { Heuristics } from "./heuristics.ts";
export { createPlayer, type Level, levels, type Player } from "./player.ts";
export type { Weighed } from "./weighed.ts";
