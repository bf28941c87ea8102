import { areAdjacent } from "../lines/distance.ts";
import { movementCall } from "../moving/calls.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import { attackCall } from "./begin.ts";
import { chargeParts } from "./charge.ts";
import type { AttackLocals } from "./locals.ts";
import { entryRef } from "./text.ts";

/** A charge: the movement, then one basic melee attack (mn.charge.move-and-attack), then hardly anything more (mn.charge.one-free). */
export const chargeProcedure: Chapter<Pick<AttackLocals, "charge">>["charge"] = {
  steps: {
    start: (_run, { journey }) => call(movementCall(journey), "attack"),
    attack: (run, { journey, entry }) => {
      const { body } = run;
      const charger = creatureOf(body, journey.creature);
      const target = creatureOf(body, journey.target ?? "");
      const there = charger.status === "in-play" && charger.at === journey.goal && target.status === "in-play";
      if (!there || !areAdjacent(sceneOf(body), spaceOf(body, charger), spaceOf(body, target))) return next("after");
      return call(
        attackCall(run, charger, {
          text: entryRef(charger, entry),
          as: "charge",
          chooser: journey.chooser,
          only: target.id,
          parts: chargeParts,
        }),
        "after",
      );
    },
    after: (run) => {
      const { turn } = run.body.battle;
      if (turn !== null) turn.charged = true;
      return done(nothing);
    },
  },
};
