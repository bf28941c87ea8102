import { end } from "../conditions/lasting.ts";
import type { Run } from "../procedures.ts";
import { findCreature } from "../reading/creatures.ts";
import { isAwaited } from "./awaited.ts";
import type { Moment } from "./moments.ts";
import { wordsAt } from "./words.ts";

/** Effects that lasted until this happened (mn.duration.trigger). */
export function endAwaited(run: Run, moment: Moment): void {
  for (const { id, until } of run.body.effects) {
    if (until.kind !== "event" || until.on.on !== moment.on) continue;
    const self = findCreature(run.body, until.self);
    if (self !== undefined && isAwaited(run.state, until.on, moment, wordsAt(run.state, moment, self)))
      end(run, id, "mn.duration.trigger");
  }
}
