import type { GameTypes } from "../game.ts";
import type { Plan, Report } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";

/**
 * Random run: legal random answers to the end. Finds crashes, dead ends (a question without a legal
 * answer), answers that a domain offers and the check refuses, runaways and overlong games.
 */
export function randomRun<T extends GameTypes>(plan: Plan<T>): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) {
    const end = playOut(plan, i, tally, () => {});
    if (end?.state.outcome) tally.count(end.state.outcome.kind);
  }
  return tally.report("random", plan.games);
}
