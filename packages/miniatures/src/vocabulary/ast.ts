/** The Miniatures' words in the card language: what steps, queries, events and rules may be. */
import type * as Core from "@undercroft/cards";
import type {
  Alignment,
  AttackKind,
  ConditionName,
  Defense,
  Duration,
  Faction,
  Mode,
  Permission,
  Prohibition,
  Reading,
  Size,
  Stat,
  Terrain,
} from "./words.ts";

export interface Words extends Core.Vocabulary {
  readonly verb: Verb;
  readonly query: Query;
  readonly amount: OwnAmount;
  readonly condition: OwnCondition;
  readonly cost: never;
  readonly event: TriggerEvent;
  readonly replaceable: never;
  readonly rule: Rule;
  readonly response: never;
  readonly duration: Duration;
  readonly window: never;
  readonly kind: never;
}

export type Reference = Core.Reference;
export type Step = Core.Step<Words>;
export type Amount = Core.Amount<Words>;
export type AmountRange = Core.AmountRange<Words>;
export type Condition = Core.Condition<Words>;
export type Selector = Core.Selector<Words>;

/* ---- Filters: every key that is said must hold. ---- */

export interface CreatureFilter {
  /** Seen from the creature whose text it is; an ally is never the creature itself (mn.ruling.ally-self). "yours": an ally or itself. */
  readonly side?: "ally" | "enemy" | "yours";
  /** Not the creature "this". */
  readonly another?: true;
  /** Not a thing that this bound name holds. */
  readonly notThe?: Reference;
  /** Has this keyword, or one of these (mn.card.creature.keywords). */
  readonly keyword?: string | readonly string[];
  /** mn.card.creature.living */
  readonly living?: boolean;
  readonly alignment?: Alignment;
  readonly faction?: Faction;
  readonly size?: { readonly atLeast?: Size; readonly atMost?: Size };
  readonly mode?: Mode;
  readonly champion?: boolean;
  readonly unique?: boolean;
  readonly level?: AmountRange;
  readonly cost?: AmountRange;
  readonly hitPoints?: AmountRange;
  /** mn.hp.bloodied */
  readonly bloodied?: boolean;
  /** mn.hp.damaged */
  readonly damaged?: boolean;
  /** Under this condition, or one of these, by name. */
  readonly condition?: ConditionName | readonly ConditionName[];
  /** Under ongoing damage: of this type, or of any (true). */
  readonly ongoing?: string | true;
  /** mn.ruling.inactive */
  readonly active?: boolean;
  readonly within?: Within;
  readonly adjacentTo?: Selector;
  /** The creature named has line of sight to it. */
  readonly seenBy?: Reference;
  /** At least one square of its space has this terrain, or one of these. */
  readonly on?: Terrain | readonly Terrain[];
  /** The creature named has combat advantage against it. */
  readonly flankedBy?: Reference;
  /** Already had its turn this round. */
  readonly acted?: boolean;
  readonly mounted?: boolean;
  readonly anyOf?: readonly CreatureFilter[];
  readonly not?: CreatureFilter;
}

/** Counted distance (mn.distance.*), with line of sight only if `sight` is said. */
export interface Within {
  readonly squares: Amount;
  /** A creature or square; "this" if not said. */
  readonly of?: Reference;
  readonly sight?: true;
}

export interface SquareFilter {
  readonly terrain?: Terrain | readonly Terrain[];
  readonly within?: Within;
  readonly adjacentTo?: Selector;
  /** In a victory area: its player's own, or any. */
  readonly victoryArea?: "own" | "any";
  /** In the start area of the player. */
  readonly startArea?: true;
}

/** Which attacks: every key that is said must hold. */
export interface AttackFilter {
  readonly kind?: AttackKind | readonly AttackKind[];
  readonly basic?: boolean;
  readonly versus?: Defense | readonly Defense[];
  /** Deals damage of this type. */
  readonly damageType?: string;
  readonly charge?: boolean;
  readonly opportunity?: boolean;
  /** The parenthesis of the entry or power it comes from (mn.power.type). */
  readonly type?: string;
}

export type Query =
  | { readonly creatures: CreatureFilter }
  | { readonly squares: SquareFilter }
  | { readonly riderOf: Reference }
  | { readonly mountOf: Reference };

