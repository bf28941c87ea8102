import { jsonFault } from "../border.ts";
import type { GameTypes } from "../game.ts";
import { openQuestion } from "../match.ts";
import { renumber } from "../record.ts";
import { difference, observation } from "./observe.ts";
import type { Plan, Report } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";

/**
 * Redeal law: for every viewer at every question, a state built from the view alone gives the same
 * view again, with the same options. Finds views that show what cannot be rebuilt (a leak) and what
 * computer players would get wrong. The match's own seed is never handed to `redeal`.
 */
export function redealLaw<T extends GameTypes>(plan: Plan<T>): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) {
    playOut(plan, i, tally, ({ game, session, asked, pick, fail }) => {
      const { state } = session;
      for (const viewer of [null, ...state.seats]) {
        const view: T["view"] = JSON.parse(JSON.stringify(game.view(state, viewer)));
        const other = game.redeal(view, `redeal-${pick(1_000_000)}`);
        const fault = jsonFault(other, { depth: 200, size: 1_000_000 });
        if (fault !== null) fail("not-json", `the redealt state, at ${fault.place}: ${fault.why}`);
        if (openQuestion(other) !== null) renumber(other, asked.id);
        const a = observation(game, state, viewer);
        const b = observation(game, other, viewer);
        tally.count("compared");
        if (a !== b) fail("redeal-differs", `for ${viewer ?? "a spectator"}: ${difference(a, b)}`);
      }
    });
  }
  return tally.report("redeal", plan.games);
}
