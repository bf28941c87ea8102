import type { ContentResult, ReadYaml } from "@undercroft/cards";
import { commandsOf } from "./commands.ts";
import type { ScenarioHead } from "./file.ts";
import { describedState, type Placed } from "./position.ts";
import { type ReadScenario, reader } from "./read.ts";
import type { ReadFile } from "./recorded.ts";
import { type CaseReport, type RunScenario, runner } from "./run.ts";
import type { ScenarioTypes } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

/** The scenario files of one game. */
export interface Scenarios<W extends ScenarioTypes> {
  readonly read: ReadScenario<W>;
  readonly run: RunScenario<W>;
  /** The position of a setup with the cards of these packs. @throws ScenarioFault if there is no such position. */
  position(seats: readonly string[], setup: W["setup"], packs: W["packs"]): Placed<W>;
}

/** Everything that is done with scenario files, in one game's words. */
export function scenariosOf<W extends ScenarioTypes>(words: ScenarioWords<W>): Scenarios<W> {
  const commands = commandsOf(words);
  return {
    read: reader(words, commands),
    run: runner(words, commands),
    position: (seats, setup, packs) =>
      describedState(words, seats, setup, [], words.cards(undefined, packs, "position")),
  };
}

/** A file that was read and played. */
export interface PlayedFile {
  readonly file: ScenarioHead;
  readonly reports: readonly CaseReport[];
}

/** Reads and plays a file of a game, whichever it is. */
export type PlayScenario = (
  text: string,
  fileName: string,
  readYaml: ReadYaml,
  readFile: ReadFile,
) => ContentResult<PlayedFile>;

/** Reads and plays files of one game with these packs. */
export function player<W extends ScenarioTypes>(scenarios: Scenarios<W>, packs: W["packs"]): PlayScenario {
  return (text, fileName, readYaml, readFile) => {
    const read = scenarios.read(text, fileName, readYaml);
    if (!read.ok) return read;
    const file = read.pack;
    return { ok: true, pack: { file, reports: scenarios.run(file, packs, readFile) } };
  };
}
