import { sourceOf } from "../damage/attack-damage.ts";
import { forcedCall } from "../moving/calls.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { TerrainLocals } from "./locals.ts";

/** A push of one square away from the attacker for each who slips; the attacker's player picks the square (mn.ruling.slippery). */
export const slipperyProcedure: Chapter<Pick<TerrainLocals, "slippery">>["slippery"] = {
  steps: {
    start: (run, { turn, hurt }) => {
      const id = hurt.shift();
      if (id === undefined) return done(nothing);
      const { at } = creatureOf(run.body, id);
      run.emit({ event: "entered", creature: id, at, terrain: "slippery", rule: "mn.terrain.slippery" });
      return call(
        forcedCall({
          creature: id,
          manner: "push",
          squares: 1,
          upTo: false,
          chooser: turn.chooser,
          origin: turn.creature,
          source: sourceOf(turn),
        }),
        "start",
      );
    },
  },
};