export type OwnAmount =
  | { readonly stat: Reading; readonly of: Selector }
  | { readonly distance: { readonly from: Reference; readonly to: Reference } }
  /** The damage, healing or squares of the event that a trigger answers. */
  | { readonly event: "amount" }
  /** Squares between where the creature was when the turn began and where it is (mn.power.trigger.movement). */
  | { readonly moved: Reference };

export type OwnCondition =
  /** Every creature that the selector names is such a creature; false if it names none. */
  | { readonly that: Selector; readonly is: CreatureFilter }
  /** It is the turn of such a creature. */
  | { readonly turnOf: CreatureFilter }
  /** It is the player's own turn, or the opponent's (mn.game.turn-word). */
  | { readonly playerTurn: "yours" | "opponent" };

/* ---- Attacks ---- */

/** A part of base damage; untyped if no type is said (mn.damage.base). */
export interface DamagePart {
  readonly amount: number;
  readonly type?: string;
}

/** A damage line: base damage, if any, then further effects in printed order (mn.damage.base, mn.damage.additional-effects). */
export interface DamageLine {
  readonly damage?: readonly DamagePart[];
  /** "target" and "attacker" are bound. */
  readonly steps?: readonly Step[];
}

/** How far and whom an attack reaches. */
export type AttackReach =
  /** `reach` 1 if not said (mn.attack.melee.target, mn.attack.melee.reach). */
  | { readonly kind: "melee"; readonly reach?: number }
  | { readonly kind: "ranged"; readonly range: number | "sight" | "nearest" }
  /** `nearest`: mn.attack.close.nearest */
  | {
      readonly kind: "close";
      readonly shape: "blast" | "burst" | "line";
      readonly squares: number;
      readonly nearest?: true;
    }
  /** A radius around an origin square in range (mn.attack.area.radius). */
  | {
      readonly kind: "area";
      readonly radius: number;
      readonly range: number | "sight";
      readonly nearest?: true;
    };

/** One line of the Attacks part of a card, or an attack that a power makes. */
export type Attack = AttackReach & {
  /** Attack bonus. */
  readonly bonus: number;
  readonly versus: Defense;
  /** Whom a close or area attack affects: all if not said (mn.attack.close.all-targets). */
  readonly affects?: CreatureFilter;
  /** Overrules whether the action provokes (mn.attack.action.provoke). */
  readonly provokes?: boolean;
  /** Separate attacks of one action, each finished before the next; 1 if not said (mn.attack.melee.multiple). */
  readonly attacks?: number;
  /** Of several attacks: all on one target, each on another, or as the attacker likes (if not said). */
  readonly targets?: "same" | "different";
  readonly hit: DamageLine;
  readonly miss?: DamageLine;
  /** mn.attackroll.followup */
  readonly followup?: DamageLine;
  /** Besides, on a critical hit. */
  readonly critical?: readonly Step[];
};

/** What entries and powers have in common. */
export interface Head {
  /** Powers of one name are one power (mn.bonus.identity). */
  readonly name?: Core.LocalText;
  /** The parenthesis (mn.power.type). */
  readonly type?: string;
  /** Check boxes (mn.power.limited); without limit if not said. */
  readonly uses?: number;
  /** When one use comes back (mn.power.recharge). */
  readonly recharge?: TriggerEvent;
}

/** A line of the Attacks part; using it costs the attack action, or the whole turn (mn.power.replaces.attacks-section). */
export type AttackEntry = Head &
  Attack & {
    /** Ringed symbol (mn.ruling.several-basics); the first entry always is. */
    readonly basic?: true;
    readonly cost?: "turn";
  };

/* ---- Verbs. "this" is the creature whose text it is; triggers bind "it" (whom the event is about), "attacker", "target". ---- */

