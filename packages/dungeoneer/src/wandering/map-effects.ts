import { insideOf } from "@undercroft/cards";
import { priceOf } from "../effects/paying.ts";
import { textOn } from "../effects/text.ts";
import { mapCard } from "../map/spaces.ts";
import { spaceOf } from "../map/ways.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { Step } from "../vocabulary/index.ts";
import type { WanderingLocals } from "./locals.ts";
import { canPackPay } from "./prices.ts";

type Choice = Extract<Step, { readonly do: "may" }>;

const RULE = "dg.opt.wandering.map-choices";

/** What a Map card lets whoever comes in do or leave, from one of its steps on; the rest of its text is not for a Pack. */
function choiceFrom(body: Body, space: string, from: number): { readonly at: number; readonly choice: Choice } | null {
  const { entry = [] } = mapCard(body, spaceOf(body, space).card);
  for (const [at, step] of entry.entries()) if (at >= from && step.do === "may") return { at, choice: step };
  return null;
}

/** Whether a space offers a Pack anything. */
export const offersChoice = (body: Body, space: string): boolean => choiceFrom(body, space, 0) !== null;

/** A Pack has come into a space whose card leaves a choice: its Dungeonlord may make use of it (dg.opt.wandering.map-choices). */
export const packEffectProcedure: Chapter<Pick<WanderingLocals, "pack-effect">>["pack-effect"] = {
  steps: {
    start: (run, locals) => {
      const { body } = run;
      const { owner, space, at } = locals;
      const { packAt, pack, out } = playerAt(body, owner);
      if (out || packAt === null || pack.length === 0) return done(nothing);
      // The text has sent it on: it comes into another space (dg.ruling.moved-by-card).
      if (packAt !== space) {
        Object.assign(locals, { space: packAt, at: 0 });
        return next("start");
      }
      const found = choiceFrom(body, space, at);
      if (found === null) return done(nothing);
      locals.at = found.at;
      if (!canPackPay(run.state, owner, null, priceOf(found.choice.costs ?? []), owner)) return next("on");
      const text = textOn(spaceOf(body, space).card, "entry", found.at);
      return ask({ kind: "may", text, rule: RULE }, [idAt(body, owner)], "decided");
    },
    decided: (run, { owner, space, at }, input) => {
      const found = choiceFrom(run.body, space, at);
      if (found === null || input.kind !== "answer" || input.answer.do !== "yes") return next("on");
      const { card } = spaceOf(run.body, space);
      const text = insideOf(textOn(card, "entry", at), "steps");
      return call(
        { procedure: "pack-afflicted", locals: { you: owner, owner, text, rule: RULE, exposed: null } },
        "on",
      );
    },
    on: (_, locals) => {
      locals.at += 1;
      return next("start");
    },
  },
};
