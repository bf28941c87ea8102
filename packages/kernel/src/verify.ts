import type { Roll } from "./chance.ts";
import type { Game, GameTypes, MatchState } from "./game.ts";
import { hashJson } from "./json.ts";
import { hashState } from "./match.ts";
import type { MatchRecord, Moment } from "./record.ts";
import { commit, link, renumber, replay, SNAPSHOT_EVERY, thaw } from "./record.ts";

/** One thing about a record that is not as it should be. */
export interface RecordFault {
  readonly kind:
    | "game"
    | "rules"
    | "seats"
    | "commitment"
    | "move"
    | "chance"
    | "snapshot"
    | "mark"
    | "counter"
    | "chain"
    | "final-hash"
    | "crash";
  /** The place of the move, roll or snapshot; the number of moves for what concerns the end. */
  readonly at: number;
  /** What was found, in plain English for reports. */
  readonly detail: string;
}

/** What a record came to when it was played again. */
export interface Verified<T extends GameTypes> {
  /** Empty if nothing was altered. */
  readonly faults: readonly RecordFault[];
  /** The state that its moves lead to; null if they cannot all be made. */
  readonly end: MatchState<T> | null;
}

/** What is wrong with a record; empty if nothing was altered. See `playedAgain`. */
export function verify<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): readonly RecordFault[] {
  return playedAgain(game, record).faults;
}

/**
 * Plays a record again and compares everything it states: seed and salt with the commitment, each
 * roll, each snapshot, the numbers of questions after undo, the running hash and the final hash. It proves
 * that record and rules agree; that nobody looked at the seed needs a server that keeps it.
 */
export function playedAgain<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Verified<T> {
  const faults: RecordFault[] = [];
  let end: MatchState<T> | null = null;
  const add = (kind: RecordFault["kind"], at: number, detail: string): void => {
    faults.push({ kind, at, detail });
  };
  if (record.game !== game.id) {
    add("game", 0, `a match of ${record.game}, not of ${game.id}`);
    return { faults, end };
  }
  if (record.rules !== game.rules) add("rules", 0, `played by rules ${record.rules}; these are ${game.rules}`);
  if (commit(record.seed, record.salt) !== record.commitment)
    add("commitment", 0, "seed and salt do not give the commitment");
  const last = record.moves.length;
  const first = hashJson([record.game, record.rules, record.seed, record.salt]);
  if (record.moves.reduce((chain, move) => link(record, chain, move), first) !== record.chain)
    add("chain", last, "the moves do not give the running hash");
  const snapshots = new Map(record.snapshots.map((one) => [one.at, one]));
  const counters = new Map(record.counters.map((one) => [one.at, one.next]));
  if (record.every % SNAPSHOT_EVERY !== 0) add("snapshot", 0, `snapshots are not taken every ${record.every} moves`);
  for (const { at } of record.snapshots)
    if (at % record.every !== 0) add("snapshot", at, `no snapshot is taken here if there is one every ${record.every}`);
  const marked = new Map(record.marks.map((one) => [one.at, one]));
  let rolled = 0;
  const see = (moment: Moment<T>): void => {
    const { at, changed } = moment;
    if (at === 0 && String(changed.state.seats) !== String(record.seats)) add("seats", 0, "the seats are others");
    const mark = at === 0 ? undefined : marked.get(at - 1);
    if (mark !== undefined && mark.rolls !== rolled)
      add("mark", at - 1, `the mark states ${mark.rolls} rolls, not ${rolled}`);
    if (at > 0 && mark === undefined && barred(game, moment)) add("mark", at - 1, "a barrier to undo is not marked");
    for (const roll of changed.rolls) {
      if (!sameRoll(record, rolled, roll))
        add(
          "chance",
          rolled,
          `roll ${rolled} for "${roll.purpose}" is ${roll.result} of ${roll.sides}; the record differs`,
        );
      rolled++;
    }
    const next = changed.state.nextQuestion;
    const snapshot = snapshots.get(at);
    if (snapshot !== undefined) {
      const hash = hashState(game, changed.state);
      const kept = thaw(game, record.config, snapshot.state);
      if (snapshot.hash !== hash || hashState(game, kept) !== hash)
        add("snapshot", at, `the state here hashes to ${hash}`);
      // Hashes leave the numbers of questions out.
      if (kept.nextQuestion !== next) add("snapshot", at, `the next question here is number ${next}`);
    }
    const raised = counters.get(at);
    if (raised === undefined) return;
    if (raised < next) add("counter", at, `after undo the next question is number ${next} at least, not ${raised}`);
    renumber(changed.state, raised);
  };
  try {
    // Counters are looked at, and then followed, at each moment.
    const result = replay(game, { ...record, counters: [] }, see);
    if (!result.ok) add("move", result.at, `move ${result.at} is refused by ${result.rule}`);
    else {
      end = result.state;
      if (rolled * 3 !== record.rolls.length)
        add("chance", rolled, `${record.rolls.length / 3} rolls are recorded, ${rolled} were made`);
      const hash = hashState(game, result.state);
      if (record.finalHash !== null && record.finalHash !== hash) add("final-hash", last, `the end hashes to ${hash}`);
      if (record.finalHash === null && result.state.outcome !== null)
        add("final-hash", last, "the match is over, but has no final hash");
    }
  } catch (error) {
    add("crash", last, error instanceof Error ? error.message : String(error));
  }
  return { faults, end };
}

function barred<T extends GameTypes>(game: Game<T>, moment: Moment<T>): boolean {
  return moment.changed.rolls.length > 0 || moment.changed.events.some((event) => game.barrier(event) !== null);
}

function sameRoll<T extends GameTypes>(record: MatchRecord<T>, place: number, roll: Roll): boolean {
  const purpose = record.purposes[record.rolls[place * 3] ?? -1];
  return (
    purpose === roll.purpose &&
    record.rolls[place * 3 + 1] === roll.sides &&
    record.rolls[place * 3 + 2] === roll.result
  );
}
