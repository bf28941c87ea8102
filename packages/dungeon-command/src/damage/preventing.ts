import type { Source } from "../events.ts";
import type { Run, State } from "../procedures.ts";
import { isAttackOf } from "../reading/permissions.ts";
import type { Creature, Effect, Shield } from "../state.ts";
import { reductions } from "../traits.ts";

/** Damage counts in tens (dc.ruling.damage-multiples-of-ten). */
export function inTens(points: number): number {
  return Math.max(0, Math.floor(points / 10) * 10);
}

/** What one shield takes off. */
export interface Stopped {
  readonly effect: string;
  readonly points: number;
}

/** Damage to one creature after the rules in force and the shields that wait for it. */
export interface Lessened {
  /** Points that are left, a multiple of 10. */
  readonly left: number;
  /** Points that rules in force took off. */
  readonly reduced: number;
  readonly shields: readonly Stopped[];
}

const noShields: readonly Stopped[] = [];

function shieldOf(effect: Effect, creature: Creature, source: Source): Shield | null {
  const { what } = effect;
  if (what.kind !== "shield" || what.shield.creature !== creature.id) return null;
  const { action, attack } = what.shield;
  if (action !== null && action !== source.action) return null;
  return attack === null || isAttackOf(source, attack) ? what.shield : null;
}

/** What a source's damage comes to: less by rules in force first, then by shields in the order in which they began. */
export function lessen(
  state: State,
  creature: Creature,
  points: number,
  source: Source,
  unpreventable: boolean,
): Lessened {
  const dealt = inTens(points);
  if (unpreventable || dealt === 0) return { left: dealt, reduced: 0, shields: noShields };
  const less = reductions(state, creature, source).amount;
  let left = less === "all" ? 0 : inTens(dealt - less);
  const reduced = dealt - left;
  let shields: Stopped[] | null = null;
  for (const effect of state.body.effects) {
    if (left === 0) break;
    const shield = shieldOf(effect, creature, source);
    if (shield === null) continue;
    const after = shield.amount === null ? 0 : inTens(left - shield.amount);
    shields ??= [];
    shields.push({ effect: effect.id, points: left - after });
    left = after;
  }
  return { left, reduced, shields: shields ?? noShields };
}

/**
 * Uses up what the shields took off. A shield that waited for the next source is bound to that one from now on, and what
 * is left of an amount that stands for one source still covers its further damage (dc.ruling.source-granularity).
 */
export function spendShields(run: Run, used: readonly Stopped[], source: Source): void {
  for (const { effect: id, points } of used) {
    const { effects } = run.body;
    const at = effects.findIndex((one) => one.id === id);
    const effect = effects[at];
    if (effect === undefined || effect.what.kind !== "shield") continue;
    const { shield } = effect.what;
    if (shield.uses === null && shield.action === null) continue;
    const amount = shield.amount === null ? null : shield.amount - points;
    if ((amount === null || amount > 0) && source.action !== null)
      effects[at] = {
        ...effect,
        what: { kind: "shield", shield: { ...shield, amount, action: source.action, uses: null } },
      };
    else {
      effects.splice(at, 1);
      run.emit({ event: "effect-ends", effect: id, card: effect.text.card, rule: "dc.action.source-per-use" });
    }
  }
}
