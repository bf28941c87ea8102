import { untip } from "../changes/hero.ts";
import { pay } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { mapCard } from "../map/spaces.ts";
import { spaceOf } from "../map/ways.ts";
import { playerAt } from "../players.ts";
import { type Chapter, done, next, nothing } from "../procedures.ts";
import { succeeded, testing } from "../rolling/test.ts";
import type { Body } from "../state.ts";
import type { MovingLocals } from "./locals.ts";

/** The entry by which a hero gets up: out of a Pit, or from wherever something else has tipped it. */
export function untipsBy(body: Body, place: number): "dg.pit.climb-out" | "dg.tip.untip-cost" {
  const { at, tippedBy } = playerAt(body, place);
  const isInPit = tippedBy === null && mapCard(body, spaceOf(body, at).card).pit !== undefined;
  return isInPit ? "dg.pit.climb-out" : "dg.tip.untip-cost";
}

/** A Movement, and the Threat of what tipped it where that asks for one; a failure uses the Movement all the same (dg.ruling.untip-threat). */
export const untippingProcedure: Chapter<MovingLocals>["untipping"] = {
  steps: {
    start: (run, { player }) => {
      const { tippedBy } = playerAt(run.body, player);
      pay(run, player, "movements", 1, untipsBy(run.body, player));
      if (tippedBy === null) return next("up");
      const test = { player, ...tippedBy, purpose: "getting up", danger: "obstacle", plus: 0, because: [] } as const;
      return testing({ ...test, rule: "dg.ruling.untip-threat" }, "tried");
    },
    tried: (_run, _locals, input) => (succeeded(input) ? next("up") : done(nothing)),
    up: (run, { player }) => {
      // Nothing is rolled to get out of a Pit.
      const because: readonly RuleId[] =
        untipsBy(run.body, player) === "dg.pit.climb-out" ? ["dg.ruling.untip-threat"] : [];
      untip(run, player, "dg.tip.untip-cost", because);
      return done(nothing);
    },
  },
};
