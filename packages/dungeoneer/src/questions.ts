import type { PlaceRef } from "@undercroft/cards";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { Placement } from "./map/placing.ts";
import type { CardType, Form, Side } from "./vocabulary/index.ts";

interface Cited {
  /** The entry of the ledger by which it is asked. */
  readonly rule: RuleId;
}

export type Question = Cited &
  (
    | { readonly kind: "orient"; readonly card: string; readonly side: Side }
    | { readonly kind: "bane" }
    | { readonly kind: "attack" }
    /** `bane`: the Bane that may be answered; null for the Encounters of the batch. */
    | { readonly kind: "respond"; readonly bane: string | null }
    | { readonly kind: "form"; readonly card: string; readonly target: number; readonly forms: readonly Form[] }
    | { readonly kind: "strike-back" }
    | { readonly kind: "survivor"; readonly id: string }
    /** What there is too much of: a Pack, or what lies ready. */
    | { readonly kind: "excess"; readonly of: "pack" | "boons" | "treasures" }
    /** Whether anything is played or used, between two steps or about a roll (dg.ruling.anytime-dice-timing). */
    | { readonly kind: "moment"; readonly moment: "between" | "roll" | "rolled" }
    /** Cards of `of` that must go, and how many are left (dg.card.forced-discard). */
    | {
        readonly kind: "part";
        readonly from: "hand" | "boons" | "treasures" | "pack";
        readonly of: number;
        readonly left: number;
      }
    /** Cards in play whose upkeep is due (dg.reset.upkeep). */
    | { readonly kind: "upkeep"; readonly due: readonly string[] }
    /** A text lets its reader choose: heroes or spaces, modes, a card for an Attachment. */
    | {
        readonly kind: "choose";
        readonly purpose: "pick" | "modes" | "host";
        readonly from: readonly string[];
        readonly min: number;
        readonly max: number;
        readonly text: PlaceRef;
      }
    | { readonly kind: "may"; readonly text: PlaceRef }
    /** A card of a type may be played without its cost (dg.quest.reward.play). */
    | { readonly kind: "reward-play"; readonly type: CardType }
    /** A card of a type may be taken: `cards` are those that are there, for whoever looks (dg.quest.reward.deck, dg.quest.reward.pile). */
    | {
        readonly kind: "search";
        readonly from: "deck" | "pile";
        readonly type: CardType;
        readonly cards: readonly string[] | null;
      }
    | { readonly kind: "assign"; readonly left: number }
    | { readonly kind: "place"; readonly card: string }
    | { readonly kind: "keep-secret" }
    /** Which of its Map cards a player lays, and where (dg.opt.revealed-map.placing). */
    | { readonly kind: "lay" }
    /** In which space the Pack is founded, and whether (dg.opt.wandering.start). */
    | { readonly kind: "found" }
    /** Where the Pack goes with the Movements that are left, and whether it attacks there. */
    | { readonly kind: "wander"; readonly left: number; readonly hasAttacked: boolean }
    /** Which monster of the Pack attacks next; against which a hero stands; whom a monster goes for that nobody has claimed. */
    | { readonly kind: "rank"; readonly monsters: readonly string[] }
    | { readonly kind: "claim"; readonly monsters: readonly string[] }
    | { readonly kind: "aim"; readonly monster: string }
    /** Which monster takes what befalls its Pack. */
    | { readonly kind: "expose"; readonly card: string }
    | { readonly kind: "act" }
    | { readonly kind: "discard" }
    /** Map cards of a campaign's Build, and the spaces that have been built of them. */
    | { readonly kind: "build"; readonly cards: readonly string[]; readonly laid: readonly string[] }
    /** `discarded`: whether the one Treasure has gone already. */
    | { readonly kind: "buy"; readonly discarded: boolean }
    | { readonly kind: "equip" }
    /** Between which bounds the Dungeonlord's own Peril pays for a card that a hero player pays the rest of. */
    | {
        readonly kind: "fund";
        readonly target: number;
        readonly value: number;
        readonly least: number;
        readonly most: number;
      }
    /** Treasures from the hand may be played (dg.opt.looting.treasure-timing). */
    | { readonly kind: "treasure" }
  );

