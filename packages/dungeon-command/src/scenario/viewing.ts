import { optional, type Schema, strict } from "@undercroft/cards";
import * as z from "zod/mini";
import { dungeonCommand } from "../game.ts";
import { type Command, command, text } from "./command.ts";
import { knownWord, ScenarioFault } from "./names.ts";

type Looking = { readonly seat: string; readonly hides?: readonly string[]; readonly shows?: readonly string[] };

const some = optional(z.array(text).check(z.minLength(1), z.maxLength(400)));

const looking: Schema<Looking> = strict({ seat: text, hides: some, shows: some }).check(
  z.refine(({ hides, shows }) => hides !== undefined || shows !== undefined, {
    message: "this asks for nothing: name what it hides or shows",
  }),
);

const SPECTATOR = "spectator";

/** Nothing sent to a seat names the cards that are hidden from it; what is shown to it does. */
export const view: Command = command(looking, (playing, { seat, hides = [], shows = [] }) => {
  const { state } = playing;
  const known = [...state.seats, SPECTATOR];
  knownWord("seat", seat, known);
  const viewer = state.seats.includes(seat) ? seat : null;
  const seen = dungeonCommand.view(state, viewer);
  const { content, ...body } = seen.body;
  const cards = [content.creatures, content.orders, content.commanders].flatMap((table) => Object.keys(table));
  for (const card of [...hides, ...shows]) if (card.includes("/")) knownWord("card", card, cards);
  const { frames, hiddenBy } = seen;
  const events = playing.events.map((event) => dungeonCommand.seeEvent(event, viewer, state));
  const open = { ...body, seats: body.seats.map(({ hiddenOrders: _o, hiddenCreatures: _c, ...rest }) => rest) };
  const sent = JSON.stringify([open, frames, events]);
  for (const card of hides) if (sent.includes(card)) throw new ScenarioFault(`${seat} is told of ${card}`);
  for (const card of shows) if (!sent.includes(card)) throw new ScenarioFault(`${seat} is told nothing of ${card}`);
  playing.cited.push({ emitted: { hiddenBy }, rule: hiddenBy });
});
