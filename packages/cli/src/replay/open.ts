import {
  type FileFault,
  type GameTypes,
  type MatchRecord,
  type MatchState,
  type Moment,
  parseRecord,
  type RecordFault,
  replay,
  verify,
} from "@undercroft/kernel";
import type { Playable } from "../playable.ts";

/** One line of a match's log. */
export interface LogLine {
  /** The move that brought it about; 0 for the set-up. */
  readonly at: number;
  readonly seat: string | null;
  readonly says: string;
}

/** A record at one of its moves. */
export interface Shown {
  readonly game: string;
  readonly seats: readonly string[];
  readonly moves: number;
  readonly at: number;
  /** The position, line by line. */
  readonly position: readonly string[];
  /** What happened up to there. */
  readonly log: readonly LogLine[];
  readonly outcome: MatchState<GameTypes>["outcome"];
  /** Why the record could be followed no further than `at`; null if all went well. */
  readonly stopped: string | null;
  /** What verification found; null if it was not asked for. */
  readonly faults: readonly RecordFault[] | null;
}

export type Opening =
  | { readonly ok: true; readonly shown: Shown }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** What is wanted of a record: `at` is null for its end. */
export interface Wish {
  readonly at: number | null;
  readonly verify: boolean;
}

/** Reads a record and plays it as far as wished. Nothing in it is believed; it never throws for a bad file. */
export function openAt<T extends GameTypes>(playable: Playable<T>, source: string, wish: Wish): Opening {
  const { game } = playable;
  const parsed = parseRecord(game, source);
  if (!parsed.ok) return parsed;
  const record: MatchRecord<T> = parsed.value;
  const { length } = record.moves;
  if (wish.at !== null && wish.at > length)
    return { ok: false, faults: [{ place: "", why: `there is no move ${wish.at}: the match has ${length}` }] };
  const at = wish.at ?? length;
  const log: LogLine[] = [];
  const say = playable.telling();
  let position: readonly string[] = [];
  let outcome: Shown["outcome"] = null;
  let reached = 0;
  const see = (moment: Moment<T>): void => {
    const { state, events } = moment.changed;
    reached = moment.at;
    for (const event of events) {
      const says = say(event, state);
      if (says !== null) log.push({ at: moment.at, seat: moment.seat, says });
    }
    position = playable.describe(state);
    ({ outcome } = state);
  };
  const stopped = played(playable, record, at, see);
  const faults = wish.verify ? [...parsed.aside, ...verify(game, record)] : null;
  const shown: Shown = {
    game: game.id,
    seats: record.seats,
    moves: length,
    at: reached,
    position,
    log,
    outcome,
    stopped,
    faults,
  };
  return { ok: true, shown };
}

function played<T extends GameTypes>(
  playable: Playable<T>,
  record: MatchRecord<T>,
  at: number,
  see: (moment: Moment<T>) => void,
): string | null {
  try {
    const result = replay(playable.game, record, see, at);
    return result.ok ? null : `move ${result.at + 1} is refused by ${result.rule}`;
  } catch (error) {
    return `it cannot be played again: ${error instanceof Error ? error.message : String(error)}`;
  }
}
