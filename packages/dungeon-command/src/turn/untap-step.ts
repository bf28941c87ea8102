import { makeChange } from "../changes/make.ts";
import type { Chapter, Run, Step } from "../procedures.ts";
import { done, nothing } from "../procedures.ts";
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
    if (made.kind === "call") return made;
  }
};

function queueTapped(run: Run, seat: number, queue: string[]): void {
  for (const creature of run.body.creatures)
    if (creature.tapped && creature.controller === seat) queue.push(creature.id);
}

/** The untap steps of Refresh and Cleanup (dc.tap.untap-times). */
export const untapProcedures: Chapter<Pick<TurnLocals, "untapStep">> = {
  untapStep: {
    steps: {
      start: (run, locals, input) => {
        queueTapped(run, locals.seat, locals.queue);
        return untapNext(run, locals, input);
      },
      untapNext,
    },
  },
};
