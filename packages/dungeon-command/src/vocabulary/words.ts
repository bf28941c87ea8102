/** The closed lists of words that Dungeon Command cards are written with. */

export const abilities = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"] as const;
export type Ability = (typeof abilities)[number];

export const actionKinds = ["standard", "minor", "immediate"] as const;
/** dc.kind.three-kinds */
export type ActionKind = (typeof actionKinds)[number];

export const terrains = ["difficult", "hazardous", "obstacle", "magic-circle", "treasure", "start"] as const;
/** What a square may be marked as. "treasure": holds a chest or tokens. "start": belongs to a Start area. */
export type Terrain = (typeof terrains)[number];

export const phases = ["refresh", "activate", "deploy", "cleanup"] as const;
export type Phase = (typeof phases)[number];

export const durations = ["action", "activation", "turn", "your-next-turn", "game"] as const;
/**
 * "action": until the action in progress, or the one responded to if the effect is a response, has resolved.
 * "activation": until the activation in progress ends. "turn": until the end of the turn in progress.
 * "your-next-turn": until the start of the next turn of the effect's player. "game": for the rest of the game.
 */
export type Duration = (typeof durations)[number];

export const limitWindows = ["activation", "turn", "game"] as const;
export type LimitWindow = (typeof limitWindows)[number];

export const sides = ["yours", "ally", "enemy"] as const;
/** Seen from the effect's player: controlled by you; by you or a teammate; by an opponent. */
export type Side = (typeof sides)[number];

export const attackTypes = ["melee", "ranged", "either"] as const;
/** "either": melee or ranged, whichever the attacker's player declares. */
export type AttackType = (typeof attackTypes)[number];

export const traits = [
  "flying",
  "burrow",
  "scuttle",
  "ignores-difficult",
  "ignores-hazardous",
  "need-not-stop",
  "enemies-need-not-stop",
  "moves-through-enemies",
  "full-speed-beside-enemies",
  "does-not-block-sight",
  "shoots-beside-enemies",
  "always-in-cover",
  "never-in-cover",
] as const;
/**
 * Properties a creature has all the time (dc.power.traits-always-on).
 * "ignores-difficult": pays no extra movement for difficult terrain, of hazardous squares and obstacles too.
 * "ignores-hazardous": takes no damage from hazardous terrain. "need-not-stop": lifts dc.move.stop-by-enemy.
 * "enemies-need-not-stop": enemies need not stop because of this creature. "moves-through-enemies": lifts
 * dc.move.not-through-enemies. "full-speed-beside-enemies": lifts dc.move.speed-one-beside-enemy.
 * "does-not-block-sight": lifts dc.los.blockers for this creature. "shoots-beside-enemies": lifts
 * dc.ranged.not-beside-enemy. "always-in-cover", "never-in-cover": set the answer to dc.cover.without-clear-shot.
 */
export type Trait = (typeof traits)[number];

export const stats = ["level", "speed", "melee", "ranged-damage", "ranged-distance", "hit-points"] as const;
/** Numbers of a creature that effects may change. */
export type Stat = (typeof stats)[number];

export const readings = [
  "level",
  "speed",
  "melee",
  "ranged-damage",
  "ranged-distance",
  "hit-points",
  "damage",
  "printed-level",
] as const;
/** Numbers of a creature that amounts may read; "damage" is the damage on it, "printed-level" ignores all changes. */
export type Reading = (typeof readings)[number];

export const deeds = [
  "move",
  "attack",
  "attack-melee",
  "attack-ranged",
  "standard-action",
  "minor-action",
  "immediate-action",
  "use-powers",
  "assist",
  "cower",
  "dodge",
  "untap",
  "collect",
  "act-with-orders",
  "be-attacked",
  "be-targeted",
  "be-slid",
  "be-healed",
  "be-tapped",
  "be-attached",
] as const;
/**
 * What a creature can be forbidden. "untap": it stays tapped in the untap steps and under effects that untap it.
 * "act-with-orders": be the acting creature of an Order card. The deeds named "be-..." are done to it.
 */
export type Deed = (typeof deeds)[number];

export const permissions = [
  "move-twice",
  "standard-while-tapped",
  "immediate-while-tapped",
  "orders-of-any-ability",
  "orders-of-any-level",
  "deploy-beside",
  "dodge-melee",
  "dodge-without-cover",
  "attack-without-tapping",
] as const;
/**
 * What a creature may do that the rules deny. "move-twice": one more basic move this activation. "deploy-beside": its
 * controller may deploy on squares adjacent to it. "attack-without-tapping": its basic attacks do not tap it.
 */
export type Permission = (typeof permissions)[number];

export const tracks = ["morale", "leadership"] as const;
export type Track = (typeof tracks)[number];

export const zones = [
  "order-hand",
  "order-deck",
  "discard-pile",
  "creature-hand",
  "creature-deck",
  "graveyard",
] as const;
export type Zone = (typeof zones)[number];

export const movements = ["move", "shift", "slide", "place", "swap"] as const;
/** Ways of getting from square to square. "place" covers every effect that sets a creature down elsewhere. */
export type Movement = (typeof movements)[number];

export const halves = ["gold", "silver"] as const;
/** dc.card.set-symbol */
export type Half = (typeof halves)[number];

export const reservedNames = [
  "this",
  "target",
  "it",
  "you",
  "opponents",
  "everyone",
  "player",
  "response",
  "card",
  "active",
  "attacker",
  "attacked",
  "source",
] as const;
/**
 * Names the engine binds itself; "target" and "it" are bound by targets, triggers and loops, which may use other names.
 * "this": the creature of the text (acting creature of an order, bearer of an attachment, a power's creature).
 * "you": the player of the effect. "opponents", "everyone": seats. "response": the action on the stack responded to.
 * "card": the order card that the text is printed on. "active": the creature being activated.
 * In a trigger or replacement: "it" the creature the event is about, "player" the seat it is about, "attacker" and
 * "attacked" of an attack, "source" the creature whose action brought it about. In an order or power that responds to
 * an action: "it" that action's acting creature, "attacker" and "attacked" if it is an attack, "player" its player.
 */
export type ReservedName = (typeof reservedNames)[number];
