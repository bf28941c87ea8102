import type { Domain, Pick, Verdict } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Answer } from "../questions.ts";

/** Answers that might be legal, each once, and whether one of them is: all legal answers are among them. */
export interface Candidates {
  readonly list: readonly Answer[];
  isLegal(answer: Answer): boolean;
}

/**
 * A domain of candidates that are weighed one by one, as far as somebody wants to know: a player who draws one has few of them
 * weighed, and each legal one is drawn as often as every other. What was weighed is kept as long as the domain, which is made
 * anew for every question: nothing changes before it is answered.
 */
export function weighedDomain(
  { list, isLegal: weigh }: Candidates,
  check: (answer: Answer) => Verdict<RuleId>,
): Domain<Answer> {
  const known = new Map<Answer, boolean>();
  const isLegal = (answer: Answer): boolean => {
    const before = known.get(answer);
    if (before !== undefined) return before;
    const found = weigh(answer);
    known.set(answer, found);
    return found;
  };
  return {
    kind: "list",
    check,
    sample: (pick) => drawn(list, isLegal, pick),
    first: () => list.find(isLegal) ?? null,
    enumerate: () => list.filter(isLegal),
    open: () => {
      let legal = 0;
      // The last ones are the most likely: to end the turn, to move.
      for (let i = list.length - 1; i >= 0; i -= 1) {
        const answer = list[i];
        if (answer !== undefined && isLegal(answer)) legal += 1;
        if (legal > 1) return true;
      }
      return false;
    },
  };
}

/** Draws candidates without putting them back until one is legal. */
function drawn(list: readonly Answer[], isLegal: (answer: Answer) => boolean, pick: Pick): Answer | null {
  const left = list.slice();
  while (left.length > 0) {
    const at = pick(left.length);
    const answer = left[at];
    const last = left.pop();
    if (answer === undefined || last === undefined) return null;
    if (isLegal(answer)) return answer;
    if (at < left.length) left[at] = last;
  }
  return null;
}
