import type { GameTypes, MatchState } from "../game.ts";
import { sameJson } from "../json.ts";
import type { Plan, Report } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";

/**
 * Conservation: what the game counts (cards, tokens, totals) is the same at every question as at the
 * beginning. `count` returns plain JSON, such as the sorted list of all cards wherever they are.
 */
export function conservation<T extends GameTypes>(plan: Plan<T>, count: (state: MatchState<T>) => unknown): Report<T> {
  const tally = new Tally<T>();
  for (let i = 0; i < plan.games; i++) {
    let first: { readonly counted: unknown } | null = null;
    const look = (state: MatchState<T>, fail: (kind: string, detail: string) => void): void => {
      const counted = count(state);
      first ??= { counted };
      if (!sameJson(counted, first.counted))
        fail("not-conserved", `${JSON.stringify(first.counted)} has become ${JSON.stringify(counted)}`);
    };
    const end = playOut(plan, i, tally, ({ session, fail }) => look(session.state, fail));
    if (end !== null) look(end.state, (kind, detail) => tally.fail(end, end.record.seed, kind, detail));
  }
  return tally.report("conservation", plan.games);
}
