import type { Chapter } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf, sideOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Creature } from "../state.ts";
import { attackCall } from "./begin.ts";
import type { AttackLocals, Strike } from "./locals.ts";
import { entryRef } from "./text.ts";

/** Counts an opportunity attack against the limit of the window (mn.oa.once-per-turn). */
function countStrike(striker: Creature): void {
  striker.window = { ...striker.window, opportunities: striker.window.opportunities + 1 };
}

/** All opportunity attacks of one event: declared first, then resolved one by one (mn.oa.first, mn.ruling.simultaneous-oa). */
export const opportunityProcedure: Chapter<Pick<AttackLocals, "opportunities">>["opportunities"] = {
  steps: {
    start: (run, locals) => {
      const waiting = locals.by[locals.at];
      if (waiting === undefined) return next("strike");
      const striker = creatureOf(run.body, waiting);
      return ask(
        { kind: "opportunity", against: locals.against, by: [waiting], rule: "mn.oa.definition" },
        [idOf(run.body, sideOf(run.body, striker))],
        "declared",
      );
    },
    declared: (run, locals, input) => {
      locals.at += 1;
      if (input.kind === "answer" && input.answer.do === "strike") {
        const { creature, entry } = input.answer;
        locals.strikes.push({ creature, entry });
        countStrike(creatureOf(run.body, creature));
      }
      return next("start");
    },
    strike: (run, locals) => {
      const strike: Strike | undefined = locals.strikes.shift();
      const target = creatureOf(run.body, locals.against);
      if (strike === undefined || target.status !== "in-play") return done(nothing);
      const striker = creatureOf(run.body, strike.creature);
      if (striker.status !== "in-play") return next("strike");
      run.emit({ event: "opportunity", creature: striker.id, against: target.id, rule: "mn.oa.definition" });
      return call(
        attackCall(run, striker, {
          text: entryRef(striker, strike.entry),
          as: "opportunity",
          chooser: sideOf(run.body, striker),
          only: target.id,
          parts: [],
        }),
        "strike",
      );
    },
  },
};
