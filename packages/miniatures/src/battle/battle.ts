import type { Next } from "@undercroft/kernel";
import { expireAtRoundEnd } from "../conditions/expiring.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { heard } from "../powers/at.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { idOf } from "../reading/seats.ts";
import { championTest } from "./champion-test.ts";
import type { BattleLocals } from "./locals.ts";
import { playersTurn } from "./player-turns.ts";
import { scoreAreas } from "./scoring.ts";
import { checkVictory } from "./victory.ts";
import { openWindow } from "./windows.ts";

/** A step of the round begins that counts as a turn of its own for use limits (mn.battle.start-of-round.as-turn). */
function beginStep(run: Run, step: "start-of-round" | "end-of-round"): void {
  run.body.battle.step = step;
  openWindow(run);
  const because = ["mn.ruling.turn-limit-phases"] as const;
  run.emit({ event: "noted", thing: null, because, rule: `mn.battle.${step}.as-turn` });
}

/** The battle sequence (mn.battle.*). */
export const battleProcedures: Chapter<BattleLocals> = {
  "champion-test": championTest,
  battle: {
    steps: {
      start: (run) => {
        for (const seat of run.body.sides.keys()) run.emit({ event: "revealed", seat, rule: "mn.battle.reveal" });
        return call({ procedure: "set-up", locals: { chooser: null, first: null } }, "rounds");
      },
      rounds: () => call({ procedure: "round", locals: {} }, "rounds"),
    },
  },
  round: {
    steps: {
      start: (run) => {
        const { battle, creatures } = run.body;
        battle.round += 1;
        for (const creature of creatures) creature.acted = false;
        run.emit({ event: "round-starts", round: battle.round, rule: "mn.battle.next-round" });
        beginStep(run, "start-of-round");
        return heard(run, { on: "round-starts" }, "begun");
      },
      // Whoever was forced into a pit comes out of it as the step ends (mn.ruling.pit-round-step).
      begun: () => call({ procedure: "out-of-pits", locals: { done: [] } }, "initiative"),
      initiative: (run) => {
        // After the start of the round, not before (mn.championtest.when).
        run.emit({ event: "noted", thing: null, rule: "mn.ruling.initiative-moment" });
        return call({ procedure: "champion-test", locals: { purpose: "initiative", kept: [] } }, "choose-first");
      },
      "choose-first": (run) => {
        const { testWinner } = run.body.battle;
        return ask(
          { kind: "first-or-second", of: "round", rule: "mn.battle.initiative" },
          [idOf(run.body, testWinner ?? 0)],
          "first",
        );
      },
      first: (run, _, input) => {
        const { battle } = run.body;
        const winner = battle.testWinner ?? 0;
        battle.first = input.kind === "answer" && input.answer.do === "second" ? 1 - winner : winner;
        battle.player = null;
        battle.step = "turns";
        run.emit({ event: "initiative", seat: battle.first, rule: "mn.battle.initiative" });
        return next("turns");
      },
      turns: (run) => {
        const turn = playersTurn(run.body);
        if (turn === null) return next("end");
        const { seat, creatures, rule } = turn;
        run.body.battle.player = seat;
        run.emit({ event: "player-turn", seat, creatures, rule });
        return call({ procedure: "player-turn", locals: { seat, left: creatures } }, "turns");
      },
      end: (run) => {
        run.body.battle.player = null;
        run.emit({ event: "round-ends", round: run.body.battle.round, rule: "mn.battle.end-of-round.when" });
        beginStep(run, "end-of-round");
        return heard(run, { on: "round-ends" }, "ended");
      },
      ended: () => call({ procedure: "out-of-pits", locals: { done: [] } }, "expire"),
      // mn.duration.end-of-round; the very last thing is the score (mn.battle.end-of-round.score).
      expire: (run) => {
        expireAtRoundEnd(run);
        return next("score");
      },
      score: (run) => {
        run.emit({ event: "noted", thing: null, rule: "mn.battle.end-of-round.score" });
        scoreAreas(run);
        checkVictory(run, "mn.battle.victory-check");
        return done(nothing);
      },
    },
  },
  "player-turn": {
    steps: {
      start: (run, locals) => nameNext(run, locals, "mn.turn.start.choose"),
      turn: (_run, _locals, input) => {
        if (input.kind !== "answer" || input.answer.do !== "activate") return next("start");
        return call({ procedure: "creature-turn", locals: { creature: input.answer.creature } }, "checked");
      },
      checked: (run) => {
        checkVictory(run, "mn.ruling.victory-check-moment");
        return next("second");
      },
      second: (run, locals) => nameNext(run, locals, "mn.ruling.activation-pairs"),
    },
  },
};

/** The next creature of the player turn is named, when the one before is done with (mn.ruling.activation-pairs). */
function nameNext({ body }: Run, locals: BattleLocals["player-turn"], rule: RuleId): Next<Mn> {
  const waiting = body.creatures.some((c) => c.owner === locals.seat && c.status === "in-play" && !c.acted);
  if (locals.left === 0 || !waiting) return done(nothing);
  locals.left -= 1;
  return ask({ kind: "activate", rule }, [idOf(body, locals.seat)], "turn");
}
