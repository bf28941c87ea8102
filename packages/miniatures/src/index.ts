export type { MnEvent } from "./events.ts";
export { miniatures } from "./game.ts";
export { heuristics } from "./heuristics/index.ts";
export type { Mn, State as MnState } from "./procedures.ts";
export * from "./vocabulary/index.ts";
