import type { Game, GameTypes } from "@undercroft/kernel";
import { createPlayer, type Heuristics, type Player } from "@undercroft/tactician";
import type { Reply, Request } from "./protocol.ts";

/** All of a worker in which computers play a game: it answers what the table asks of it. */
export function servePlayers<T extends GameTypes>(game: Game<T>, heuristics: Heuristics<T>): void {
  const players = new Map<string, Player<T>>();
  const playerOf = ({ level, seed }: Request<T>): Player<T> => {
    const key = `${level}/${seed}`;
    const known = players.get(key) ?? createPlayer(game, heuristics, level, seed);
    players.set(key, known);
    return known;
  };
  const answerTo = (request: Request<T>): Reply<T> => {
    const { ticket, view, seat, question } = request;
    try {
      return { ticket, answer: playerOf(request).choose(view, seat, question) };
    } catch {
      // The table takes a plain legal answer instead; a dead end it would find itself.
      return { ticket, answer: null };
    }
  };
  addEventListener("message", (event: MessageEvent<Request<T>>) => postMessage(answerTo(event.data)));
  // The page's clock for the first decision starts when the worker is there.
  postMessage({ ticket: 0, answer: null });
}
