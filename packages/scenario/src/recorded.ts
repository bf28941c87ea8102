import { type Game, type MatchRecord, parseRecord, replay } from "@undercroft/kernel";
import { ScenarioFault } from "./fault.ts";
import type { ScenarioTypes, StateOf } from "./types.ts";

/** Gives the text of a file that a scenario names, or says why it cannot. */
export type ReadFile = (
  name: string,
) => { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

export const noFiles: ReadFile = () => ({ ok: false, why: "no files can be read here" });

function recordIn<W extends ScenarioTypes>(
  game: Game<W["game"]>,
  name: string,
  readFile: ReadFile,
): MatchRecord<W["game"]> {
  const source = readFile(name);
  if (!source.ok) throw new ScenarioFault(`setup.from: ${name}: ${source.why}`);
  const parsed = parseRecord(game, source.text);
  if (parsed.ok) return parsed.value;
  const [first] = parsed.faults;
  const place = first === undefined || first.place === "" ? "" : `${first.place}: `;
  throw new ScenarioFault(`setup.from: ${name} is no record of a match: ${place}${first?.why ?? ""}`);
}

/** Where a recorded match stood after some moves, played again by the rules. */
export function recordedState<W extends ScenarioTypes>(
  game: Game<W["game"]>,
  from: string,
  seats: readonly string[],
  readFile: ReadFile,
): StateOf<W> {
  const at = from.lastIndexOf("@");
  const moves = Number(from.slice(at + 1));
  const record = recordIn<W>(game, from.slice(0, at), readFile);
  if (moves > record.moves.length)
    throw new ScenarioFault(`setup.from: there is no move ${moves}: the match has ${record.moves.length}`);
  if (record.seats.join() !== seats.join())
    throw new ScenarioFault(`seats: the match of setup.from has the seats ${record.seats.join(", ")}`);
  const there = replay(game, record, null, moves);
  if (!there.ok) throw new ScenarioFault(`setup.from: move ${there.at + 1} of the match is refused by ${there.rule}`);
  return there.state;
}
