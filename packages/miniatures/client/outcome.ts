import { roundWords } from "@undercroft/table";
import type { State } from "./engine/index.ts";
import { seatName } from "./facing/sides.ts";
import { say } from "./words/index.ts";

/** Who won, and by which reason, in words. */
export function outcomeWords({ outcome, body, seats }: State): { readonly verdict: string; readonly reason: string } {
  if (outcome === null) return { verdict: say("end.open"), reason: "" };
  const { round } = body.battle;
  const names = (ids: readonly string[]): string => ids.map((id) => seatName(body, seats.indexOf(id))).join(", ");
  const points = body.sides.map((side) => side.points).join(" : ");
  const reason = say("end.vp", { round, points });
  if (outcome.kind === "runaway") return { verdict: say("end.runaway"), reason };
  if (outcome.kind === "draw") return { verdict: say("end.draw"), reason };
  const left = body.sides.filter(({ out }) => out).map(({ id }) => id);
  return {
    verdict: say("end.wins", { names: names(outcome.winners) }),
    reason: left.length > 0 ? say("end.resigned", { when: roundWords(round), names: names(left) }) : reason,
  };
}
