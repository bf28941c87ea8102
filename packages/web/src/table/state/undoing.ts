import { type GameTypes, type MatchRecord, type UndoPolicy, undoReach } from "@undercroft/kernel";
import type { TableInfo, UndoOffer } from "@undercroft/table";

/** Who at this table may take what back. */
export function policyOf(info: TableInfo): UndoPolicy {
  const of = (person: boolean): string[] =>
    info.seats.filter((seat) => (seat.player === "person") === person).map((seat) => seat.id);
  return { mode: info.mode, own: of(true), computers: of(false) };
}

/** One press takes back the last answer that a person chose, and with it all that the table passed by itself. */
export function undoOffer<T extends GameTypes>(record: MatchRecord<T>, info: TableInfo): UndoOffer {
  const policy = policyOf(info);
  const { steps: reach, barrier } = undoReach(record, policy);
  const autos = new Set(info.autos);
  for (let at = record.moves.length - 1; at >= 0; at--) {
    const move = record.moves[at];
    if (move === undefined || !policy.own.includes(record.seats[move[0]] ?? "") || autos.has(at)) continue;
    const steps = record.moves.length - at;
    return { steps: steps <= reach ? steps : 0, barrier };
  }
  return { steps: 0, barrier };
}

/**
 * How many moves lead back to the menu at which so many moves had been made, for the seat that chose from it and is asked
 * something since; 0 if a barrier lies between, or somebody else has answered meanwhile.
 */
export function stepsToMenu<T extends GameTypes>(
  record: MatchRecord<T>,
  info: TableInfo,
  menuAt: number,
  seat: string,
): number {
  const since = record.moves.slice(menuAt);
  const alone = since.every(([place]) => record.seats[place] === seat);
  return alone && since.length <= undoReach(record, policyOf(info)).steps ? since.length : 0;
}
