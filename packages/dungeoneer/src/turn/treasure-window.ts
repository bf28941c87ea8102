import { beginPlaying } from "../effects/playing.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing } from "../procedures.ts";
import type { TurnLocals } from "./locals.ts";

/** One after the other, clockwise from the active player, each as many as it pays for. */
export const treasuresProcedure: Chapter<Pick<TurnLocals, "treasures">>["treasures"] = {
  steps: {
    start: ({ body }, locals) => {
      const [place, ...rest] = locals.asking;
      if (place === undefined) return done(nothing);
      const { alive, hand } = playerAt(body, place);
      if (!alive || hand.length === 0) {
        locals.asking = rest;
        return next("start");
      }
      return ask({ kind: "treasure", rule: "dg.opt.looting.treasure-timing" }, [idAt(body, place)], "chosen");
    },
    chosen: (run, locals, input) => {
      const [place, ...rest] = locals.asking;
      const playing =
        place === undefined || input.kind !== "answer"
          ? null
          : beginPlaying(run, place, input.answer, null, "start", ["dg.ruling.looting-windows"]);
      if (playing !== null) return playing;
      locals.asking = rest;
      return next("start");
    },
  },
};
