import { clockwiseFrom, playerAt, playingFrom } from "../players.ts";
import type { Run } from "../procedures.ts";
import { isForce } from "./malevolent.ts";
import { win } from "./winning.ts";

/** No hero is left: the player without one whose card did it wins, or else whose hero fell last before (dg.ruling.malevolent-survivor-win). */
function settleWithoutHeroes(run: Run, by: number | null): void {
  const { body } = run;
  const last = body.fallen.at(-1);
  if (by !== null && by !== last && isForce(body, by)) {
    win(run, by, "dg.opt.malevolent.steal-win", ["dg.ruling.malevolent-survivor-win"]);
    return;
  }
  const before = body.fallen.slice(0, -1).findLast((place) => !playerAt(body, place).out);
  if (before === undefined) throw new Error("nobody is left");
  win(run, before, "dg.ruling.malevolent-survivor-win", []);
}

/**
 * Whoever is left when a player is out wins at once (dg.ruling.last-survivor-timing); among players without heroes, who may still
 * take it from the last hero, only when none of them or no hero is left (dg.opt.malevolent.steal-win).
 */
export function settleSurvivors(run: Run, by: number | null): void {
  const { body } = run;
  const [only, ...others] = playingFrom(body, 0);
  if (only === undefined) throw new Error("nobody is left");
  if (clockwiseFrom(body, 0).length === 0) settleWithoutHeroes(run, by);
  else if (others.length > 0) return;
  else if (body.options.respawn) win(run, only, "dg.ruling.respawn-all-concede", []);
  else win(run, only, "dg.overview.last-survivor", ["dg.ruling.last-survivor-timing"]);
}

/** The last hero's player wins as soon as its own turn comes (dg.ruling.malevolent-survivor-win). True if so. */
export function winAsSurvivor(run: Run): boolean {
  const { body } = run;
  const { player } = body.turn;
  if (!body.options["malevolent-force"] || !playerAt(body, player).alive) return false;
  if (clockwiseFrom(body, player).length > 1) return false;
  win(run, player, "dg.overview.last-survivor", ["dg.ruling.malevolent-survivor-win"]);
  return true;
}
