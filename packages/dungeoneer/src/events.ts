import type { RuleId } from "./ledger/rule-ids.ts";
import type { Option } from "./set-up/options.ts";
import type { Phase } from "./state.ts";
import type { Form, Score, Side } from "./vocabulary/index.ts";

/** Somebody in a fight. */
export type Fighter =
  | { readonly is: "hero"; readonly player: number }
  /** A monster of the batch, by its id. */
  | { readonly is: "monster"; readonly id: string }
  /** The monster of a Quest in play, by the Quest's id. */
  | { readonly is: "quest-monster"; readonly id: string };

/** Wounds of one hit, as many as the victim had Life for (dg.reward.cap-remaining-life). */
export interface Dealt {
  readonly by: Fighter;
  readonly to: Fighter;
  readonly wounds: number;
  /** Whether it was the end of whoever was hit. */
  readonly fatal: boolean;
}

export type Resource = "glory" | "peril" | "movements";

/** Where a card was discarded from. */
export type Whence = "hand" | "play" | "pack" | "treasures" | "boons" | "banes";

type Happening =
  /** The optional rules of the match, if any. */
  | { readonly event: "agreed"; readonly options: readonly Option[] }
  | { readonly event: "began"; readonly player: number; readonly round: number }
  | { readonly event: "phase"; readonly player: number; readonly phase: Phase }
  | { readonly event: "rolled"; readonly player: number; readonly purpose: string; readonly die: number }
  | { readonly event: "initiative"; readonly player: number }
  | { readonly event: "hero-dealt"; readonly player: number; readonly hero: string }
  /** `player` is null for the Global Quest. */
  | { readonly event: "quest-dealt"; readonly player: number | null; readonly quest: string }
  /** `quests` is null for whoever may not know them. */
  | {
      readonly event: "secret-dealt";
      readonly player: number;
      readonly count: number;
      readonly quests: readonly string[] | null;
    }
  /** Map cards that were dealt face down, or handed on so: `cards` is null for whoever may not know them. */
  | {
      readonly event: "maps-dealt";
      readonly player: number;
      readonly count: number;
      readonly cards: readonly string[] | null;
    }
  | {
      readonly event: "handed-on";
      readonly player: number;
      readonly to: number;
      readonly count: number;
      readonly cards: readonly string[] | null;
    }
  /** A player can lay none of its Map cards now; the last of them leave the game. */
  | { readonly event: "none-laid"; readonly player: number }
  | { readonly event: "removed"; readonly player: number; readonly cards: readonly string[] }
  /** A hidden Quest is shown to all. */
  | { readonly event: "revealed"; readonly player: number; readonly quest: string }
  | {
      readonly event: "placed";
      readonly player: number | null;
      readonly space: string;
      readonly card: string;
      readonly x: number;
      readonly y: number;
      readonly turned: boolean;
    }
  | { readonly event: "turned-over"; readonly player: number; readonly card: string }
  | { readonly event: "set-aside"; readonly player: number; readonly card: string }
  /** `cards` is null for whoever may not know them. */
  | {
      readonly event: "drawn";
      readonly player: number;
      readonly count: number;
      readonly cards: readonly string[] | null;
    }
  | { readonly event: "reshuffled" }
  /** A player looks through the Adventure deck. `cards`: those of the type it looks for; null for everybody else. */
  | { readonly event: "searching"; readonly player: number; readonly cards: readonly string[] | null }
  /** Every deck before the first card is drawn, what the start map has left of the Map deck, or a deck that was looked through. */
  | { readonly event: "shuffled"; readonly decks: "all" | "map" | "adventures" }
  | { readonly event: "started"; readonly player: number; readonly space: string }
  | { readonly event: "discarded"; readonly player: number; readonly card: string; readonly from: Whence }
  | { readonly event: "gained"; readonly player: number; readonly resource: Resource; readonly amount: number }
  | { readonly event: "paid"; readonly player: number; readonly resource: Resource; readonly amount: number }
  | { readonly event: "lost"; readonly player: number; readonly resource: Resource; readonly amount: number }
  | { readonly event: "moved"; readonly player: number; readonly from: string; readonly to: string }
  | { readonly event: "opened"; readonly player: number; readonly space: string; readonly side: Side }
  | { readonly event: "on-cusp"; readonly player: number; readonly space: string; readonly side: Side }
  | { readonly event: "off-cusp"; readonly player: number }
  | {
      readonly event: "tested";
      readonly player: number;
      /** null where nothing is added to the die but what was bought. */
      readonly score: Score | null;
      readonly die: number;
      readonly plus: number;
      readonly number: number;
      readonly success: boolean;
    }
  | { readonly event: "tipped"; readonly player: number }
  | { readonly event: "untipped"; readonly player: number }
  | { readonly event: "wounded"; readonly player: number; readonly wounds: number; readonly life: number }
  | { readonly event: "recovered"; readonly player: number; readonly life: number }
  | { readonly event: "monster-wounded"; readonly monster: Fighter; readonly left: number }
  | { readonly event: "monster-recovered"; readonly monster: Fighter; readonly left: number }
  | { readonly event: "monster-defeated"; readonly monster: Fighter; readonly card: string }
  | {
      readonly event: "sent";
      readonly player: number;
      readonly card: string;
      readonly id: string;
      readonly target: number;
    }
  | { readonly event: "missed"; readonly card: string; readonly target: number }
  /** A hero is not there any more for a roll that was announced. */
  | { readonly event: "lapsed"; readonly player: number }
  | {
      readonly event: "fought";
      readonly attacker: Fighter;
      readonly defender: Fighter;
      readonly form: Form;
      readonly dice: readonly [attacker: number, defender: number];
      readonly scores: readonly [attacker: number, defender: number];
      readonly won: "attacker" | "defender" | "nobody";
    }
  | { readonly event: "to-hand"; readonly player: number; readonly card: string }
  | { readonly event: "to-pack"; readonly player: number; readonly card: string; readonly wounds: number }
  | { readonly event: "pack-founded"; readonly player: number; readonly space: string }
  | { readonly event: "pack-ended"; readonly player: number; readonly space: string }
  /** A Bane is aimed at a player's Pack, by whom. */
  | { readonly event: "pack-aimed"; readonly player: number; readonly by: number; readonly card: string }
  | { readonly event: "pack-rolled"; readonly player: number; readonly die: number; readonly movements: number }
  /** A text gives a Pack Movements, or takes some: `by` less than 0 where it loses or pays them; `left`: what it has then. */
  | { readonly event: "pack-paced"; readonly player: number; readonly by: number; readonly left: number }
  | { readonly event: "pack-moved"; readonly player: number; readonly from: string; readonly to: string }
  /** A monster rolls for its Pack. */
  | {
      readonly event: "pack-tested";
      readonly player: number;
      readonly monster: Fighter;
      readonly score: Score;
      readonly die: number;
      readonly plus: number;
      readonly number: number;
      readonly success: boolean;
    }
  /** A hero defends against a monster of a Pack. */
  | { readonly event: "faced"; readonly player: number; readonly monster: Fighter; readonly card: string }
  | { readonly event: "played"; readonly player: number; readonly card: string; readonly target: number | null }
  /** `to`: the Encounter that was answered, by its id; null for a Bane. */
  | { readonly event: "responded"; readonly player: number; readonly card: string; readonly to: string | null }
  | { readonly event: "turned-aside"; readonly card: string; readonly target: number }
  /** `on`: the card or the seat's hero on which it lies; null if on nothing. */
  | { readonly event: "readied"; readonly player: number; readonly card: string; readonly on: string | null }
  /** An effect of a card in play; `to`: the Encounter that it answers, by its id, or null. */
  | { readonly event: "used"; readonly player: number; readonly card: string; readonly to: string | null }
  | { readonly event: "tried"; readonly player: number; readonly quest: string }
  | { readonly event: "found"; readonly player: number; readonly quest: string }
  | { readonly event: "picked-up"; readonly player: number; readonly quest: string }
  | { readonly event: "set-down"; readonly player: number; readonly quest: string; readonly space: string }
  /** An Escort Quest changes hands with its component. */
  | { readonly event: "taken"; readonly player: number; readonly from: number; readonly quest: string }
  | { readonly event: "completed"; readonly player: number; readonly quest: string }
  | { readonly event: "level"; readonly player: number; readonly level: number }
  | { readonly event: "defeated"; readonly player: number }
  /** A campaign's Adventure deck is split: so many cards of each. */
  | { readonly event: "split"; readonly peril: number; readonly glory: number }
  /** What a side of a campaign has reached, of what it needs: Quests, or heroes defeated. */
  | {
      readonly event: "tally";
      readonly side: "heroes" | "dungeonlord";
      readonly count: number;
      readonly of: number;
    }
  /** A player goes on with a new hero (dg.opt.respawn.replace-hero). */
  | { readonly event: "respawned"; readonly player: number; readonly hero: string; readonly space: string }
  /** A player goes on without a hero (dg.opt.malevolent.keeps-cards). */
  | { readonly event: "bereft"; readonly player: number }
  /** A Treasure of a fallen hero lies where it fell, or is taken from there (dg.opt.looting.drop, dg.opt.looting.pick-up). */
  | { readonly event: "dropped"; readonly player: number; readonly card: string; readonly space: string }
  | { readonly event: "looted"; readonly player: number; readonly card: string }
  | { readonly event: "won"; readonly player: number }
  | { readonly event: "left"; readonly player: number };

/** What happened, the entry of the ledger by which it did (design rule 9), and those that decided how. */
export type DgEvent = Happening & { readonly rule: RuleId; readonly because?: readonly RuleId[] };
