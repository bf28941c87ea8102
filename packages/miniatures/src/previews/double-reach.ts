import { moveJourney } from "../moving/journey.ts";
import { reachOf } from "../moving/reach.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { Body } from "../state.ts";
import { standing } from "./way.ts";

/** Where two moves declared together lead. */
export interface DoubleReach {
  /** Ends of the first; it need not be a place to stay (mn.move.double). */
  readonly first: readonly number[];
  /** Ends that only the second comes to. */
  readonly second: readonly number[];
}

/** Nothing of the first move is pooled with the second (mn.ruling.double-move), so that each end of the first is a start. */
export function doubleReach(body: Body, id: string): DoubleReach {
  const first = reachOf(body, { ...moveJourney(body, creatureOf(body, id), "move"), loose: true });
  const second = new Set<number>();
  for (const at of first) {
    const there = standing(body, id, at);
    for (const end of reachOf(there, moveJourney(there, creatureOf(there, id), "move"))) second.add(end);
  }
  for (const at of [creatureOf(body, id).at, ...first]) second.delete(at);
  return { first, second: [...second] };
}
