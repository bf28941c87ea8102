import type { GameTypes, MatchState, SeatId } from "../game.ts";
import { act, answerInPlace, seatsAsked } from "../match.ts";
import { actOn } from "../record.ts";
import type { Spot } from "./play-out.ts";
import { randomAnswer, whoGivesUp } from "./play-out.ts";

/** Moves that are looked at after somebody conceded: what may hang was open then, and is settled in this turn. */
const LOOK_ON = 16;
/** One time in so many the match is played to its end instead. */
const LONG_LOOK = 150;
/** Moves after which a match that somebody left counts as hanging. */
const PATIENCE = 20_000;

/** A seat concedes, asked or not: it is out at once, never asked again, and the others play on. */
export function tryConceding<T extends GameTypes>(spot: Spot<T>, seat: SeatId): void {
  const { game, session, fail } = spot;
  const left = actOn(game, session, seat, { act: "concede" });
  if (!left.ok) {
    fail("concede-refused", `${seat}: ${left.rule}`);
    return;
  }
  const { state } = left.session;
  if (game.isIn(state, seat)) fail("concede-ignored", `${seat} has conceded and is still in`);
  if (seatsAsked(state).includes(seat)) fail("concede-asked", `${seat} is asked after conceding`);
  const fault = playOn(spot, state, seat, spot.pick(LONG_LOOK) === 0);
  if (fault !== null) fail("concede-hangs", `after ${seat} left: ${fault}`);
}

/** Plays a state of our own on in place; a text says what went wrong. */
function playOn<T extends GameTypes>(
  { game, pick, patience }: Spot<T>,
  from: MatchState<T>,
  left: SeatId,
  toTheEnd: boolean,
): string | null {
  let state = from;
  const turn = game.progress(state);
  const lookOn = (moves: number): boolean => toTheEnd || (moves < LOOK_ON && game.progress(state) === turn);
  for (let moves = 0; state.outcome === null && lookOn(moves); moves++) {
    if (seatsAsked(state).includes(left)) return "it is asked";
    const leaver = whoGivesUp(game, state, patience, pick);
    if (leaver !== null) {
      const gone = act(game, state, leaver, { act: "concede" });
      if (!gone.ok) return `${leaver} may not concede by ${gone.rule}`;
      ({ state } = gone);
      continue;
    }
    const chosen = randomAnswer(game, state, pick);
    if (typeof chosen === "string") return chosen;
    if (moves > PATIENCE) return "the match does not end";
    const taken = answerInPlace(game, state, chosen.seat, chosen);
    if (!taken.ok) return `a sampled answer is refused by ${taken.rule}`;
  }
  return state.outcome?.kind === "runaway" ? state.outcome.rule : null;
}
