import { type Session, toJson } from "@undercroft/kernel";
import { type Dc, dungeonCommand } from "../engine/index.ts";
import type { TableInfo } from "../saves/info.ts";
import { keepSave } from "../saves/saves.ts";
import { freshId } from "./seed.ts";

/** Keeps a match that is played on from another one as a table of its own: one person against computers. */
export function keepTakeOver(info: TableInfo, person: string, session: Session<Dc>): string {
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
  keepSave({ info: kept, record: toJson(dungeonCommand, session) });
  return id;
}
