import type { GameTypes, Session } from "@undercroft/kernel";
import type { GameClient, TableInfo } from "@undercroft/table";

/** What the list of saved games says of a match as it stands. */
export function summaryOf<T extends GameTypes>(
  client: GameClient<T>,
  { record, state }: Session<T>,
): TableInfo["summary"] {
  return {
    kind: client.start.kindOf(record.config),
    round: client.turnOf(state).round,
    over: state.outcome !== null,
    sides: state.seats.map((_, number) => client.sideOf(state, number)),
    standing: client.standing.of(state),
  };
}
