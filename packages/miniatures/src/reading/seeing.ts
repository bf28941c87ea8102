import { hasCondition } from "../conditions/has.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { hiddenFrom } from "../lines/cover.ts";
import type { Space } from "../lines/scene.ts";
import { seesSpace } from "../lines/sight.ts";
import type { Body, Creature } from "../state.ts";
import { blindsightOf, hasGeneralCover, hasHide, isInvisibleTo } from "../traits.ts";
import { areEnemies } from "./creatures.ts";
import { sceneOf } from "./scene.ts";
import { spaceOf } from "./space.ts";

/**
 * What keeps a creature from seeing another, or null if it has line of sight to it. `at` is where the other one counts as
 * standing, `from` where the viewer does; invisibility and Hide are its own wherever that is (mn.los.exists, mn.los.invisible, mn.ruling.hide).
 */
export function whyUnseen(
  body: Body,
  viewer: Creature,
  target: Creature,
  at: Space = spaceOf(body, target),
  from: Space = spaceOf(body, viewer),
): RuleId | null {
  if (viewer.id === target.id) return null;
  if (hasCondition(body, viewer, "blinded")) return "mn.condition.blinded.sight";
  const scene = sceneOf(body);
  if (!seesSpace(scene, from, at, blindsightOf(body, viewer))) return "mn.los.exists";
  if (isInvisibleTo(body, target, viewer)) return "mn.los.invisible";
  if (!hasHide(body, target) || !areEnemies(body, viewer, target)) return null;
  if (hiddenFrom(scene, from, at)) return "mn.attack.cover.hide";
  // Cover by a power counts for it as well.
  return hasGeneralCover(body, target) ? "mn.ruling.hide" : null;
}

/** Line of sight from a creature to another, as far as anything decides about it. */
export const sees = (
  body: Body,
  viewer: Creature,
  target: Creature,
  at: Space = spaceOf(body, target),
  from: Space = spaceOf(body, viewer),
): boolean => whyUnseen(body, viewer, target, at, from) === null;

/** Line of sight from a creature to a place, whoever stands there: none if it is Blinded (mn.condition.blinded.sight). */
export const seesPlace = (body: Body, viewer: Creature, place: Space): boolean =>
  !hasCondition(body, viewer, "blinded") &&
  seesSpace(sceneOf(body), spaceOf(body, viewer), place, blindsightOf(body, viewer));
