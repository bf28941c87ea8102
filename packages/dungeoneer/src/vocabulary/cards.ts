import type { LocalText } from "@undercroft/cards";
import type { Exit, Form, Score, Side, Threat } from "./numbers.ts";
import type { Change, ResponseStep, Step } from "./steps.ts";

interface Card {
  /** Its pack and its name in it: "pack/card". */
  readonly id: string;
  readonly name: LocalText;
  /** Its picture, by the name of an emblem. */
  readonly emblem?: string;
}

/** One line of a Hero card: the scores of one Level (dg.ruling.level-effect). */
export interface LevelLine {
  readonly melee: number;
  readonly magic: number;
  readonly speed: number;
}

export interface HeroCard extends Card {
  /** Life at the start, and its most (dg.setup.hero-life-and-level). */
  readonly life: number;
  /** Movements that it has beside its Speed (dg.ruling.stride). 0 if not said. */
  readonly stride?: number;
  /** The lines of Level 1, 2 and so on. */
  readonly levels: readonly LevelLine[];
  /** Forms in which it can only strike back (dg.ruling.hero-attack-forms). */
  readonly counters?: readonly Form[];
  readonly boons: number;
  readonly treasures: number;
}

/** Kinds of Map card: only passages may be joined to the Entrance (dg.map.entrance-passages-only). */
export type MapKind = "entrance" | "passage" | "room";

export interface MapCard extends Card {
  readonly kind: MapKind;
  readonly exits: Readonly<Record<Side, Exit>>;
  /** What a hero's player gains who comes in (dg.collect.new-space). */
  readonly glory: number;
  readonly peril: number;
  readonly pit?: Threat;
  readonly spikes?: Threat;
  /** What is added to the number of each Trap that is played into it (dg.hazard.modifier). */
  readonly hazard?: number;
}

/** How a creature fights in one form (dg.combat.symbol-standard, dg.combat.symbol-counter, dg.combat.symbol-starburst). */
export interface FormLine {
  readonly score: number;
  readonly mode: "standard" | "counter";
  /** What a hit does instead of one wound (dg.ruling.starburst-replaces-wound). */
  readonly onHit?: readonly Step[];
}

export type FormLines = Readonly<Partial<Record<Form, FormLine>>>;

export interface Monster {
  readonly life: number;
  readonly forms: FormLines;
}

interface AdventureCard extends Card {
  /** Its cost: Glory for Boons and Treasures, Peril for Banes and Encounters (dg.card.value). */
  readonly value: number;
  readonly categories?: readonly string[];
}

export interface MonsterCard extends AdventureCard, Monster {
  readonly kind: "monster";
}

/** Traps and Obstacles (dg.threat.kinds). */
export interface ThreatCard extends AdventureCard {
  readonly kind: "trap" | "obstacle";
  readonly threat: Threat;
  readonly succeed?: readonly Step[];
  readonly fail: readonly Step[];
}

/** A misfortune for one hero that passes at once. */
export interface BaneCard extends AdventureCard {
  readonly kind: "bane";
  readonly steps: readonly Step[];
}

/** A Boon or Treasure that stays (dg.card.permanent), or one that passes at once (dg.card.instant). */
export interface HelpCard extends AdventureCard {
  readonly kind: "boon" | "treasure";
  readonly changes?: readonly Change[];
  readonly steps?: readonly Step[];
  /** What it does in answer to an Encounter or a Bane; then it is played in no other way (dg.card.playtime). */
  readonly response?: readonly ResponseStep[];
}

export type EncounterCard = MonsterCard | ThreatCard;
export type Adventure = EncounterCard | BaneCard | HelpCard;

/** What whoever completes a Quest receives, in printed order (dg.quest.rewards-vary). */
export type Reward =
  | { readonly reward: "level" }
  | { readonly reward: "life-recovered" }
  | { readonly reward: "life-gained" }
  | { readonly reward: "glory"; readonly amount: number }
  | { readonly reward: "peril"; readonly amount: number };

interface Quest extends Card {
  /** The Map card in whose space it is attempted (dg.quest.space-required). */
  readonly space: string;
  readonly rewards: readonly Reward[];
}

export type QuestCard =
  /** A Threat is to be overcome; failures strike everybody there (dg.quest.threat.first-free). */
  | (Quest & { readonly kind: "threat"; readonly threat: Threat; readonly fail: readonly Step[] })
  /** A die, and a bonus for sale, against a number (dg.quest.chance.roll). */
  | (Quest & {
      readonly kind: "chance";
      readonly score?: Score;
      readonly number: number;
      readonly bonus?: { readonly glory: number; readonly plus: number };
    })
  /** A price is to be paid (dg.quest.sacrifice). */
  | (Quest & { readonly kind: "sacrifice"; readonly price: { readonly life?: number; readonly glory?: number } })
  /** A monster is to be defeated, and strikes first (dg.quest.slay.monster-first). */
  | (Quest & { readonly kind: "slay"; readonly monster: Monster })
  /** Something is to be found first, and what keeps it then defeated, if anything does (dg.quest.search.find). */
  | (Quest & {
      readonly kind: "search";
      readonly threat: Threat;
      readonly fail?: readonly Step[];
      readonly monster?: Monster;
    })
  /** A component is picked up in the space and set down in another (dg.quest.escort.procedure). */
  | (Quest & { readonly kind: "escort"; readonly component: LocalText; readonly to: string });

/** Cards by their kinds. */
export interface CardLists {
  readonly heroes: readonly HeroCard[];
  readonly maps: readonly MapCard[];
  readonly adventures: readonly Adventure[];
  readonly quests: readonly QuestCard[];
}

/** A set: all that one box holds, or what a player has made. */
export interface Pack {
  readonly pack: string;
  readonly version: number;
  readonly name: LocalText;
  readonly heroes: readonly HeroCard[];
  readonly maps: readonly MapCard[];
  /** Cards of the Adventure deck, each with the number of its copies. */
  readonly adventures: readonly { readonly card: Adventure; readonly copies: number }[];
  readonly quests: readonly QuestCard[];
}
