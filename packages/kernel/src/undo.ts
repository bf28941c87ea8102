import type { Game, GameTypes, SeatId } from "./game.ts";
import { hashJson } from "./json.ts";
import type { Refusal } from "./match.ts";
import { hashState, openQuestion } from "./match.ts";
import type { MatchRecord, Played, Session } from "./record.ts";
import { actOn, link, play, renumber, stateAt } from "./record.ts";

/** Rules of undo, cited in its refusals. */
export const undoRules = {
  barrier: "table.undo-stops-at-a-barrier",
  nothing: "table.nothing-to-take-back",
  noRedo: "table.nothing-to-do-again",
} as const;

/** What stops undo. */
export interface Barrier {
  /** Chance was drawn; something hidden was shown; another person, or in strict play a computer, moved; the beginning. */
  readonly kind: "chance" | "shown" | "person" | "computer" | "start";
  /** The place of the move that cannot be taken back; -1 for the beginning. */
  readonly at: number;
  /** Who made that move. */
  readonly seat: SeatId | null;
}

/** Who asks for undo, and how strict the match is. */
export interface UndoPolicy {
  /** In practice a computer's answer may be taken back, and is asked again. */
  readonly mode: "practice" | "strict";
  /** Seats that the asker plays: one, or all that share the screen. */
  readonly own: readonly SeatId[];
  /** Seats that computers play. */
  readonly computers: readonly SeatId[];
  /** All persons concerned agree: no barrier but the beginning stops it. */
  readonly consent?: boolean;
}

export type Undone<T extends GameTypes> =
  | { readonly ok: true; readonly session: Session<T> }
  | (Refusal & { readonly barrier: Barrier });

function barrierAt<T extends GameTypes>(record: MatchRecord<T>, at: number, policy: UndoPolicy): Barrier | null {
  const move = record.moves[at];
  if (move === undefined) return { kind: "start", at: -1, seat: null };
  if (policy.consent === true) return null;
  const seat = record.seats[move[0]] ?? null;
  const mark = record.marks.find((one) => one.at === at);
  if (mark !== undefined) return { kind: mark.kind, at, seat };
  if (seat === null || policy.own.includes(seat)) return null;
  if (!policy.computers.includes(seat)) return { kind: "person", at, seat };
  return policy.mode === "strict" ? { kind: "computer", at, seat } : null;
}

/** How many moves may be taken back, and what stops it then. Costs no replay. */
export function undoReach<T extends GameTypes>(
  record: MatchRecord<T>,
  policy: UndoPolicy,
): { readonly steps: number; readonly barrier: Barrier } {
  for (let steps = 0; ; steps++) {
    const barrier = barrierAt(record, record.moves.length - 1 - steps, policy);
    if (barrier !== null) return { steps, barrier };
  }
}

/** How many moves back the last answer of one of the asker's own seats lies: what one press takes back. 0 if none. */
export function stepsToOwnMove<T extends GameTypes>(record: MatchRecord<T>, own: readonly SeatId[]): number {
  const at = record.moves.findLastIndex(([seat]) => own.includes(record.seats[seat] ?? ""));
  return at < 0 ? 0 : record.moves.length - at;
}

/**
 * Takes back the last `steps` moves. The counter of questions is not rewound and the question that is
 * open again has a new id, so that an answer sent before the undo comes too late.
 */
export function undo<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  steps: number,
  policy: UndoPolicy,
): Undone<T> {
  const { record } = session;
  const reach = undoReach(record, policy);
  if (!Number.isInteger(steps) || steps < 1) return { ok: false, rule: undoRules.nothing, barrier: reach.barrier };
  if (steps > reach.steps) return { ok: false, rule: undoRules.barrier, barrier: reach.barrier };
  const at = record.moves.length - steps;
  const back = stateAt(game, record, at);
  if (!back.ok) return { ok: false, rule: back.rule, barrier: reach.barrier };
  const { state } = back;
  const next = session.state.nextQuestion;
  renumber(state, next);
  const moves = record.moves.slice(0, at);
  const rolled = record.marks.find((one) => one.at >= at)?.rolls ?? record.rolls.length / 3;
  const first = hashJson([record.game, record.rules, record.seed, record.salt]);
  const shorter: MatchRecord<T> = {
    ...record,
    moves,
    rolls: record.rolls.slice(0, rolled * 3),
    marks: record.marks.filter((one) => one.at < at),
    counters: [...record.counters.filter((one) => one.at < at), { at, next }],
    snapshots: record.snapshots.filter((one) => one.at <= at),
    chain: moves.reduce((chain, move) => link(record, chain, move), first),
    finalHash: state.outcome === null ? null : hashState(game, state),
  };
  return {
    ok: true,
    session: { record: shorter, state, events: [], undone: [...record.moves.slice(at), ...session.undone] },
  };
}

/** Makes the first of the moves taken back again. Any other move forgets them. */
export function redo<T extends GameTypes>(game: Game<T>, session: Session<T>): Played<T> {
  const [move, ...undone] = session.undone;
  if (move === undefined) return { ok: false, rule: undoRules.noRedo };
  const [place, what] = move;
  const seat = session.record.seats[place] ?? "";
  const answer: T["answer"] | undefined = typeof what === "number" ? session.record.answers[what] : undefined;
  const played =
    typeof what === "number"
      ? play(game, session, seat, { question: openQuestion(session.state)?.id ?? -1, answer })
      : actOn(game, session, seat, { act: what });
  return played.ok ? { ok: true, session: { ...played.session, undone } } : played;
}
