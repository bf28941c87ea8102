import type { Input } from "@undercroft/kernel";
import { windowFor } from "../effects/windows.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt, playingFrom } from "../players.ts";
import { type Chapter, call, type Dg, done, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import { concernsRoll, isBeyondLines, plusAgainst, scoreOf, whyQuests } from "../traits.ts";
import type { Danger } from "../vocabulary/index.ts";
import { roll } from "./dice.ts";
import type { RollingLocals, Test } from "./locals.ts";
import { announce, bonusOf, lapses, noRoll } from "./rolls.ts";

/** A test begins; its result arrives at `then`. */
export const testing = (test: Test, then: string): ReturnType<typeof call> =>
  call({ procedure: "test", locals: { test, die: null, ...noRoll } }, then);

/** Whether a test whose result has come was overcome. */
export const succeeded = (input: Input<Dg>): boolean =>
  input.kind === "result" && input.result.is === "tested" && input.result.outcome === "overcome";

/** Whether it failed: a test that nothing came of did neither (dg.ruling.gone-before-the-roll). */
export const failed = (input: Input<Dg>): boolean =>
  input.kind === "result" && input.result.is === "tested" && input.result.outcome === "failed";

const lapsed = { is: "tested", outcome: "lapsed" } as const;

/** What else a danger is: Trapped Doors, Pits and Spikes are Obstacles, Locked Doors are not (dg.ruling.what-is-an-obstacle). */
const alsoIs = ({ danger, rule }: Test): Danger =>
  danger === "pit" || danger === "spikes" || rule === "dg.door.trapped" ? "obstacle" : danger;

/** The entries that decide how a test came out. */
function why(body: Body, test: Test, die: number, success: boolean): readonly RuleId[] {
  const { player, score, danger, because } = test;
  const hero = playerAt(body, player);
  const also = alsoIs(test);
  const quests = whyQuests(
    body,
    hero,
    (change) => concernsRoll(change, score, danger) || concernsRoll(change, null, also),
  );
  const named: readonly RuleId[] =
    score === "life" || score === "level" ? ["dg.threat.scores", "dg.ruling.threat-life-score"] : [];
  const idle: readonly RuleId[] = die === (success ? 1 : 6) ? ["dg.ruling.no-natural-extremes"] : [];
  const unheeded: readonly RuleId[] = score === "level" && isBeyondLines(body, hero) ? ["dg.ruling.level-effect"] : [];
  const helped: readonly RuleId[] =
    also !== danger && plusAgainst(body, hero, also) !== 0 ? ["dg.ruling.what-is-an-obstacle"] : [];
  return [...because, ...named, ...unheeded, ...quests, ...helped, ...idle];
}

type Locals = RollingLocals["test"];
type Step = ReturnType<typeof call> | ReturnType<typeof done>;

/** What is added to the die: the hero's score, what its cards add, what was bought or announced. */
export function plusOf(body: Body, locals: Locals): number {
  const { player, score, danger, plus } = locals.test;
  const hero = playerAt(body, player);
  const own = score === null ? 0 : scoreOf(body, hero, score);
  return own + plus + plusAgainst(body, hero, danger, alsoIs(locals.test)) + bonusOf(locals, player);
}

/** What the die, the score and whatever was added come to. */
function settle(run: Run, locals: Locals): Step {
  const { test, die } = locals;
  const { player, score, number, rule } = test;
  if (die === null || lapses(run, locals, [player])) return done(lapsed);
  const plus = plusOf(run.body, locals);
  const success = die + plus >= number;
  const because = why(run.body, test, die, success);
  run.emit({ event: "tested", player, score, die, plus, number, success, rule, because });
  return done({ is: "tested", outcome: success ? "overcome" : "failed" });
}

/** The die, and whatever acts on a die that was rolled. */
function throwDie(run: Run, locals: Locals): Step {
  const { player, purpose } = locals.test;
  if (lapses(run, locals, [player])) return done(lapsed);
  locals.die = roll(run, purpose);
  locals.again = [];
  return windowFor(run, "rolled", playingFrom(run.body, player), "rolled") ?? settle(run, locals);
}

/** Modifiers, the die, whatever acts on a die that was rolled, the outcome (dg.ruling.anytime-dice-timing). */
export const testProcedure: Chapter<RollingLocals>["test"] = {
  steps: {
    start: (run, locals) => {
      const { player } = locals.test;
      announce(run, locals, player);
      return windowFor(run, "roll", playingFrom(run.body, player), "roll") ?? throwDie(run, locals);
    },
    roll: throwDie,
    rolled: (run, locals) => (locals.again.includes(locals.test.player) ? throwDie : settle)(run, locals),
  },
};
