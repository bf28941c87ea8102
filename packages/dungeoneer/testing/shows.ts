import type { Viewer } from "@undercroft/kernel";
import type { DgEvent } from "../src/events.ts";

/** The seats of the games of tests, by place. */
const seats = ["ann", "bob", "cid", "dee"] as const;

/** Whether an event rightly shows a seat what was hidden from it: cards that it draws, and those that anybody brings into the open. */
export function shows(event: DgEvent, viewer: Viewer): boolean {
  switch (event.event) {
    case "drawn":
    case "secret-dealt":
    case "maps-dealt":
    case "searching":
      return seats[event.player] === viewer;
    case "hero-dealt":
    case "respawned":
    case "quest-dealt":
    case "revealed":
    // How many are handed on tells of Quests; who begins, of what was dealt.
    case "handed-on":
    case "initiative":
    case "removed":
    case "set-aside":
    case "turned-over":
    case "placed":
    case "sent":
    case "played":
    case "responded":
    case "readied":
    case "discarded":
      return true;
    default:
      return false;
  }
}
