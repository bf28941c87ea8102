import { resume } from "@undercroft/kernel";
import type { Because } from "./because.ts";
import { type Case, casesOf } from "./cases.ts";
import type { Commands } from "./commands.ts";
import { messageOf, ScenarioFault } from "./fault.ts";
import type { ScenarioFile, ScenarioHead } from "./file.ts";
import type { Playing } from "./playing.ts";
import { firstState } from "./position.ts";
import { noFiles, type ReadFile } from "./recorded.ts";
import type { ScenarioTypes } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

export interface CaseReport {
  readonly name: string;
  /** Empty if the case passes. */
  readonly failures: readonly string[];
  readonly cited: readonly Because[];
}

/** Plays every case of a file with the given packs; `readFile` opens the records that it begins with. */
export type RunScenario<W extends ScenarioTypes> = (
  file: ScenarioFile<W>,
  packs: W["packs"],
  readFile?: ReadFile,
) => readonly CaseReport[];

function begin<W extends ScenarioTypes>(
  words: ScenarioWords<W>,
  file: ScenarioFile<W>,
  one: Case<W>,
  cards: W["cards"],
  readFile: ReadFile,
): Playing<W> {
  const { state, names } = firstState(words, file.seats, one, cards, readFile);
  const begun = resume(words.game, state);
  names.notice(begun.state.body);
  return { words, state: begun.state, names, events: [...begun.events], answered: [], cited: [], cards };
}

function playLine<W extends ScenarioTypes>(
  commands: Commands<W>,
  playing: Playing<W>,
  line: Case<W>["play"][number],
  number: number,
): void {
  const [first = "", more] = Object.keys(line);
  try {
    if (more !== undefined) throw new ScenarioFault("one command a line");
    commands.of(first).run(playing, line[first]);
  } catch (error) {
    throw new ScenarioFault(`play line ${number}, ${first}: ${messageOf(error)}`);
  }
}

function playCase<W extends ScenarioTypes>(commands: Commands<W>, one: Case<W>, first: () => Playing<W>): CaseReport {
  const failed = (failure: string): CaseReport => ({ name: one.name, failures: [failure], cited: [] });
  let playing: Playing<W>;
  try {
    playing = first();
  } catch (error) {
    return failed(`setup: ${messageOf(error)}`);
  }
  try {
    for (const [i, line] of one.play.entries()) playLine(commands, playing, line, i + 1);
  } catch (error) {
    return failed(messageOf(error));
  }
  const [owed, ...rest] = playing.state.chance.script ?? [];
  if (owed !== undefined)
    return failed(`chance: ${rest.length + 1} scripted results were not used, first "${owed.purpose}"`);
  return { name: one.name, failures: [], cited: playing.cited };
}

/** Plays files of one game. */
export function runner<W extends ScenarioTypes>(words: ScenarioWords<W>, commands: Commands<W>): RunScenario<W> {
  return (file, packs, readFile = noFiles) => {
    try {
      const cards = words.cards(file.cards, packs, file.scenario);
      return casesOf(words, file).map((one) => playCase(commands, one, () => begin(words, file, one, cards, readFile)));
    } catch (error) {
      return [{ name: "", failures: [messageOf(error)], cited: [] }];
    }
  };
}

/** All that fails in a file that is called so, its extension left off: in its cases, and in what its head promises. */
export function failuresOf(
  { scenario, rules }: ScenarioHead,
  reports: readonly CaseReport[],
  called: string,
): readonly string[] {
  const failures = reports.flatMap(({ name, failures: found }) =>
    found.map((failure) => (name === "" ? failure : `case ${name}: ${failure}`)),
  );
  if (called !== scenario) failures.push(`the file is called ${called}, but its scenario ${scenario}`);
  if (failures.length > 0) return failures;
  const cited = new Set(reports.flatMap((report) => report.cited.map((one) => one.rule)));
  return rules.filter((rule) => !cited.has(rule)).map((rule) => `lists the rule ${rule}, but no line asserts it`);
}
