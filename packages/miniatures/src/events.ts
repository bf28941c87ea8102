import type { Aim } from "./attack/aim.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { NotedRule } from "./noted.ts";
import type { EffectKind, TextRef, Until } from "./state.ts";
import type { ConditionName, Defense, Terrain } from "./vocabulary/index.ts";

/** What brought something about. */
export interface Source {
  /** Creature whose attack or power it is, or null (terrain, rules). */
  readonly creature: string | null;
  /** Seat that controlled it, or null. */
  readonly seat: number | null;
  /** The attack or power, or null. */
  readonly text: TextRef | null;
  /** Number of the attack it belongs to, or null: it is no attack. */
  readonly attack: number | null;
  readonly terrain: Terrain | null;
}

/** A part of what an attack roll is made of: the rule or card that gives it, and how much. */
export interface RollPart {
  readonly rule: RuleId;
  readonly plus: number;
  /** Why the rule applies: the reasons for combat advantage, the sources of cover. */
  readonly because?: readonly RuleId[];
}

/** Damage of one type; null is untyped. */
export interface Harm {
  readonly amount: number;
  readonly type: string | null;
}

/** How a creature came from one space to another. */
export type Manner = "move" | "shift" | "charge" | "push" | "pull" | "slide" | "place" | "teleport" | "back";

/**
 * Everything that happens. Seats are seat numbers, squares board indexes. `rule` is the entry of the ledger that made it
 * happen, `because` names those that decided how. Nothing is hidden from anybody.
 */
