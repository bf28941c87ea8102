import { type DcView, dungeonCommand, type State } from "../../engine/index.ts";

/** The cards of a hand that the screen may show. */
export interface OpenHand {
  readonly orders: readonly string[];
  readonly creatures: readonly string[];
}

/**
 * What the screen shows of a match. `state` is dealt anew from the view alone, so that whatever is read from it for
 * pictures, reach, sight, reasons and previews cannot hold what the viewer may not know.
 */
export interface Shown {
  readonly view: DcView;
  readonly state: State;
  /** Hands that lie open to this screen, by seat id. */
  readonly hands: ReadonlyMap<string, OpenHand>;
}

/** What a viewer may see of a state, together with the hands of the seats that are open to them. */
export function shownOf(state: State, viewer: string | null, open: readonly string[]): Shown {
  const view = dungeonCommand.view(state, viewer);
  const hands = new Map<string, OpenHand>();
  for (const seat of new Set(viewer === null ? open : [viewer, ...open])) {
    const own = (seat === viewer ? view : dungeonCommand.view(state, seat)).body.seats.find((one) => one.id === seat);
    if (own !== undefined) hands.set(seat, { orders: own.orderHand ?? [], creatures: own.creatureHand ?? [] });
  }
  return { view, state: dungeonCommand.redeal(view, "shown"), hands };
}
