import type { DgEvent } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import { defeatsNeeded, heroOrder, questsDone, questsNeeded } from "./party.ts";

/** The party has its Quests, and each of those who are in has one of its own (dg.campaign.hero-goal, dg.campaign.hero-goal-each). */
const heroesReach = (body: Body): boolean =>
  questsDone(body) >= questsNeeded(body) &&
  heroOrder(body).every((place) => playerAt(body, place).completed.length > 0);

/** Why the party has not won, with Quests enough: somebody has none (dg.campaign.hero-goal-each). */
const isLackingOne = (body: Body): boolean => questsDone(body) >= questsNeeded(body) && !heroesReach(body);

function win(run: Run, winners: readonly number[], rule: RuleId, because: readonly RuleId[]): void {
  for (const player of winners) run.emit({ event: "won", player, rule, because });
  const ids = winners.map((place) => playerAt(run.body, place).id);
  run.end({ kind: "won", winners: ids, drawn: [], rule });
}

/** The heroes win together, whoever completed the last Quest (dg.campaign.hero-goal). */
const heroesWin = (run: Run, rule: RuleId, because: readonly RuleId[]): void =>
  win(run, heroOrder(run.body), rule, because);

/**
 * Looks after every event whether a side has reached its goal. If both have at once, the active one wins: the Dungeonlord in its
 * own phase, the heroes in theirs (dg.ruling.campaign-defeat-tally).
 */
function checkGoals(run: Run): void {
  const { body } = run;
  const { campaign, dungeonlord, turn } = body;
  if (campaign === null || dungeonlord === null || run.state.outcome !== null) return;
  const heroes = heroesReach(body);
  const lord = campaign.defeats >= defeatsNeeded(body);
  const tie: readonly RuleId[] = heroes && lord ? ["dg.ruling.campaign-defeat-tally"] : [];
  if (lord && (!heroes || turn.player === dungeonlord)) win(run, [dungeonlord], "dg.campaign.dl-goal", tie);
  else if (heroes)
    heroesWin(run, "dg.campaign.hero-goal", ["dg.campaign.hero-goal-each", "dg.ruling.win-timing", ...tie]);
}

function tally(run: Run, side: Extract<DgEvent, { event: "tally" }>["side"], because: readonly RuleId[]): void {
  const { body } = run;
  const isLord = side === "dungeonlord";
  run.emit({
    event: "tally",
    side,
    count: isLord ? (body.campaign?.defeats ?? 0) : questsDone(body),
    of: isLord ? defeatsNeeded(body) : questsNeeded(body),
    rule: isLord ? "dg.campaign.dl-goal" : "dg.campaign.hero-goal",
    because,
  });
}

/** A Dungeonlord who gives up leaves the game to the party (dg.ruling.campaign-leaving). */
export function leaveParty(run: Run, place: number): void {
  playerAt(run.body, place).out = true;
  heroesWin(run, "dg.ruling.campaign-leaving", []);
}

/** A hero fell: one more for the Dungeonlord, whoever it was and whoever brought it down (dg.ruling.campaign-defeat-tally). */
export function countDefeat(run: Run, place: number): void {
  const { campaign } = run.body;
  if (campaign === null) return;
  campaign.defeats += 1;
  // Whoever comes again has fought nobody yet.
  campaign.fought = campaign.fought.filter((one) => one !== place);
  tally(run, "dungeonlord", ["dg.ruling.campaign-defeat-tally"]);
  checkGoals(run);
}

/** A hero player completed a Quest: it counts for the party (dg.campaign.hero-goal). */
export function countQuest(run: Run): void {
  if (run.body.campaign === null) return;
  tally(run, "heroes", isLackingOne(run.body) ? ["dg.campaign.hero-goal-each"] : []);
  checkGoals(run);
}
