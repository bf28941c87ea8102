import { endCusp } from "../changes/cusp.ts";
import { reasons } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import { type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Phase } from "../state.ts";
import { banesProcedure } from "./banes.ts";
import { batchProcedure } from "./batch.ts";
import { discardDrawProcedure } from "./discard-draw.ts";
import { dungeonlordProcedure } from "./dungeonlord.ts";
import { heroPhaseProcedure } from "./hero-phase.ts";
import type { TurnLocals } from "./locals.ts";
import { resetProcedure, whatEnds } from "./reset.ts";
import { rewardProcedure } from "./reward.ts";

function enter(run: Run, phase: Phase, because: readonly RuleId[] = []): void {
  run.body.turn.phase = phase;
  run.emit({ event: "phase", player: run.body.turn.player, phase, rule: "dg.turn.five-phases", ...reasons(because) });
}

const isOut = ({ body }: Run): boolean => !playerAt(body, body.turn.player).alive;

/** A turn: Reset, Dungeonlord, Build, Hero, Discard/Draw (dg.turn.five-phases). It ends at once if its hero falls (dg.ruling.defeat-on-own-turn). */
const turnProcedure: Chapter<Pick<TurnLocals, "turn">>["turn"] = {
  steps: {
    start: (run) => {
      enter(run, "reset", whatEnds(run.body));
      return call({ procedure: "reset", locals: { due: [] } }, "dungeonlord");
    },
    dungeonlord: (run) => {
      enter(run, "dungeonlord", ["dg.overview.dual-role"]);
      return call({ procedure: "dungeonlord", locals: {} }, "build");
    },
    build: (run) => {
      if (isOut(run)) return next("over");
      const { body } = run;
      if (body.mapDeck.length === 0) return next("hero");
      enter(run, "build");
      return call({ procedure: "placing", locals: { player: body.turn.player, card: null, aside: [] } }, "hero");
    },
    hero: (run) => {
      if (isOut(run)) return next("over");
      enter(run, "hero");
      return call({ procedure: "hero-phase", locals: {} }, "discardDraw");
    },
    discardDraw: (run) => {
      if (isOut(run)) return next("over");
      enter(run, "discard-draw");
      return call({ procedure: "discard-draw", locals: {} }, "over");
    },
    over: (run) => {
      const { turn } = run.body;
      if (turn.onCusp) endCusp(run, turn.player);
      return done(nothing);
    },
  },
};

export const turnProcedures: Chapter<TurnLocals> = {
  turn: turnProcedure,
  dungeonlord: dungeonlordProcedure,
  batch: batchProcedure,
  reward: rewardProcedure,
  banes: banesProcedure,
  reset: resetProcedure,
  "hero-phase": heroPhaseProcedure,
  "discard-draw": discardDrawProcedure,
};
