import { type Scenarios, scenariosOf } from "@undercroft/scenario";
import type { DcScenario } from "./types.ts";
import { words } from "./words.ts";

export { contentOf } from "./content.ts";
export type { ScenarioSetup } from "./schema.ts";
export type { DcScenario } from "./types.ts";

/** The scenario files of Dungeon Command. */
export const scenarios: Scenarios<DcScenario> = scenariosOf(words);
