import type { Input } from "@undercroft/kernel";
import { windowFor } from "../effects/windows.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt, playingFrom } from "../players.ts";
import { type Chapter, call, type Dg, done, type Run } from "../procedures.ts";
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

type Locals = RollingLocals["test"];
type Step = ReturnType<typeof call> | ReturnType<typeof done>;

/** What the die, the score and whatever was added come to. */
function settle(run: Run, locals: Locals): Step {
  const { test, die } = locals;
  const { player, score, number, danger, rule } = test;
  // Whoever gave up meanwhile makes no test.
  if (die === null || !playerAt(run.body, player).alive) return done({ is: "tested", success: false });
  const hero = playerAt(run.body, player);
  const own = score === null ? 0 : scoreOf(run.body, hero, score);
  const plus = own + test.plus + plusAgainst(run.body, hero, danger) + bonusOf(locals, player);
  const success = die + plus >= number;
  const because = why(run.body, test, die, success);
  run.emit({ event: "tested", player, score, die, plus, number, success, rule, because });
  return done({ is: "tested", success });
}

/** The die, and whatever acts on a die that was rolled. */
function throwDie(run: Run, locals: Locals): Step {
  locals.die = roll(run, locals.test.purpose);
  locals.again = [];
  return windowFor(run, "rolled", playingFrom(run.body, locals.test.player), "rolled") ?? settle(run, locals);
}

/** Modifiers, the die, whatever acts on a die that was rolled, the outcome (dg.ruling.anytime-dice-timing). */
export const testProcedure: Chapter<RollingLocals>["test"] = {
  steps: {
    start: (run, locals) =>
      windowFor(run, "roll", playingFrom(run.body, locals.test.player), "roll") ?? throwDie(run, locals),
    roll: throwDie,
    rolled: (run, locals) => (locals.again.length === 0 ? settle : throwDie)(run, locals),
  },
};
