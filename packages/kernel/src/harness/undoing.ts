import type { GameTypes } from "../game.ts";
import { hashState, openQuestion } from "../match.ts";
import type { Session, Snapshot } from "../record.ts";
import { snapshotOf } from "../record.ts";
import { redo, undo } from "../undo.ts";
import type { Spot } from "./play-out.ts";

/** Moves taken back at most. */
const MOST_STEPS = 3;

/** A snapshot a few moves back, so that taking back at every question does not play half the match again every time. */
export class RecentSnapshots {
  private last: Snapshot | null = null;
  private next: Snapshot | null = null;

  before<T extends GameTypes>({ game, session }: Spot<T>): Snapshot | null {
    const { length } = session.record.moves;
    if (this.next === null || length - this.next.at >= MOST_STEPS) {
      this.last = this.next;
      this.next = snapshotOf(game, session.record, session.state);
    }
    return this.last;
  }
}

/**
 * Moves are taken back and made again: the same state, and the old question's id no longer serves. With a snapshot the
 * state is found from there, without one as far back as the record has it. Returns the match after it, if it went well.
 */
export function tryUndo<T extends GameTypes>(spot: Spot<T>, near: Snapshot | null): Session<T> | null {
  const { game, session, asked, pick, fail } = spot;
  const { record } = session;
  if (record.moves.length === 0) return null;
  const steps = 1 + pick(Math.min(record.moves.length, MOST_STEPS));
  const snapshots = near === null ? record.snapshots : [...record.snapshots.filter((one) => one.at < near.at), near];
  const policy = { mode: "strict", own: session.state.seats, computers: [], consent: true } as const;
  const back = undo(game, { ...session, record: { ...record, snapshots } }, steps, policy);
  if (!back.ok) {
    fail("undo-refused", back.rule);
    return null;
  }
  const open = openQuestion(back.session.state);
  if (open !== null && open.id <= asked.id)
    fail("undo-rewinds", "after undo a question has an id that was used before");
  let here: Session<T> = back.session;
  for (let i = 0; i < steps; i++) {
    const again = redo(game, here);
    if (!again.ok) {
      fail("redo-refused", again.rule);
      return null;
    }
    here = again.session;
  }
  if (hashState(game, here.state) === hashState(game, session.state)) return here;
  fail("redo-differs", `${steps} moves taken back and made again lead elsewhere`);
  return null;
}
