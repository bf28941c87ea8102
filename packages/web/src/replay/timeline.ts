import { type MatchRecord, replay } from "@undercroft/kernel";
import { type Dc, dungeonCommand } from "../engine/index.ts";

/** A turn of a finished match. */
export interface TurnMark {
  readonly seat: number;
  readonly round: number;
  /** Moves made when it began. */
  readonly at: number;
}

/** Morale by turn, and where each turn began. */
export interface Timeline {
  readonly turns: readonly TurnMark[];
  /** By seat: the start, then after each turn. */
  readonly morale: readonly (readonly number[])[];
}

/** Plays a record through once and notes its turns. */
export function timelineOf(record: MatchRecord<Dc>): Timeline {
  const turns: TurnMark[] = [];
  const morale: number[][] = [];
  let last: number[] = [];
  replay(dungeonCommand, record, ({ at, changed }) => {
    const { body } = changed.state;
    if (at === 0) for (const _ of body.seats) morale.push([]);
    for (const event of changed.events) {
      if (event.event !== "turn-starts") continue;
      morale.forEach((values, seat) => {
        values.push(last[seat] ?? body.seats[seat]?.morale ?? 0);
      });
      turns.push({ seat: event.seat, round: body.turn.round, at });
    }
    last = body.seats.map((seat) => seat.morale);
  });
  morale.forEach((values, seat) => {
    values.push(last[seat] ?? 0);
  });
  return { turns, morale };
}

/** The turn in which a move lies; -1 before the first. */
export function turnAt(timeline: Timeline, at: number): number {
  return timeline.turns.findLastIndex((turn) => turn.at <= at);
}
