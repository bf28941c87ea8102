import { endCusp } from "../changes/cusp.ts";
import type { DgEvent } from "../events.ts";
import { playerAt } from "../players.ts";
import { type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Phase } from "../state.ts";
import { isCutShort } from "../turn/acting.ts";
import { whatEnds } from "../turn/reset.ts";
import type { CampaignLocals } from "./locals.ts";
import { heroOrder } from "./party.ts";

type Cited = Pick<DgEvent, "rule" | "because">;

/** The common turn begins: the Dungeonlord acts first (dg.campaign.turn-cycle, dg.campaign.dl.initiative). */
export function beginCommonTurn(run: Run): void {
  const { body } = run;
  const player = body.dungeonlord ?? 0;
  const count = body.turn.count + 1;
  const falls = body.fallen.length;
  const fresh = { falls, visited: [], moved: false, onCusp: false, overcame: [], used: body.turn.used };
  body.turn = { player, round: count, count, phase: "reset", ...fresh };
  run.emit({
    event: "began",
    player,
    round: count,
    rule: "dg.campaign.turn-cycle",
    because: ["dg.campaign.dl.initiative"],
  });
}

function enter(run: Run, player: number, phase: Phase, cited: Cited): void {
  run.body.turn.phase = phase;
  run.emit({ event: "phase", player, phase, ...cited });
}

/** A hero's own phase begins: what it enters, and whether it stays, is counted anew (dg.ruling.campaign-collection). */
function beginHero(run: Run, place: number): void {
  const { body } = run;
  const { at, cusp } = playerAt(body, place);
  const falls = body.fallen.length;
  body.turn = { ...body.turn, player: place, falls, visited: [at], moved: false, onCusp: cusp !== null };
  enter(run, place, "hero", { rule: "dg.campaign.hero.order" });
}

/** A common turn of all: Reset, the Dungeonlord's phase, then every hero's (dg.campaign.turn-cycle). */
export const campaignTurnProcedure: Chapter<Pick<CampaignLocals, "campaign-turn">>["campaign-turn"] = {
  steps: {
    start: (run) => {
      const { body } = run;
      const ends = whatEnds(body);
      enter(run, body.turn.player, "reset", {
        rule: "dg.campaign.reset",
        because: ends.length > 0 ? [...ends, "dg.campaign.turn-duration"] : [],
      });
      return call({ procedure: "reset", locals: { places: [body.turn.player, ...heroOrder(body)], due: [] } }, "build");
    },
    build: (run) => {
      const { player } = run.body.turn;
      if (run.body.mapDeck.length === 0) return next("adventure");
      enter(run, player, "build", { rule: "dg.campaign.dl.build" });
      return call({ procedure: "building", locals: { player, cards: [], laid: [], aside: [] } }, "adventure");
    },
    adventure: (run) => {
      enter(run, run.body.turn.player, "dungeonlord", { rule: "dg.campaign.dl.adventure" });
      return call({ procedure: "dungeonlord", locals: {} }, "restock");
    },
    restock: (run) => {
      enter(run, run.body.turn.player, "discard-draw", { rule: "dg.campaign.dl.discard-draw" });
      return call({ procedure: "restocking", locals: {} }, "heroes");
    },
    heroes: ({ body }, locals) => {
      locals.waiting = heroOrder(body);
      return next("hero");
    },
    /** Whoever has left meanwhile has no phase any more. */
    hero: (run, locals) => {
      const [place, ...rest] = locals.waiting;
      locals.waiting = rest;
      if (place === undefined) return done(nothing);
      if (!playerAt(run.body, place).alive) return next("hero");
      beginHero(run, place);
      return call({ procedure: "hero-phase", locals: {} }, "buy");
    },
    /** Whoever fell in its own phase goes without the last step (dg.ruling.defeat-on-own-turn). */
    buy: (run) => {
      const { player } = run.body.turn;
      if (isCutShort(run.body)) return next("heroOver");
      enter(run, player, "discard-draw", { rule: "dg.campaign.hero.draw" });
      return call({ procedure: "buying", locals: { discarded: false } }, "heroOver");
    },
    heroOver: (run) => {
      const { turn } = run.body;
      if (turn.onCusp) endCusp(run, turn.player);
      return next("hero");
    },
  },
};
