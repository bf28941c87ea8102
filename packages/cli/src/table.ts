import type { Command } from "./command.ts";

/** A row of the table: the module is loaded when its command is called or the help is asked for. */
export type CommandLoader = () => Promise<{ readonly command: Command }>;

/** Every command of `undercroft`, by name. */
export const table: ReadonlyMap<string, CommandLoader> = new Map<string, CommandLoader>([
  ["rules", () => import("./commands/rules.ts")],
  ["scenario", () => import("./commands/scenario.ts")],
  ["sim", () => import("./commands/sim.ts")],
  ["fuzz", () => import("./commands/fuzz.ts")],
  ["replay", () => import("./commands/replay.ts")],
  ["validate", () => import("./commands/validate.ts")],
  ["import-card", () => import("./commands/import-card.ts")],
  ["bench", () => import("./commands/bench.ts")],
]);
