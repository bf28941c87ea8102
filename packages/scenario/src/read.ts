import { type ContentResult, type Finding, type ReadYaml, readContent, suggestion } from "@undercroft/cards";
import { setupFaults } from "./cases.ts";
import type { Commands } from "./commands.ts";
import { fileSchema, type ScenarioFile, type ScenarioHead } from "./file.ts";
import type { ScenarioTypes } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

/** Reads the text of a file by its name. */
export type ReadScenario<W extends ScenarioTypes> = (
  text: string,
  fileName: string,
  readYaml?: ReadYaml,
) => ContentResult<ScenarioFile<W>>;

/**
 * Reads files of one game. Never throws for a bad one: each problem names the file, the line, the path and the nearest
 * right word.
 */
export function reader<W extends ScenarioTypes>(words: ScenarioWords<W>, commands: Commands<W>): ReadScenario<W> {
  const schema = fileSchema(words);
  const check = (file: ScenarioFile<W>): readonly Finding[] => [
    ...headFaults(file, words.ledger, commands.reserved),
    ...playFaults(file, commands),
    ...setupFaults(words, file),
  ];
  return (text, fileName, readYaml) => readContent(text, fileName, { schema, check }, readYaml);
}

function headFaults(
  { seats, rules, example, play, cases }: ScenarioHead,
  ledger: { readonly entries: readonly string[]; readonly examples: readonly string[] },
  reserved: readonly string[],
): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [i, seat] of seats.entries()) {
    if (seats.indexOf(seat) < i) findings.push({ path: ["seats", i], message: `two seats are called "${seat}"` });
    if (reserved.includes(seat))
      findings.push({ path: ["seats", i], message: `no seat may be called "${seat}": it begins a line of a play` });
  }
  const { entries, examples } = ledger;
  for (const [i, rule] of rules.entries())
    if (!entries.includes(rule))
      findings.push({ path: ["rules", i], message: `the ledger has no rule "${rule}"${suggestion(rule, entries)}` });
  if (example !== undefined && !examples.includes(example))
    findings.push({
      path: ["example"],
      message: `the ledger has no example "${example}"${suggestion(example, examples)}`,
    });
  if ((play === undefined) === (cases === undefined))
    findings.push({ path: ["play"], message: "a scenario has either play or cases" });
  return findings;
}

function playFaults<W extends ScenarioTypes>(
  { seats, play = [], cases = {} }: ScenarioHead,
  commands: Commands<W>,
): readonly Finding[] {
  const plays = [
    { at: ["play"], lines: play },
    ...Object.entries(cases).map(([name, one]) => ({ at: ["cases", name, "play"], lines: one.play })),
  ];
  return plays.flatMap(({ at, lines }) =>
    lines.flatMap((line, i) =>
      commands.faults(line, seats).map(({ path, message }) => ({ path: [...at, i, ...path], message })),
    ),
  );
}
