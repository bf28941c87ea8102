import type { Input } from "@undercroft/kernel";
import { moveMarker } from "../changes/perform.ts";
import { nextReplacement } from "../changes/replace.ts";
import { testMorale } from "../ending.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { mayReplace } from "../reading/facts.ts";
import { creatureOf } from "../reading/names.ts";
import { bury, destroyNow, fallen, isDead, noteSpared } from "./destroying.ts";
import type { DamageLocals } from "./locals.ts";

/** The entry by which these creatures are destroyed: their damage, or else the instruction of a text. */
function ruleOf(run: Run, ids: readonly string[]): RuleId {
  const dead = ids.every((id) => {
    const creature = creatureOf(run.body, id);
    return creature === null || isDead(run.body, creature);
  });
  return dead ? "dc.destroy.condition" : "dc.stack.carry-out-instructions";
}

/** Destroying creatures: asks what replaces it, then buries all together, then takes their owners' Morale. */
export const destroyProcedures: Chapter<Pick<DamageLocals, "destroy" | "casualties">> = {
  destroy: {
    steps: {
      start: (run, { creatures, source, met }) => {
        const there = creatures.filter((id) => creatureOf(run.body, id) !== null);
        const { content } = run.body;
        if (mayReplace(content, "destroyed") || mayReplace(content, "track-lowered")) {
          const locals = { waiting: there, doomed: [], spared: [], losses: [], source, met };
          return call({ procedure: "casualties", locals }, "end");
        }
        destroyNow(run, there, source, ruleOf(run, there));
        return done(nothing);
      },
      end: () => done(nothing),
    },
  },
  casualties: {
    steps: {
      start: (run, { waiting, doomed, source, met }) => {
        for (;;) {
          const creature = waiting[0];
          if (creature === undefined) return next("bury");
          const would = { on: "destroyed", creature, amount: 0, source } as const;
          if (nextReplacement(run.state, would, met) !== null)
            return call({ procedure: "replace", locals: { would, met: [...met], offered: null } }, "offered");
          waiting.shift();
          doomed.push(creature);
        }
      },
      offered: (_run, { waiting, doomed, spared }, input) => {
        const creature = waiting.shift();
        if (creature !== undefined) (happened(input) ? doomed : spared).push(creature);
        return next("start");
      },
      bury: (run, { doomed, losses, source }) => {
        losses.push(...bury(run, doomed, source, ruleOf(run, doomed)));
        return next("lose");
      },
      lose: (run, { losses, source, met }) => {
        for (;;) {
          const loss = losses[0];
          if (loss === undefined) return next("more");
          const { seat, by } = loss;
          const would = { on: "track-lowered", track: "morale", seat, amount: by, source } as const;
          if (nextReplacement(run.state, would, met) !== null)
            return call({ procedure: "replace", locals: { would, met: [...met], offered: null } }, "lost");
          losses.shift();
          moveMarker(run, "morale", seat, -by, loss.rule);
        }
      },
      lost: (run, { losses }, input) => {
        const loss = losses.shift();
        if (loss !== undefined && happened(input)) moveMarker(run, "morale", loss.seat, -loss.by, loss.rule);
        return next("lose");
      },
      // Whoever only lived by those that fell falls in the same event.
      more: (run, { waiting, doomed, spared }) => {
        doomed.length = 0;
        waiting.push(...fallen(run.body).filter((id) => !spared.includes(id)));
        return next(waiting.length === 0 ? "test" : "start");
      },
      test: (run, { spared }) => {
        noteSpared(run, spared);
        testMorale(run);
        return done(nothing);
      },
    },
  },
};

function happened(input: Input<Dc>): boolean {
  return input.kind !== "result" || input.result.is !== "change" || input.result.happened;
}
