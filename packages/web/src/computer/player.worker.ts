import type { Dc } from "@undercroft/dungeon-command";
import { dungeonCommand, heuristics } from "@undercroft/dungeon-command";
import { createPlayer, type Player } from "@undercroft/tactician";
import type { Reply, Request } from "./protocol.ts";

const players = new Map<string, Player<Dc>>();

function playerOf({ level, seed }: Request): Player<Dc> {
  const key = `${level}/${seed}`;
  const known = players.get(key) ?? createPlayer(dungeonCommand, heuristics, level, seed);
  players.set(key, known);
  return known;
}

function answerTo(request: Request): Reply {
  const { ticket, view, seat, question } = request;
  try {
    return { ticket, answer: playerOf(request).choose(view, seat, question) };
  } catch {
    // The table takes a plain legal answer instead; a dead end it would find itself.
    return { ticket, answer: null };
  }
}

addEventListener("message", (event: MessageEvent<Request>) => postMessage(answerTo(event.data)));
// The page's clock for the first decision starts when the worker is there.
postMessage({ ticket: 0, answer: null });
