import type { Chapter, Run } from "../procedures.ts";
import { done, next } from "../procedures.ts";
import { activeRating } from "../traits.ts";
import type { BattleLocals } from "./locals.ts";

/** The d20 of a seat: one roll, or the better of two for whoever has the better champion (mn.championtest.advantage). */
function rollFor(run: Run, seat: number, advantage: boolean): number {
  const roll = (): number => {
    const die = run.draw("champion test", 20) + 1;
    run.emit({ event: "rolled", seat, purpose: "champion test", die, rule: "mn.championtest.roll" });
    return die;
  };
  const first = roll();
  if (!advantage) return first;
  const second = roll();
  run.emit({ event: "noted", thing: null, rule: "mn.championtest.advantage" });
  return Math.max(first, second);
}

/** mn.championtest.*: who picks the map, and who has the initiative of a round. */
export const championTest: Chapter<Pick<BattleLocals, "champion-test">>["champion-test"] = {
  steps: {
    start: (run, locals) => {
      const ratings = run.body.sides.map((_, seat) => activeRating(run.body, seat, locals.purpose));
      const [mine = 0, theirs = 0] = ratings;
      locals.kept = [rollFor(run, 0, mine > theirs), rollFor(run, 1, theirs > mine)];
      const [kept0 = 0, kept1 = 0] = locals.kept;
      if (kept0 === kept1 && mine === theirs) {
        run.emit({ event: "noted", thing: null, rule: "mn.championtest.tie" });
        return next("start");
      }
      const tied = kept0 === kept1;
      const winner = (tied ? mine > theirs : kept0 > kept1) ? 0 : 1;
      run.body.battle.testWinner = winner;
      const rule = tied ? "mn.championtest.tie" : "mn.championtest.winner";
      run.emit({ event: "champion-test", purpose: locals.purpose, kept: locals.kept, winner, rule });
      return done({ is: "winner", seat: winner });
    },
  },
};
