export type { DgEvent } from "./events.ts";
export { dungeoneer } from "./game.ts";
export { heuristics } from "./heuristics/index.ts";
export type { Dg, State as DgState } from "./procedures.ts";
export { type DgScenario, scenarios } from "./scenario/index.ts";
export type { DungeoneerConfig } from "./set-up/config.ts";
export { cardsOf, contentOf } from "./set-up/initial.ts";
export * from "./vocabulary/index.ts";
