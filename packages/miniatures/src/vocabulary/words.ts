/** The closed lists of words that cards, maps and rules share, named by the rulebook. Schemas and texts are built from them. */

/** mn.warband.faction.list */
export const factions = ["borderlands", "civilization", "underdark", "wild"] as const;
export type Faction = (typeof factions)[number];

/** mn.card.creature.alignment */
export const alignments = ["good", "evil", "unaligned"] as const;
export type Alignment = (typeof alignments)[number];

/** mn.ruling.size-space */
export const sizes = ["tiny", "small", "medium", "large", "huge", "gargantuan"] as const;
export type Size = (typeof sizes)[number];

/** Squares a side of a space (mn.ruling.size-space). */
export const spaceOfSize: { readonly [S in Size]: 1 | 2 | 3 | 4 } = {
  tiny: 1,
  small: 1,
  medium: 1,
  large: 2,
  huge: 3,
  gargantuan: 4,
};

/** mn.card.creature.defenses */
export const defenses = ["ac", "fortitude", "reflex", "will"] as const;
export type Defense = (typeof defenses)[number];

/** mn.mode.continuous */
export const modes = ["flight", "burrow", "phasing"] as const;
export type Mode = (typeof modes)[number];

/** mn.attack.kinds */
export const attackKinds = ["melee", "ranged", "close", "area"] as const;
export type AttackKind = (typeof attackKinds)[number];

/** mn.condition.general. "Dominated" for one free action is a way of acting, see `ActVerb`. */
export const conditions = [
  "blinded",
  "confused",
  "dazed",
  "dominated",
  "helpless",
  "immobilized",
  "slowed",
  "stunned",
  "weakened",
] as const;
export type ConditionName = (typeof conditions)[number];

/** How long an effect lasts; turns are those of the affected creature unless the word says "source" (mn.duration.*). */
export const durations = [
  "next-turn",
  "start-of-next-turn",
  "end-of-turn",
  "end-of-next-turn",
  "end-of-source-next-turn",
  "end-of-round",
  "battle",
  "save",
  "attack-action",
  "move-action",
] as const;
/** "next-turn" is what a condition lasts that names no duration (mn.duration.default). */
export type Duration = (typeof durations)[number];

/** What an entry or power uses up (mn.power.replaces, mn.action.*). */
export const actionCosts = ["attack", "move", "minor", "turn", "free"] as const;
export type ActionCost = (typeof actionCosts)[number];

/** Statistics that bonuses and penalties change (mn.bonus.notation). "defenses" are all four. */
export const stats = [
  "attack",
  "damage",
  "ac",
  "fortitude",
  "reflex",
  "will",
  "defenses",
  "speed",
  "save",
  "reach",
] as const;
export type Stat = (typeof stats)[number];

/** Numbers of a creature that texts may read. */
export const readings = [
  "level",
  "cost",
  "speed",
  "hit-points",
  "maximum-hit-points",
  "bloodied-value",
  "champion-rating",
  "ac",
  "fortitude",
  "reflex",
  "will",
] as const;
export type Reading = (typeof readings)[number];

/** Terrain of the rulebook (mn.terrain.*). A map may bring more under names of its own (mn.terrain.other). */
export const terrains = [
  "blood-rock",
  "dangerous",
  "fire",
  "corrosive",
  "forest",
  "market-stall",
  "healing-font",
  "pit",
  "river",
  "sacred-circle",
  "secret-door",
  "slippery",
  "smoke",
  "spike-stones",
  "statue",
  "steep-slope",
  "teleporter",
  "web",
  "difficult",
] as const;
export type Terrain = (typeof terrains)[number];

/** Types that no square gains or loses in play: only the map says where they lead and what wall they open (mn.ruling.terrain-of-the-map). */
export const mapTerrains: readonly Terrain[] = ["secret-door", "teleporter"];

/** mn.card.creature.living */
export const nonLivingKeywords = ["construct", "object", "undead"] as const;

/** Keywords gained in play (mn.power.summoning, mn.mount.mounting). */
export type GainedKeyword = "summoned" | "mounted";

/** What a card may allow beyond the rules (mn.precedence.level1); each names the rule that it extends. */
export const permissions = [
  /** Shift up to `squares` (mn.move.shift). */
  "shift",
  /** Move through enemies' spaces. */
  "pass-enemies",
  /** End in an enemy's space (mn.position.infest). */
  "share-space",
  /** Melee and ranged attacks may target allies. */
  "attack-allies",
  /** Charge without the two-square minimum. */
  "short-charge",
  /** Move in spite of the condition named in `despite` (mn.precedence.level3). */
  "move",
  /** Ranged and area attacks of its own provoke nobody. */
  "shoot-unprovoking",
  /** Leaving squares provokes nobody. */
  "move-unprovoking",
  /** More than one opportunity attack a turn: `times` of them. */
  "opportunity-attacks",
  /** Wears one more item. */
  "extra-item",
] as const;
export type Permission = (typeof permissions)[number];

/** What a card may forbid (mn.precedence.level4). */
export const prohibitions = [
  "shift",
  "move",
  "charge",
  "flank",
  /** It makes no opportunity attacks. */
  "opportunity-attack",
  /** It takes no immediate actions. */
  "immediate",
  /** Nothing heals it. */
  "heal",
  /** It grants nobody combat advantage. */
  "advantage",
  /** No hit on it is critical (mn.ruling.critical-always). */
  "critical",
  /** Nobody pushes, pulls or slides it. */
  "forced-movement",
  /** Neither by itself nor by others. */
  "teleport",
] as const;
export type Prohibition = (typeof prohibitions)[number];

/** Damage types that every pack may use; a pack brings more by naming them among its keywords. */
export const damageTypes = [
  "acid",
  "cold",
  "fire",
  "force",
  "lightning",
  "necrotic",
  "poison",
  "psychic",
  "radiant",
  "thunder",
] as const;

/** mn.card.creature.no-effect-info */
export const rarities = ["common", "uncommon", "rare", "fixed"] as const;
export type Rarity = (typeof rarities)[number];

/** Names that the game binds itself. */
export const reservedNames = ["this", "it", "target", "attacker", "you", "opponent"] as const;
