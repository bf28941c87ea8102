import { type Game, type GameTypes, type Session, toJson } from "@undercroft/kernel";
import type { GameClient, TableInfo } from "@undercroft/table";
import { keepSave } from "../saves/saves.ts";
import { summaryOf } from "../saves/summary.ts";
import { freshId } from "./seed.ts";

/** Keeps a match that is played on from another one as a table of its own: one person against computers. */
export function keepTakeOver<T extends GameTypes>(
  game: Game<T>,
  info: TableInfo,
  person: string,
  session: Session<T>,
): string {
  const id = freshId();
  const seats = info.seats.map((seat) => ({
    ...seat,
    player: seat.id === person ? ("person" as const) : seat.player === "person" ? ("captain" as const) : seat.player,
  }));
  const kept: TableInfo = {
    ...info,
    id,
    seats,
    autos: [],
    touched: Date.now(),
    summary: { ...info.summary, over: false },
  };
  keepSave({ info: kept, record: toJson(game, session) });
  return id;
}

/** Keeps what could be played again of a match as a table of its own, with the same people at it. */
export function keepShorter<T extends GameTypes>(client: GameClient<T>, info: TableInfo, session: Session<T>): string {
  const id = freshId();
  const autos = info.autos.filter((at) => at < session.record.moves.length);
  const kept: TableInfo = { ...info, id, autos, touched: Date.now(), summary: summaryOf(client, session) };
  keepSave({ info: kept, record: toJson(client.game, session) });
  return id;
}
