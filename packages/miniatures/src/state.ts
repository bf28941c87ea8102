import type { LocalText } from "@undercroft/cards";
import type { SeatId } from "@undercroft/kernel";
import type { BattleMap } from "./map/battle-map.ts";
import type { BattleScenarioName } from "./scenarios/battle-scenarios.ts";
import type { HouseRules } from "./scenarios/house-rules.ts";
import type { ConditionName, CreatureCard, ItemCard, Rule, Terrain, TriggerEvent } from "./vocabulary/index.ts";

/**
 * The tables of a battle: everything that stands on the map or waits to come. What is unfinished lives in the frames, not
 * here (design rule 2). Nothing is hidden: both warbands are open (mn.battle.reveal), and only dice are unknown.
 */
export interface Body {
  /** Definitions of all cards in the battle. Never changed, shared by all copies. */
  readonly content: Content;
  /** The battle maps of the two warbands, by seat. Never changed. */
  readonly maps: readonly BattleMap[];
  /** What the two warbands are called, by seat; null for one without a name. Never changed. */
  readonly names: readonly (LocalText | null)[];
  /** Never changed. */
  readonly mode: BattleMode;
  /** By seat number, 0 and 1. */
  readonly sides: Side[];
  readonly battle: Battle;
  /** All creatures of both warbands in the order of their arrival, those off the map and the destroyed ones too. */
  readonly creatures: Creature[];
  /** In the order in which they began. */
  effects: Effect[];
  /** Terrain that squares have gained or lost in play (mn.map.gain-type, mn.map.lose-type), in order. */
  /** Replaced, never changed in place: what is made of it is kept by it. */
  terrain: readonly TerrainChange[];
  /** Number of the next thing's id. */
  nextThing: number;
}

export interface Content {
  readonly creatures: { readonly [card: string]: CreatureCard };
  readonly items: { readonly [card: string]: ItemCard };
}

/** How the battle is played. */
export interface BattleMode {
  readonly scenario: BattleScenarioName;
  /** Points that the warbands were built by; the victory points that win are the same (mn.game.object). */
  readonly limit: number;
  readonly house: HouseRules;
}

export interface Side {
  readonly id: SeatId;
  /** Which side of the map was set up by this seat (mn.battle.setup-side). */
  area: "A" | "B" | null;
  /** Victory points (mn.game.vp-sources). */
  points: number;
  /** Items of the warband that no creature carries yet, by card; what is left after set-up does nothing (mn.ruling.unassigned-items). */
  items: string[];
  /** It conceded or left (mn.ruling.player-concedes). */
  out: boolean;
}

export interface Battle {
  /** Whose map is fought on: a seat number, or null before it was chosen. */
  map: number | null;
  /** Rounds begun; 0 during set-up. */
  round: number;
  step: "set-up" | "start-of-round" | "turns" | "end-of-round";
  /**
   * Number of the window that use limits are counted in: each creature's turn, each start and each end of a round is one
   * (mn.ruling.turn-limit-phases).
   */
  window: number;
  /** `nextThing` as the window began: attacks with this number or a higher one were made in it (mn.power.trigger.destroyed-by.attack). */
  firstThing: number;
  /** Seat that won the most recent champion test, or null. */
  testWinner: number | null;
  /** Seat that takes the first player turn of the round, or null. */
  first: number | null;
  /** Whose player turn it is, or null. */
  player: number | null;
  /** The creature turn in progress, or null. */
  turn: CreatureTurn | null;
  /** A creature that acts as if Dominated, for one action, and for which seat; or null (mn.condition.as-if-dominated). */
  puppet: { readonly creature: string; readonly seat: number } | null;
  /** Both reached the target with equal totals: whoever scores next wins (mn.ruling.sudden-death). */
  suddenDeath: boolean;
}

/** A creature's turn (mn.turn.phases). */
export interface CreatureTurn {
  readonly creature: string;
  phase: "start" | "actions" | "end";
  /** Actions spent, each by the kind that it was spent as (mn.ruling.substitution-chain). */
  attacks: number;
  moves: number;
  minors: number;
  /** No further attack, move or minor action: a charge, a replaces-turn power, a condition (mn.charge.one-free, mn.power.replaces.turn). */
  over: boolean;
  /** The take-actions phase is over at once, free actions too: Stunned, or Dazed in mid-movement (mn.ruling.stunned-mid-turn, mn.ruling.dazed-mid-turn). */
  ended: boolean;
  /** It has charged in it (mn.charge.one-free). */
  charged: boolean;
  /** Seat that dominates the creature for its one action, or null (mn.condition.dominated.control, mn.ruling.confused). */
  dominator: number | null;
  /** mn.condition.confused.table, 6 to 10. */
  noActions: boolean;
}

