import type { BoardShape } from "@undercroft/grid";
import type { SeatId } from "@undercroft/kernel";
import type {
  CommanderCard,
  CreatureCard,
  Duration,
  OrderCard,
  Permission,
  Phase,
  Power,
  Rule,
  Terrain,
} from "./vocabulary/index.ts";

/**
 * The tables of a match: everything that stands on the battlefield or lies in a pile. What is
 * unfinished lives in the frames, not here (design rule 2).
 *
 * Cards in hidden zones and in piles are names, not things: two copies of a card in a hand are the
 * same card, and no id can be followed from a hidden zone into a public one. A card that comes into
 * play (a creature deployed, an order attached or put on the stack) becomes a thing with a new id
 * (design rule 6).
 */
export interface Body {
  /** Definitions of all cards in the match. Never changed, shared by all copies. */
  readonly content: Content;
  /** Never changed, shared by all copies. */
  readonly battlefield: Battlefield;
  readonly mode: Mode;
  /** Seats clockwise; a seat's number is its place here. */
  readonly seats: SeatState[];
  readonly turn: Turn;
  /** Creatures on the battlefield in the order of their arrival. */
  readonly creatures: Creature[];
  /** Treasure Chest markers still face down. */
  chests: Chest[];
  /** Values of the markers left out of the game; nobody may know them. */
  spareChests: readonly number[];
  /** Treasure tokens by square; squares without tokens are not listed. */
  tokens: Tokens[];
  /** Effects with a duration: rules in force, watching powers, shields. In the order they began. */
  effects: Effect[];
  /** How often limited powers were used, in the windows in progress. */
  uses: Use[];
  /** Id number of the next thing. */
  nextThing: number;
  /** Time stamp of the next effect or attached card (dc.ruling.card-conflicts). */
  nextStamp: number;
}

export interface Content {
  readonly creatures: { readonly [card: string]: CreatureCard };
  readonly orders: { readonly [card: string]: OrderCard };
  readonly commanders: { readonly [card: string]: CommanderCard };
}

/** How the match was set up. */
export interface Mode {
  readonly game: "standard" | "first-game";
  /** Free for all: every seat has a team of its own. */
  readonly teams: boolean;
}

export interface Battlefield {
  /** Which face of the tiles is up; the corner rule is in the shape. */
  readonly face: "dungeon" | "outdoor";
  readonly shape: BoardShape;
  /** Squares of each terrain, ascending. Start areas and treasure squares apart. */
  readonly terrain: { readonly [T in Exclude<Terrain, "start" | "treasure">]: readonly number[] };
  /** Start area of each seat, ascending squares. */
  readonly start: readonly (readonly number[])[];
  /** Where the tiles lie, for the table's seams; first square and extent of each. */
  readonly tiles: readonly PlacedTile[];
}

