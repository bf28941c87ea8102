/** How the closed lists of words are written in English. */
import type {
  ActionCost,
  Alignment,
  AttackKind,
  ConditionName,
  Defense,
  Duration,
  Mode,
  Permission,
  Prohibition,
  Reading,
  Size,
  Stat,
  Terrain,
} from "../../words.ts";

export const defenseName: Record<Defense, string> = {
  ac: "AC",
  fortitude: "Fortitude",
  reflex: "Reflex",
  will: "Will",
};

export const attackName: Record<AttackKind, string> = {
  melee: "melee",
  ranged: "ranged",
  close: "close",
  area: "area",
};

export const conditionName: Record<ConditionName, string> = {
  blinded: "Blinded",
  confused: "Confused",
  dazed: "Dazed",
  dominated: "Dominated",
  helpless: "Helpless",
  immobilized: "Immobilized",
  slowed: "Slowed",
  stunned: "Stunned",
  weakened: "Weakened",
};

/** After what lasts; what a condition lasts by itself is not said (mn.duration.default). */
export const durationName: Record<Duration, string> = {
  "next-turn": "through its next turn",
  "start-of-next-turn": "until the start of its next turn",
  "end-of-turn": "until the end of its turn",
  "end-of-next-turn": "until the end of its next turn",
  "end-of-source-next-turn": "until the end of this creature's next turn",
  "end-of-round": "until the end of the round",
  battle: "for the rest of the battle",
  save: "(save ends)",
  "attack-action": "(attack action ends)",
  "move-action": "(move action ends)",
};

export const costName: Record<ActionCost, string> = {
  attack: "attack action",
  move: "move action",
  minor: "minor action",
  turn: "whole turn",
  free: "free action",
};

export const statName: Record<Stat, string> = {
  attack: "Attack",
  damage: "Damage",
  ac: "AC",
  fortitude: "Fortitude",
  reflex: "Reflex",
  will: "Will",
  defenses: "to all defenses",
  speed: "Speed",
  save: "to saving throws",
  reach: "Reach",
};

export const readingName: Record<Reading, string> = {
  level: "level",
  cost: "cost",
  speed: "Speed",
  "hit-points": "hit points",
  "maximum-hit-points": "maximum hit points",
  "bloodied-value": "Bloodied value",
  "champion-rating": "Champion Rating",
  ac: "AC",
  fortitude: "Fortitude",
  reflex: "Reflex",
  will: "Will",
};

/** "in web", "a square with web" */
export const terrainName: Record<Terrain, string> = {
  "blood-rock": "blood rock",
  dangerous: "dangerous terrain",
  fire: "fire terrain",
  corrosive: "corrosive terrain",
  forest: "forest",
  "market-stall": "market stalls",
  "healing-font": "a healing font",
  pit: "a pit",
  river: "river",
  "sacred-circle": "a sacred circle",
  "secret-door": "a secret door",
  slippery: "slippery terrain",
  smoke: "smoke",
  "spike-stones": "spike stones",
  statue: "a statue",
  "steep-slope": "steep slope",
  teleporter: "a teleporter",
  web: "web",
  difficult: "difficult terrain",
};

export const modeName: Record<Mode, string> = { flight: "Flight", burrow: "Burrow", phasing: "Phasing" };

/** After "may". */
export const permissionName: Record<Permission, string> = {
  shift: "shift",
  "pass-enemies": "move through enemies",
  "share-space": "end its movement in an enemy's space",
  "attack-allies": "target allies with melee and ranged attacks",
  "short-charge": "charge over less than 2 squares",
  move: "move",
  "shoot-unprovoking": "make ranged and area attacks without provoking opportunity attacks",
  "move-unprovoking": "move without provoking opportunity attacks",
  "opportunity-attacks": "make opportunity attacks",
  "extra-item": "carry one more item",
};

/** After the creature. */
export const prohibitionName: Record<Prohibition, string> = {
  shift: "cannot shift",
  move: "cannot move",
  charge: "cannot charge",
  flank: "cannot flank",
  "opportunity-attack": "cannot make opportunity attacks",
  immediate: "cannot take immediate actions",
  heal: "cannot be healed",
  advantage: "never grants combat advantage",
  critical: "never takes critical hits",
  "forced-movement": "cannot be pushed, pulled or slid",
  teleport: "cannot teleport or be teleported",
};

export const sizeName: Record<Size, string> = {
  tiny: "Tiny",
  small: "Small",
  medium: "Medium",
  large: "Large",
  huge: "Huge",
  gargantuan: "Gargantuan",
};

export const alignmentName: Record<Alignment, string> = { good: "Good", evil: "Evil", unaligned: "Unaligned" };
