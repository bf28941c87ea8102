import { type GameTypes, type MatchRecord, openQuestion, replay } from "@undercroft/kernel";
import type { GameClient } from "@undercroft/table";
import { tableAnswer } from "./passing.ts";

/**
 * The places of moves that a table with the usual manners would have made for these seats by itself. A file does not say
 * which they were, and undo has to tell them from what a person chose: taken back, they would only be made once more.
 */
export function autosOf<T extends GameTypes>(
  client: GameClient<T>,
  record: MatchRecord<T>,
  persons: readonly string[],
): readonly number[] {
  const manners = { stops: client.stops.usual, hold: false, goesOn: null, watched: false, holds: true };
  const autos: number[] = [];
  replay(client.game, record, ({ at, changed }) => {
    const [place, what] = record.moves[at] ?? [-1, ""];
    const seat = record.seats[place] ?? "";
    const question = openQuestion(changed.state);
    if (!persons.includes(seat) || typeof what !== "number" || question === null) return;
    const own = tableAnswer(client, changed.state, question, seat, manners);
    if (own !== null && JSON.stringify(own.answer) === JSON.stringify(record.answers[what])) autos.push(at);
  });
  return autos;
}
