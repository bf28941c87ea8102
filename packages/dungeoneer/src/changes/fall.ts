import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { endCusp } from "./cusp.ts";

/** A hero leaves the map, whatever becomes of its player (dg.hero.defeat, dg.ruling.defeat-timing). */
export function fall(run: Run, place: number, rule: RuleId, because: readonly RuleId[]): void {
  const { body } = run;
  const player = playerAt(body, place);
  player.alive = false;
  player.life = 0;
  body.fallen.push(place);
  body.turn.overcame = body.turn.overcame.filter((one) => one !== place);
  // Whoever leaves during set-up does so in nobody's turn.
  const isOwnTurn = body.turn.phase !== "set-up" && body.turn.player === place;
  const own: readonly RuleId[] = isOwnTurn ? ["dg.ruling.defeat-on-own-turn"] : [];
  run.emit({ event: "defeated", player: place, rule, because: ["dg.ruling.defeat-timing", ...own, ...because] });
  endCusp(run, place);
}
