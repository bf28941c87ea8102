import type { Next, Procedure } from "@undercroft/kernel";
import { canPay } from "../effects/costs.ts";
import { envFor } from "../effects/env.ts";
import { recordUse, withinLimit } from "../effects/limits.ts";
import type { Dc, Run, State } from "../procedures.ts";
import { ask, call, done, next } from "../procedures.ts";
import { inside } from "../reading/text.ts";
import type { Names } from "../state.ts";
import type { ChangeLocals, Would } from "./locals.ts";
import { type Candidate, envInstead, latestReplacement, powerOffered } from "./replacing.ts";

type Locals = ChangeLocals["replace"];

/** The next text that may replace the event: its limit is not used up, and what it costs can be paid. */
export function nextReplacement(state: State, would: Would, met: readonly string[]): Candidate | null {
  return latestReplacement(state, would, met, ({ power, thing, text, seat, self, names }) => {
    if (power.limit !== undefined && !withinLimit(state, thing, text, power.limit)) return false;
    if (power.costs === undefined) return true;
    return canPay(state, power.costs, envFor(state, { seat, self, text, names, amount: would.amount, response: null }));
  });
}

/** Something else happens instead of the event. */
function instead(run: Run, { would, met, offered }: Locals, paid: Names): Next<Dc> {
  if (offered === null) throw new Error("nothing was offered in place of the event");
  const { text, seat, thing } = offered;
  recordUse(run, thing, text);
  run.emit({ event: "replaced", card: text.card, seat, rule: "dc.precedence.specific-beats-general" });
  const steps = inside(text, "instead");
  return call({ procedure: "effect", locals: { steps, env: envInstead(offered, would, paid, met) } }, "end");
}

/** Offers an event to one text after the other, until one replaces it or none is left. */
export const replaceProcedure: Procedure<Dc, Locals> = {
  steps: {
    start: (run, locals) => {
      const found = nextReplacement(run.state, locals.would, locals.met);
      if (found === null) return done({ is: "change", happened: true });
      const { name, text, seat, self, thing, names, power } = found;
      locals.met.push(name);
      locals.offered = { name, text, seat, self, thing, names };
      if (power.may !== true && power.costs === undefined) return instead(run, locals, {});
      const decider = run.body.seats[seat];
      if (power.may !== true || decider === undefined) return next("pay");
      const about = "creature" in locals.would ? locals.would.creature : null;
      return ask(
        { kind: "may", text, self, about, rule: "dc.precedence.specific-beats-general" },
        [decider.id],
        "decided",
      );
    },
    decided: (_run, _locals, input) =>
      input.kind === "answer" && input.answer.do === "yes" ? next("pay") : next("start"),
    pay: (run, locals) => {
      const { offered } = locals;
      if (offered === null) return next("start");
      const { costs } = powerOffered(run.body.content, offered);
      if (costs === undefined) return instead(run, locals, {});
      const { seat, self, text, names } = offered;
      return call({ procedure: "pay", locals: { costs, tap: null, seat, self, text, names, at: 0 } }, "paid");
    },
    paid: (run, locals, input) =>
      input.kind === "result" && input.result.is === "paid" && input.result.paid
        ? instead(run, locals, input.result.names)
        : next("start"),
    end: () => done({ is: "change", happened: false }),
  },
};
