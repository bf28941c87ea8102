import type { AttackEntry } from "../vocabulary/index.ts";

/** The first line of the Attacks part is basic, and every other with a ringed symbol (mn.ruling.several-basics). */
export const isBasicEntry = (entry: AttackEntry, place: number): boolean => place === 0 || entry.basic === true;
