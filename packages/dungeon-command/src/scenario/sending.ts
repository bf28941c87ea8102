import type { Viewer } from "@undercroft/kernel";
import type { Sent } from "@undercroft/scenario";
import { dungeonCommand } from "../game.ts";
import type { Playing } from "./types.ts";

/** What is sent to a viewer: the view without the definitions and lists of what is not known, and the events. */
export function sent({ state, events }: Playing, viewer: Viewer): Sent {
  const seen = dungeonCommand.view(state, viewer);
  const { content, ...body } = seen.body;
  const { frames, hiddenBy } = seen;
  const told = events.map((event) => dungeonCommand.seeEvent(event, viewer, state));
  const open = { ...body, seats: body.seats.map(({ hiddenOrders: _o, hiddenCreatures: _c, ...rest }) => rest) };
  return {
    text: JSON.stringify([open, frames, told]),
    cards: [content.creatures, content.orders, content.commanders].flatMap((table) => Object.keys(table)),
    rule: hiddenBy,
  };
}
