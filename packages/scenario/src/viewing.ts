import { optional, type Schema, strict } from "@undercroft/cards";
import * as z from "zod/mini";
import { type Command, command } from "./command.ts";
import { knownWord, ScenarioFault } from "./fault.ts";
import { text } from "./forms.ts";
import type { ScenarioTypes } from "./types.ts";

type Looking = { readonly seat: string; readonly hides?: readonly string[]; readonly shows?: readonly string[] };

const some = optional(z.array(text).check(z.minLength(1), z.maxLength(400)));

const looking: Schema<Looking> = strict({ seat: text, hides: some, shows: some }).check(
  z.refine(({ hides, shows }) => hides !== undefined || shows !== undefined, {
    message: "this asks for nothing: name what it hides or shows",
  }),
);

const SPECTATOR = "spectator";

/** Nothing sent to a seat names the cards that are hidden from it; what is shown to it does. */
export const viewing = <W extends ScenarioTypes>(): Command<W> =>
  command(looking, (playing, { seat, hides = [], shows = [] }) => {
    const { seats } = playing.state;
    knownWord("seat", seat, [...seats, SPECTATOR]);
    const sent = playing.words.sent(playing, seats.includes(seat) ? seat : null);
    for (const card of [...hides, ...shows]) if (card.includes("/")) knownWord("card", card, sent.cards);
    for (const card of hides) if (sent.text.includes(card)) throw new ScenarioFault(`${seat} is told of ${card}`);
    for (const card of shows)
      if (!sent.text.includes(card)) throw new ScenarioFault(`${seat} is told nothing of ${card}`);
    playing.cited.push({ emitted: { hiddenBy: sent.rule }, rule: sent.rule });
  });
