import type { Limits } from "../border.ts";
import { jsonFault } from "../border.ts";
import type { GameTypes } from "../game.ts";
import type { Plan, Report } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";
import { Texts } from "./texts.ts";

/** Far more than any state holds. */
export const roomy: Limits = { depth: 200, size: 1_000_000 };

/**
 * Strict JSON: state, events and views hold nothing but plain JSON at every question: no `undefined`,
 * function, class instance, NaN or infinity (design rule 1).
 */
export function strictJson<T extends GameTypes>(plan: Plan<T>): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) {
    let texts: Texts<T> | null = null;
    playOut(plan, i, tally, ({ game, session, fail }) => {
      const { state, events } = session;
      const look = (what: string, value: unknown): void => {
        const fault = jsonFault(value, roomy);
        if (fault !== null) fail("not-json", `${what}, at ${fault.place}: ${fault.why}`);
      };
      // Constants are looked through once, and frozen.
      if (texts === null) look("state", state);
      texts ??= new Texts(game, state);
      look("state", texts.named(state));
      look("events", events);
      for (const viewer of [null, ...state.seats])
        look(`view of ${viewer ?? "a spectator"}`, texts.named(game.view(state, viewer)));
    });
  }
  return tally.report("strict-json", plan.games);
}
