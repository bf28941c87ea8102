import type { Finding } from "@undercroft/cards";
import { act, concede } from "./acting.ts";
import { asked } from "./asking.ts";
import { answering, pass, strangerFaults } from "./choosing.ts";
import type { Command } from "./command.ts";
import { expecting } from "./expecting.ts";
import { layout } from "./laying.ts";
import { measure } from "./measure.ts";
import { match, warband } from "./mustering.ts";
import { notOffered, offered } from "./offering.ts";
import { view } from "./viewing.ts";

/** Every word besides the seats that a line of a play may begin with. */
const commands: ReadonlyMap<string, Command> = new Map([
  ["asked", asked],
  ["pass", pass],
  ["offered", offered],
  ["notOffered", notOffered],
  ["expect", expecting],
  ["view", view],
  ["concede", concede],
  ["act", act],
  ["measure", measure],
  ["layout", layout],
  ["warband", warband],
  ["match", match],
]);

/** Words that no seat may be called. */
export const commandWords: readonly string[] = [...commands.keys()];

/** The command that a line begins with. */
export const commandOf = (first: string): Command => commands.get(first) ?? answering(first);

/** What is wrong with a line as it is written, whatever the position. */
export function lineFaults(line: Readonly<Record<string, unknown>>, seats: readonly string[]): readonly Finding[] {
  const [first, more] = Object.keys(line);
  if (first === undefined || more !== undefined) return [{ path: [], message: "one command a line" }];
  const stranger = commands.has(first) ? null : strangerFaults(first, seats, commandWords);
  if (stranger !== null) return [stranger];
  return commandOf(first)
    .faults(line[first])
    .map(({ path, message }) => ({ path: [first, ...path], message }));
}
