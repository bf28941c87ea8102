import type { LocalText } from "@undercroft/cards";
import type { Change, Host, Price, Standing, Step, Timing, Use } from "./ast.ts";
import type { Exit, Form, Score, Side, Threat } from "./numbers.ts";

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
  /** Its special ability: it works as a Boon that takes no slot (dg.hero.ability-as-boon, dg.hero.ability-not-counted). */
  readonly ability?: Standing;
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
  /** What happens to a hero that enters on its own turn, before Pit and Spikes (dg.ruling.entry-sequence). */
  readonly entry?: readonly Step[];
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

/** Effects of a card in play by their number (dg.special.activate). A Treasure that is kept for later has its steps as its only one. */
export const usesOf = (card: Standing | HelpCard): readonly Use[] =>
  "keeps" in card && card.keeps === true && card.steps !== undefined
    ? [{ timing: card.playtime ?? "hero-phase", spends: "card", steps: card.steps }]
    : (card.uses ?? []);

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
  /** Whom it strikes, if it is not as usual: a Trap everybody in the space, an Obstacle one hero (dg.threat.trap-area, dg.ruling.obstacle-scope). */
  readonly scope?: "hero" | "space";
}

/** What a card that stays costs in each Reset Phase of its owner's (dg.reset.upkeep). */
interface Lasting {
  readonly upkeep?: Price;
  /** The cards onto one of which it is put (dg.card.attachment); its changes are that card's, or its player's. */
  readonly attach?: Host;
}

/** A misfortune: it passes at once (steps), or lies on a hero and changes it (changes). */
export interface BaneCard extends AdventureCard, Lasting {
  readonly kind: "bane";
  /** Whom it is aimed at: a hero, whose player pays, or nobody, so that any one opponent does (dg.dl.untargeted-bane-funding). A hero if not said. */
  readonly target?: "hero" | "nobody";
  /** Only in its player's own Dungeonlord Phase if not said (dg.bane.playtime). */
  readonly playtime?: "anytime";
  readonly steps?: readonly Step[];
  readonly changes?: readonly Change[];
}

/** A Boon or Treasure that stays (changes, uses), or one that passes at once (steps). */
export interface HelpCard extends AdventureCard, Lasting, Standing {
  readonly kind: "boon" | "treasure";
  /** When it may be played: in its player's own Hero Phase if not said (dg.card.playtime). */
  readonly playtime?: Timing;
  readonly steps?: readonly Step[];
  /** A Treasure whose steps use it up may be used at once or readied for later (dg.treasure.immediate-use). */
  readonly keeps?: true;
  /** Uses that it has before it is used up (dg.treasure.used-up). */
  readonly charges?: number;
  /** Room that a Storage Item has for further Treasures (dg.treasure.storage-capacity). */
  readonly storage?: number;
}

export type EncounterCard = MonsterCard | ThreatCard;
export type Adventure = EncounterCard | BaneCard | HelpCard;

/** The types of Adventure card that rewards name (dg.setup.adventure-kinds). */
export const cardTypes = ["boon", "treasure", "bane", "encounter"] as const;
export type CardType = (typeof cardTypes)[number];

/** What whoever completes a Quest receives, in printed order (dg.quest.rewards-vary). */
export type Reward =
  /** A card of the kind is played without its cost, found in the deck, or taken from the discard pile. */
  | { readonly reward: "play" | "deck" | "pile"; readonly kind: CardType }
  | { readonly reward: "level" }
  | { readonly reward: "life-recovered" }
  | { readonly reward: "life-gained" }
  | { readonly reward: "glory"; readonly amount: number }
  | { readonly reward: "peril"; readonly amount: number };

/** What some Quests become when they are completed (dg.quest.artifact). */
export interface Artifact extends Standing {
  readonly name: LocalText;
  /** Whether it brings a Level all the same (dg.quest.artifact-level). */
  readonly level?: true;
}

interface Quest extends Card {
  /** The Map card in whose space it is attempted (dg.quest.space-required). */
  readonly space: string;
  readonly rewards: readonly Reward[];
  /** What it changes as long as it is in play: of its holder, or of all heroes while it is Global (dg.quest.effect-in-play, dg.quest.global.effect). */
  readonly effect?: readonly Change[];
  readonly artifact?: Artifact;
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
  | (Quest & { readonly kind: "sacrifice"; readonly price: Price })
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
  | (Quest & {
      readonly kind: "escort";
      readonly component: LocalText;
      readonly to: string;
      readonly carrying?: readonly Change[];
    });

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
