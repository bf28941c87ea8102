import type { Game, GameTypes, MatchState, QuestionFrame, SeatId, Viewer } from "../game.ts";
import { openQuestion, seatsAsked } from "../match.ts";
import { pickFrom } from "./play-out.ts";
import type { Texts } from "./texts.ts";

/** The options of a seat: all of them, or where they are too many, some that the same picks lead to. */
export function optionsOf<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  asked: QuestionFrame<T>,
  seat: SeatId,
): unknown {
  const domain = game.domain(state, asked, seat);
  const all = domain.enumerate();
  if (all !== null) return { kind: domain.kind, open: domain.open(), all };
  const pick = pickFrom("options");
  return {
    kind: domain.kind,
    open: domain.open(),
    first: domain.first(),
    some: Array.from({ length: 8 }, () => domain.sample(pick)),
  };
}

/** What a viewer is told of the open question, as text: who is asked, and the own question with its options. */
export function askedOf<T extends GameTypes>(game: Game<T>, state: MatchState<T>, viewer: Viewer): string {
  const asked = openQuestion(state);
  const waiting = seatsAsked(state);
  const mine = asked !== null && viewer !== null && waiting.includes(viewer);
  return JSON.stringify({
    waiting,
    outcome: state.outcome,
    question: mine ? asked.question : null,
    options: mine ? optionsOf(game, state, asked, viewer) : null,
  });
}

/** Everything that a viewer is shown at a question, as text. */
export function observation<T extends GameTypes>(
  game: Game<T>,
  texts: Texts<T>,
  state: MatchState<T>,
  viewer: Viewer,
): string {
  return texts.write(game.view(state, viewer)) + askedOf(game, state, viewer);
}

/** Where two texts part, with a little of each. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `...${a.slice(from, at + 60)}... against ...${b.slice(from, at + 60)}...`;
}
