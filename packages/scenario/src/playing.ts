import { answer, openQuestion, seatsAsked } from "@undercroft/kernel";
import type { Because } from "./because.ts";
import { knownWord, ScenarioFault } from "./fault.ts";
import { show } from "./fits.ts";
import type { Names } from "./names.ts";
import type { AnswerOf, AskedOf, BodyOf, EventOf, ScenarioTypes, StateOf } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

/** One case being played. */
export interface Playing<W extends ScenarioTypes> {
  readonly words: ScenarioWords<W>;
  state: StateOf<W>;
  readonly names: Names<BodyOf<W>>;
  /** What has happened since the last expect. */
  events: EventOf<W>[];
  /** The positions in which something was asked and answered since the last expect. */
  answered: StateOf<W>[];
  /** What the engine was found to cite, for the record of covered rules. */
  readonly cited: Because[];
  /** All cards that the file is played with. */
  readonly cards: W["cards"];
}

/** The question that this seat is asked now. */
export function askedSeat<W extends ScenarioTypes>(playing: Playing<W>, seat: string): AskedOf<W> {
  const { state } = playing;
  const asked = openQuestion(state);
  knownWord("seat", seat, state.seats);
  if (asked === null) throw new ScenarioFault(`${seat} is asked nothing: the match is over`);
  if (!seatsAsked(state).includes(seat))
    throw new ScenarioFault(`${seat} is not asked now; ${asked.seats.join(", ")} is, about "${asked.question.kind}"`);
  return asked;
}

/** Gives an answer, which the rules may refuse. */
export function take<W extends ScenarioTypes>(playing: Playing<W>, seat: string, given: AnswerOf<W>): void {
  const { words, state, names } = playing;
  const asked = askedSeat(playing, seat);
  const result = answer(words.game, state, seat, { question: asked.id, answer: given });
  if (!result.ok)
    throw new ScenarioFault(`${seat} may not ${show(words.wordsOf(state, given, names))}: ${result.rule}`);
  playing.answered.push(state);
  playing.state = result.state;
  playing.events.push(...result.events);
  names.notice(result.state.body);
}
