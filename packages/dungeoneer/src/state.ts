import type { SeatId } from "@undercroft/kernel";
import type { Options } from "./set-up/options.ts";
import type { Source } from "./turn/locals.ts";
import type { Adventure, Change, HeroCard, MapCard, QuestCard, Side, Threat } from "./vocabulary/index.ts";

/** Every card of the game by its id: made by set-up, never changed. */
export interface Content {
  readonly heroes: Readonly<Record<string, HeroCard>>;
  readonly maps: Readonly<Record<string, MapCard>>;
  readonly adventures: Readonly<Record<string, Adventure>>;
  readonly quests: Readonly<Record<string, QuestCard>>;
}

/** A Map card on the table: one space (dg.move.space-is-card). Columns grow eastward, rows southward, the Entrance is 0, 0. */
export interface Space {
  readonly id: string;
  readonly card: string;
  readonly x: number;
  readonly y: number;
  /** Whether it was turned by half (dg.ruling.rotation). */
  readonly turned: boolean;
}

/** A side of a space, as it lies on the table. */
export interface DoorPlace {
  readonly space: string;
  readonly side: Side;
}

/** An adventure card in play, of its own identity (design rule 6). */
export interface Thing {
  readonly id: string;
  readonly card: string;
}

/** A card that was readied, or a Bane that lies on somebody or something. */
export interface Readied extends Thing {
  /** What it lies on: a card in play or a monster, by its id, or the hero of a seat (dg.card.attachment, dg.ruling.permanent-bane-location); null if on nothing. */
  readonly on: string | null;
  /** Uses left, if it is used up by them (dg.treasure.used-up). */
  charges: number | null;
}

/** A monster in a Pack, or away from it in an attack. */
export interface MonsterInPlay extends Thing {
  readonly wounds: number;
  /** Whom it has attacked in this turn, by place, where Packs wander (dg.combat.monster-one-attack). */
  readonly attacked: readonly number[];
}

/** A Treasure that lies in a space since its hero fell there (dg.opt.looting.drop). */
export interface Loot extends Thing {
  readonly space: string;
  /** What was left of its charges; null if it has none (dg.ruling.loot-charges). */
  readonly charges: number | null;
}

/** A bonus to a player's roll against an Encounter. */
export interface Guard {
  readonly player: number;
  readonly plus: number;
}

/**
 * An Encounter of a batch, from the Attack step until it goes on its way (dg.dl.attack.declare), or a monster of a Pack that has come
 * forward to be challenged.
 */
export interface EncounterInPlay {
  readonly id: string;
  readonly card: string;
  readonly owner: number;
  /** Its batch: one that is laid out while others wait has a higher number than they; null in a challenge of a Pack. */
  readonly batch: number | null;
  readonly from: Source;
  /** Whose hero it is sent at, and who pays for it. */
  readonly target: number;
  /** How many heroes had fallen when it was sent: whoever comes in the place of one of them is not meant by it. */
  readonly falls: number;
  /** The space into which it was played (dg.encounter.into-space). */
  readonly space: string;
  /** Who may answer it, by place: whoever comes into its space later may not (dg.ruling.trap-engagement). */
  readonly engaged: readonly number[];
  wounds: number;
  /** Whom it has attacked, by place (dg.special.challenge-after-attack). */
  attacked: readonly number[];
  /** What answers add to rolls against it, by whose roll it is. */
  guards: readonly Guard[];
  /** Whether an answer has made it come to nothing. */
  turnedAside: boolean;
}

/** The component of an Escort Quest: with its carrier, by place, or in a space. */
export type Component = { readonly with: number } | { readonly in: string };

/** A Quest on the table, with the wounds of its monster (dg.ruling.quest-monster-wounds). */
export interface QuestInPlay {
  readonly id: string;
  readonly card: string;
  wounds: number;
  /** How often it was tried in this turn (dg.quest.free-attempt). */
  tries: number;
  /** Whether its objective was found in this turn (dg.quest.search.lost-at-turn-end). */
  found: boolean;
  /** Whose hero its monster has attacked in this turn, by place; null if nobody's (dg.quest.slay.one-attack, dg.quest.slay.challenge). */
  struck: number | null;
  /** Where its component is once it was picked up; null before (dg.quest.escort.marker). */
  component: Component | null;
}

