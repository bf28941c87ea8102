import type { Answer, DcView } from "@undercroft/dungeon-command";
import { aimless } from "./aimless.ts";
import type { Level, Reply, Request } from "./protocol.ts";

/** Longest time for one decision, in milliseconds. */
export const DECISION_MS = 1_000;

/** Longest time for a worker to be loaded. */
const WAKING_MS = 10_000;

/** Chooses answers for seats that computers play. */
export interface Computer {
  choose(view: DcView, seat: string, level: Level, seed: string, question: number): Promise<Answer | null>;
  close(): void;
}

function startWorker(): Worker {
  return new Worker(new URL("./player.worker.ts", import.meta.url), { type: "module" });
}

/**
 * A computer player in a worker of its own. A decision that takes longer than a second is given up: the worker is
 * ended and a plain legal answer taken, so that the table never waits.
 */
export function workerComputer(): Computer {
  let worker: Worker | null = null;
  let ticket = 0;
  return {
    choose(view, seat, level, seed, question) {
      const fresh = worker === null;
      worker ??= startWorker();
      const mine = worker;
      const request: Request = { ticket: ++ticket, level, seat, seed, question, view };
      return new Promise((resolve) => {
        const settle = (answer: Answer | null): void => {
          clearTimeout(timer);
          mine.removeEventListener("message", hear);
          mine.removeEventListener("error", giveUp);
          resolve(answer);
        };
        const giveUp = (): void => {
          mine.terminate();
          if (worker === mine) worker = null;
          settle(aimless(view, seat, `${seed}/${question}`));
        };
        const hear = (event: MessageEvent<Reply>): void => {
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
