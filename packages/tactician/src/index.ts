export type { Heuristics } from "./heuristics.ts";
export { createPlayer, type Level, levels, type Player } from "./player.ts";
export { type Played, playGame, type Share, shareOf, type Watch } from "./series.ts";
export type { Weighed } from "./weighed.ts";
