/** How the closed lists of words are written in English. */
import type {
  Ability,
  ActionKind,
  AttackType,
  Deed,
  Duration,
  LimitWindow,
  Permission,
  Phase,
  Reading,
  Terrain,
  Track,
  Trait,
  Zone,
} from "../../words.ts";

export const abilityName: Record<Ability | "any", string> = {
  strength: "Strength",
  dexterity: "Dexterity",
  constitution: "Constitution",
  intelligence: "Intelligence",
  wisdom: "Wisdom",
  charisma: "Charisma",
  any: "Any",
};

export const kindName: Record<ActionKind, string> = { standard: "Standard", minor: "Minor", immediate: "Immediate" };

export const attackName: Record<AttackType, string> = {
  melee: "melee attack",
  ranged: "ranged attack",
  either: "attack",
};

/** "on a magic circle" */
export const onTerrain: Record<Terrain, string> = {
  difficult: "difficult terrain",
  hazardous: "hazardous terrain",
  obstacle: "an obstacle",
  "magic-circle": "a magic circle",
  treasure: "a treasure square",
  start: "a Start area",
};

export const traitName: Record<Trait, string> = {
  flying: "Flying",
  burrow: "Burrow",
  scuttle: "Scuttle",
  "ignores-difficult": "Sure Foot",
  "ignores-hazardous": "Thick Hide",
  "need-not-stop": "Slippery",
  "enemies-need-not-stop": "Meek",
  "moves-through-enemies": "Pass Through",
  "full-speed-beside-enemies": "Breakaway",
  "does-not-block-sight": "Low Crouch",
  "shoots-beside-enemies": "Close Shot",
  "always-in-cover": "Camouflage",
  "never-in-cover": "Conspicuous",
};

export const traitReminder: Record<Trait, string> = {
  flying: "while moving, passes enemies and ignores terrain except walls",
  burrow: "while moving, passes enemies and ignores terrain and walls",
  scuttle: "its move is a shift",
  "ignores-difficult": "pays nothing extra for difficult terrain",
  "ignores-hazardous": "takes no damage from hazardous terrain",
  "need-not-stop": "need not stop beside enemies",
  "enemies-need-not-stop": "enemies need not stop beside it",
  "moves-through-enemies": "may move through enemies' squares",
  "full-speed-beside-enemies": "keeps its Speed when it starts beside an enemy",
  "does-not-block-sight": "does not block line of sight",
  "shoots-beside-enemies": "may make ranged attacks beside enemies",
  "always-in-cover": "always has cover from ranged attacks",
  "never-in-cover": "never has cover",
};

export const readingName: Record<Reading, string> = {
  level: "Level",
  speed: "Speed",
  melee: "melee damage",
  "ranged-damage": "ranged damage",
  "ranged-distance": "ranged distance",
  "hit-points": "Hit Points",
  damage: "damage",
  "printed-level": "printed Level",
};

/** After "cannot". */
export const deedName: Record<Deed, string> = {
  move: "move",
  attack: "make attacks",
  "attack-melee": "make melee attacks",
  "attack-ranged": "make ranged attacks",
  "standard-action": "take standard actions",
  "minor-action": "take minor actions",
  "immediate-action": "take immediate actions",
  "use-powers": "use powers",
  assist: "assist",
  cower: "cower",
  dodge: "dodge",
  untap: "untap",
  collect: "collect treasure",
  "act-with-orders": "act with Order cards",
  "be-attacked": "be attacked",
  "be-targeted": "be targeted",
  "be-slid": "be slid",
  "be-healed": "be healed",
  "be-tapped": "be tapped",
  "be-attached": "have cards attached",
};

/** After "may". */
export const permissionName: Record<Permission, string> = {
  "move-twice": "move one more time in its activation",
  "standard-while-tapped": "take standard actions while tapped",
  "immediate-while-tapped": "take immediate actions while tapped",
  "orders-of-any-ability": "act with Order cards whatever their Ability",
  "orders-of-any-level": "act with Order cards whatever their Level",
  "deploy-beside": "have creatures of its controller deployed on squares adjacent to it",
  "dodge-melee": "dodge melee attacks",
  "dodge-without-cover": "dodge without having cover",
  "attack-without-tapping": "attack without tapping",
};

export const trackName: Record<Track, string> = { morale: "Morale", leadership: "Leadership" };

export const phaseName: Record<Phase, string> = {
  refresh: "Refresh",
  activate: "Activate",
  deploy: "Deploy",
  cleanup: "Cleanup",
};

export const windowName: Record<LimitWindow, string> = { activation: "activation", turn: "turn", game: "game" };

export const durationName: Record<Duration, string> = {
  action: "for this action",
  activation: "until the end of this activation",
  turn: "until the end of the turn",
  "your-next-turn": "until the start of your next turn",
  game: "for the rest of the game",
};

export const zoneName: Record<Zone, string> = {
  "order-hand": "hand of Order cards",
  "order-deck": "Order deck",
  "discard-pile": "discard pile",
  "creature-hand": "hand of Creature cards",
  "creature-deck": "Creature deck",
  graveyard: "graveyard",
};
