import { straightSpaceDistance } from "@undercroft/grid";
import type { Call } from "@undercroft/kernel";
import type { RollPart } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance, span } from "../lines/distance.ts";
import { seesSpace } from "../lines/sight.ts";
import { chargeSpaces } from "../lines/steps.ts";
import { grantedJourney, heldFast, journeyOf } from "../moving/journey.ts";
import type { Journey } from "../moving/locals.ts";
import { illegalPosition } from "../moving/position.ts";
import { comesTo } from "../moving/reach.ts";
import type { Mn, Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { isBasicEntry } from "../reading/basics.ts";
import { areEnemies, cardOf, creatureOf, findCreature, sideOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { sees } from "../reading/seeing.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { blindsightOf, isForbidden, permitsOf, speedOf } from "../traits.ts";
import { hasUsesLeft } from "./text.ts";

type ChargeAnswer = Extract<Answer, { do: "charge" }>;

/** What the attack of a charge has by itself (mn.charge.bonus). */
export const chargeParts: readonly RollPart[] = [{ rule: "mn.charge.bonus", plus: 1 }];

/** The movement of a charge (mn.charge.move-and-attack). */
export const chargeJourney = (
  body: Body,
  charger: Creature,
  { target, at }: Pick<ChargeAnswer, "target" | "at">,
): Journey => journeyOf(body, charger, { manner: "charge", squares: "speed", goal: at, target });

/** The call that carries out a charge with the attack action of the creature's own turn (mn.charge.action). */
export const chargeStart = (run: Run, charger: Creature, answer: ChargeAnswer): Call<Mn, "charge"> => ({
  procedure: "charge",
  locals: { journey: chargeJourney(run.body, charger, answer), entry: answer.entry, parts: chargeParts },
});

/** The same for a charge that a text grants, in whoever's turn: `chooser` decides, `parts` are what the text adds to the roll. */
export const chargeGranted = (
  run: Run,
  charger: Creature,
  { entry, target, at }: ChargeAnswer,
  chooser: number,
  parts: readonly RollPart[],
): Call<Mn, "charge"> => {
  const journey = grantedJourney(run.body, charger, { manner: "charge", squares: "speed", chooser });
  return {
    procedure: "charge",
    locals: { journey: { ...journey, goal: at, target }, entry, parts: [...chargeParts, ...parts] },
  };
};

/** What decides how a charge goes, for the log: which spaces are the nearest, and how each step is measured. */
export function whyCharge(body: Body, charger: Creature, { target }: ChargeAnswer): readonly RuleId[] {
  const enemy = findCreature(body, target);
  const found: RuleId[] = ["mn.ruling.charge-closer"];
  if (charger.size > 1) found.push("mn.ruling.charge-big");
  if (enemy !== undefined && chargeSpaces(sceneOf(body), charger, spaceOf(body, enemy)).length > 1)
    found.push("mn.ruling.charge-end-space");
  return found;
}

/** Whether it may charge less than two squares (mn.charge.min-move). */
const chargesShort = (body: Body, charger: Creature): boolean => permitsOf(body, charger, "short-charge").length > 0;

/**
 * What keeps a creature from charging anybody, or null: riders and whoever is held fast do not move, and who is dominated in
 * its action attacks with a basic attack and nothing more.
 */
function cannotCharge(body: Body, charger: Creature): RuleId | null {
  if (isForbidden(body, charger, "charge") || isForbidden(body, charger, "move")) return "mn.precedence.level4";
  const { turn } = body.battle;
  if (turn !== null && turn.creature === charger.id && turn.dominator !== null) return "mn.ruling.dominated-choices";
  return heldFast(body, charger, []);
}

/** What keeps a creature from charging a target to an end space, or null. */
function spaceFault(body: Body, charger: Creature, target: Creature, at: number): RuleId | null {
  // It must see the target, whatever hides that, and its end space as it declares (mn.charge.line-of-sight).
  if (!sees(body, charger, target)) return "mn.charge.line-of-sight";
  const scene = sceneOf(body);
  if (!seesSpace(scene, charger, { at, size: charger.size }, blindsightOf(body, charger)))
    return "mn.charge.line-of-sight";
  if (span(scene, charger.at, at) < 2 && !chargesShort(body, charger)) return "mn.charge.min-move";
  if (illegalPosition(body, charger, at) !== null) return "mn.charge.end-illegal";
  return comesTo(body, chargeJourney(body, charger, { target: target.id, at }), at) ? null : "mn.charge.closer";
}

/** What keeps a creature from a charge, apart from the action that it costs, or null (mn.charge.*). */
export function chargeFault(body: Body, charger: Creature, answer: ChargeAnswer): RuleId | null {
  const entry = cardOf(body, charger).attacks[answer.entry];
  const target = findCreature(body, answer.target);
  if (entry?.kind !== "melee" || !isBasicEntry(entry, answer.entry)) return "mn.charge.move-and-attack";
  if (target?.status !== "in-play" || !areEnemies(body, charger, target)) return "mn.charge.move-and-attack";
  if (!hasUsesLeft(charger, answer.entry, entry)) return "mn.power.limited.exhausted";
  const cannot = cannotCharge(body, charger);
  if (cannot !== null) return cannot;
  if (!chargeSpaces(sceneOf(body), charger, spaceOf(body, target)).includes(answer.at)) return "mn.charge.end-space";
  return spaceFault(body, charger, target, answer.at);
}

/** The places of the lines that a creature may charge with (mn.charge.move-and-attack). */
const chargingLines = (body: Body, charger: Creature): readonly number[] =>
  cardOf(body, charger).attacks.flatMap((entry, place) =>
    entry.kind === "melee" && isBasicEntry(entry, place) && hasUsesLeft(charger, place, entry) ? [place] : [],
  );

/**
 * Every charge that a creature could think of declaring, before way and sight are looked at: on each enemy that is near enough,
 * to each of the spaces nearest to it.
 */
export function possibleCharges(body: Body, charger: Creature): readonly ChargeAnswer[] {
  const near = whoIsNear(body, charger);
  if (near.length === 0) return nobody;
  const entries = chargingLines(body, charger);
  if (entries.length === 0 || cannotCharge(body, charger) !== null) return nobody;
  const scene = sceneOf(body);
  return near.flatMap((target) =>
    chargeSpaces(scene, charger, spaceOf(body, target)).flatMap((at) =>
      entries.map((entry): ChargeAnswer => ({ do: "charge", target: target.id, entry, at })),
    ),
  );
}

const nobody: readonly never[] = [];

/** The enemies that it might come beside: no step comes nearer by more than one square. Mostly nobody, and then nothing more is asked. */
function whoIsNear(body: Body, charger: Creature): readonly Creature[] {
  const scene = sceneOf(body);
  const side = sideOf(body, charger);
  let most = -1;
  let near: Creature[] | null = null;
  for (const target of body.creatures) {
    if (target.status !== "in-play" || sideOf(body, target) === side) continue;
    const space = spaceOf(body, target);
    const straight = straightSpaceDistance(scene.board, charger.at, charger.size, space.at, space.size);
    if (most < 0) most = speedOf(body, charger) + 1;
    if (straight > most) continue;
    const far = countedDistance(scene, charger, space);
    if (far < 2 || far > most) continue;
    near ??= [];
    near.push(target);
  }
  return near ?? nobody;
}

/** Whether a charge that is possible could be declared as way and sight are now. What is seen at a glance comes first. */
const isOpen = (body: Body, charger: Creature, target: Creature, at: number): boolean =>
  (span(sceneOf(body), charger.at, at) >= 2 || chargesShort(body, charger)) &&
  illegalPosition(body, charger, at) === null &&
  spaceFault(body, charger, target, at) === null;

/** Every charge that a creature could declare. */
export const charges = (body: Body, charger: Creature): readonly ChargeAnswer[] =>
  possibleCharges(body, charger).filter(({ target, at }) => isOpen(body, charger, creatureOf(body, target), at));

/** Whether it could declare one on a target that is meant. */
export function canCharge(body: Body, charger: Creature, isMeant: (target: string) => boolean): boolean {
  const near = whoIsNear(body, charger);
  if (near.length === 0 || cannotCharge(body, charger) !== null || chargingLines(body, charger).length === 0)
    return false;
  const scene = sceneOf(body);
  return near.some(
    (target) =>
      isMeant(target.id) &&
      chargeSpaces(scene, charger, spaceOf(body, target)).some((at) => isOpen(body, charger, target, at)),
  );
}
