import type { Input } from "@undercroft/kernel";
import { windowFor } from "../effects/windows.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt, playingFrom } from "../players.ts";
import { type Chapter, call, type Dg, done, next } from "../procedures.ts";
import type { Body } from "../state.ts";
import { concernsRoll, plusAgainst, scoreOf, whyQuests } from "../traits.ts";
import { roll } from "./dice.ts";
import type { RollingLocals, Test } from "./locals.ts";
import { bonusOf, noRoll } from "./rolls.ts";

/** A test begins; its result arrives at `then`. */
export const testing = (test: Test, then: string): ReturnType<typeof call> =>
  call({ procedure: "test", locals: { test, die: null, ...noRoll } }, then);

/** Whether a test whose result has come was overcome. */
export const succeeded = (input: Input<Dg>): boolean =>
  input.kind === "result" && input.result.is === "tested" && input.result.success;

/** The entries that decide how a test came out. */
function why(body: Body, { player, score, danger, because }: Test, die: number, success: boolean): readonly RuleId[] {
  const quests = whyQuests(body, playerAt(body, player), (change) => concernsRoll(change, score, danger));
  const named: readonly RuleId[] =
    score === "life" || score === "level" ? ["dg.threat.scores", "dg.ruling.threat-life-score"] : [];
  const idle: readonly RuleId[] = die === (success ? 1 : 6) ? ["dg.ruling.no-natural-extremes"] : [];
  return [...because, ...named, ...quests, ...idle];
}

/** Modifiers, the die, whatever acts on a die that was rolled, the outcome (dg.ruling.anytime-dice-timing). */
export const testProcedure: Chapter<RollingLocals>["test"] = {
  steps: {
    start: (run, { test }) => windowFor(run, "roll", playingFrom(run.body, test.player), "roll") ?? next("roll"),
    roll: (run, locals) => {
      locals.die = roll(run, locals.test.purpose);
      return windowFor(run, "rolled", playingFrom(run.body, locals.test.player), "rolled") ?? next("settle");
    },
    rolled: (_run, locals) => {
      if (locals.again.length === 0) return next("settle");
      locals.again = [];
      return next("roll");
    },
    settle: (run, locals) => {
      const { test, die } = locals;
      const { player, score, number, danger, rule } = test;
      // Whoever gave up meanwhile makes no test.
      if (die === null || !playerAt(run.body, player).alive) return done({ is: "tested", success: false });
      const hero = playerAt(run.body, player);
      const own = score === null ? 0 : scoreOf(run.body, hero, score);
      const plus = own + test.plus + plusAgainst(run.body, hero, danger) + bonusOf(locals, player);
      const success = die + plus >= number;
      run.emit({
        event: "tested",
        player,
        score,
        die,
        plus,
        number,
        success,
        rule,
        because: why(run.body, test, die, success),
      });
      return done({ is: "tested", success });
    },
  },
};
