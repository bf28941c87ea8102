export { contentOf } from "./content.ts";
export { readScenario } from "./read.ts";
export { runScenario } from "./run.ts";
export type { ScenarioFile } from "./schema.ts";
