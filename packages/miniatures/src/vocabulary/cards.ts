/** The cards of a pack, as printed. */
import type * as Core from "@undercroft/cards";
import type { AttackEntry } from "./ast-attacks.ts";
import type { Power } from "./ast-powers.ts";
import type { Alignment, Defense, Faction, Mode, Rarity, Size } from "./words.ts";

/** One file of content. Ids in it begin with the pack's own: "example/reed-guard" in pack "example". */
export interface Pack {
  readonly pack: string;
  /** Counts up with every change that players can notice. */
  readonly version: number;
  /** The version of the card language it is written in. */
  readonly language: 1;
  readonly name: Core.LocalText;
  /** How each keyword, type of power and further damage type that the pack's cards use is written. */
  readonly keywords: Readonly<Record<string, Core.LocalText>>;
  readonly creatures: readonly CreatureCard[];
  readonly items: readonly ItemCard[];
  readonly boosters?: readonly Booster[];
}

/** What one booster of the pack holds, drawn by chance; no creature comes twice from one slot (mn.scenario.sealed.boosters). */
export interface Booster {
  readonly id: string;
  readonly name: Core.LocalText;
  /** Point limit of the sealed game that is played with it (mn.scenario.sealed.limit). */
  readonly limit: 200 | 400;
  readonly contents: readonly BoosterSlot[];
}

/** So many creatures of the pack that fit everything that is said. */
export interface BoosterSlot {
  readonly count: number;
  readonly rarity?: Rarity;
  readonly size?: { readonly atLeast?: Size; readonly atMost?: Size };
}

interface CardHead {
  readonly id: string;
  readonly name: Core.LocalText;
  /** Name of the picture, or a monogram of two letters. */
  readonly emblem?: string;
  /** mn.card.creature.no-effect-info, mn.card.item.no-effect-info */
  readonly flavour?: Core.LocalText;
}

export interface CreatureCard extends CardHead {
  readonly level: number;
  /** Without alignment, Unique and Mount (mn.card.creature.unique-flag, mn.card.creature.mount-flag). */
  readonly keywords: readonly string[];
  readonly unique?: true;
  readonly mount?: true;
  readonly size: Size;
  /** Champion Rating (mn.card.creature.champion). */
  readonly champion?: number;
  readonly defenses: { readonly [D in Defense]: number };
  /** Squares (mn.card.creature.speed). */
  readonly speed: number;
  /** F and B before the Speed; Phasing is a power (mn.card.creature.speed-prefix). */
  readonly modes?: readonly Exclude<Mode, "phasing">[];
  readonly hitPoints: number;
  /** Printed, never computed (mn.card.creature.bloodied-value). */
  readonly bloodied: number;
  readonly alignment: Alignment;
  readonly factions: readonly Faction[];
  readonly cost: number;
  /** The first is basic (mn.attack.action.basic). */
  readonly attacks: readonly AttackEntry[];
  readonly powers?: readonly Power[];
  readonly championPowers?: readonly Power[];
  readonly rarity?: Rarity;
}

export interface ItemCard extends CardHead {
  /** mn.card.item.level-range */
  readonly levels: { readonly min: number; readonly max: number };
  /** Each listed requirement must be met to use it (mn.ruling.item-assignment). */
  readonly keywords?: readonly string[];
  readonly factions?: readonly Faction[];
  readonly alignments?: readonly Alignment[];
  readonly cost: number;
  readonly powers: readonly Power[];
}
