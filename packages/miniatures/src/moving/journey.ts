import { hasCondition } from "../conditions/has.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { actingSeat } from "../reading/acting.ts";
import { sideOf } from "../reading/creatures.ts";
import type { Words } from "../reading/names.ts";
import type { Body, Creature } from "../state.ts";
import { isHindered, permitsOf, speedOf } from "../traits.ts";
import type { ConditionName } from "../vocabulary/index.ts";
import type { Journey } from "./locals.ts";

/** Conditions that change a movement under way, the limits of Dazed by whatever name (mn.condition.slowed.while-moving, mn.condition.dazed.while-moving). */
const watched: readonly ConditionName[] = ["slowed", "dazed", "blinded"];

/** What every movement of a creature's own begins with. */
export function journeyOf(
  body: Body,
  creature: Creature,
  given: Pick<Journey, "manner" | "squares"> & Partial<Journey>,
): Journey {
  return {
    creature: creature.id,
    chooser: actingSeat(body),
    spent: 0,
    from: creature.at,
    goal: null,
    target: null,
    loose: false,
    paid: true,
    despite: [],
    under: watched.filter((one) => (one === "dazed" ? underDazed(body, creature) : hasCondition(body, creature, one))),
    ...given,
  };
}

/** Squares of a shift: one, or what a text extends it to (mn.move.shift, mn.precedence.level1). */
export const shiftSquares = (body: Body, creature: Creature): number =>
  permitsOf(body, creature, "shift").reduce((most, { squares }) => Math.max(most, squares ?? 1), 1);

/** The text that lets it move in spite of what holds it fast, or null (mn.precedence.level3). */
function permitDespite(
  body: Body,
  creature: Creature,
): { readonly squares: number; readonly despite: readonly ConditionName[] } | null {
  for (const { squares, despite } of permitsOf(body, creature, "move"))
    if (squares !== undefined && despite !== undefined && heldFast(body, creature, despite) === null)
      return { squares, despite };
  return null;
}

/** A move or shift with the creature's move action (mn.move.action, mn.move.shift). */
export function moveJourney(body: Body, creature: Creature, manner: "move" | "shift"): Journey {
  if (manner === "shift") return journeyOf(body, creature, { manner, squares: shiftSquares(body, creature) });
  const permit = heldFast(body, creature, []) === null ? null : permitDespite(body, creature);
  return journeyOf(body, creature, { manner, squares: "speed", ...permit });
}

/** A movement that a power grants, at no cost of the creature's own (mn.ruling.oa-free-move); its controller chooses the path. */
export const grantedJourney = (
  body: Body,
  creature: Creature,
  given: Pick<Journey, "manner" | "squares"> & Partial<Pick<Journey, "despite" | "chooser" | "paid">>,
): Journey => journeyOf(body, creature, { chooser: sideOf(body, creature), paid: false, ...given });

/** The condition or state that keeps a creature from moving itself at all, or null (mn.condition.immobilized, mn.mount.movement). */
export function heldFast(body: Body, creature: Creature, despite: readonly ConditionName[]): RuleId | null {
  return creature.mount !== null ? "mn.mount.movement" : heldByCondition(body, creature, despite);
}

/** The condition that does so (mn.condition.immobilized, mn.condition.helpless.base), or null. */
function heldByCondition(body: Body, creature: Creature, despite: readonly ConditionName[]): RuleId | null {
  if (isHindered(body, creature, "immobilized") && !despite.includes("immobilized")) return "mn.condition.immobilized";
  if (isHindered(body, creature, "helpless") && !despite.includes("helpless")) return "mn.condition.helpless.base";
  return null;
}

/**
 * What keeps a creature where it is although a text says that it is moved: held fast, it moves itself by no text of its own either; those
 * of others may move it (mn.ruling.immobilized-own-power). Null if nothing does.
 */
export const staysPut = (body: Body, creature: Creature, { self }: Words): RuleId | null =>
  creature.id === self ? heldByCondition(body, creature, []) : null;

/** Squares of movement that a journey has in all, as things stand (mn.ruling.speed-change). */
export function budgetOf(body: Body, creature: Creature, journey: Journey): number {
  if (heldFast(body, creature, journey.despite) !== null) return 0;
  if (journey.squares === "speed") return speedOf(body, creature);
  // Slowed stops a movement under way at two squares; one of a stated number that began so is not shortened.
  const slowed = isHindered(body, creature, "slowed") && !journey.under.includes("slowed");
  return slowed ? Math.min(2, journey.squares) : journey.squares;
}
