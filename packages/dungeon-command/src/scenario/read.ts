import { type ContentResult, type Finding, type ReadYaml, readContent, suggestion } from "@undercroft/cards";
import { exampleIds, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import { setupFaults } from "./cases.ts";
import { commandWords, lineFaults } from "./commands.ts";
import { type ScenarioFile, scenarioSchema } from "./schema.ts";

/**
 * Reads a scenario file. Never throws for a bad one: each problem names the file, the line, the path and the
 * nearest right word.
 */
export function readScenario(text: string, fileName: string, readYaml?: ReadYaml): ContentResult<ScenarioFile> {
  return readContent(text, fileName, { schema: scenarioSchema, check: checkScenario }, readYaml);
}

function checkScenario(file: ScenarioFile): readonly Finding[] {
  return [...checkHead(file), ...checkPlays(file), ...setupFaults(file)];
}

const rules: readonly string[] = [...ruleIds, ...rulingIds];

function checkHead({ seats, rules: listed, example, play, cases }: ScenarioFile): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [i, seat] of seats.entries()) {
    if (seats.indexOf(seat) < i) findings.push({ path: ["seats", i], message: `two seats are called "${seat}"` });
    if (commandWords.includes(seat))
      findings.push({ path: ["seats", i], message: `no seat may be called "${seat}": it begins a line of a play` });
  }
  for (const [i, rule] of listed.entries())
    if (!rules.includes(rule))
      findings.push({ path: ["rules", i], message: `the ledger has no rule "${rule}"${suggestion(rule, rules)}` });
  if (example !== undefined && !exampleIds.some((id) => id === example))
    findings.push({
      path: ["example"],
      message: `the ledger has no example "${example}"${suggestion(example, exampleIds)}`,
    });
  if ((play === undefined) === (cases === undefined))
    findings.push({ path: ["play"], message: "a scenario has either play or cases" });
  return findings;
}

function checkPlays({ seats, play = [], cases = {} }: ScenarioFile): readonly Finding[] {
  const plays = [
    { at: ["play"], lines: play },
    ...Object.entries(cases).map(([name, one]) => ({ at: ["cases", name, "play"], lines: one.play })),
  ];
  return plays.flatMap(({ at, lines }) =>
    lines.flatMap((line, i) =>
      lineFaults(line, seats).map(({ path, message }) => ({ path: [...at, i, ...path], message })),
    ),
  );
}
