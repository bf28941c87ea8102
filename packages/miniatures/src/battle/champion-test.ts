import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import { heard } from "../powers/at.ts";
import type { Chapter, Run } from "../procedures.ts";
import { done, next } from "../procedures.ts";
import { cardOf } from "../reading/creatures.ts";
import { activeRating } from "../traits.ts";
import type { BattleLocals } from "./locals.ts";

function rollDie(run: Run, seat: number): number {
  const die = run.draw("champion test", 20) + 1;
  run.emit({ event: "rolled", seat, purpose: "champion test", die, rule: "mn.championtest.roll" });
  return die;
}

/** The d20 of a seat: one roll, or the better of two for whoever has the better champion (mn.championtest.advantage). */
function rollFor(run: Run, seat: number, advantage: boolean): number {
  const first = rollDie(run, seat);
  if (!advantage) return first;
  const second = rollDie(run, seat);
  run.emit({ event: "noted", thing: null, rule: "mn.championtest.advantage" });
  return Math.max(first, second);
}

/** The best active rating of each seat; the highest counts, ratings are not added (mn.ruling.champion-test-active). */
const ratingsFor = ({ body }: Run, purpose: "map" | "initiative"): readonly [number, number] => [
  activeRating(body, 0, purpose),
  activeRating(body, 1, purpose),
];

/** Champions in play that do not count now (mn.condition.dazed.no-rating, mn.ruling.champion-test-active). */
function tellUnrated(run: Run): void {
  for (const creature of run.body.creatures) {
    if (creature.status !== "in-play" || cardOf(run.body, creature).champion === undefined) continue;
    if (!isActive(run.body, creature))
      run.emit({ event: "noted", thing: creature.id, rule: "mn.ruling.champion-test-active" });
    else if (underDazed(run.body, creature))
      run.emit({ event: "noted", thing: creature.id, rule: "mn.condition.dazed.no-rating" });
  }
}

/** mn.championtest.*: who picks the map, and who has the initiative of a round. */
export const championTest: Chapter<Pick<BattleLocals, "champion-test">>["champion-test"] = {
  steps: {
    start: (run, locals) => {
      const [mine, theirs] = ratingsFor(run, locals.purpose);
      if (locals.purpose === "initiative") tellUnrated(run);
      locals.kept = [rollFor(run, 0, mine > theirs), rollFor(run, 1, theirs > mine)];
      return locals.purpose === "map" ? next("result") : heard(run, { on: "champion-test" }, "result");
    },
    result: (run, locals) => {
      const [mine, theirs] = ratingsFor(run, locals.purpose);
      const [kept0 = 0, kept1 = 0] = locals.kept;
      const tied = kept0 === kept1;
      if (tied && mine === theirs) {
        run.emit({ event: "noted", thing: null, rule: "mn.championtest.tie" });
        return next("start");
      }
      const winner = (tied ? mine > theirs : kept0 > kept1) ? 0 : 1;
      run.body.battle.testWinner = winner;
      const rule = tied ? "mn.championtest.tie" : "mn.championtest.winner";
      run.emit({ event: "champion-test", purpose: locals.purpose, kept: locals.kept, winner, rule });
      return done({ is: "winner", seat: winner });
    },
  },
};

/** The die of a seat in the test that is being made is rolled again; nothing if none is. */
export function redoTest(run: Run, seat: number, keep: "new" | "better" | "worse"): void {
  const { frames } = run.state;
  const test = frames.findLast((frame) => frame.procedure === "champion-test");
  if (test?.procedure !== "champion-test") return;
  const die = rollDie(run, seat);
  test.locals.kept = test.locals.kept.map((before, owner) => {
    if (owner !== seat) return before;
    if (keep === "better") return Math.max(before, die);
    return keep === "worse" ? Math.min(before, die) : die;
  });
}
