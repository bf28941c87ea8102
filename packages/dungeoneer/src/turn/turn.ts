import { endCusp } from "../changes/cusp.ts";
import { isForce } from "../changes/malevolent.ts";
import { winAsSurvivor } from "../changes/survivors.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Phase } from "../state.ts";
import { actsAsHero, isCutShort } from "./acting.ts";
import { banesProcedure } from "./banes.ts";
import { batchProcedure } from "./batch.ts";
import { discardDrawProcedure } from "./discard-draw.ts";
import { dungeonlordProcedure } from "./dungeonlord.ts";
import { heroPhaseProcedure } from "./hero-phase.ts";
import type { TurnLocals } from "./locals.ts";
import { resetProcedure, whatEnds } from "./reset.ts";
import { rewardProcedure } from "./reward.ts";
import { treasuresProcedure } from "./treasure-window.ts";
import { treasuresOr } from "./treasures.ts";

function enter(run: Run, phase: Phase, because: readonly RuleId[] = []): void {
  run.body.turn.phase = phase;
  run.emit({ event: "phase", player: run.body.turn.player, phase, rule: "dg.turn.five-phases", because });
}

/** Whether the active player acts with a hero, or as a Dungeonlord alone (dg.opt.malevolent.actions). */
const withoutHero = ({ body }: Run): readonly RuleId[] =>
  isForce(body, body.turn.player) ? ["dg.ruling.malevolent-turn"] : [];

/**
 * A turn: Reset, Dungeonlord, Build, Hero, Discard/Draw (dg.turn.five-phases). It ends at once if its hero falls
 * (dg.ruling.defeat-on-own-turn); whoever has none takes no part in building, nor has a Hero Phase (dg.ruling.malevolent-turn).
 */
const turnProcedure: Chapter<Pick<TurnLocals, "turn">>["turn"] = {
  steps: {
    start: (run) => {
      if (winAsSurvivor(run)) return done(nothing);
      enter(run, "reset", [...whatEnds(run.body), ...withoutHero(run)]);
      return call({ procedure: "reset", locals: { places: [run.body.turn.player], due: [] } }, "dungeonlord");
    },
    dungeonlord: (run) => {
      const isLordAlone = isForce(run.body, run.body.turn.player);
      enter(run, "dungeonlord", isLordAlone ? ["dg.opt.malevolent.actions"] : []);
      return call({ procedure: "dungeonlord", locals: {} }, "build");
    },
    build: (run) => {
      const { body } = run;
      if (!actsAsHero(body)) return next("discardDraw");
      if (body.options["revealed-map"] || body.mapDeck.length === 0) return next("hero");
      enter(run, "build");
      return call({ procedure: "placing", locals: { player: body.turn.player, card: null, aside: [] } }, "hero");
    },
    hero: (run) => {
      if (!actsAsHero(run.body)) return next("discardDraw");
      enter(run, "hero", run.body.options["revealed-map"] ? ["dg.opt.revealed-map.no-build"] : []);
      return call({ procedure: "hero-phase", locals: {} }, "discardDraw");
    },
    discardDraw: (run) => {
      if (isCutShort(run.body)) return next("over");
      enter(run, "discard-draw", withoutHero(run));
      return call({ procedure: "discard-draw", locals: {} }, "over");
    },
    over: ({ body }) => treasuresOr(body, [], "ended"),
    ended: (run) => {
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
  treasures: treasuresProcedure,
  "hero-phase": heroPhaseProcedure,
  "discard-draw": discardDrawProcedure,
};
