export type { MnEvent } from "./events.ts";
export { miniatures } from "./game.ts";
export { heuristics } from "./heuristics/index.ts";
export type { Mn, State as MnState } from "./procedures.ts";
export { contentOf, type MnScenario, scenarios } from "./scenario/index.ts";
export * from "./vocabulary/index.ts";
