import type { RuleId } from "../ledger/rule-ids.ts";

/** Seats that a match can have. */
export const LEAST_SEATS = 2;
export const MOST_SEATS = 8;

export interface TeamProblem {
  readonly problem: "seats" | "odd" | "unequal" | "one-side";
  readonly rule: RuleId;
}

/**
 * What is wrong with the number of seats and their teams. A free-for-all has a team number of its own for each seat;
 * as soon as two seats share one it is a team game.
 */
export function checkTeams(teams: readonly number[]): TeamProblem[] {
  if (teams.length < LEAST_SEATS) return [{ problem: "seats", rule: "dc.components.players" }];
  const problems: TeamProblem[] = [];
  if (teams.length > MOST_SEATS) problems.push({ problem: "seats", rule: "dc.multi.more-than-two" });
  const sizes = new Map<number, number>();
  for (const team of teams) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  if (sizes.size === teams.length) return problems;
  if (sizes.size === 1) problems.push({ problem: "one-side", rule: "dc.team.equal-size" });
  if (teams.length % 2 === 1) {
    const equal = new Set(sizes.values()).size === 1;
    problems.push({ problem: "odd", rule: equal ? "dc.ruling.team-sizes" : "dc.multi.teams-need-even" });
  } else if (new Set(sizes.values()).size > 1) problems.push({ problem: "unequal", rule: "dc.team.equal-size" });
  return problems;
}

/** Team numbers by seat with teams taking turns around the table (dc.ruling.team-seating). */
export function alternatingTeams(seats: number, teams: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat % teams);
}
