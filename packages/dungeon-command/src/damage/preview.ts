import { checkCower, cowerCost } from "../cowering.ts";
import type { Source } from "../events.ts";
import { verdict } from "../precedence.ts";
import type { State } from "../procedures.ts";
import type { Creature } from "../state.ts";
import { hitPointsOf, printedLevel } from "../traits.ts";
import { lessen } from "./preventing.ts";

/** What damage would do now, for tables and computer players. Replacements are left aside: they are choices. */
export interface DamagePreview {
  /** Points that would be dealt if it does not cower. */
  readonly dealt: number;
  /** Points that rules in force and shields would prevent. */
  readonly prevented: number;
  readonly mayCower: boolean;
  /** Morale that cowering would cost its controller. */
  readonly cowerCost: number;
  readonly destroyed: boolean;
  /** Morale that its owner would lose if it is destroyed; 0 otherwise. */
  readonly moraleLoss: number;
}

export function previewDamage(
  state: State,
  source: Source,
  creature: Creature,
  points: number,
  unpreventable = false,
): DamagePreview {
  const { left } = lessen(state, creature, points, source, unpreventable);
  const destroyed = left > 0 && creature.damage + left >= hitPointsOf(state.body, creature);
  return {
    dealt: left,
    prevented: points - left,
    mayCower: verdict(checkCower(state, source, { creature: creature.id, amount: left }, unpreventable)).legal,
    cowerCost: cowerCost(left),
    destroyed,
    moraleLoss: destroyed ? printedLevel(state.body, creature) : 0,
  };
}
