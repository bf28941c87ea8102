import type { Harm } from "../events.ts";

/** The sum of all parts. */
export const totalOf = (harm: readonly Harm[]): number => harm.reduce((sum, { amount }) => sum + amount, 0);

/** One part for each type, in the order in which the types come first. */
export function byType(harm: readonly Harm[]): readonly Harm[] {
  if (harm.length < 2) return harm;
  const sums = new Map<string | null, number>();
  for (const { amount, type } of harm) sums.set(type, (sums.get(type) ?? 0) + amount);
  return [...sums].map(([type, amount]) => ({ amount, type }));
}

/** The parts with one type changed by so much, never below 0; a new part where there was none of it. */
export function changed(harm: readonly Harm[], type: string | null, plus: number): readonly Harm[] {
  if (!harm.some((part) => part.type === type)) return plus > 0 ? [...harm, { amount: plus, type }] : harm;
  return byType(harm).map((part) => (part.type === type ? { amount: Math.max(0, part.amount + plus), type } : part));
}

/** The same, part by part. */
export const sameHarm = (a: readonly Harm[], b: readonly Harm[]): boolean =>
  a.length === b.length && a.every(({ amount, type }, place) => b[place]?.amount === amount && b[place]?.type === type);
