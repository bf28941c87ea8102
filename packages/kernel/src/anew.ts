import type { Game, GameTypes, SeatId } from "./game.ts";
import { kernelRules, openQuestion } from "./match.ts";
import { type MatchRecord, type Move, newRecord, type Played, recordFrom, type Session, thaw } from "./record.ts";
import { Recording } from "./recording.ts";

/** The first move of a record that cannot be made any more. */
export interface Stopped {
  /** Its place: so many moves were made before it. */
  readonly at: number;
  readonly seat: SeatId;
  /** The rule that refuses it; null if the rules of today cannot play it at all. */
  readonly rule: string | null;
}

/**
 * Plays the moves of a record as a match of the present rules, from its beginning as far as they can be made, and records
 * that: chance, marks, snapshots and hashes are those of today. Null if not even the beginning can be played.
 */
export function recordedAnew<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
): { readonly session: Session<T>; readonly stopped: Stopped | null } | null {
  const begun = begunAnew(game, record);
  if (begun === null) return null;
  const recording = new Recording(game, begun);
  for (const [at, move] of record.moves.entries()) {
    const seat = record.seats[move[0]] ?? "";
    const rule = refusing(() => madeAnew(recording, record, seat, move[1]));
    if (rule !== undefined) return { session: recording.now, stopped: { at, seat, rule } };
  }
  return { session: recording.now, stopped: null };
}

function begunAnew<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Session<T> | null {
  const { origin, config } = record;
  try {
    return origin === null
      ? newRecord(game, record)
      : recordFrom(game, record, thaw(game, config, origin.state), origin.from);
  } catch {
    return null;
  }
}

function madeAnew<T extends GameTypes>(
  recording: Recording<T>,
  { answers }: MatchRecord<T>,
  seat: SeatId,
  what: Move[1],
): Played<T> {
  if (typeof what !== "number") return recording.act(seat, { act: what });
  const answer: T["answer"] | null | undefined = answers[what];
  if (answer === undefined || answer === null) return { ok: false, rule: kernelRules.shape };
  return recording.play(seat, { question: openQuestion(recording.now.state)?.id ?? -1, answer });
}

/** The rule that refuses a move, null if it could not be played; undefined if it was made. */
function refusing<T extends GameTypes>(make: () => Played<T>): string | null | undefined {
  try {
    const made = make();
    return made.ok ? undefined : made.rule;
  } catch {
    return null;
  }
}
