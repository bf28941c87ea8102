import type { PlanProblem, WarbandProblem } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** A warband's fault in words, with its rule. */
export function warbandWords(problem: WarbandProblem): string {
  return `${say(`warband.${problem.problem}`, problem.values)} § ${problem.rule}`;
}

/** What stands against a match, in words, with its rule. */
export function problemWords(problem: PlanProblem): string {
  switch (problem.about) {
    case "warband":
      return say("plan.warband", { number: problem.seat + 1, what: warbandWords(problem) });
    case "layout":
      return say("plan.layout", { rule: problem.rule });
    case "teams":
      return say("plan.teams", { rule: problem.rule });
    case "tile":
      return say("plan.tile", { rule: problem.rule });
    case "commanders":
    case "face":
    case "seats":
    case "chests":
    case "no-layout":
    case "foreign-tile":
      return say(`plan.${problem.about}`, { rule: problem.rule });
  }
}
