/** The cards and tiles of a pack, as printed. */
import type { LocalText } from "@undercroft/cards";
import type { Action, ActionFilter, Condition, Cost, CreatureFilter, Power } from "./ast.ts";
import type { Ability, ActionKind, Half, Trait } from "./words.ts";

/** One file of content. Ids in it begin with the pack's own: "example/scout" in pack "example". */
export interface Pack {
  readonly pack: string;
  /** Counts up with every change that players can notice. */
  readonly version: number;
  /** The version of the card language it is written in. */
  readonly language: 1;
  readonly name: LocalText;
  /** How each keyword and counter that the pack's cards use is written. */
  readonly keywords: Readonly<Record<string, LocalText>>;
  readonly creatures: readonly CreatureCard[];
  readonly orders: readonly OrderCard[];
  readonly commanders: readonly CommanderCard[];
  readonly tiles: readonly TileCard[];
}

interface CardHead {
  readonly id: string;
  readonly name: LocalText;
  /** The name of its picture. */
  readonly emblem: string;
  readonly flavour?: LocalText;
}

export interface CreatureCard extends CardHead {
  /** 1 or more. */
  readonly level: number;
  readonly keywords: readonly string[];
  /** A multiple of 10, 10 or more. */
  readonly hitPoints: number;
  readonly speed: number;
  /** A multiple of 10, 0 or more. */
  readonly melee: number;
  readonly ranged?: { readonly damage: number; readonly distance: number };
  readonly abilities: readonly Ability[];
  /** Squares a side: 1 if not said, 2 for Large. */
  readonly size?: number;
  readonly traits?: readonly Trait[];
  readonly powers?: readonly Power[];
  readonly half: Half;
  /** How many are in the pack. */
  readonly copies: number;
}

export interface OrderCard extends CardHead {
  readonly level: number;
  readonly ability: Ability | "any";
  readonly kind: ActionKind;
  /** A keyword that the acting creature must have (dc.orders.requires-keyword). */
  readonly requires?: string;
  /** A keyword that lifts Level and Ability (dc.orders.affinity). */
  readonly affinity?: string;
  /** Besides the usual conditions, this must hold when it is played. "this" is the acting creature. */
  readonly playIf?: Condition;
  /** It can only be played in response to such an action, which is bound to "response". */
  readonly respondsTo?: ActionFilter;
  /** Conditions for playing the card, paid on declaration besides the tap of its kind. */
  readonly costs?: readonly Cost[];
  /** In printed order: the first resolves first (dc.stack.multi-action-reverse-push). */
  readonly actions: readonly Action[];
  readonly attach?: Attachment;
  readonly half: Half;
  readonly copies: number;
}

/** The shaded text: rules text of the creature it is under (dc.orders.attach-adds-text), whose controller is "you". */
export interface Attachment {
  /** What creatures the implied target of `attach` may be; any creature if not said. Seen from the card's player. */
  readonly to?: CreatureFilter;
  readonly powers: readonly Power[];
}

export interface CommanderCard extends CardHead {
  readonly creatureHand: number;
  readonly startingOrders: number;
  readonly morale: number;
  readonly leadership: number;
  /** "this" means nothing here; "you" is the commander's player. */
  readonly powers: readonly Power[];
  /** First and last number printed on each track; display alone (dc.ruling.track-caps). */
  readonly tracks?: { readonly morale: readonly [number, number]; readonly leadership: readonly [number, number] };
}

export interface TileCard {
  readonly id: string;
  readonly name: LocalText;
  readonly size: "large" | "small";
  /** In squares. */
  readonly width: number;
  readonly height: number;
  readonly faces: { readonly dungeon: TileFace; readonly outdoor: TileFace };
}

/**
 * `rows`: one character a square, rows top to bottom, lines apart by line breaks: "." open, "#" wall, "^" difficult,
 * "!" hazardous, "o" obstacle, "*" magic circle, "$" treasure, "s" start. `legend` gives further characters the marks
 * they stand for. `walls`: edges such as "c1|d1" (left, right) and "c2/c3" (upper, lower).
 */
export interface TileFace {
  readonly rows: string;
  readonly legend?: Readonly<Record<string, readonly string[]>>;
  readonly walls?: readonly string[];
}
