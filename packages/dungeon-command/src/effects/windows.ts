import type { Body } from "../state.ts";
import type { LimitWindow } from "../vocabulary/index.ts";

/**
 * The number of the window in progress: of the turn, or of the activation; after an activation has ended the time until
 * the next one counts as a window of its own.
 */
export function windowOf(body: Body, per: LimitWindow): number {
  const { turn } = body;
  switch (per) {
    case "game":
      return 0;
    case "turn":
      return turn.count;
    case "activation":
      return turn.active === null ? -turn.activation : turn.activation;
    default:
      throw new Error(`unknown window ${JSON.stringify(per satisfies never)}`);
  }
}

/** Forgets what was used in windows that are over, and by things that have left. */
export function tidyUses(body: Body): void {
  if (body.uses.length === 0) return;
  body.uses = body.uses.filter((use) => use.window === windowOf(body, use.per) && !hasLeft(body, use.thing));
}

const hasLeft = (body: Body, thing: string): boolean =>
  /^c\d+$/.test(thing) && !body.creatures.some((creature) => creature.id === thing);
