import type { Space } from "../lines/scene.ts";
import type { WindowLog } from "../state.ts";

/** What a creature has done in a window that has just begun: nothing (mn.ruling.turn-limit-phases). */
export const freshWindow = (number: number, { at, size }: Space): WindowLog => ({
  number,
  opportunities: 0,
  immediate: false,
  sinceCharge: null,
  spent: false,
  champion: [],
  terrain: 0,
  startAt: at,
  startSize: size,
});
