import { type GameTypes, type MatchRecord, replay } from "@undercroft/kernel";
import type { GameClient } from "@undercroft/table";

/** A turn of a finished match. */
export interface TurnMark {
  readonly seat: number;
  readonly round: number;
  /** Moves made when it began. */
  readonly at: number;
}

/** How each seat stood, turn by turn, and where each turn began. */
export interface Timeline {
  readonly turns: readonly TurnMark[];
  /** By seat: the start, then after each turn. */
  readonly standing: readonly (readonly number[])[];
}

/** Plays a record through once and notes its turns. */
export function timelineOf<T extends GameTypes>(client: GameClient<T>, record: MatchRecord<T>): Timeline {
  const turns: TurnMark[] = [];
  const standing: number[][] = [];
  let last: readonly number[] = [];
  replay(client.game, record, ({ at, changed }) => {
    const { state, events } = changed;
    const now = client.standing.of(state);
    if (at === 0) for (const _ of now) standing.push([]);
    for (const event of events) {
      const seat = client.standing.turnBegins(event);
      if (seat === null) continue;
      standing.forEach((values, i) => {
        values.push(last[i] ?? now[i] ?? 0);
      });
      turns.push({ seat, round: client.turnOf(state).round, at });
    }
    last = now;
  });
  standing.forEach((values, seat) => {
    values.push(last[seat] ?? 0);
  });
  return { turns, standing };
}

/** The turn in which a move lies; -1 before the first. */
export function turnAt(timeline: Timeline, at: number): number {
  return timeline.turns.findLastIndex((turn) => turn.at <= at);
}
