import { type Schema, strict, word } from "@undercroft/cards";
import { act, type TableAct } from "@undercroft/kernel";
import { type Command, command } from "./command.ts";
import { knownWord, ScenarioFault } from "./fault.ts";
import { text } from "./forms.ts";
import type { Playing } from "./playing.ts";
import type { ScenarioTypes } from "./types.ts";

type Act = TableAct["act"];

const acts: Schema<Act> = word(["concede", "offer-draw", "accept-draw", "decline-draw"]);

/** Something done at the table at any time, which is no answer to what is asked. */
function doAct<W extends ScenarioTypes>(playing: Playing<W>, seat: string, what: Act): void {
  const { seats } = playing.state;
  knownWord("seat", seat, seats);
  const result = act(playing.words.game, playing.state, seat, { act: what });
  if (!result.ok) throw new ScenarioFault(`${seat} cannot ${what}: ${result.rule}`);
  playing.state = result.state;
  playing.events.push(...result.events);
}

export const conceding = <W extends ScenarioTypes>(): Command<W> =>
  command(text, (playing, seat) => doAct(playing, seat, "concede"));

const deed: Schema<{ readonly seat: string; readonly do: Act }> = strict({ seat: text, do: acts });

export const acting = <W extends ScenarioTypes>(): Command<W> =>
  command(deed, (playing, { seat, do: what }) => doAct(playing, seat, what));
