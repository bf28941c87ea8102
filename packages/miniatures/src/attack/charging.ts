import { areAdjacent } from "../lines/distance.ts";
import { movementCall } from "../moving/calls.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import { attackCall } from "./begin.ts";
import type { AttackLocals } from "./locals.ts";
import { entryRef } from "./text.ts";

/** A charge: the movement, then one basic melee attack (mn.charge.move-and-attack), then hardly anything more (mn.charge.one-free). */
export const chargeProcedure: Chapter<Pick<AttackLocals, "charge">>["charge"] = {
  steps: {
    start: (_run, { journey }) => call(movementCall(journey), "attack"),
    attack: (run, { journey, entry, parts }) => {
      const { body } = run;
      const charger = creatureOf(body, journey.creature);
      const target = creatureOf(body, journey.target ?? "");
      const there = charger.status === "in-play" && charger.at === journey.goal && target.status === "in-play";
      if (!there || !areAdjacent(sceneOf(body), spaceOf(body, charger), spaceOf(body, target))) {
        // Destroyed, stopped or driven away, or its target is gone: there is no attack.
        run.emit({ event: "noted", thing: charger.id, rule: "mn.ruling.oa-kills-charger" });
        return next("after");
      }
      return call(
        attackCall(run, charger, {
          text: entryRef(charger, entry),
          as: "charge",
          chooser: journey.chooser,
          only: target.id,
          parts,
        }),
        "after",
      );
    },
    after: (run, { journey }) => {
      const { turn } = run.body.battle;
      if (turn !== null && turn.creature === journey.creature) turn.charged = true;
      const charger = creatureOf(run.body, journey.creature);
      charger.window = { ...charger.window, sinceCharge: 0 };
      return done(nothing);
    },
  },
};