export type Verb =
  /** `by` ("this" if not said) makes this attack; the power's player chooses targets as in an attack action. */
  | { readonly do: "attack"; readonly attack: Attack; readonly by?: Reference; readonly target?: Reference }
  | ActVerb
  /** Not an attack (mn.ruling.damage-pipeline). */
  | { readonly do: "damage"; readonly to: Selector; readonly amount: Amount; readonly type?: string }
  /** `until` "next-turn" if not said (mn.duration.default). Effects of one `group` in a text share one save (mn.save.group). */
  | {
      readonly do: "condition";
      readonly condition: ConditionName;
      readonly to: Selector;
      readonly until?: Duration;
      readonly group?: string;
    }
  | {
      readonly do: "ongoing";
      readonly amount: Amount;
      readonly type?: string;
      readonly to: Selector;
      readonly group?: string;
    }
  /** Rules in force on each creature named, for a while. */
  | {
      readonly do: "apply";
      readonly rules: readonly Rule[];
      readonly to: Selector;
      readonly until: Duration;
      readonly group?: string;
    }
  | ForcedVerb
  /** Sets it down in a legal position on or nearest to a square that fits (mn.forced.place). */
  | { readonly do: "place"; readonly who: Reference; readonly at: SquareFilter }
  | { readonly do: "teleport"; readonly who: Reference; readonly squares: Amount }
  | { readonly do: "swap"; readonly a: Reference; readonly b: Reference }
  | { readonly do: "heal"; readonly who: Selector; readonly amount: Amount }
  /** mn.hp.bonus */
  | { readonly do: "bonus-hit-points"; readonly who: Selector; readonly amount: Amount }
  /** Gives uses back to powers of the creature by their name (English), or to the power that the step is in (mn.power.recharge). */
  | { readonly do: "recharge"; readonly who?: Reference; readonly power?: string; readonly count?: number }
  | {
      readonly do: "terrain";
      readonly at: Selector;
      readonly gains?: Terrain;
      readonly loses?: Terrain;
      readonly until: "end-of-round" | "battle" | "end-of-source-next-turn";
    }
  /** The attack that the trigger is about (mn.attack.redirect). */
  | { readonly do: "redirect"; readonly to: Reference }
  /** The die that the trigger is about is rolled again (mn.resolve.cancellation). */
  | { readonly do: "reroll"; readonly keep: "new" | "better" | "worse" }
  /** The attack or hit that the trigger is about misses, hits, or hits critically, without a roll (mn.attackroll.natural-1, mn.attackroll.auto-hit-no-roll). */
  | { readonly do: "result"; readonly is: "miss" | "hit" }
  /** Reduces the damage that the trigger is about. */
  | { readonly do: "prevent"; readonly amount: Amount | "all" }
  /** Ends conditions by name, ongoing damage, or every effect that a save can end. */
  | {
      readonly do: "end";
      readonly what: readonly (ConditionName | "ongoing")[] | "save-ends";
      readonly on: Selector;
    }
  /** A saving throw now, against each effect that a save can end, or one of them. */
  | { readonly do: "save"; readonly who: Selector; readonly plus?: number; readonly against: "one" | "each" }
  /** A d20: `then` on `atLeast` or more, else `else`. */
  | {
      readonly do: "roll";
      readonly atLeast: number;
      readonly then: readonly Step[];
      readonly else?: readonly Step[];
    }
  /** mn.power.summoning */
  | { readonly do: "summon"; readonly card: string; readonly at: SquareFilter }
  /** The delayed creature "this" comes into play (mn.setup.delayed). */
  | { readonly do: "enter"; readonly at: SquareFilter }
  | { readonly do: "destroy"; readonly who: Selector };

/** Grants an action, at no cost of the creature's own (mn.action.free). `asIfDominated`: mn.condition.as-if-dominated. */
export interface ActVerb {
  readonly do: "act";
  readonly who: Reference;
  readonly action: "basic-attack" | "melee-basic-attack" | "charge" | "move" | "shift" | "mount" | "dismount";
  /** Of a move or shift: squares, or its Speed. */
  readonly squares?: Amount | "speed";
  readonly target?: Reference;
  readonly bonus?: number;
  readonly asIfDominated?: true;
  /** Conditions in spite of which it may be taken (mn.precedence.level3). */
  readonly despite?: readonly ConditionName[];
}

/** mn.forced.push, mn.forced.pull, mn.forced.slide. `upTo`: fewer squares will do. */
export interface ForcedVerb {
  readonly do: "push" | "pull" | "slide";
  readonly who: Selector;
  readonly squares: Amount;
  readonly upTo?: true;
}

/* ---- Rules in force ---- */

