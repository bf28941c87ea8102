import type { AttackManner } from "../events.ts";
import type { Attack, AttackFilter } from "../vocabulary/index.ts";

/** An attack as texts ask about it. */
export interface AttackFacts {
  readonly attack: Attack;
  /** It is a line of the Attacks part with a ringed symbol (mn.ruling.several-basics). */
  readonly basic: boolean;
  /** How it is made: as a charge, an opportunity attack ... */
  readonly as: AttackManner;
  /** The parenthesis of its entry or of the power that makes it (mn.power.type), or null. */
  readonly type: string | null;
  /** The attacker has combat advantage against the target in question. */
  readonly advantage: boolean;
}

const isListed = <T extends string>(wanted: T | readonly T[], one: T): boolean =>
  typeof wanted === "object" ? wanted.includes(one) : wanted === one;

/** Whether an attack is as the filter says: every key that is said must hold. */
export function fitsAttack(filter: AttackFilter, { attack, as, basic, type, advantage }: AttackFacts): boolean {
  const { kind, versus } = attack;
  if (filter.kind !== undefined && !isListed(filter.kind, kind)) return false;
  if (filter.versus !== undefined && !isListed(filter.versus, versus)) return false;
  if (filter.basic !== undefined && filter.basic !== basic) return false;
  if (filter.charge !== undefined && filter.charge !== (as === "charge")) return false;
  if (filter.opportunity !== undefined && filter.opportunity !== (as === "opportunity")) return false;
  if (filter.advantage !== undefined && filter.advantage !== advantage) return false;
  if (filter.type !== undefined && filter.type !== type) return false;
  return filter.damageType === undefined || dealsType(attack, filter.damageType);
}

const dealsType = ({ hit }: Attack, wanted: string): boolean =>
  hit.damage?.some(({ type }) => type === wanted) === true;
