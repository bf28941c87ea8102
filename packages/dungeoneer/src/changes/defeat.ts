import { countDefeat, leaveParty } from "../campaign/goals.ts";
import { isDungeonlord } from "../campaign/party.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import { disownBegun, setDownCarried } from "./components.ts";
import { fall } from "./fall.ts";
import { goOnWithoutHero } from "./malevolent.ts";
import { loseHand, loseMonsters, loseQuestsAndTotals, loseReadied } from "./possessions.ts";
import { respawn } from "./respawn.ts";
import { settleSurvivors } from "./survivors.ts";

/** A player discards all that it has, and plays no more (dg.hero.defeat-consequences, dg.ruling.defeated-possessions). */
function leaveGame(run: Run, place: number): void {
  playerAt(run.body, place).out = true;
  const rule = "dg.hero.defeat-consequences";
  loseHand(run, place, rule);
  loseReadied(run, place, rule);
  loseMonsters(run, place, rule);
  setDownCarried(run, place);
  disownBegun(run, place);
  loseQuestsAndTotals(run, place);
}

/** A hero is defeated (dg.hero.defeat): what becomes of its player is said by the options in force. `by`: whose card has done it. */
export function defeat(
  run: Run,
  place: number,
  rule: RuleId,
  because: readonly RuleId[] = [],
  by: number | null = null,
): void {
  const { options } = run.body;
  if (options.respawn) {
    fall(run, place, rule, because);
    countDefeat(run, place);
    if (run.state.outcome === null) respawn(run, place);
    return;
  }
  fall(run, place, rule, ["dg.ruling.defeated-possessions", ...because]);
  if (options["malevolent-force"]) goOnWithoutHero(run, place);
  else leaveGame(run, place);
  settleSurvivors(run, by);
}

/** Whoever gives up leaves the game by no option but the plain rule, whether it has a hero or not (dg.ruling.player-concedes). */
export function giveUp(run: Run, place: number): void {
  const rule = "dg.ruling.player-concedes";
  if (isDungeonlord(run.body, place)) {
    leaveParty(run, place);
    return;
  }
  if (playerAt(run.body, place).alive) fall(run, place, rule, ["dg.ruling.defeated-possessions"]);
  leaveGame(run, place);
  if (run.body.campaign !== null) {
    countDefeat(run, place);
    return;
  }
  settleSurvivors(run, null);
}
