import { resume } from "@undercroft/kernel";
import { dungeonCommand } from "../game.ts";
import type { Content } from "../state.ts";
import type { Because } from "./because.ts";
import { type Case, casesOf } from "./cases.ts";
import { commandOf } from "./commands.ts";
import { contentFor, packFor } from "./content.ts";
import { ScenarioFault } from "./names.ts";
import type { Playing } from "./playing.ts";
import { positionOf } from "./position.ts";
import { noFiles, type ReadFile, recordedPosition } from "./recorded.ts";
import type { ScenarioFile } from "./schema.ts";

export interface CaseReport {
  readonly name: string;
  /** Empty if the case passes. */
  readonly failures: readonly string[];
  readonly cited: readonly Because[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function begin(file: ScenarioFile, { setup, chance }: Case, content: Content, readFile: ReadFile): Playing {
  const { state, names } =
    setup.from === undefined
      ? positionOf(file, setup, content, chance)
      : recordedPosition(setup.from, file.seats, chance, readFile);
  const begun = resume(dungeonCommand, state);
  names.notice(begun.state.body);
  const pack = (): ReturnType<Playing["pack"]> => packFor(file, content);
  return { state: begun.state, names, events: [...begun.events], answered: [], cited: [], pack };
}

function runLine(playing: Playing, line: Case["play"][number], number: number): void {
  const [first = "", more] = Object.keys(line);
  try {
    if (more !== undefined) throw new ScenarioFault("one command a line");
    commandOf(first).run(playing, line[first]);
  } catch (error) {
    throw new ScenarioFault(`play line ${number}, ${first}: ${messageOf(error)}`);
  }
}

function playCase(file: ScenarioFile, one: Case, content: Content, readFile: ReadFile): CaseReport {
  const failed = (failure: string): CaseReport => ({ name: one.name, failures: [failure], cited: [] });
  let playing: Playing;
  try {
    playing = begin(file, one, content, readFile);
  } catch (error) {
    return failed(`setup: ${messageOf(error)}`);
  }
  try {
    for (const [i, line] of one.play.entries()) runLine(playing, line, i + 1);
  } catch (error) {
    return failed(messageOf(error));
  }
  const [owed, ...rest] = playing.state.chance.script ?? [];
  if (owed !== undefined)
    return failed(`chance: ${rest.length + 1} scripted results were not used, first "${owed.purpose}"`);
  return { name: one.name, failures: [], cited: playing.cited };
}

/** Plays every case of a scenario file over the cards of the given packs; `readFile` opens the records that it begins with. */
export function runScenario(file: ScenarioFile, packs: Content, readFile: ReadFile = noFiles): readonly CaseReport[] {
  try {
    const content = contentFor(file, packs);
    return casesOf(file).map((one) => playCase(file, one, content, readFile));
  } catch (error) {
    return [{ name: "", failures: [messageOf(error)], cited: [] }];
  }
}
