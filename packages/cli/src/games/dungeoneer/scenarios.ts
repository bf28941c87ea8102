import { cardsOf, contentOf, scenarios } from "@undercroft/dungeoneer";
import { type PlayScenario, player } from "@undercroft/scenario";
import { ownPacks, withShipped } from "./own.ts";

/** Plays scenario files with all sets, a player's own among them. @throws UsageError for a bad one. */
export const playScenario = (packs: readonly string[]): PlayScenario =>
  player(scenarios, contentOf(withShipped(ownPacks(packs)).map(cardsOf)));
