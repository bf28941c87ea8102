import type { Call } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { span } from "../lines/distance.ts";
import { seesSpace } from "../lines/sight.ts";
import { chargeSpaces } from "../lines/steps.ts";
import type { Journey } from "../moving/locals.ts";
import { illegalPosition } from "../moving/position.ts";
import { reachOf } from "../moving/reach.ts";
import type { Mn, Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { actingSeat } from "../reading/acting.ts";
import { areEnemies, cardOf, findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { speedOf } from "../traits.ts";

type ChargeAnswer = Extract<Answer, { do: "charge" }>;

/** The movement of a charge (mn.charge.move-and-attack). */
const journeyOf = (body: Body, charger: Creature, { target, at }: ChargeAnswer): Journey => ({
  creature: charger.id,
  manner: "charge",
  chooser: actingSeat(body),
  budget: speedOf(body, charger),
  spent: 0,
  from: charger.at,
  goal: at,
  target,
  loose: false,
});

/** The call that carries a charge out. */
export const chargeStart = (run: Run, charger: Creature, answer: ChargeAnswer): Call<Mn, "charge"> => ({
  procedure: "charge",
  locals: { journey: journeyOf(run.body, charger, answer), entry: answer.entry },
});

/** What keeps a creature from a charge, apart from the action that it costs, or null (mn.charge.*). */
export function chargeFault(body: Body, charger: Creature, answer: ChargeAnswer): RuleId | null {
  const entry = cardOf(body, charger).attacks[answer.entry];
  const target = findCreature(body, answer.target);
  if (entry?.kind !== "melee" || entry.basic !== true) return "mn.charge.move-and-attack";
  if (target?.status !== "in-play" || !areEnemies(body, charger, target)) return "mn.charge.move-and-attack";
  const scene = sceneOf(body);
  const end = { at: answer.at, size: charger.size };
  const sees = seesSpace(scene, charger, spaceOf(body, target), 0) && seesSpace(scene, charger, end, 0);
  if (!sees) return "mn.charge.line-of-sight";
  if (span(scene, charger.at, answer.at) < 2) return "mn.charge.min-move";
  if (!chargeSpaces(scene, charger, spaceOf(body, target)).includes(answer.at)) return "mn.charge.end-space";
  if (illegalPosition(body, charger, answer.at) !== null) return "mn.charge.end-illegal";
  return reachOf(body, journeyOf(body, charger, answer)).ends.includes(answer.at) ? null : "mn.charge.closer";
}

/** Every charge that a creature could declare. */
export function charges(body: Body, charger: Creature): readonly ChargeAnswer[] {
  const scene = sceneOf(body);
  const found: ChargeAnswer[] = [];
  for (const [place, entry] of cardOf(body, charger).attacks.entries()) {
    if (entry.kind !== "melee" || entry.basic !== true) continue;
    for (const target of body.creatures) {
      if (target.status !== "in-play" || !areEnemies(body, charger, target)) continue;
      for (const at of chargeSpaces(scene, charger, spaceOf(body, target))) {
        const answer: ChargeAnswer = { do: "charge", target: target.id, entry: place, at };
        if (chargeFault(body, charger, answer) === null) found.push(answer);
      }
    }
  }
  return found;
}
