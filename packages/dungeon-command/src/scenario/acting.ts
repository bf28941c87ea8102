import { type Schema, strict, word } from "@undercroft/cards";
import { act as actAtTable, type TableAct } from "@undercroft/kernel";
import { dungeonCommand } from "../game.ts";
import { type Command, command, text } from "./command.ts";
import { knownWord, ScenarioFault } from "./names.ts";
import type { Playing } from "./playing.ts";

type Act = TableAct["act"];

const acts: Schema<Act> = word(["concede", "offer-draw", "accept-draw", "decline-draw"]);

/** Something done at the table at any time, which is no answer to what is asked. */
function doAct(playing: Playing, seat: string, what: Act): void {
  const { seats } = playing.state;
  knownWord("seat", seat, seats);
  const result = actAtTable(dungeonCommand, playing.state, seat, { act: what });
  if (!result.ok) throw new ScenarioFault(`${seat} cannot ${what}: ${result.rule}`);
  playing.state = result.state;
  playing.events.push(...result.events);
}

export const concede: Command = command(text, (playing, seat) => doAct(playing, seat, "concede"));

const deed: Schema<{ readonly seat: string; readonly do: Act }> = strict({ seat: text, do: acts });

export const act: Command = command(deed, (playing, { seat, do: what }) => doAct(playing, seat, what));