/** `of`: whom a rule is about; the creature itself if not said. In an aura: everybody whom the aura affects. */
export type Rule =
  | {
      readonly rule: "change";
      readonly stat: Stat;
      readonly plus: Amount;
      /** Attack, damage: of these attacks only. Defenses: against these attacks only. */
      readonly attacks?: AttackFilter;
      /** Attack, damage: against such targets. Defenses: against such attackers. */
      readonly against?: CreatureFilter;
      readonly while?: Condition;
    }
  /** `type` of damage, or "all" (mn.resist.amount). */
  | { readonly rule: "resist"; readonly amount: number; readonly type: string }
  | { readonly rule: "vulnerable"; readonly amount: number; readonly type: string }
  /** To a damage type (mn.resist.immune) or to conditions. */
  | { readonly rule: "immune"; readonly type: string }
  | { readonly rule: "immune-to"; readonly conditions: readonly ConditionName[] }
  | { readonly rule: "insubstantial" }
  /** mn.attackroll.conceal */
  | { readonly rule: "conceal"; readonly at: number; readonly attacks?: AttackFilter }
  /** mn.attack.cover.power */
  | { readonly rule: "cover"; readonly attacks?: AttackFilter }
  /** Grants combat advantage (mn.attack.advantage.other). */
  | { readonly rule: "advantage"; readonly to?: CreatureFilter }
  | { readonly rule: "invisible"; readonly to?: CreatureFilter; readonly while?: Condition }
  /** mn.attack.cover.hide */
  | { readonly rule: "hide" }
  | { readonly rule: "blindsight"; readonly squares: number }
  | { readonly rule: "mode"; readonly mode: Mode }
  /** mn.difficult.walk-powers */
  | { readonly rule: "walk"; readonly terrain: Terrain }
  /** Beyond the rules (mn.precedence.level1), or in spite of named conditions (mn.precedence.level3). */
  | {
      readonly rule: "permit";
      readonly permission: Permission;
      readonly squares?: number;
      readonly times?: number;
      readonly despite?: readonly ConditionName[];
    }
  /** Never mind what else permits it (mn.precedence.level4). */
  | { readonly rule: "forbid"; readonly what: Prohibition }
  /** A natural roll of `from` or more is a critical hit (mn.attackroll.critical). */
  | { readonly rule: "critical"; readonly from: number; readonly attacks?: AttackFilter }
  /** Extra damage, with a type of its own if said, on attacks that have base damage (mn.damage.bonus.needs-base). */
  | {
      readonly rule: "extra-damage";
      readonly amount: Amount;
      readonly attacks?: AttackFilter;
      readonly against?: CreatureFilter;
      readonly advantage?: true;
      readonly while?: Condition;
    }
  /** It may serve as a mount of such creatures (mn.mount.powers). */
  | { readonly rule: "mount-for"; readonly riders: CreatureFilter }
  /** It may ride such creatures (mn.mount.powers). */
  | { readonly rule: "rides"; readonly mounts: CreatureFilter }
  /** While it is ridden, the rider, or while it rides, the mount, is under these rules. */
  | { readonly rule: "partner"; readonly rules: readonly Rule[] }
  /** Under these rules while a condition holds. */
  | { readonly rule: "while"; readonly when: Condition; readonly rules: readonly Rule[] };

/* ---- Events ---- */

/** A creature that the event is about: "this", or any that fits. */
export type Who = "this" | CreatureFilter;

/** What a power may answer, and what may bring a use back. Windows in the rulebook's order (mn.attack.step1-declare and following). */
export type TriggerEvent =
  | { readonly on: "round-starts" | "round-ends" }
  | { readonly on: "turn-starts" | "turn-ends"; readonly of?: Who }
  | { readonly on: "attack-declared" | "attack-ends"; readonly by?: Who; readonly attack?: AttackFilter }
  | { readonly on: "targeted"; readonly who?: Who; readonly by?: Who; readonly attack?: AttackFilter }
  /** The die lies on the table (mn.resolve.cancellation). */
  | {
      readonly on: "attack-rolled";
      readonly by?: Who;
      readonly target?: Who;
      readonly attack?: AttackFilter;
      readonly hits?: boolean;
    }
  | {
      readonly on: "hit" | "missed";
      readonly by?: Who;
      readonly target?: Who;
      readonly attack?: AttackFilter;
      readonly critical?: true;
    }
  | { readonly on: "would-take-damage" | "takes-damage"; readonly who?: Who; readonly type?: string; readonly by?: Who }
  | { readonly on: "bloodied"; readonly who?: Who }
  /** `by`: credited by mn.power.trigger.destroyed-by. */
  | { readonly on: "destroyed"; readonly who?: Who; readonly by?: Who }
  | { readonly on: "healed"; readonly who?: Who }
  | { readonly on: "gains-condition"; readonly who?: Who; readonly condition?: ConditionName }
  /** A square about to be entered, entered, left; a movement ended. */
  | { readonly on: "enters" | "leaves" | "movement-ends"; readonly who?: Who; readonly near?: Within }
  | { readonly on: "saves" | "fails-save"; readonly who?: Who }
  | { readonly on: "champion-test" }
  | { readonly on: "uses-power"; readonly who?: Who; readonly type?: string };

