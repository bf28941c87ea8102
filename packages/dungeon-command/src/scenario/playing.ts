import type { MatchState } from "@undercroft/kernel";
import { answer, openQuestion, seatsAsked } from "@undercroft/kernel";
import type { DcEvent } from "../events.ts";
import { dungeonCommand } from "../game.ts";
import type { Asked, Dc, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Pack } from "../vocabulary/index.ts";
import type { Because } from "./because.ts";
import { show, wordsOf } from "./choices.ts";
import { knownWord, type Names, ScenarioFault } from "./names.ts";

/** One case being played. */
export interface Playing {
  state: MatchState<Dc>;
  readonly names: Names;
  /** What has happened since the last expect. */
  events: DcEvent[];
  /** The positions in which something was asked and answered since the last expect. */
  answered: State[];
  /** What the engine was found to cite, for the record of covered rules. */
  readonly cited: Because[];
  /** What warbands of the file can be made of. */
  readonly pack: () => Pack;
}

/** The question that this seat is asked now. */
export function askedSeat(playing: Playing, seat: string): Asked {
  const { state } = playing;
  const asked = openQuestion(state);
  knownWord("seat", seat, state.seats);
  if (asked === null) throw new ScenarioFault(`${seat} is asked nothing: the match is over`);
  if (!seatsAsked(state).includes(seat))
    throw new ScenarioFault(`${seat} is not asked now; ${asked.seats.join(", ")} is, about "${asked.question.kind}"`);
  return asked;
}

/** Gives an answer, which the rules may refuse. */
export function take(playing: Playing, seat: string, given: Answer): void {
  const asked = askedSeat(playing, seat);
  const result = answer(dungeonCommand, playing.state, seat, { question: asked.id, answer: given });
  if (!result.ok)
    throw new ScenarioFault(`${seat} may not ${show(wordsOf(playing.state, given, playing.names))}: ${result.rule}`);
  playing.answered.push(playing.state);
  playing.state = result.state;
  playing.events.push(...result.events);
  playing.names.notice(result.state.body);
}
