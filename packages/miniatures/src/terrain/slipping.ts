import type { AttackTurn } from "../attack/locals.ts";
import { attackAt } from "../attack/text.ts";
import type { Taken } from "../damage/taken.ts";
import { findCreature } from "../reading/creatures.ts";
import { spaceOf } from "../reading/space.ts";
import { standsOn } from "../reading/standing.ts";
import type { Body } from "../state.ts";

/**
 * Whom an attack's damage pushes: each who really took some of a melee attack on slippery ground (mn.ruling.slippery). Asked as it
 * is taken: what the attack does beside damage may move them first.
 */
export function slipping(body: Body, turn: AttackTurn, taken: readonly Taken[]): string[] {
  if (attackAt(body, turn.text).kind !== "melee") return [];
  return taken.flatMap(({ creature: id, amount }) => {
    const creature = findCreature(body, id);
    return amount > 0 && creature?.status === "in-play" && standsOn(body, spaceOf(body, creature), "slippery")
      ? [id]
      : [];
  });
}
