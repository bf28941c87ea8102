import type { Game, GameTypes } from "../game.ts";
import { sameJson } from "../json.ts";
import type { Session } from "../record.ts";
import { openRecord, toJson } from "../record-file.ts";

/** The whole record is saved, read, verified and opened: it must be the same match. */
export function tryRestart<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  fail: (kind: string, detail: string) => void,
): void {
  const opened = openRecord(game, toJson(game, session));
  if (opened.kind === "unreadable")
    fail("restart-unreadable", opened.faults.map((one) => `${one.place}: ${one.why}`).join("; "));
  else if (opened.faults.length > 0) fail("restart-differs", opened.faults.map((one) => one.detail).join("; "));
  else if (!sameJson(opened.session.state, session.state))
    fail("restart-differs", "a match that was saved and opened is another");
}
