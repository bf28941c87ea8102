import { type Scenarios, scenariosOf } from "@undercroft/scenario";
import type { MnScenario } from "./types.ts";
import { words } from "./words.ts";

export { contentOf } from "./content.ts";
export type { MnScenario } from "./types.ts";

/** The scenario files of the Miniatures. */
export const scenarios: Scenarios<MnScenario> = scenariosOf(words);
