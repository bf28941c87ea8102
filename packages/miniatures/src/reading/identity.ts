import type { AttackEntry, Power } from "../vocabulary/index.ts";

const names = new WeakMap<AttackEntry | Power, string>();

/** Powers are one and the same if their names are equal or, unnamed, their texts (mn.bonus.identity). */
export function identityOf(power: AttackEntry | Power): string {
  const known = names.get(power);
  if (known !== undefined) return known;
  const name = power.name === undefined ? JSON.stringify(power) : power.name.en;
  names.set(power, name);
  return name;
}
