import type { RuleId } from "./ledger/rule-ids.ts";
import type { Attached } from "./state.ts";
import type { ActionKind, Movement, Phase, Terrain, Track, Zone } from "./vocabulary/index.ts";

/** What brought a change about: the action, its acting creature and player; the terrain or the rules otherwise. */
export interface Source {
  /** Id of the action that is resolving, or null. */
  readonly action: string | null;
  /** Acting creature, or null. */
  readonly creature: string | null;
  /** Seat number of the player of the effect, or null for terrain and rules. */
  readonly seat: number | null;
  /** Id of the card whose text it is, or null. */
  readonly card: string | null;
  readonly attack: "melee" | "ranged" | null;
  readonly terrain: Terrain | null;
}

/**
 * Everything that happens. Seats are seat numbers, squares board indexes, damage in points. `rule`
 * is the entry of the ledger that made it happen. Members that name hidden cards (`cards`, `card`
 * of a draw, `value`) are null in what others see.
 */
export type DcEvent = { readonly rule: RuleId } & (
  | { readonly event: "seat-wins-roll"; readonly seat: number }
  | { readonly event: "first-seat"; readonly seat: number }
  | { readonly event: "chests-laid"; readonly squares: readonly number[] }
  | {
      readonly event: "commander-chosen";
      readonly seat: number;
      readonly card: string;
      readonly morale: number;
      readonly leadership: number;
    }
  | { readonly event: "deck-shuffled"; readonly seat: number; readonly deck: "order" | "creature" }
  | { readonly event: "hand-redrawn"; readonly seat: number; readonly cards: readonly string[] }
  | {
      readonly event: "drawn";
      readonly seat: number;
      readonly deck: "order" | "creature";
      readonly count: number;
      readonly cards: readonly string[] | null;
    }
  | { readonly event: "deck-empty"; readonly seat: number; readonly deck: "order" | "creature" }
  | { readonly event: "hand-full"; readonly seat: number }
  | {
      readonly event: "deployed";
      readonly seat: number;
      readonly creature: string;
      readonly card: string;
      readonly at: number;
    }
  | { readonly event: "taken-back"; readonly seat: number; readonly creature: string; readonly card: string }
  | { readonly event: "deployment-ended"; readonly seat: number }
  | { readonly event: "turn-starts" | "turn-ends"; readonly seat: number; readonly turn: number }
  | { readonly event: "phase-starts"; readonly seat: number; readonly phase: Phase }
  | { readonly event: "activation-starts" | "activation-ends"; readonly seat: number; readonly creature: string }
  | { readonly event: "move-declared"; readonly action: string; readonly seat: number; readonly creature: string }
  | {
      readonly event: "attack-declared";
      readonly action: string;
      readonly seat: number;
      readonly creature: string;
      readonly target: string;
      readonly attack: "melee" | "ranged";
    }
  | {
      readonly event: "order-played";
      readonly actions: readonly string[];
      readonly seat: number;
      readonly creature: string;
      readonly card: string;
      readonly assisting: readonly string[];
      /** Things on the battlefield and the stack, players and squares; cards are not told. */
      readonly targets: readonly string[];
      readonly kind: ActionKind;
    }
  | {
      readonly event: "power-used";
      readonly actions: readonly string[];
      readonly seat: number;
      readonly creature: string | null;
      readonly card: string;
      readonly targets: readonly string[];
    }
  | {
      readonly event: "triggered";
      readonly action: string;
      readonly seat: number;
      readonly creature: string | null;
      /** The creature that what happened is about, if it is another one. */
      readonly about: string | null;
      readonly card: string | null;
      readonly terrain: Terrain | null;
      readonly targets: readonly string[];
    }
  | {
      readonly event: "collect-declared";
      readonly action: string;
      readonly seat: number;
      readonly creature: string;
      readonly at: number;
    }
  | {
      readonly event: "dodge-declared";
      readonly action: string;
      readonly seat: number;
      readonly creature: string;
      readonly against: string;
    }
  | { readonly event: "assisted"; readonly seat: number; readonly creature: string; readonly acting: string }
  | { readonly event: "resolves"; readonly action: string }
  | { readonly event: "resolved"; readonly action: string }
  /** The action did nothing; `rule` says why. */
  | { readonly event: "fizzled"; readonly action: string }
  | { readonly event: "target-skipped"; readonly action: string; readonly thing: string }
  | { readonly event: "cancelled"; readonly action: string; readonly source: Source }
  | { readonly event: "redirected"; readonly action: string; readonly to: string }
  | {
      readonly event: "attack-resolved";
      readonly action: string;
      readonly creature: string;
      readonly target: string;
      readonly attack: "melee" | "ranged";
      readonly dealt: number;
    }
  | {
      readonly event: "stepped";
      readonly creature: string;
      readonly from: number;
      readonly to: number;
      readonly how: Movement;
    }
  | {
      readonly event: "moved";
      readonly creature: string;
      readonly from: number;
      readonly to: number;
      readonly path: readonly number[];
      readonly how: Movement;
      readonly source: Source;
    }
  | { readonly event: "stopped"; readonly creature: string; readonly at: number; readonly by: string }
  | { readonly event: "speed-one"; readonly creature: string }
  | { readonly event: "did-not-move"; readonly creature: string }
  | { readonly event: "entered"; readonly creature: string; readonly at: number; readonly terrain: Terrain }
  | {
      readonly event: "enters-adjacent" | "leaves-adjacent";
      readonly creature: string;
      readonly to: string;
      readonly passing: boolean;
    }
  | { readonly event: "chest-revealed"; readonly creature: string; readonly at: number; readonly value: number }
  | { readonly event: "collected"; readonly creature: string; readonly seat: number; readonly at: number }
  | { readonly event: "damaged"; readonly creature: string; readonly amount: number; readonly source: Source }
  | { readonly event: "damage-prevented"; readonly creature: string; readonly amount: number; readonly source: Source }
  | { readonly event: "healed"; readonly creature: string; readonly amount: number; readonly source: Source }
  | {
      readonly event: "cowered";
      readonly creature: string;
      readonly seat: number;
      readonly cost: number;
      readonly amount: number;
      readonly source: Source;
    }
  | { readonly event: "dodged"; readonly creature: string; readonly action: string }
  /** A text keeps the action from doing anything to the creature. */
  | { readonly event: "evaded"; readonly creature: string; readonly action: string }
  | {
      readonly event: "destroyed";
      readonly creature: string;
      readonly card: string;
      readonly owner: number;
      readonly at: number;
      /** Who controlled it, and what was attached: what its own texts still see of it. */
      readonly controller: number;
      readonly attached: readonly Attached[];
      readonly source: Source;
    }
  | { readonly event: "removed"; readonly creature: string; readonly card: string; readonly owner: number }
  | {
      readonly event: "track-raised" | "track-lowered";
      readonly track: Track;
      readonly seat: number;
      readonly by: number;
      readonly to: number;
    }
  | { readonly event: "tapped" | "untapped"; readonly creature: string; readonly source: Source }
  | { readonly event: "stays-tapped"; readonly creature: string }
  | {
      readonly event: "order-discarded";
      readonly seat: number;
      readonly card: string;
      readonly from: "stack" | "order-hand" | "order-deck" | "attached";
    }
  | { readonly event: "creature-discarded"; readonly seat: number; readonly card: string }
  | {
      readonly event: "attached";
      readonly creature: string;
      readonly thing: string;
      readonly card: string;
      readonly owner: number;
    }
  | {
      readonly event: "detached";
      readonly creature: string;
      readonly thing: string;
      readonly card: string;
      readonly owner: number;
    }
  | { readonly event: "control-changed"; readonly creature: string; readonly from: number; readonly to: number }
  | { readonly event: "effect-begins" | "effect-ends"; readonly effect: string; readonly card: string }
  | { readonly event: "replaced"; readonly card: string; readonly seat: number }
  | {
      readonly event: "searched";
      readonly seat: number;
      readonly deck: "order" | "creature";
      readonly count: number;
      readonly cards: readonly string[] | null;
    }
  | { readonly event: "returned"; readonly seat: number; readonly from: Zone; readonly cards: readonly string[] }
  | { readonly event: "revealed"; readonly seat: number; readonly cards: readonly string[] }
  | { readonly event: "counter"; readonly thing: string; readonly name: string; readonly count: number }
  | { readonly event: "conceded"; readonly seat: number }
  /** Nothing changed: the engine notes which rule applied where a reader would ask. */
  | { readonly event: "noted"; readonly thing: string | null }
  | { readonly event: "ended" }
);

export type EventName = DcEvent["event"];
