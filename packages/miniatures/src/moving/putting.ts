import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Creature } from "../state.ts";
import { isForbidden } from "../traits.ts";
import { comeTo } from "./come-to.ts";
import { comingCall } from "./coming.ts";
import type { MovingLocals, Putting } from "./locals.ts";

/** The creature stands in its new place. */
function putAt(run: Run, creature: Creature, to: number, { manner, rule, because }: Putting): void {
  const from = creature.at;
  // Anywhere but in its last legal space it is as near as it may be.
  const near: readonly RuleId[] = to === creature.lastLegal ? [] : ["mn.ruling.nearest-measure"];
  comeTo(run, creature, to);
  if (manner === "back")
    run.emit({ event: "put-back", creature: creature.id, to, because: [...because, ...near], rule });
  else run.emit({ event: "moved", creature: creature.id, from, to, path: [to], manner, because, rule });
}

/** Being put somewhere (riders have come down before): it passes nothing on the way and provokes nobody (mn.forced.place, mn.ruling.oa-free-move). */
export const putProcedure: Chapter<Pick<MovingLocals, "put">>["put"] = {
  steps: {
    start: (run, locals) => {
      const { putting } = locals;
      const creature = creatureOf(run.body, putting.creature);
      if (creature.status !== "in-play") return done(nothing);
      if (putting.manner === "teleport" && isForbidden(run.body, creature, "teleport")) {
        run.emit({ event: "noted", thing: creature.id, rule: "mn.precedence.level4" });
        return done(nothing);
      }
      return next("choose");
    },
    choose: (run, locals) => {
      const { creature: id, among, chooser, rule } = locals.putting;
      const creature = creatureOf(run.body, id);
      const [only] = among;
      if (creature.status !== "in-play" || only === undefined) return done(nothing);
      locals.from = creature.at;
      if (among.length === 1) {
        putAt(run, creature, only, locals.putting);
        return next("enters");
      }
      return ask({ kind: "position", creature: id, among, optional: false, rule }, [idOf(run.body, chooser)], "chosen");
    },
    chosen: (run, { putting }, input) => {
      const [first] = putting.among;
      const to = input.kind === "answer" && input.answer.do === "put" ? input.answer.at : first;
      if (to !== undefined) putAt(run, creatureOf(run.body, putting.creature), to, putting);
      return next("enters");
    },
    enters: (run, { putting, from }) => {
      const creature = creatureOf(run.body, putting.creature);
      if (!putting.enters || creature.at === from) return done(nothing);
      return call(comingCall(run.body, creature, { at: from, size: creature.size }, putting.source), "over");
    },
    over: () => done(nothing),
  },
};