export type MnEvent = { readonly rule: RuleId; readonly because?: readonly RuleId[] } & (
  | { readonly event: "revealed"; readonly seat: number }
  | { readonly event: "rolled"; readonly seat: number; readonly purpose: string; readonly die: number }
  | {
      readonly event: "champion-test";
      readonly purpose: "map" | "initiative";
      /** Kept results by seat. */
      readonly kept: readonly number[];
      readonly winner: number;
    }
  | { readonly event: "map-chosen"; readonly seat: number; readonly map: number }
  | { readonly event: "deploys-first"; readonly seat: number }
  | { readonly event: "side-taken"; readonly seat: number; readonly area: "A" | "B" }
  | { readonly event: "item-assigned" | "item-taken-back"; readonly creature: string; readonly item: string }
  | { readonly event: "set-up" | "taken-back"; readonly creature: string; readonly at: number }
  | { readonly event: "set-up-ended"; readonly seat: number }
  | { readonly event: "round-starts" | "round-ends"; readonly round: number }
  | { readonly event: "initiative"; readonly seat: number }
  | { readonly event: "player-turn"; readonly seat: number; readonly creatures: number }
  | { readonly event: "turn-starts" | "turn-ends"; readonly creature: string }
  | { readonly event: "passes-turn"; readonly creature: string }
  | { readonly event: "action"; readonly creature: string; readonly action: string; readonly spends: string }
  | {
      readonly event: "attack-declared";
      readonly attack: number;
      readonly creature: string;
      readonly text: TextRef;
      readonly as: AttackManner;
    }
  | { readonly event: "attack-lost" | "attack-begins"; readonly attack: number; readonly creature: string }
  /** Adjacent enemies get opportunity attacks, those in `by`. */
  | { readonly event: "provoked"; readonly creature: string; readonly by: readonly string[] }
  | {
      readonly event: "targeted";
      readonly attack: number;
      readonly creature: string;
      readonly aim: Aim;
      readonly targets: readonly string[];
    }
  | {
      readonly event: "attack-rolled";
      readonly attack: number;
      readonly creature: string;
      readonly target: string;
      /** Null where no die was rolled. */
      readonly die: number | null;
      readonly parts: readonly RollPart[];
      readonly total: number;
      readonly versus: Defense;
      readonly defense: number;
      readonly result: AttackResult;
    }
  | { readonly event: "redirected"; readonly attack: number; readonly from: string; readonly to: string }
  /** A result that was rolled is another one now. */
  | {
      readonly event: "result-changed";
      readonly attack: number;
      readonly target: string;
      readonly result: AttackResult;
    }
  /** All rolls of the attack are made: what they bring about comes now. */
  | { readonly event: "attack-results"; readonly attack: number; readonly targets: readonly string[] }
  | { readonly event: "followup"; readonly attack: number; readonly creature: string; readonly target: string }
  | { readonly event: "conceal-rolled"; readonly target: string; readonly die: number; readonly needed: number }
  | { readonly event: "attack-ended"; readonly attack: number; readonly creature: string }
  /** A step of the damage pipeline changed what a creature is about to take. */
  | {
      readonly event: "harm-changed";
      readonly creature: string;
      readonly before: readonly Harm[];
      readonly after: readonly Harm[];
    }
  | {
      readonly event: "damaged";
      readonly creature: string;
      readonly harm: readonly Harm[];
      readonly amount: number;
      readonly source: Source;
    }
  | { readonly event: "unharmed"; readonly creature: string; readonly source: Source }
  | { readonly event: "bloodied" | "no-longer-bloodied"; readonly creature: string }
  | { readonly event: "healed"; readonly creature: string; readonly amount: number }
  | { readonly event: "bonus-hit-points"; readonly creature: string; readonly amount: number }
  | {
      readonly event: "destroyed";
      readonly creature: string;
      readonly owner: number;
      readonly at: number;
      readonly source: Source;
      /** The destroyer, and by which case of mn.power.trigger.destroyed-by. */
      readonly credited: string | null;
      readonly credit: RuleId | null;
    }
  | { readonly event: "scored"; readonly seat: number; readonly points: number; readonly total: number }
  | {
      readonly event: "stepped";
      readonly creature: string;
      readonly from: number;
      readonly to: number;
      readonly manner: Manner;
      readonly cost: number;
    }
  | {
      readonly event: "moved";
      readonly creature: string;
      readonly from: number;
      readonly to: number;
      readonly path: readonly number[];
      readonly manner: Manner;
    }
  | { readonly event: "stopped"; readonly creature: string; readonly at: number }
  | { readonly event: "entered"; readonly creature: string; readonly at: number; readonly terrain: Terrain }
  | { readonly event: "put-back"; readonly creature: string; readonly to: number }
  | { readonly event: "opportunity"; readonly creature: string; readonly against: string }
  | { readonly event: "squeezed" | "unsqueezed"; readonly creature: string; readonly at: number }
  | { readonly event: "mounted" | "dismounted"; readonly creature: string; readonly mount: string }
  | {
      readonly event: "gained";
      readonly effect: string;
      readonly creature: string;
      readonly what: EffectKind;
      readonly until: Until;
    }
  | { readonly event: "lost"; readonly effect: string; readonly creature: string; readonly what: EffectKind }
  | { readonly event: "not-gained"; readonly creature: string; readonly condition: ConditionName | null }
  | {
      readonly event: "saved" | "failed-save";
      readonly creature: string;
      readonly effect: string;
      readonly die: number;
      readonly total: number;
    }
  | { readonly event: "confused-roll"; readonly creature: string; readonly die: number }
  | { readonly event: "power-used" | "power-triggered"; readonly creature: string; readonly power: TextRef }
  | { readonly event: "recharged"; readonly creature: string; readonly power: TextRef }
  | { readonly event: "summoned" | "arrived"; readonly creature: string; readonly at: number }
  | { readonly event: "terrain-changed"; readonly square: number; readonly terrain: Terrain; readonly gained: boolean }
  | { readonly event: "conceded"; readonly seat: number }
  /** Nothing changed: the engine notes which rule applied where a reader would ask. */
  | { readonly event: "noted"; readonly thing: string | null; readonly rule: NotedRule }
  | { readonly event: "ended" }
);

/** How an attack came to be made. */
export type AttackManner = "action" | "charge" | "opportunity" | "granted" | "power";

export type AttackResult = "hit" | "critical" | "miss";

export type EventName = MnEvent["event"];
