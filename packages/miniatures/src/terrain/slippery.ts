import { sourceOf } from "../damage/attack-damage.ts";
import { forcedCall } from "../moving/calls.ts";
import { copyFor } from "../moving/redirected.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { TerrainLocals } from "./locals.ts";
import { isInPit } from "./pits.ts";

/** A push of one square away from the attacker for each who slips; the attacker's player picks the square (mn.ruling.slippery). */
export const slipperyProcedure: Chapter<Pick<TerrainLocals, "slippery">>["slippery"] = {
  steps: {
    start: (run, { turn, hurt }) => {
      const [id] = hurt;
      if (id === undefined) return done(nothing);
      const { at, status } = creatureOf(run.body, id);
      if (status !== "in-play") {
        hurt.shift();
        return next("start");
      }
      const because = ["mn.ruling.slippery"] as const;
      run.emit({ event: "entered", creature: id, at, terrain: "slippery", because, rule: "mn.terrain.slippery" });
      return call(
        forcedCall(
          {
            creature: id,
            manner: "push",
            squares: 1,
            upTo: false,
            chooser: turn.chooser,
            origin: turn.creature,
            source: sourceOf(turn),
          },
          // Whom the attack was turned on is driven as if it stood where the first target does (mn.ruling.redirect-forced).
          copyFor(run.state, turn.attack, id),
        ),
        "slipped",
      );
    },
    // The attack that dealt the damage is the one that is rolled again (mn.terrain.slippery.pit).
    slipped: (run, { hurt }) => {
      const creature = creatureOf(run.body, hurt.shift() ?? "");
      if (isInPit(run.body, creature))
        run.emit({ event: "noted", thing: creature.id, rule: "mn.terrain.slippery.pit" });
      return next("start");
    },
  },
};
