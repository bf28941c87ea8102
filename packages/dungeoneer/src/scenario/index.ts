import { type Scenarios, scenariosOf } from "@undercroft/scenario";
import type { DgScenario } from "./types.ts";
import { words } from "./words.ts";

export type { DgScenario } from "./types.ts";

/** The scenario files of Dungeoneer. */
export const scenarios: Scenarios<DgScenario> = scenariosOf(words);
