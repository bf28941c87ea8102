import { withNames } from "../effects/binding.ts";
import { envFor } from "../effects/env.ts";
import { candidates, rangeOf, targetSpecs } from "../effects/targets.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, done, next } from "../procedures.ts";
import type { TextRef } from "../state.ts";
import type { Aim, StackLocals } from "./locals.ts";

/** What the words of the text mean while its targets are chosen: earlier targets of the same action are bound. */
function envWhileAiming(run: Run, aim: Aim, action: number): ReturnType<typeof envFor> {
  return envFor(run.state, {
    seat: aim.seat,
    self: aim.self,
    text: aim.text,
    names: withNames(aim.bound, aim.chosen[action]),
    amount: aim.amount,
    response: aim.response,
  });
}

/** An Order card's own text lies at its root, a power's does not; what an event triggers is neither played nor used. */
function aimRule(run: Run, text: TextRef): RuleId {
  if (run.state.frames[run.state.frames.length - 2]?.procedure === "triggers") return "dc.target.must-choose";
  return text.path.length === 0 ? "dc.target.chosen-on-play" : "dc.target.chosen-on-use";
}

/**
 * Targets are fixed when the card is played or the power used, all actions' targets at once
 * (dc.target.chosen-on-play, dc.target.chosen-on-use). A target that must be chosen from nothing
 * makes the whole impossible (dc.ruling.no-legal-target).
 */
export const aimProcedures: Chapter<Pick<StackLocals, "aim">> = {
  aim: {
    steps: {
      start: (run, locals) => {
        const specs = targetSpecs(run.body.content, locals.text);
        const spec = specs[locals.at];
        if (spec === undefined) return done({ is: "aimed", names: locals.chosen });
        while (locals.chosen.length <= spec.action) locals.chosen.push({});
        const env = envWhileAiming(run, locals, spec.action);
        const from = candidates(run.state, env, spec);
        const { min, max, chooser } = rangeOf(run.state, env, spec);
        if (from.length < min) return done({ is: "aimed", names: null });
        if (from.length === min && min === max) return choose(locals, spec.name, spec.action, from);
        const seat = run.body.seats[chooser];
        if (seat === undefined) return done({ is: "aimed", names: null });
        return ask(
          {
            kind: "choose",
            purpose: spec.purpose,
            from,
            min,
            max: Math.min(max, from.length),
            text: locals.text,
            self: locals.self,
            need: null,
            hidden: null,
            rule: aimRule(run, locals.text),
          },
          [seat.id],
          "chosen",
        );
      },
      chosen: (run, locals, input) => {
        const spec = targetSpecs(run.body.content, locals.text)[locals.at];
        if (spec === undefined || input.kind !== "answer" || input.answer.do !== "choose")
          return done({ is: "aimed", names: null });
        return choose(locals, spec.name, spec.action, input.answer.things);
      },
    },
  },
};

function choose(aim: Aim, name: string, action: number, things: readonly string[]): ReturnType<typeof next> {
  const names = aim.chosen[action];
  if (names !== undefined) names[name] = [...things];
  aim.at += 1;
  return next("start");
}
