import { type Game, type GameTypes, type Session, toJson } from "@undercroft/kernel";
import type { TableInfo } from "@undercroft/table";
import { keepSave } from "../saves/saves.ts";
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
