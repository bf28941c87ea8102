import type { Game, GameTypes, MatchState } from "../game.ts";
import { answer, openQuestion } from "../match.ts";
import type { Session } from "../record.ts";
import type { Plan, Report } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";

/** A second state, out of text and nothing else. */
function reread<T extends GameTypes>(state: MatchState<T>): MatchState<T> {
  return JSON.parse(JSON.stringify(state));
}

/** Asks a game everything that must not change the state. */
function lookAround<T extends GameTypes>(game: Game<T>, state: MatchState<T>): void {
  const asked = openQuestion(state);
  for (const viewer of [null, ...state.seats]) game.view(state, viewer);
  if (asked !== null) for (const seat of asked.seats) game.domain(state, asked, seat).enumerate();
  game.progress(state);
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
    let twin: MatchState<T> | null = null;
    let before = "";
    const after = (was: Session<T>, now: Session<T>): void => {
      const seed = now.record.seed;
      if (JSON.stringify(was.state) !== before)
        tally.fail(now, seed, "argument-changed", "the state before the answer has changed");
      const [place, what] = now.record.moves.at(-1) ?? [0, "concede"];
      if (twin === null || typeof what !== "number") return;
      const given: T["answer"] = now.record.answers[what];
      const question = openQuestion(twin)?.id ?? -1;
      const outcomes = answer(plan.game, twin, now.record.seats[place] ?? "", { question, answer: given });
      if (!outcomes.ok) tally.fail(now, seed, "twin-refused", outcomes.rule);
      else if (JSON.stringify(outcomes.state) !== JSON.stringify(now.state))
        tally.fail(now, seed, "twin-differs", "the state that was saved and read again went another way");
      else if (JSON.stringify(outcomes.events) !== JSON.stringify(now.events))
        tally.fail(now, seed, "twin-differs", "the events differ");
    };
    const look = ({ game, session }: { readonly game: Game<T>; readonly session: Session<T> }): void => {
      before = JSON.stringify(session.state);
      lookAround(game, session.state);
      if (JSON.stringify(session.state) !== before)
        tally.fail(session, session.record.seed, "argument-changed", "looking at the state has changed it");
      twin = reread(session.state);
    };
    playOut(plan, i, tally, look, after);
  }
  return tally.report("dual", plan.games);
}
