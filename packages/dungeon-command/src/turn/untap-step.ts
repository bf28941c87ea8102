import type { Next } from "@undercroft/kernel";
import { makeChange } from "../changes/make.ts";
import type { Chapter, Dc, Run, Step } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { mayReplace } from "../reading/facts.ts";
import { forbids } from "../traits.ts";
import type { TurnLocals } from "./locals.ts";
import { noSource } from "./source.ts";

const rules = {
  refresh: { untap: "dc.refresh.untap", kept: "dc.refresh.untap-prevented" },
  cleanup: { untap: "dc.cleanup.untap", kept: "dc.cleanup.untap-prevented" },
} as const;

/** Takes the next tapped creature that may untap; those that something keeps tapped are passed over. */
const untapNext: Step<"untapStep"> = (run, { phase, queue }) => {
  for (;;) {
    const id = queue.shift();
    if (id === undefined) return done(nothing);
    const creature = run.body.creatures.find((c) => c.id === id);
    if (creature === undefined || !creature.tapped) continue;
    if (forbids(run.state, "untap", creature) !== null) {
      run.emit({ event: "stays-tapped", creature: id, rule: rules[phase].kept });
      continue;
    }
    // It untaps in its controller's turn, whoever owns it.
    if (creature.controller !== creature.owner) run.emit({ event: "noted", thing: id, rule: "dc.tap.untap-times" });
    const made = makeChange(run, { change: "untap", creature: id }, noSource, rules[phase].untap, "untapNext");
    if (made !== null) return made;
  }
};

/**
 * The untap step of Refresh or Cleanup (dc.tap.untap-times); null if it is over, for it needs a frame only where some text
 * could replace what it does.
 */
export function untapStep(
  run: Run,
  seat: number,
  phase: TurnLocals["untapStep"]["phase"],
  then: string,
): Next<Dc> | null {
  const queue: string[] = [];
  for (const creature of run.body.creatures)
    if (creature.tapped && creature.controller === seat) queue.push(creature.id);
  const locals = { seat, phase, queue };
  if (mayReplace(run.body.content, "untapped")) return call({ procedure: "untapStep", locals }, then);
  untapNext(run, locals, { kind: "none" });
  return null;
}

export const untapProcedures: Chapter<Pick<TurnLocals, "untapStep">> = {
  untapStep: {
    steps: {
      start: untapNext,
      untapNext,
    },
  },
};
