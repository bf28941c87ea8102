/** Steps 5 to 7 and 9 of the pipeline, one event at a time (mn.ruling.damage-pipeline). */
import type { Harm } from "../events.ts";
import type { Against } from "../traits.ts";
import { halfDamage } from "./halving.ts";
import { byType, changed, sameHarm, totalOf } from "./harm.ts";

/** Immune removes types (mn.resist.immune). */
export const afterImmune = (harm: readonly Harm[], immuneTo: (type: string) => boolean): readonly Harm[] =>
  harm.map((part) => (part.type !== null && immuneTo(part.type) ? { ...part, amount: 0 } : part));

/** One way to use one Resist: its name for the answer, and what is left. */
export interface Resisting {
  /** "fire:5"; with Resist All its division besides, "all:10/fire=5/cold=5". */
  readonly id: string;
  readonly left: readonly Harm[];
}

/** All divisions of a reduction among the parts, in steps of 5 and the rest (mn.ruling.resist-mixed). */
function divisions(harm: readonly Harm[], cut: number): readonly (readonly number[])[] {
  const [part, ...rest] = harm;
  if (part === undefined) return cut === 0 ? [[]] : [];
  const most = Math.min(part.amount, cut);
  const cuts = new Set<number>([most]);
  for (let some = 0; some < most; some += 5) cuts.add(some);
  return [...cuts].flatMap((some) => divisions(rest, cut - some).map((others) => [some, ...others]));
}

/** What Resist X All can leave: its reduction is taken from the sum once (mn.resist.amount). */
function againstAll(harm: readonly Harm[], amount: number): readonly Resisting[] {
  const parts = byType(harm);
  return divisions(parts, Math.min(amount, totalOf(parts))).map((cuts) => {
    const name = parts.map(({ type }, place) => `${type ?? "untyped"}=${cuts[place] ?? 0}`).join("/");
    const left = parts.map((part, place) => ({ ...part, amount: part.amount - (cuts[place] ?? 0) }));
    return { id: parts.length > 1 ? `all:${amount}/${name}` : `all:${amount}`, left };
  });
}

/**
 * Every way in which one Resist can act on an event, each with another outcome (mn.resist.one-only); none if no Resist
 * applies.
 */
export function resistings(harm: readonly Harm[], resists: readonly Against[]): readonly Resisting[] {
  const found: Resisting[] = [];
  for (const { amount, type } of resists) {
    const typed = harm.some((part) => part.type === type && part.amount > 0);
    const ways =
      type === "all"
        ? againstAll(harm, amount)
        : typed
          ? [{ id: `${type}:${amount}`, left: changed(byType(harm), type, -amount) }]
          : [];
    for (const way of ways) if (!found.some(({ left }) => sameHarm(left, way.left))) found.push(way);
  }
  return found.filter(({ left }) => !sameHarm(left, harm));
}

/** The one Vulnerable that acts: the highest whose type has damage left (mn.resist.vulnerable-highest, mn.ruling.vulnerable-mixed). */
export function vulnerabilityTo(harm: readonly Harm[], vulnerabilities: readonly Against[]): Against | null {
  let best: Against | null = null;
  for (const one of vulnerabilities) {
    const hurts = harm.some(({ amount, type }) => amount > 0 && (one.type === "all" || one.type === type));
    if (hurts && one.amount > (best?.amount ?? 0)) best = one;
  }
  return best;
}

/** Adds a Vulnerable to the part of its type; Vulnerable All to the largest part (mn.resist.vulnerable). */
export function afterVulnerable(harm: readonly Harm[], { amount, type }: Against): readonly Harm[] {
  const parts = byType(harm);
  const largest = parts.reduce<Harm | null>((best, part) => (part.amount > (best?.amount ?? 0) ? part : best), null);
  return changed(parts, type === "all" ? (largest?.type ?? null) : type, amount);
}

/** Insubstantial halves the sum, rounding once; what is taken off comes from the last parts (mn.ruling.insubstantial-order). */
export function afterInsubstantial(harm: readonly Harm[]): readonly Harm[] {
  let left = halfDamage(totalOf(harm));
  return harm.map((part) => {
    const kept = Math.min(part.amount, left);
    left -= kept;
    return { ...part, amount: kept };
  });
}
