import { roundWords } from "@undercroft/table";
import type { State } from "./engine/index.ts";
import { seatName } from "./facing/names.ts";
import { say } from "./words/index.ts";

/** Who won, and by which reason, in words. */
export function outcomeWords(state: State): { readonly verdict: string; readonly reason: string } {
  const { outcome, body } = state;
  if (outcome === null) return { verdict: say("end.open"), reason: "" };
  const names = (ids: readonly string[]): string =>
    ids
      .map((id) =>
        seatName(
          body,
          body.seats.findIndex((seat) => seat.id === id),
        ),
      )
      .join(", ");
  const round = { round: body.turn.round };
  const when = roundWords(body.turn.round);
  const fallen = body.seats.filter((seat) => seat.morale <= 0 && !outcome.winners.includes(seat.id));
  const left = body.seats.filter((seat) => seat.out && !outcome.winners.includes(seat.id));
  if (outcome.kind === "runaway") return { verdict: say("end.runaway"), reason: say("end.round", round) };
  if (outcome.kind === "draw")
    return { verdict: say("end.draw"), reason: say("end.drawn", { when, names: names(outcome.drawn) }) };
  const verdict = say(outcome.winners.length > 1 ? "end.win-many" : "end.wins", { names: names(outcome.winners) });
  if (fallen.length > 0)
    return { verdict, reason: say("end.morale", { ...round, names: names(fallen.map((seat) => seat.id)) }) };
  if (left.length > 0)
    return { verdict, reason: say("end.resigned", { when, names: names(left.map((seat) => seat.id)) }) };
  return { verdict, reason: say("end.round", round) };
}
