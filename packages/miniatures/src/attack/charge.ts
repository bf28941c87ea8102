import type { Call } from "@undercroft/kernel";
import { hasCondition } from "../conditions/has.ts";
import type { RollPart } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance, span } from "../lines/distance.ts";
import { seesSpace } from "../lines/sight.ts";
import { chargeSpaces } from "../lines/steps.ts";
import { heldFast, journeyOf } from "../moving/journey.ts";
import type { Journey } from "../moving/locals.ts";
import { illegalPosition } from "../moving/position.ts";
import { reachOf } from "../moving/reach.ts";
import type { Mn, Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { isBasicEntry } from "../reading/basics.ts";
import { areEnemies, cardOf, findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { blindsightOf, isForbidden, permitsOf, speedOf } from "../traits.ts";

type ChargeAnswer = Extract<Answer, { do: "charge" }>;

/** What a charge adds to its attack roll. */
export const chargeParts: readonly RollPart[] = [{ rule: "mn.charge.bonus", plus: 1 }];

/** The movement of a charge (mn.charge.move-and-attack). */
export const chargeJourney = (
  body: Body,
  charger: Creature,
  { target, at }: Pick<ChargeAnswer, "target" | "at">,
): Journey => journeyOf(body, charger, { manner: "charge", squares: "speed", goal: at, target });

/** The call that carries a charge out. */
export const chargeStart = (run: Run, charger: Creature, answer: ChargeAnswer): Call<Mn, "charge"> => ({
  procedure: "charge",
  locals: { journey: chargeJourney(run.body, charger, answer), entry: answer.entry },
});

/** Whether it may charge less than two squares (mn.charge.min-move). */
const chargesShort = (body: Body, charger: Creature): boolean => permitsOf(body, charger, "short-charge").length > 0;

/** What keeps a creature from charging anybody, or null: riders and whoever is held fast do not move. */
function cannotCharge(body: Body, charger: Creature): RuleId | null {
  if (isForbidden(body, charger, "charge") || isForbidden(body, charger, "move")) return "mn.precedence.level4";
  if (hasCondition(body, charger, "dominated") && body.battle.turn?.dominator !== null)
    return "mn.condition.dominated.basic-only";
  return heldFast(body, charger, []);
}

/** What keeps a creature from charging a target to an end space, or null. */
function spaceFault(body: Body, charger: Creature, target: Creature, at: number): RuleId | null {
  const scene = sceneOf(body);
  const blindsight = blindsightOf(body, charger);
  // It must see the target and its end space as it declares (mn.charge.line-of-sight).
  const blind = hasCondition(body, charger, "blinded");
  const sees = !blind && seesSpace(scene, charger, spaceOf(body, target), blindsight);
  if (!sees || !seesSpace(scene, charger, { at, size: charger.size }, blindsight)) return "mn.charge.line-of-sight";
  if (span(scene, charger.at, at) < 2 && !chargesShort(body, charger)) return "mn.charge.min-move";
  if (illegalPosition(body, charger, at) !== null) return "mn.charge.end-illegal";
  return reachOf(body, chargeJourney(body, charger, { target: target.id, at })).ends.includes(at)
    ? null
    : "mn.charge.closer";
}

/** What keeps a creature from a charge, apart from the action that it costs, or null (mn.charge.*). */
export function chargeFault(body: Body, charger: Creature, answer: ChargeAnswer): RuleId | null {
  const entry = cardOf(body, charger).attacks[answer.entry];
  const target = findCreature(body, answer.target);
  if (entry?.kind !== "melee" || !isBasicEntry(entry, answer.entry)) return "mn.charge.move-and-attack";
  if (target?.status !== "in-play" || !areEnemies(body, charger, target)) return "mn.charge.move-and-attack";
  const cannot = cannotCharge(body, charger);
  if (cannot !== null) return cannot;
  if (!chargeSpaces(sceneOf(body), charger, spaceOf(body, target)).includes(answer.at)) return "mn.charge.end-space";
  return spaceFault(body, charger, target, answer.at);
}

/** Every charge that a creature could declare. */
export function charges(body: Body, charger: Creature): readonly ChargeAnswer[] {
  const entries = cardOf(body, charger).attacks.flatMap((entry, place) =>
    entry.kind === "melee" && isBasicEntry(entry, place) ? [place] : [],
  );
  if (entries.length === 0 || cannotCharge(body, charger) !== null) return [];
  const scene = sceneOf(body);
  const speed = speedOf(body, charger);
  const found: ChargeAnswer[] = [];
  for (const target of body.creatures) {
    if (target.status !== "in-play" || target === charger || !areEnemies(body, charger, target)) continue;
    const space = spaceOf(body, target);
    // No step comes nearer by more than one square.
    const far = countedDistance(scene, charger, space);
    if (far > speed + 1 || far < 2) continue;
    for (const at of chargeSpaces(scene, charger, space))
      if (spaceFault(body, charger, target, at) === null)
        for (const entry of entries) found.push({ do: "charge", target: target.id, entry, at });
  }
  return found;
}
