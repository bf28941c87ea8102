import type { Run } from "../procedures.ts";
import { spaceOf } from "../reading/space.ts";

/** A new window for use limits begins (mn.ruling.turn-limit-phases). */
export function openWindow(run: Run): void {
  const { battle, creatures } = run.body;
  battle.window += 1;
  battle.firstThing = run.body.nextThing;
  for (const creature of creatures) {
    if (creature.status !== "in-play") continue;
    creature.window = {
      number: battle.window,
      opportunities: 0,
      immediate: false,
      spent: false,
      champion: [],
      terrain: 0,
      startAt: spaceOf(run.body, creature).at,
    };
  }
}