export type Answer =
  | { readonly do: "orient"; readonly turned: boolean }
  /** A Bane from the hand on the hero of a seat; one that is aimed at nobody is paid for by that seat. */
  | { readonly do: "bane"; readonly card: string; readonly target: string }
  /** An Encounter from the hand, or a monster of the Pack by its id. */
  | { readonly do: "send"; readonly card: string; readonly target: string }
  | { readonly do: "send-pack"; readonly monster: string; readonly target: string }
  /** A Response Boon: `to` is the Encounter that it answers, null for the Bane. */
  | { readonly do: "respond"; readonly card: string; readonly to: string | null }
  | { readonly do: "done" }
  | { readonly do: "pass" }
  | { readonly do: "form"; readonly form: Form }
  | { readonly do: "keep"; readonly where: "hand" | "pack" }
  /** The Pack on the map is founded with a monster that has survived (dg.opt.wandering.start). */
  | { readonly do: "found"; readonly monster: string }
  | { readonly do: "wander"; readonly side: Side }
  | { readonly do: "pack-attack" }
  | { readonly do: "halt" }
  | { readonly do: "rank"; readonly monster: string }
  | { readonly do: "claim"; readonly monster: string }
  | { readonly do: "aim"; readonly target: string }
  | { readonly do: "expose"; readonly monster: string }
  /** A Bane from the hand on the Pack of a seat, where Packs wander. */
  | { readonly do: "bane-pack"; readonly card: string; readonly target: string }
  /** A challenge of a monster of a Pack on the map. */
  | { readonly do: "challenge-pack"; readonly monster: string; readonly form: Form }
  | { readonly do: "assign"; readonly to: string }
  | ({ readonly do: "place" } & Placement)
  /** Which of its Quests stays hidden (dg.opt.secret-quest.choose). */
  | { readonly do: "keep-secret"; readonly quest: string }
  | ({ readonly do: "build"; readonly card: string } & Placement)
  | { readonly do: "buy" }
  /** How much the Dungeonlord's own Peril pays. */
  | { readonly do: "fund"; readonly own: number }
  | { readonly do: "move"; readonly side: Side }
  | { readonly do: "try-door"; readonly side: Side }
  | { readonly do: "untip" }
  | { readonly do: "explore" }
  | { readonly do: "challenge"; readonly hero: string; readonly form: Form }
  | { readonly do: "challenge-monster"; readonly monster: string; readonly form: Form }
  | { readonly do: "challenge-quest"; readonly quest: string; readonly form: Form }
  /** A Boon or Treasure: it is readied, or used at once. `on`: the seat whose hero has the good of it, if it is another's. */
  | { readonly do: "play"; readonly card: string; readonly how: "ready" | "use"; readonly on: string | null }
  /** An effect of a card in play, by its number; `to` is the Encounter that it answers, if any. */
  | { readonly do: "use"; readonly thing: string; readonly use: number; readonly to: string | null }
  /** A card in play, or a monster of a Pack, that has to go. */
  | { readonly do: "part"; readonly thing: string }
  | { readonly do: "upkeep"; readonly thing: string; readonly pays: boolean }
  | { readonly do: "choose"; readonly things: readonly string[] }
  | { readonly do: "yes" }
  /** A card that a search has found. */
  | { readonly do: "find"; readonly card: string }
  /** `bonus`: how many bonuses are bought for a Chance Quest (dg.quest.chance.bonus). */
  | { readonly do: "quest"; readonly quest: string; readonly bonus: number }
  | { readonly do: "pick-up"; readonly quest: string }
  | { readonly do: "set-down"; readonly quest: string }
  /** A challenge for the component that a hero carries (dg.quest.escort.steal). */
  | { readonly do: "challenge-escort"; readonly hero: string; readonly quest: string; readonly form: Form }
  /** A Treasure that lies in the hero's space, by its id (dg.opt.looting.pick-up). */
  | { readonly do: "take"; readonly treasure: string }
  | { readonly do: "end" }
  | { readonly do: "discard"; readonly card: string }
  | { readonly do: "discard-treasure"; readonly treasure: string }
  | { readonly do: "discard-monster"; readonly monster: string };
