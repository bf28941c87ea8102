import type { Chapter } from "../procedures.ts";
import { done, next, nothing } from "../procedures.ts";
import { findCreature } from "../reading/creatures.ts";
import { destroy } from "./destroy.ts";
import { loseHitPoints } from "./hit-points.ts";
import type { DamageLocals } from "./locals.ts";

/** Damage of one moment (mn.damage.deal, mn.ruling.simultaneous-results): all of it first, then who is destroyed. */
export const damageProcedures: Chapter<DamageLocals> = {
  damage: {
    steps: {
      start: (run, locals) => {
        const blow = locals.blows[locals.at];
        if (blow === undefined) return next("destroyed");
        locals.at += 1;
        const creature = findCreature(run.body, blow.creature);
        if (creature?.status === "in-play") loseHitPoints(run, creature, blow.harm, blow.source);
        return next("start");
      },
      destroyed: (run, locals) => {
        for (const { creature: id, source } of locals.blows) {
          const creature = findCreature(run.body, id);
          if (creature?.status === "in-play" && creature.hitPoints <= 0) destroy(run, creature, source);
        }
        return done(nothing);
      },
    },
  },
};
