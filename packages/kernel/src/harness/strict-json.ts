import { jsonFault } from "../border.ts";
import type { GameTypes } from "../game.ts";
import type { Plan, Report } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";

const roomy = { depth: 200, size: 1_000_000 };

/**
 * Strict JSON: state, events and views hold nothing but plain JSON at every question: no `undefined`,
 * function, class instance, NaN or infinity (design rule 1).
 */
export function strictJson<T extends GameTypes>(plan: Plan<T>): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) {
    playOut(plan, i, tally, ({ game, session, fail }) => {
      const look = (what: string, value: unknown): void => {
        const fault = jsonFault(value, roomy);
        if (fault !== null) fail("not-json", `${what}, at ${fault.place}: ${fault.why}`);
      };
      look("state", session.state);
      look("events", session.events);
      for (const viewer of [null, ...session.state.seats])
        look(`view of ${viewer ?? "a spectator"}`, game.view(session.state, viewer));
    });
  }
  return tally.report("strict-json", plan.games);
}
