import type { DungeoneerConfig } from "@undercroft/dungeoneer";
import { duelOf } from "@undercroft/dungeoneer/testing";
import { withShipped } from "./own.ts";

/** What the commands use of the game, in one place. */
export { dungeoneer } from "@undercroft/dungeoneer";

/** Two at the table, with the project's own sets. */
export const dungeoneerForTwo = (): DungeoneerConfig => duelOf(withShipped([]));
