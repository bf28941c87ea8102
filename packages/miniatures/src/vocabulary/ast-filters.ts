/** Which creatures, squares and attacks a text is about: every key that is said must hold. */
import type { Amount, AmountRange, Reference, Selector } from "./ast.ts";
import type { Alignment, AttackKind, ConditionName, Defense, Faction, Mode, Size, Terrain } from "./words.ts";

export interface CreatureFilter {
  /** Seen from the creature whose text it is; an ally is never the creature itself (mn.ruling.ally-self). "yours": an ally or itself. */
  readonly side?: "ally" | "enemy" | "yours";
  /** Not the creature "this". */
  readonly another?: true;
  /** Not a thing that this bound name holds. */
  readonly notThe?: Reference;
  /** Has this keyword, or one of these (mn.card.creature.keywords). */
  readonly keyword?: string | readonly string[];
  /** mn.card.creature.living */
  readonly living?: boolean;
  readonly alignment?: Alignment;
  readonly faction?: Faction;
  readonly size?: { readonly atLeast?: Size; readonly atMost?: Size };
  readonly mode?: Mode;
  readonly champion?: boolean;
  readonly unique?: boolean;
  readonly level?: AmountRange;
  readonly cost?: AmountRange;
  readonly hitPoints?: AmountRange;
  /** mn.hp.bloodied */
  readonly bloodied?: boolean;
  /** mn.hp.damaged */
  readonly damaged?: boolean;
  /** Under this condition, or one of these, by name. */
  readonly condition?: ConditionName | readonly ConditionName[];
  /** Under ongoing damage: of this type, or of any (true). */
  readonly ongoing?: string | true;
  /** mn.ruling.inactive */
  readonly active?: boolean;
  readonly within?: Within;
  readonly adjacentTo?: Selector;
  /** The creature named has line of sight to it. */
  readonly seenBy?: Reference;
  /** At least one square of its space has this terrain, or one of these. */
  readonly on?: Terrain | readonly Terrain[];
  /** It grants combat advantage to the creature named (mn.attack.advantage.bonus). */
  readonly advantageTo?: Reference;
  /** Already had its turn this round. */
  readonly acted?: boolean;
  readonly mounted?: boolean;
  readonly anyOf?: readonly CreatureFilter[];
  readonly not?: CreatureFilter;
}

/** Counted distance (mn.distance.*), with line of sight only if `sight` is said. */
export interface Within {
  readonly squares: Amount;
  /** A creature or square; "this" if not said. */
  readonly of?: Reference;
  readonly sight?: true;
}

export interface SquareFilter {
  readonly terrain?: Terrain | readonly Terrain[];
  readonly within?: Within;
  readonly adjacentTo?: Selector;
  /** In a victory area: its player's own, or any. */
  readonly victoryArea?: "own" | "any";
  /** In the start area of the player. */
  readonly startArea?: true;
}

/** Which attacks: every key that is said must hold. */
export interface AttackFilter {
  readonly kind?: AttackKind | readonly AttackKind[];
  readonly basic?: boolean;
  readonly versus?: Defense | readonly Defense[];
  /** Deals damage of this type. */
  readonly damageType?: string;
  readonly charge?: boolean;
  readonly opportunity?: boolean;
  /** The attacker has combat advantage against the target. */
  readonly advantage?: boolean;
  /** The parenthesis of the entry or power it comes from (mn.power.type). */
  readonly type?: string;
}
