import { chanceFrom, type MatchRecord, parseRecord, replay } from "@undercroft/kernel";
import { dungeonCommand } from "../game.ts";
import type { Dc } from "../procedures.ts";
import { type Case, scriptOf } from "./cases.ts";
import { Names, ScenarioFault } from "./names.ts";
import type { Position } from "./position.ts";

/** Gives the text of a file that a scenario names, or says why it cannot. */
export type ReadFile = (
  name: string,
) => { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

export const noFiles: ReadFile = () => ({ ok: false, why: "no files can be read here" });

function recordIn(name: string, readFile: ReadFile): MatchRecord<Dc> {
  const source = readFile(name);
  if (!source.ok) throw new ScenarioFault(`setup.from: ${name}: ${source.why}`);
  const parsed = parseRecord(dungeonCommand, source.text);
  if (parsed.ok) return parsed.value;
  const [first] = parsed.faults;
  const place = first === undefined || first.place === "" ? "" : `${first.place}: `;
  throw new ScenarioFault(`setup.from: ${name} is no record of a match: ${place}${first?.why ?? ""}`);
}

/**
 * Where a recorded match stood after some moves, played again by the rules. Creatures are called by the last word of their
 * cards, in the order of their arrival. What is drawn from here on is scripted, as in every scenario.
 */
export function recordedPosition(
  from: string,
  seats: readonly string[],
  chance: Case["chance"],
  readFile: ReadFile,
): Position {
  const at = from.lastIndexOf("@");
  const moves = Number(from.slice(at + 1));
  const record = recordIn(from.slice(0, at), readFile);
  if (moves > record.moves.length)
    throw new ScenarioFault(`setup.from: there is no move ${moves}: the match has ${record.moves.length}`);
  if (record.seats.join() !== seats.join())
    throw new ScenarioFault(`seats: the match of setup.from has the seats ${record.seats.join(", ")}`);
  const there = replay(dungeonCommand, record, null, moves);
  if (!there.ok) throw new ScenarioFault(`setup.from: move ${there.at + 1} of the match is refused by ${there.rule}`);
  const names = new Names();
  names.notice(there.state.body);
  return { state: { ...there.state, chance: chanceFrom("scenario", scriptOf(chance)) }, names };
}
