import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import { hasMode } from "../traits.ts";
import { putCall } from "./calls.ts";
import { gaitOf, inAMode } from "./gait.ts";
import type { MovingLocals } from "./locals.ts";
import { nearestPositions } from "./nearest.ts";
import { illegalPosition } from "./position.ts";

/** What a creature that may not stay where it is did not heed (mn.position.must-end). */
function whyBack(body: Body, creature: Creature, fault: RuleId): readonly RuleId[] {
  const because: RuleId[] = [fault, "mn.position.must-end", "mn.ruling.illegal-position"];
  if (creature.size > 1) because.push("mn.position.big");
  if (fault === "mn.position.ally") because.push("mn.ruling.ally-square");
  if (inAMode(gaitOf(body, creature))) because.push("mn.mode.end-legal");
  return because;
}

/**
 * Whoever has ended up in an illegal position goes back into the last legal one that it held, or the nearest to that where it
 * is taken (mn.ruling.illegal-position). Pits have rules of their own (mn.ruling.pit-no-roll).
 */
export const settleProcedure: Chapter<Pick<MovingLocals, "settle">>["settle"] = {
  steps: {
    start: (run, { creature: id }) => {
      const { body } = run;
      const creature = creatureOf(body, id);
      if (creature.status !== "in-play" || creature.mount !== null) return done(nothing);
      const fault = illegalPosition(body, creature, creature.at);
      if (fault === null) return done(nothing);
      // Without Flight only force brings anybody into a pit, and as the turn ends it comes out (mn.ruling.pit-no-roll).
      if (fault === "mn.terrain.pit.no-end" && !hasMode(body, creature, "flight")) return done(nothing);
      const last = creature.lastLegal;
      const free = last >= 0 && illegalPosition(body, creature, last) === null;
      return call(
        putCall({
          creature: id,
          among: free ? [last] : nearestPositions(body, creature, last >= 0 ? last : creature.at),
          chooser: creature.owner,
          manner: "back",
          enters: false,
          source: null,
          because: whyBack(body, creature, fault),
          rule: "mn.position.illegal",
        }),
        "over",
      );
    },
    over: () => done(nothing),
  },
};
