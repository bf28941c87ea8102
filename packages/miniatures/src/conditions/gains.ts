import type { RuleId } from "../ledger/rule-ids.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import type { Body, EffectKind, Until } from "../state.ts";
import { isImmune, isImmuneTo, resistsOf } from "../traits.ts";
import { waitsFor } from "./waiting-for.ts";

/** What keeps an effect off a creature, or null: immunity to a condition, or Resist, against ongoing damage
 * (mn.resist.immune.ongoing, mn.resist.ongoing). */
export function keptOff(body: Body, on: string, what: EffectKind): RuleId | null {
  if (findCreature(body, on)?.status !== "in-play") return "mn.hp.destroyed";
  const creature = creatureOf(body, on);
  if (what.kind === "condition") return isImmuneTo(body, creature, what.condition) ? "mn.precedence.level4" : null;
  if (what.kind !== "ongoing") return null;
  if (what.type !== null && isImmune(body, creature, what.type)) return "mn.resist.immune.ongoing";
  const resisted = resistsOf(body, creature).some(
    ({ amount, type }) => amount >= what.amount && (type === "all" || type === what.type),
  );
  return resisted ? "mn.resist.ongoing" : null;
}

/**
 * Whether something that begins now would be over at once: it waits for its maker, who has been destroyed meanwhile, or by whose
 * destruction it comes about (mn.ruling.duration-source).
 */
export const isOverAtOnce = (body: Body, until: Until): boolean =>
  body.creatures.some(({ id, status }) => status === "destroyed" && waitsFor(until, id));
