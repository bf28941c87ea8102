import type { Finding } from "@undercroft/cards";
import { acting, conceding } from "./acting.ts";
import { asking } from "./asking.ts";
import { answering, passing, strangerFaults } from "./choosing.ts";
import type { Command } from "./command.ts";
import { expecting } from "./expecting.ts";
import { offering, refusing } from "./offering.ts";
import type { ScenarioTypes } from "./types.ts";
import { viewing } from "./viewing.ts";
import type { ScenarioWords } from "./words.ts";

/** What lines of a play may begin with. */
export interface Commands<W extends ScenarioTypes> {
  /** Words that no seat may be called. */
  readonly reserved: readonly string[];
  /** The command that a line begins with: one of the words, or else a seat. */
  of(first: string): Command<W>;
  /** What is wrong with a line as it is written, whatever the position. */
  faults(line: Readonly<Record<string, unknown>>, seats: readonly string[]): readonly Finding[];
}

/** The commands of one game's files: those of every game and its own. */
export function commandsOf<W extends ScenarioTypes>(words: ScenarioWords<W>): Commands<W> {
  const known: ReadonlyMap<string, Command<W>> = new Map([
    ["asked", asking(words)],
    ["pass", passing(words)],
    ["offered", offering(words)],
    ["notOffered", refusing(words)],
    ["expect", expecting(words)],
    ["view", viewing<W>()],
    ["concede", conceding<W>()],
    ["act", acting<W>()],
    ...words.commands,
  ]);
  const reserved = [...known.keys()];
  const of = (first: string): Command<W> => known.get(first) ?? answering(words, first);
  return {
    reserved,
    of,
    faults: (line, seats) => {
      const [first, more] = Object.keys(line);
      if (first === undefined || more !== undefined) return [{ path: [], message: "one command a line" }];
      const stranger = known.has(first) ? null : strangerFaults(first, seats, reserved);
      if (stranger !== null) return [stranger];
      return of(first)
        .faults(line[first])
        .map(({ path, message }) => ({ path: [first, ...path], message }));
    },
  };
}
