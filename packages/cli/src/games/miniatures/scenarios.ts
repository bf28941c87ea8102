import { contentOf, scenarios } from "@undercroft/miniatures";
import { type PlayScenario, player } from "@undercroft/scenario";
import { ownPacks, withShipped } from "./own.ts";

/** Plays scenario files with all packs, a player's own among them. @throws UsageError for a bad one. */
export const playScenario = (packs: readonly string[]): PlayScenario =>
  player(scenarios, contentOf(withShipped(ownPacks(packs))));
