import type { BaneInPlay } from "../effects/env.ts";
import { beginPlaying } from "../effects/playing.ts";
import { windowFor } from "../effects/windows.ts";
import { idAt, placeOf, playingFrom } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body } from "../state.ts";
import { foundEarly } from "../wandering/pack.ts";
import { isCutShort } from "./acting.ts";
import type { TurnLocals } from "./locals.ts";

/** Everybody but the active player, from its left. */
export const offTurn = (body: Body): readonly number[] =>
  playingFrom(body, body.turn.player).filter((place) => place !== body.turn.player);

/** A Bane of the active player's on the Pack of a seat. */
const baneAtPack = (body: Body, { card, target }: Extract<Answer, { do: "bane-pack" }>): BaneInPlay => ({
  card,
  owner: body.turn.player,
  target: placeOf(body, target),
  falls: body.fallen.length,
});

/** The Dungeonlord may play Banes, and whatever else may be played on any turn; then the others may (dg.dl.bane-timing, dg.ruling.bane-windows). */
export const banesProcedure: Chapter<Pick<TurnLocals, "banes">>["banes"] = {
  steps: {
    start: (run) => {
      const { body } = run;
      const { player, phase } = body.turn;
      if (isCutShort(body)) return done(nothing);
      // Encounters outside that phase: of a reward, of a Pack into whose space somebody has come.
      if (phase !== "dungeonlord") return windowFor(run, "between", playingFrom(body, player), "over") ?? done(nothing);
      return ask({ kind: "bane", rule: "dg.dl.bane-timing" }, [idAt(body, player)], "chosen");
    },
    chosen: (run, _, input) => {
      if (input.kind === "answer" && input.answer.do === "found") {
        foundEarly(run, input.answer.monster);
        return next("start");
      }
      if (input.kind === "answer" && input.answer.do === "bane-pack")
        return call({ procedure: "pack-bane", locals: { bane: baneAtPack(run.body, input.answer) } }, "start");
      const playing =
        input.kind === "answer" ? beginPlaying(run, run.body.turn.player, input.answer, null, "start") : null;
      return playing ?? windowFor(run, "between", offTurn(run.body), "over") ?? done(nothing);
    },
    over: () => done(nothing),
  },
};