export interface Player {
  readonly id: SeatId;
  readonly name: string;
  /** Whether it has a hero on the map: not once that is defeated (dg.hero.defeat-consequences). */
  alive: boolean;
  /** Whether it plays no more: whoever gave up, and without an option whose hero was defeated. */
  out: boolean;
  hero: string;
  level: number;
  life: number;
  maximum: number;
  /** The space where its hero stands. */
  at: string;
  tipped: boolean;
  /** What is to be overcome besides when it gets up (dg.tip.untip-cost); null if nothing. */
  tippedBy: Threat | null;
  /** The door on whose cusp its hero is (dg.door.cusp). */
  cusp: DoorPlace | null;
  glory: number;
  peril: number;
  /** Movements left, or the one that was kept (dg.draw.keep-movement). */
  movements: number;
  hand: string[];
  boons: Readied[];
  treasures: Readied[];
  /** Banes that it has played and that stay, whoever bears them (dg.ruling.permanent-bane-location). */
  banes: Readied[];
  pack: MonsterInPlay[];
  /** The space of its Pack's marker, where Packs wander (dg.opt.wandering.single-marker). */
  packAt: string | null;
  quests: QuestInPlay[];
  /**
   * Quests that lie face down, which only this player may look at (dg.opt.secret-quest.choose). Replaced, never altered: none of them has
   * been tried.
   */
  secrets: readonly QuestInPlay[];
  /** Map cards that it was dealt and is to lay (dg.opt.revealed-map.deal). Replaced, never altered. */
  maps: readonly string[];
  /** Cards of the Quests it has completed (dg.quest.face-down-when-complete). */
  completed: string[];
  /** Whether it has initiated a challenge in this turn, whoever's turn it is (dg.ruling.challenge-limit-scope). */
  challenged: boolean;
  /** What changes it until the turn ends (dg.reset.turn-effects-expire). */
  thisTurn: readonly Change[];
}

export type Phase = "set-up" | "reset" | "dungeonlord" | "build" | "hero" | "discard-draw";

/** One of the effects of a thing in play, or of the hero of a seat, by its number. */
export interface UsedEffect {
  readonly thing: string;
  readonly use: number;
}

export interface Turn {
  /** The active player, by place at the table. */
  readonly player: number;
  readonly round: number;
  /** Turns so far. */
  readonly count: number;
  /** How many heroes had fallen when it began. */
  readonly falls: number;
  phase: Phase;
  /** Spaces that count as visited in this turn (dg.ruling.start-space-reentry). */
  visited: string[];
  /** Whether its hero entered any space (dg.collect.stay). */
  moved: boolean;
  /** Whether its hero is still on the cusp on which it was when the turn began (dg.ruling.cusp-ends). */
  onCusp: boolean;
  /** Whose heroes have overcome a Trap in it, by place: they may play Treasures (dg.opt.looting.treasure-timing). */
  overcame: number[];
  /** Effects that may be used once a turn and were (dg.turn.once-per-turn). Replaced, never altered. */
  used: readonly UsedEffect[];
}

/** A deck of Adventure cards, the next one last, and its discard pile. */
export interface Pile {
  adventureDeck: string[];
  discard: string[];
}

/** A deck of Hero cards, the next one last, and those that have fallen. */
export interface HeroPile {
  heroDeck: string[];
  heroesAside: string[];
}

/** A Glory deck and the hero players who draw from it, by place (dg.campaign.setup.glory-deck, dg.multiset.own-decks). */
export interface GloryPile extends Pile {
  readonly of: readonly number[];
  /** The heroes of a deck of somebody's own; null where the players take theirs from the common Hero deck. */
  heroes: HeroPile | null;
}

/** What a campaign has beside the tables of a standard game, whose Adventure deck is its Peril deck. */
export interface Campaign {
  glory: GloryPile[];
  /** The Dungeonlord's tally: heroes that were defeated, those that came again included (dg.campaign.dl-goal). */
  defeats: number;
  /** Who took part in a combat since the last Reward step, by place (dg.ruling.campaign-permanents). */
  fought: number[];
}

export interface Body extends Pile, HeroPile {
  readonly content: Content;
  /** The optional rules in force. */
  readonly options: Options;
  /** The Dungeonlord of a campaign, by place, who has no hero (dg.campaign.roles); null in a standard game. */
  readonly dungeonlord: number | null;
  readonly players: Player[];
  turn: Turn;
  /** Who won the initiative, by place (dg.setup.initiative-roll). */
  first: number;
  /** Replaced when a card is placed, never altered: what is worked out of a map is kept by it. */
  map: readonly Space[];
  /** Doors that were opened in this turn (dg.door.stay-open). */
  opened: DoorPlace[];
  /** Open to all: two in a campaign, one otherwise, as long as there are any (dg.setup.global-quest). */
  globalQuests: QuestInPlay[];
  /** Escort Quests whose carrier has fallen: nobody's until somebody takes the component (dg.ruling.escort-carrier-defeated). */
  ownerless: QuestInPlay[];
  /** Treasures of the fallen, where they lie (dg.opt.looting.drop). */
  loot: Loot[];
  /** Whose heroes have fallen, by place, in that order; a place stands there as often as its heroes fell. */
  fallen: number[];
  /** Hero cards of the fallen whose players have new ones (dg.ruling.respawn-details). */
  heroesAside: string[];
  /** The Encounters of all batches in progress, in the order in which they were laid out (dg.dl.attack.order). */
  encounters: EncounterInPlay[];
  /** Adventure cards that are being played: they lie on the table until they are in play or spent. */
  underway: string[];
  /** null in a standard game. */
  campaign: Campaign | null;
  mapDeck: string[];
  /** Map cards that are out of the game: nobody could lay them (dg.ruling.revealed-map-stuck). Replaced, never altered. */
  removed: readonly string[];
  questDeck: string[];
  heroDeck: string[];
  /** Number of the next thing that gets an id. */
  nextThing: number;
}
