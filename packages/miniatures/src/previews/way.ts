import { opportunitiesOnStep } from "../attack/provoking.ts";
import { copyBody } from "../copy.ts";
import type { Journey } from "../moving/locals.ts";
import { costsOfReach, pathTo } from "../moving/reach.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { Body } from "../state.ts";

/** A step on which somebody may strike at the mover before it is taken (mn.move.provokes). */
export interface OpenStep {
  readonly from: number;
  readonly to: number;
  readonly by: readonly string[];
}

/** How a movement would go, before it is chosen: north-west squares of the space, the start first. */
export interface WayAhead {
  readonly creature: string;
  readonly size: number;
  readonly squares: readonly number[];
  readonly cost: number;
  readonly open: readonly OpenStep[];
}

/** The body with a creature standing elsewhere, for looking ahead. */
export function standing(body: Body, id: string, at: number): Body {
  const moved = copyBody(body);
  creatureOf(moved, id).at = at;
  return moved;
}

/**
 * The canonical way of a journey to an end, with everybody who may strike on it if nobody else does anything; null if it
 * does not lead there. Who has struck once strikes no more (mn.oa.once-per-turn): each step is told as if nobody had yet.
 */
export function wayAhead(body: Body, journey: Journey, to: number): WayAhead | null {
  const cost = costsOfReach(body, journey).get(to);
  const path = pathTo(body, journey, to);
  if (cost === undefined || path === null) return null;
  const { at, size } = creatureOf(body, journey.creature);
  return {
    creature: journey.creature,
    size,
    squares: [at, ...path],
    cost,
    open: journey.manner === "shift" ? [] : openSteps(body, journey, [at, ...path]),
  };
}

function openSteps(body: Body, journey: Journey, squares: readonly number[]): readonly OpenStep[] {
  return squares.slice(1).flatMap((to, i): readonly OpenStep[] => {
    const from = squares[i] ?? to;
    const there = standing(body, journey.creature, from);
    const by = opportunitiesOnStep(there, creatureOf(there, journey.creature), to, journey);
    return by.length === 0 ? [] : [{ from, to, by }];
  });
}