export interface PlacedTile {
  readonly tile: string;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SeatState {
  readonly id: SeatId;
  readonly team: number;
  /** Id of its Commander card. */
  readonly commander: string;
  morale: number;
  leadership: number;
  /** Hidden from all others. */
  orderHand: string[];
  creatureHand: string[];
  /** Hidden from everybody; the last is the top. */
  orderDeck: string[];
  creatureDeck: string[];
  /** Public; the last came last. */
  discard: string[];
  graveyard: string[];
  /** Cards that everybody saw come to this seat's hands and that have not left them since. */
  knownOrders: string[];
  knownCreatures: string[];
  /** It conceded or left (dc.ruling.player-concedes). */
  out: boolean;
}

export interface Turn {
  /** Seat number of the turn player; of the deploying player during setup. */
  seat: number;
  /** Turns begun so far; 0 during setup. */
  count: number;
  /** Each seat's turn once makes a round; the first is 1. */
  round: number;
  /** Seat number of whoever took the first turn. */
  first: number;
  phase: Phase | "setup";
  /** The creature being activated, or null. */
  active: string | null;
  /** Number of the activation in progress, or of the last one. */
  activation: number;
}

export interface Creature {
  readonly id: string;
  /** When it came: its texts have applied since (dc.ruling.card-conflicts). */
  readonly stamp: number;
  /** Id of its Creature card. */
  readonly card: string;
  /** Squares a side of its space, as its card says: 1, or 2 for Large (dc.space.definition). */
  readonly size: number;
  /** Seat numbers. */
  readonly owner: number;
  controller: number;
  /** North-west square of its space. */
  at: number;
  /** In points, a multiple of 10. */
  damage: number;
  /** By how much its damage passed its Hit Points when it was last spared, until it is healed (dc.ruling.spared-unhealed). */
  spared?: number;
  tapped: boolean;
  /** It was activated this turn. */
  activated: boolean;
  /** Basic moves made in this activation (dc.move.once-per-activation). */
  moves: number;
  /** It has entered hazardous terrain in the window in progress (dc.ruling.hazard-activation-window). */
  burned: boolean;
  readonly attached: Attached[];
  readonly counters: { [name: string]: number };
  /** What it did, with the turn and activation in which it did so last. */
  readonly deeds: { [deed in CreatureDeed]?: { turn: number; activation: number } };
}

export type CreatureDeed = "move" | "attack" | "deal-damage" | "take-damage" | "play-order" | "reveal-chest";

/** An Order card under a creature; its attach text is the creature's (dc.orders.attach-adds-text). */
export interface Attached {
  readonly id: string;
  readonly card: string;
  /** Seat number. */
  readonly owner: number;
  readonly stamp: number;
  readonly counters: { [name: string]: number };
}

export interface Chest {
  readonly at: number;
  /** 1 to 3, hidden from everybody; null in a view. */
  readonly value: number | null;
}

export interface Tokens {
  readonly at: number;
  readonly count: number;
}

/** Where a text is printed: a card and the way into it. */
export interface TextRef {
  readonly card: string;
  readonly path: readonly (string | number)[];
}

/** An effect that holds for a while. `names` fixes what its text's bound names meant when it began. */
export interface Effect {
  readonly id: string;
  readonly stamp: number;
  /** Player of the effect. */
  readonly seat: number;
  /** "this" of its text, or null. */
  readonly self: string | null;
  readonly text: TextRef;
  readonly names: Names;
  readonly until: Until;
  readonly what:
    | { readonly kind: "rule"; readonly rule: Rule; readonly things: readonly string[] | null }
    | { readonly kind: "watch"; readonly power: Power; readonly once: boolean }
    | { readonly kind: "control"; readonly creature: string; readonly by: number }
    | { readonly kind: "shield"; readonly shield: Shield };
}

/** Prevention that waits for damage (the `prevent` verb). */
export interface Shield {
  readonly creature: string;
  /** Points, or null for all. */
  readonly amount: number | null;
  /** The action whose damage it stops; null: see `uses`. */
  readonly action: string | null;
  /** 1: of the next source only; null: of every source while it lasts. */
  readonly uses: 1 | null;
  readonly attack: "melee" | "ranged" | "either" | null;
}

/** When an effect ends. "action" names the action whose end it is; "seat" whose next turn starts, "began" the number of the turn in which it began. */
export type Until =
  | { readonly kind: Extract<Duration, "action">; readonly action: string }
  | { readonly kind: Extract<Duration, "activation">; readonly activation: number }
  | { readonly kind: Extract<Duration, "turn">; readonly turn: number }
  | { readonly kind: Extract<Duration, "your-next-turn">; readonly seat: number; readonly began: number }
  | { readonly kind: Extract<Duration, "game"> };

/** One use of a limited power: of which thing, which power text, in which window. */
export interface Use {
  readonly thing: string;
  readonly power: string;
  readonly per: "activation" | "turn" | "game";
  /** Number of the turn or activation; negative between an activation and the next one, 0 of a game. */
  readonly window: number;
  times: number;
}

/** What bound names mean: ids of things, names of cards, seats, squares (see ids.ts). */
export interface Names {
  readonly [name: string]: readonly string[];
}

export type { Permission, Rule };
