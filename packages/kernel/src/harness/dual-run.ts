import type { Game, GameTypes, MatchState } from "../game.ts";
import { answer, openQuestion } from "../match.ts";
import type { Session } from "../record.ts";
import type { Plan, Report, Spot } from "./play-out.ts";
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
    const look = ({ game, session }: Spot<T>): void => {
      const { state, record } = session;
      const texts = here?.texts ?? new Texts(game, state);
      const before = texts.write(state);
      lookAround(game, state);
      if (texts.write(state) !== before)
        tally.fail(session, record.seed, "argument-changed", "looking at the state has changed it");
      here = { texts, before, twin: texts.readState(before) };
    };
    const after = (was: Session<T>, now: Session<T>): void => {
      if (here !== null) compare(plan.game, here, was, now, tally);
    };
    playOut(plan, i, tally, look, after);
  }
  return tally.report("dual", plan.games);
}

/** The twin makes the move that was made in the match. */
function compare<T extends GameTypes>(
  game: Game<T>,
  { texts, before, twin }: Twins<T>,
  was: Session<T>,
  now: Session<T>,
  tally: Tally<T>,
): void {
  const { record } = now;
  if (texts.write(was.state) !== before)
    tally.fail(now, record.seed, "argument-changed", "the state before the answer has changed");
  const [place, what] = record.moves.at(-1) ?? [0, "concede"];
  if (typeof what !== "number") return;
  const given: T["answer"] = record.answers[what];
  const question = openQuestion(twin)?.id ?? -1;
  const outcomes = answer(game, twin, record.seats[place] ?? "", { question, answer: given });
  if (!outcomes.ok) tally.fail(now, record.seed, "twin-refused", outcomes.rule);
  else if (texts.write(outcomes.state) !== texts.write(now.state))
    tally.fail(now, record.seed, "twin-differs", "the state that was saved and read again went another way");
  else if (JSON.stringify(outcomes.events) !== JSON.stringify(now.events))
    tally.fail(now, record.seed, "twin-differs", "the events differ");
}
