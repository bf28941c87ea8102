import type { Viewer } from "@undercroft/kernel";
import type { DcEvent } from "../events.ts";
import type { State } from "../procedures.ts";

/** What a viewer may know of an event: which cards were drawn or found is for their own seat alone. */
export function seeEvent(event: DcEvent, viewer: Viewer, state: State): DcEvent | null {
  switch (event.event) {
    case "drawn":
    case "searched":
      return state.body.seats[event.seat]?.id === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}

/** What undo may not cross: chance, and hidden information shown (design section 5). */
export function barrier(event: DcEvent): "chance" | "shown" | null {
  switch (event.event) {
    case "drawn":
    case "searched":
    case "chest-revealed":
    case "revealed":
    case "hand-redrawn":
      return "shown";
    case "seat-wins-roll":
    case "chests-laid":
    case "deck-shuffled":
      return "chance";
    default:
      return null;
  }
}
