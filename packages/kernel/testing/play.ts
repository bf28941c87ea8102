import type { Game, GameTypes, SeatId, Session } from "../src/index.ts";
import { newRecord, openQuestion, play, seatsAsked } from "../src/index.ts";
import type { Answer, Toy } from "./toy-game.ts";
import { toyGame } from "./toy-game.ts";

/** A session of the toy game with the hands and the deck that a test needs; the deck's last card is drawn first. */
export function toySession(seats: number, seed = "test"): Session<Toy> {
  return newRecord(toyGame, { config: { seats }, seed, salt: "salt" });
}

/** Answers the open question for a seat; throws with the deciding rule if it is refused. */
export function answered<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  seat: SeatId,
  answer: T["answer"],
): Session<T> {
  const question = openQuestion(session.state)?.id ?? -1;
  const played = play(game, session, seat, { question, answer });
  if (!played.ok) throw new Error(`${seat} is refused by ${played.rule}`);
  return played.session;
}

/** Plays on with each seat's last option: rest, pass, wager nothing. */
export function idle(session: Session<Toy>, moves: number): Session<Toy> {
  let here = session;
  for (let i = 0; i < moves && here.state.outcome === null; i++) {
    const asked = openQuestion(here.state);
    const seat = seatsAsked(here.state)[0] ?? "";
    const verb: Answer = { do: asked?.question.kind === "turn" ? "rest" : "pass" };
    here = answered(toyGame, here, seat, verb);
  }
  return here;
}
