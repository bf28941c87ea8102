import { addAnswer } from "./answer-places.ts";
import type { Game, GameTypes, MatchState, SeatId, TableAct } from "./game.ts";
import type { Changed, Envelope } from "./match.ts";
import { act, answer } from "./match.ts";
import type { Growing, MatchRecord, Move, Played, Session } from "./record.ts";
import { growing, note } from "./record.ts";

/**
 * A match that is played on and on, as harnesses do. `play` copies the record at every move, so that the moves of a long
 * match cost the more the more there are; here they are gathered in one place, and the record of a session is made when
 * somebody asks for it. Every session stays what it was.
 */
export class Recording<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly answers: T["answer"][];
  private readonly whole: Growing<T>;
  private last: Session<T>;

  constructor(game: Game<T>, begun: Session<T>) {
    this.game = game;
    this.answers = begun.record.answers.filter((one) => one !== null);
    this.whole = growing({ ...begun.record, answers: this.answers });
    this.last = begun;
  }

  /** Where the match stands. */
  get now(): Session<T> {
    return this.last;
  }

  /** How many moves have been made. */
  get moves(): number {
    return this.whole.moves.length;
  }

  /** Every different answer that was given. */
  get given(): readonly T["answer"][] {
    return this.answers;
  }

  /** Answers the open question and records it. A refusal changes nothing. */
  play(seat: SeatId, envelope: Envelope<T>): Played<T> {
    const outcomes = answer(this.game, this.last.state, seat, envelope);
    return outcomes.ok ? { ok: true, session: this.add(seat, envelope.answer, outcomes) } : outcomes;
  }

  /** An act at the table, recorded. A refusal changes nothing. */
  act(seat: SeatId, what: TableAct): Played<T> {
    const outcomes = act(this.game, this.last.state, seat, what);
    return outcomes.ok ? { ok: true, session: this.note(seat, what.act, outcomes) } : outcomes;
  }

  /** Records an answer that was given where the match stands, and what came of it. */
  add(seat: SeatId, given: T["answer"], changed: Changed<T>): Session<T> {
    return this.note(seat, addAnswer(this.answers, given), changed);
  }

  private note(seat: SeatId, what: Move[1], changed: Changed<T>): Session<T> {
    note(this.game, this.whole, seat, what, changed);
    this.last = sessionOf(this.whole, changed.state, changed.events);
    return this.last;
  }
}

/** A session whose record is made of the first part of a longer one. */
function sessionOf<T extends GameTypes>(
  whole: Growing<T>,
  state: MatchState<T>,
  events: readonly T["event"][],
): Session<T> {
  const { moves, answers, purposes, rolls, marks } = whole;
  const lengths = [moves.length, answers.length, purposes.length, rolls.length, marks.length] as const;
  const { snapshots, every, chain, finalHash } = whole;
  let made: MatchRecord<T> | null = null;
  return {
    get record() {
      made ??= {
        ...whole,
        moves: moves.slice(0, lengths[0]),
        answers: answers.slice(0, lengths[1]),
        purposes: purposes.slice(0, lengths[2]),
        rolls: rolls.slice(0, lengths[3]),
        marks: marks.slice(0, lengths[4]),
        ...{ snapshots, every, chain, finalHash },
      };
      return made;
    },
    state,
    events,
    undone: [],
  };
}
