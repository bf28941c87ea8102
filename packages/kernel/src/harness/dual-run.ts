import type { Game, GameTypes, MatchState } from "../game.ts";
import { answer, openQuestion } from "../match.ts";
import type { Session } from "../record.ts";
import type { Given, Plan, Report, Spot } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";
import { Texts } from "./texts.ts";

/** Asks a game everything that must not change the state. */
function lookAround<T extends GameTypes>(game: Game<T>, state: MatchState<T>): void {
  const asked = openQuestion(state);
  for (const viewer of [null, ...state.seats]) game.view(state, viewer);
  if (asked !== null) for (const seat of asked.seats) game.domain(state, asked, seat).enumerate();
  game.progress(state);
}

/** A state, what it was as text when it was shown, and another made from this text. */
interface Twins<T extends GameTypes> {
  readonly texts: Texts<T>;
  readonly before: string;
  readonly twin: MatchState<T>;
}

/**
 * Dual run: beside the match a twin is played that goes through text at every step. Both must stay
 * equal to the byte, and neither looking (views, domains) nor answering may change the state that
 * was handed in. Finds what hides beside the state, copies that share what changes, and values that
 * do not survive being saved.
 */
export function dualRun<T extends GameTypes>(plan: Plan<T>): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) {
    let here: Twins<T> | null = null;
    const look = ({ game, session, fail }: Spot<T>): void => {
      const { state } = session;
      const texts = here?.texts ?? new Texts(game, state);
      const before = texts.write(state);
      lookAround(game, state);
      if (texts.write(state) !== before) fail("argument-changed", "looking at the state has changed it");
      here = { texts, before, twin: texts.readState(before) };
    };
    const after = (was: Session<T>, now: Session<T>, made: Given<T>): void => {
      const fault = here === null ? null : compare(plan.game, here, was, now, made);
      if (fault !== null) tally.fail(now, now.record.seed, fault.kind, fault.detail);
    };
    playOut(plan, i, tally, look, after);
  }
  return tally.report("dual", plan.games);
}

/** The twin makes the move that was made in the match. Null if it all went the same way. */
function compare<T extends GameTypes>(
  game: Game<T>,
  { texts, before, twin }: Twins<T>,
  was: Session<T>,
  now: Session<T>,
  made: Given<T>,
): { readonly kind: string; readonly detail: string } | null {
  if (texts.write(was.state) !== before)
    return { kind: "argument-changed", detail: "the state before the answer has changed" };
  const outcomes = answer(game, twin, made.seat, { ...made, question: openQuestion(twin)?.id ?? -1 });
  if (!outcomes.ok) return { kind: "twin-refused", detail: outcomes.rule };
  if (texts.write(outcomes.state) !== texts.write(now.state))
    return { kind: "twin-differs", detail: "the state that was saved and read again went another way" };
  if (JSON.stringify(outcomes.events) !== JSON.stringify(now.events))
    return { kind: "twin-differs", detail: "the events differ" };
  return null;
}
