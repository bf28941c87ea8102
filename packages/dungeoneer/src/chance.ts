import type { RuleId } from "./ledger/rule-ids.ts";
import { playerAt } from "./players.ts";
import type { Run } from "./procedures.ts";
import { scoreOf } from "./traits.ts";
import type { Threat } from "./vocabulary/index.ts";

/** One six-sided die: 1 to 6 (dg.components.dice). */
export const roll = (run: Run, purpose: string): number => run.draw(purpose, 6) + 1;

/** A die and the named score against the number; as much is enough (dg.threat.roll, dg.threat.success). */
export function overcomes(
  run: Run,
  place: number,
  { score, number }: Threat,
  purpose: string,
  rule: RuleId,
  bonus: number = 0,
  because: readonly RuleId[] = [],
): boolean {
  const die = roll(run, purpose);
  const plus = scoreOf(run.body, playerAt(run.body, place), score) + bonus;
  const success = die + plus >= number;
  const named: readonly RuleId[] =
    score === "life" || score === "level" ? ["dg.threat.scores", "dg.ruling.threat-life-score"] : [];
  const idle: readonly RuleId[] = die === (success ? 1 : 6) ? ["dg.ruling.no-natural-extremes"] : [];
  run.emit({
    event: "tested",
    player: place,
    score,
    die,
    plus,
    number,
    success,
    rule,
    because: [...because, ...named, ...idle],
  });
  return success;
}
