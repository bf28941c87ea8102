import type { GameTypes } from "@undercroft/kernel";
import { aimless, type GameClient, type Reply, type Request } from "@undercroft/table";
import type { Level } from "@undercroft/tactician";

/** Longest time for one decision, in milliseconds. */
export const DECISION_MS = 1_000;

/** Longest time for a worker to be loaded. */
const WAKING_MS = 10_000;

/** Chooses answers for seats that computers play. */
export interface Computer<T extends GameTypes> {
  choose(view: T["view"], seat: string, level: Level, seed: string, question: number): Promise<T["answer"] | null>;
  close(): void;
}

/**
 * A computer player in a worker of its own. A decision that takes longer than a second is given up: the worker is
 * ended and a plain legal answer taken, so that the table never waits.
 */
export function workerComputer<T extends GameTypes>(client: GameClient<T>): Computer<T> {
  let worker: Worker | null = null;
  let ticket = 0;
  return {
    choose(view, seat, level, seed, question) {
      const fresh = worker === null;
      worker ??= client.startPlayers();
      const mine = worker;
      const request: Request<T> = { ticket: ++ticket, level, seat, seed, question, view };
      return new Promise((resolve) => {
        const settle = (answer: T["answer"] | null): void => {
          clearTimeout(timer);
          mine.removeEventListener("message", hear);
          mine.removeEventListener("error", giveUp);
          resolve(answer);
        };
        const giveUp = (): void => {
          mine.terminate();
          if (worker === mine) worker = null;
          settle(aimless(client.game, view, seat, `${seed}/${question}`));
        };
        const hear = (event: MessageEvent<Reply<T>>): void => {
          if (event.data.ticket === request.ticket) settle(event.data.answer);
          else if (event.data.ticket === 0) {
            clearTimeout(timer);
            timer = setTimeout(giveUp, DECISION_MS);
          }
        };
        let timer = setTimeout(giveUp, fresh ? WAKING_MS : DECISION_MS);
        mine.addEventListener("message", hear);
        mine.addEventListener("error", giveUp);
        mine.postMessage(request);
      });
    },
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}