export interface Creature {
  readonly id: string;
  readonly card: string;
  /** Seat numbers. Its warband never changes; who decides for it may (mn.condition.dominated.control). */
  readonly owner: number;
  status: "waiting" | "in-play" | "destroyed";
  /**
   * North-west square of its space; -1 while it waits or rides. Of a destroyed creature, where it was then
   * (mn.ruling.destroyed-place).
   */
  at: number;
  /** Squares a side of its space now: less than its card's while it squeezes (mn.squeeze.start). */
  size: number;
  /** The creature that it rides: it occupies that one's space (mn.mount.mounting). */
  mount: string | null;
  /** May pass the maximum (mn.hp.bonus) and fall below 0. */
  hitPoints: number;
  maximum: number;
  /** mn.card.creature.bloodied-value, mn.hp.setup-effects.bloodied */
  bloodied: number;
  /** It was damaged when it gained bonus hit points (mn.ruling.bonus-hp). */
  stillDamaged: boolean;
  /** Cards of the items that it carries. */
  items: readonly string[];
  /** It has had its turn in this round. */
  acted: boolean;
  /** The last space that was legal for it (mn.ruling.illegal-position); -1 if there was none. */
  lastLegal: number;
  /** mn.power.summoning */
  readonly summoned: boolean;
  /** Boxes marked, by the power's key (mn.power.limited). */
  uses: { readonly [power: string]: number };
  /** Champion powers used in the whole battle (mn.power.champion.budget). */
  championUses: number;
  /** What it did in the window named (mn.ruling.turn-limit-phases). */
  window: WindowLog;
}

export interface WindowLog {
  readonly number: number;
  readonly opportunities: number;
  readonly immediate: boolean;
  /** Free actions taken since it charged, in whoever's turn; null if it has not (mn.ruling.charge-after). */
  readonly sinceCharge: number | null;
  /** It has dismounted: no more actions of any kind (mn.dismount.no-more-actions). */
  readonly spent: boolean;
  /** Champion powers used, by key. */
  readonly champion: readonly string[];
  /** Damage of terrain taken (mn.ruling.terrain-cap). */
  readonly terrain: number;
  /** Where it stood when the window began (mn.ruling.movement-trigger-span). */
  readonly startAt: number;
  /** Squares a side of its space then (mn.terrain.healing-font). */
  readonly startSize: number;
}

/** Where a text is printed: a card and the way into it. */
export interface TextRef {
  readonly card: string;
  readonly path: readonly (string | number)[];
}

/** Something that lasts on a creature. Replaced when it changes, never altered. */
export interface Effect {
  readonly id: string;
  /** The creature that is under it. */
  readonly on: string;
  /** The creature that brought it about, or null (terrain). */
  readonly source: string | null;
  /** Seat that controlled the source then; null without one. */
  readonly by: number | null;
  readonly what: EffectKind;
  readonly until: Until;
  /** Effects with one save (mn.ruling.save-group); null if it stands alone. */
  readonly group: string | null;
}

export type EffectKind =
  | { readonly kind: "condition"; readonly condition: ConditionName }
  | { readonly kind: "ongoing"; readonly amount: number; readonly type: string | null }
  | { readonly kind: "rules"; readonly text: TextRef; readonly rules: readonly Rule[] };

/**
 * When an effect ends. A turn that ends or starts it is the first one of that creature whose window is at least `from`
 * (mn.ruling.own-turn-condition).
 */
export type Until =
  | { readonly kind: "turn-start" | "turn-end"; readonly of: string; readonly from: number }
  | { readonly kind: "round-end"; readonly round: number }
  | { readonly kind: "battle" | "save" | "attack-action" | "move-action" }
  /** What a text waits for, seen from `self` (mn.duration.trigger). */
  | { readonly kind: "event"; readonly on: TriggerEvent; readonly self: string };

export interface TerrainChange {
  readonly square: number;
  readonly terrain: Terrain;
  readonly gained: boolean;
  readonly until: Until;
}
