import { type ContentResult, type ReadYaml, readContent } from "@undercroft/cards";
import { type ScenarioFile, scenarioSchema } from "./schema.ts";

/**
 * Reads a scenario file. Never throws for a bad one: each problem names the file, the path and the
 * nearest right word.
 */
export function readScenario(text: string, fileName: string, readYaml?: ReadYaml): ContentResult<ScenarioFile> {
  return readContent(text, fileName, { schema: scenarioSchema, check: checkScenario }, readYaml);
}

function checkScenario(file: ScenarioFile): { readonly path: readonly string[]; readonly message: string }[] {
  const plays = (file.play === undefined ? 0 : 1) + (file.cases === undefined ? 0 : 1);
  return plays === 1 ? [] : [{ path: ["play"], message: "a scenario has either play or cases" }];
}