/* ---- Powers ---- */

/**
 * `uses`, `recharge`: as in `Head`. A `triggered` power without `may` is automatic (mn.power.automatic), with it activated
 * (mn.power.activated); `as` says whether it is a free or an immediate action, none if not said; an immediate action
 * interrupts unless `after` is said (mn.ruling.immediate-default). A `used` power costs its action in its creature's own
 * turn (mn.power.replaces), or with cost "free" has the moments of mn.power.default-timing.
 */
export type Power = Head &
  (
    | { readonly power: "continuous"; readonly rules: readonly Rule[] }
    /** For creatures that fit within so many squares of it (mn.power.aura); off while it is inactive. */
    | {
        readonly power: "aura";
        readonly squares: number;
        readonly affects: CreatureFilter;
        readonly rules: readonly Rule[];
      }
    | {
        readonly power: "triggered";
        readonly on: TriggerEvent;
        readonly when?: Condition;
        readonly may?: true;
        readonly as?: "free" | "immediate";
        readonly after?: true;
        /** Off while the creature is inactive (said of automatic ones). */
        readonly activeOnly?: true;
        readonly steps: readonly Step[];
      }
    | {
        readonly power: "used";
        readonly cost: "attack" | "move" | "minor" | "turn" | "free";
        readonly when?: Condition;
        readonly provokes?: true;
        readonly steps: readonly Step[];
      }
    | { readonly power: "set-up"; readonly does: SetUp }
    /** mn.warband.count.extension */
    | { readonly power: "construction"; readonly creatures: number }
  );

/** mn.setup.powers */
export type SetUp =
  | { readonly setUp: "scout" }
  | { readonly setUp: "wandering-monster" }
  /** Begins off the map; its triggered power with `enter` brings it in. */
  | { readonly setUp: "delayed" }
  /** Changes the hit points of creatures that fit (mn.hp.setup-effects). */
  | { readonly setUp: "hit-points"; readonly plus: number; readonly of: CreatureFilter };

/* ---- Cards ---- */

export interface CreatureCard {
  /** With the pack before a slash once loaded: "example/reed-guard". */
  readonly id: string;
  readonly name: Core.LocalText;
  readonly level: number;
  /** Without alignment, Unique and Mount (mn.card.creature.unique-flag, mn.card.creature.mount-flag). */
  readonly keywords: readonly string[];
  readonly unique?: true;
  readonly mount?: true;
  readonly size: Size;
  /** Champion Rating (mn.card.creature.champion). */
  readonly champion?: number;
  readonly defenses: { readonly [D in Defense]: number };
  /** Squares (mn.card.creature.speed). */
  readonly speed: number;
  /** F and B before the Speed; Phasing is a power (mn.card.creature.speed-prefix). */
  readonly modes?: readonly Exclude<Mode, "phasing">[];
  readonly hitPoints: number;
  /** Printed, never computed (mn.card.creature.bloodied-value). */
  readonly bloodied: number;
  readonly alignment: Alignment;
  readonly factions: readonly Faction[];
  readonly cost: number;
  /** The first is basic (mn.attack.action.basic). */
  readonly attacks: readonly AttackEntry[];
  readonly powers?: readonly Power[];
  readonly championPowers?: readonly Power[];
  /** Name of the picture. */
  readonly emblem?: string;
  readonly rarity?: "common" | "uncommon" | "rare" | "fixed";
}

export interface ItemCard {
  readonly id: string;
  readonly name: Core.LocalText;
  /** mn.card.item.level-range */
  readonly levels: { readonly min: number; readonly max: number };
  /** Each listed requirement must be met to use it (mn.ruling.item-assignment). */
  readonly keywords?: readonly string[];
  readonly factions?: readonly Faction[];
  readonly alignments?: readonly Alignment[];
  readonly cost: number;
  readonly powers: readonly Power[];
  readonly emblem?: string;
}
