/**
 * The words of Dungeoneer's cards, on the core of the card language (`@undercroft/cards`): a text is a list of steps that happen
 * in printed order to the hero whom it concerns. Bound names: `hero` (whom the text concerns), `you` (whose card it is), and what
 * `each` and `pick` bind. Heroes are named by seats, spaces and cards in play by their ids.
 */
import type * as core from "@undercroft/cards";
import type { Form, Score, Threat } from "./numbers.ts";

export interface Words extends core.Vocabulary {
  verb: Verb;
  query: Query;
  amount: HeroAmount;
  condition: HeroCondition;
  cost: Cost;
  event: never;
  replaceable: never;
  rule: never;
  response: never;
  duration: "turn";
  window: "turn";
  kind: Timing;
}

export type Step = core.Step<Words>;
export type Amount = core.Amount<Words>;
export type Condition = core.Condition<Words>;
export type Selector = core.Selector<Words>;

/** What may be chosen among, or counted. */
export type Query =
  /** Heroes: all, those in the space of `hero`, or those in the spaces linked to it; of the others only, if `others`. */
  | { readonly heroes: "all" | "here" | "beside"; readonly others?: true }
  /** Spaces: those linked to the space of `hero`, those where heroes stand, all of a kind. */
  | { readonly spaces: "beside" | "heroes" | "passage" | "room" | "entrance" };

/** Numbers of a hero and its player. */
export type HeroAmount =
  | { readonly score: Score; readonly of?: Selector }
  | { readonly has: Holding; readonly of?: Selector };
export type Holding = "glory" | "peril" | "movements" | "hand" | "boons" | "treasures" | "pack" | "quests";

/** Where a hero stands, how it is. */
export type HeroCondition =
  | { readonly stands: "passage" | "room" | "entrance"; readonly who?: Selector }
  | { readonly tipped: Selector }
  /** Whether it is the turn of this hero's player (dg.turn.wording-your-this). */
  | { readonly turnOf: Selector };

export type Verb =
  /** Wounds, each of them 1 Life. */
  | { readonly do: "wound"; readonly wounds: Amount; readonly to?: Selector }
  /** Life comes back, up to its most (dg.ruling.life-maximum). */
  | { readonly do: "recover"; readonly life: Amount; readonly to?: Selector }
  /** The most Life grows, and Life with it (dg.ruling.life-maximum). */
  | { readonly do: "life"; readonly plus: Amount; readonly to?: Selector }
  /** The hero is tipped; `threat` is to be overcome besides when it gets up (dg.tip.untip-cost). */
  | { readonly do: "tip"; readonly threat?: Threat; readonly to?: Selector }
  | { readonly do: "untip"; readonly to?: Selector }
  /** Its player gains Glory, Peril or Movements, or loses them; losses stop at 0 (dg.ruling.resource-cap). */
  | { readonly do: "glory"; readonly plus: Amount; readonly to?: Selector }
  | { readonly do: "peril"; readonly plus: Amount; readonly to?: Selector }
  | { readonly do: "movements"; readonly plus: Amount; readonly to?: Selector }
  /** Its player draws Adventure cards. */
  | { readonly do: "draw"; readonly cards: Amount; readonly to?: Selector }
  /** Its player must discard (dg.card.forced-discard): the cards that `by` chooses, its own player if not said. */
  | {
      readonly do: "discard";
      readonly from: "hand" | "boons" | "treasures" | "pack";
      readonly cards: Amount;
      readonly to?: Selector;
      readonly by?: Selector;
    }
  /** It is moved into a space, whatever the doors (dg.ruling.moved-by-card). */
  | { readonly do: "move"; readonly into: Selector; readonly to?: Selector }
  /** Changes that hold until the turn ends (dg.reset.turn-effects-expire). */
  | { readonly do: "this-turn"; readonly changes: readonly Change[]; readonly to?: Selector }
  /** Adds to the roll that is about to be made by it (dg.dice.modifiers-before-roll). */
  | { readonly do: "bonus"; readonly plus: Amount; readonly to?: Selector }
  /** The die that it has rolled is rolled again: what is new counts (dg.ruling.anytime-dice-timing). */
  | { readonly do: "reroll"; readonly to?: Selector }
  /** Adds to its player's rolls against what is answered (dg.dl.response.boons). */
  | { readonly do: "guard"; readonly plus: Amount }
  /** What is answered comes to nothing: a monster survives unwounded, all else is discarded. */
  | { readonly do: "turn-aside" }
  /** The doors of the hero's space stand open until the turn ends. */
  | { readonly do: "open-doors"; readonly to?: Selector };

export type VerbName = Verb["do"];

/** What a card changes as long as it is in play, or a turn lasts. */
export type Change =
  | { readonly score: Form; readonly plus: number; readonly while?: Condition }
  /** Room for readied Boons or Treasures (dg.boon.limit, dg.treasure.limit). */
  | { readonly limit: "boons" | "treasures"; readonly plus: number }
  /** Movements at the Reset Phase (dg.reset.movements). */
  | { readonly movements: number }
  /** Added to rolls against Threats of this kind, or in fights. */
  | { readonly against: Danger; readonly plus: number; readonly while?: Condition }
  /** The hero meets no such thing. */
  | { readonly ignores: "pit" | "spikes" }
  /** What its player may not do: play or use Boons, challenge, move. */
  | { readonly forbids: "boons" | "challenges" | "moves" };

export const dangers = ["trap", "obstacle", "door", "pit", "spikes", "quest", "monster", "hero"] as const;
export type Danger = (typeof dangers)[number];

/** What may have to be paid. Peril is that of the opponent whom the card affects; cards are from the hand, of its player's choice. */
export const payments = ["glory", "peril", "movements", "life", "cards"] as const;
export type Payment = (typeof payments)[number];

/** What is paid, all at once (dg.ruling.glory-affordability). */
export type Price = { readonly [P in Payment]?: number };

/** A part of what a step of a text costs. */
export interface Cost {
  readonly pay: Payment;
  readonly amount: number;
}

/** When an effect of a card in play may be used; on any turn if not said (dg.special.activate). */
export type Timing = "anytime" | "hero-phase" | "response";

/** An effect of a card in play that its player uses (dg.special.activate). */
export interface Use {
  readonly timing?: Timing;
  readonly price?: Price;
  readonly when?: Condition;
  /** Once in every player's turn (dg.turn.once-per-turn). */
  readonly oncePerTurn?: true;
  /** What it takes off the card: one of its charges, or all of it (dg.treasure.used-up). */
  readonly spends?: "charge" | "card";
  readonly steps: readonly Step[];
}

/** What a card does as long as it is in play: an ability of a hero, an Artifact, a readied Boon or Treasure. */
export interface Standing {
  readonly changes?: readonly Change[];
  readonly uses?: readonly Use[];
}

/** Cards that an Attachment may be put onto (dg.card.attachment). */
export interface Host {
  /** A readied Boon or Treasure of its own player's, or a monster of its Pack. */
  readonly on: "boon" | "treasure" | "monster";
  readonly category?: string;
}
