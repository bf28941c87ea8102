import type { Run } from "../procedures.ts";
import { spaceOf } from "../reading/space.ts";
import { freshWindow } from "./fresh-window.ts";

/** A new window for use limits begins (mn.ruling.turn-limit-phases). */
export function openWindow(run: Run): void {
  const { battle, creatures } = run.body;
  battle.window += 1;
  battle.firstThing = run.body.nextThing;
  for (const creature of creatures)
    if (creature.status === "in-play") creature.window = freshWindow(battle.window, spaceOf(run.body, creature));
}
