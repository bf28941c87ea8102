import type { RuleId } from "../ledger/rule-ids.ts";
import { type Terrain, terrains } from "../vocabulary/index.ts";

/** The types of terrain of one square, one bit for each (mn.map.multiple-types): 0 is a square without any. */
export type TerrainMask = number;

/**
 * What a type of terrain does to movement, lines and cover (components.terrainTable of the ledger). What it does to creatures
 * standing in it is written where that happens, by the type's name.
 */
export interface TerrainKind {
  /** Entering costs a square more (mn.difficult.cost); a river only those that are not Aquatic (mn.terrain.river). */
  readonly difficult: "yes" | "no" | "unless-aquatic";
  /** Squares of movement that entering costs where the terrain is not difficult (mn.terrain.statue.cost). */
  readonly cost: 1 | 2;
  /** How it meets lines of sight: not at all, by edges and corners (mn.terrain.forest.los), or wherever entered (mn.terrain.smoke.blocks). */
  readonly sight: "open" | "forest" | "smoke";
  /** It blocks lines of effect, and so those of sight, wherever entered (mn.loe.blocked). A secret door does as a wall. */
  readonly effect: "open" | "blocked";
  /** The attacks against which it covers whoever is in it (mn.attack.cover.terrain); "ranged" also whoever is behind it (mn.ruling.forest-cover). */
  readonly cover: "none" | "ranged" | "all";
  /** A movement may end there (mn.position.legal). */
  readonly legalEnd: boolean;
  readonly rules: readonly RuleId[];
}

/** Terrain that does nothing to movement, lines and cover. */
export const plainKind: TerrainKind = {
  difficult: "no",
  cost: 1,
  sight: "open",
  effect: "open",
  cover: "none",
  legalEnd: true,
  rules: [],
};

const forest: TerrainKind = {
  ...plainKind,
  difficult: "yes",
  sight: "forest",
  cover: "ranged",
  rules: [
    "mn.terrain.forest.difficult",
    "mn.terrain.forest.cover",
    "mn.terrain.forest.los",
    "mn.terrain.forest.own-corners",
  ],
};

/** The types of the rulebook. */
export const terrainKinds: { readonly [T in Terrain]: TerrainKind } = {
  "blood-rock": { ...plainKind, rules: ["mn.terrain.blood-rock"] },
  dangerous: {
    ...plainKind,
    difficult: "yes",
    rules: ["mn.terrain.dangerous.difficult", "mn.terrain.dangerous.bonus", "mn.terrain.dangerous.roll"],
  },
  fire: { ...plainKind, rules: ["mn.terrain.fire"] },
  corrosive: { ...plainKind, rules: ["mn.terrain.corrosive"] },
  forest,
  "market-stall": { ...forest, rules: ["mn.terrain.market-stall", ...forest.rules] },
  "healing-font": { ...plainKind, rules: ["mn.terrain.healing-font"] },
  pit: {
    ...plainKind,
    legalEnd: false,
    rules: ["mn.terrain.pit.lines", "mn.terrain.pit.enter", "mn.terrain.pit.no-end"],
  },
  river: { ...plainKind, difficult: "unless-aquatic", rules: ["mn.terrain.river"] },
  "sacred-circle": { ...plainKind, rules: ["mn.terrain.sacred-circle"] },
  "secret-door": {
    ...plainKind,
    rules: ["mn.terrain.secret-door.wall", "mn.terrain.secret-door.enter", "mn.terrain.secret-door.occupied"],
  },
  slippery: { ...plainKind, rules: ["mn.terrain.slippery", "mn.terrain.slippery.pit"] },
  smoke: {
    ...plainKind,
    sight: "smoke",
    rules: ["mn.terrain.smoke.blocks", "mn.terrain.smoke.inside", "mn.terrain.smoke.blindsight"],
  },
  "spike-stones": {
    ...plainKind,
    difficult: "yes",
    rules: ["mn.terrain.spikes.difficult", "mn.terrain.spikes.damage", "mn.terrain.spikes.rider"],
  },
  statue: {
    ...plainKind,
    cost: 2,
    cover: "ranged",
    legalEnd: false,
    rules: ["mn.terrain.statue.cost", "mn.terrain.statue.no-end", "mn.terrain.statue.cover"],
  },
  "steep-slope": {
    ...plainKind,
    rules: ["mn.terrain.slope.fall", "mn.terrain.slope.other-actions", "mn.terrain.slope.modes"],
  },
  teleporter: {
    ...plainKind,
    rules: ["mn.terrain.teleporter.use", "mn.terrain.teleporter.nearest", "mn.terrain.teleporter.big"],
  },
  web: {
    ...plainKind,
    difficult: "yes",
    rules: ["mn.terrain.web.difficult", "mn.terrain.web.immobilize", "mn.terrain.web.modes"],
  },
  difficult: { ...plainKind, difficult: "yes", rules: ["mn.difficult.marking", "mn.difficult.cost"] },
};

/** How many types of its own a map may define: bits of a mask that are left, but for the last. */
export const mostOthers: number = 31 - terrains.length;

/** The bit of a type of the rulebook. */
export function terrainBit(terrain: Terrain): TerrainMask {
  return 1 << terrains.indexOf(terrain);
}

/** The bit of a type that a map defines, by its place in the map's list. */
export function otherBit(index: number): TerrainMask {
  return 1 << (terrains.length + index);
}

/** Masks of the types of terrain that have a property in common. */
export interface TerrainSets {
  readonly difficult: TerrainMask;
  readonly difficultUnlessAquatic: TerrainMask;
  /** Entering costs 2 without being difficult. */
  readonly costly: TerrainMask;
  readonly forest: TerrainMask;
  readonly smoke: TerrainMask;
  readonly effectBlocking: TerrainMask;
  readonly rangedCover: TerrainMask;
  readonly everyCover: TerrainMask;
  readonly illegalEnd: TerrainMask;
}

/** The sets of types in the order of their bits. */
export function terrainSets(kinds: readonly TerrainKind[]): TerrainSets {
  const set = (holds: (kind: TerrainKind) => boolean): TerrainMask =>
    kinds.reduce((mask, kind, index) => (holds(kind) ? mask | (1 << index) : mask), 0);
  return {
    difficult: set((kind) => kind.difficult === "yes"),
    difficultUnlessAquatic: set((kind) => kind.difficult === "unless-aquatic"),
    costly: set((kind) => kind.cost === 2),
    forest: set((kind) => kind.sight === "forest"),
    smoke: set((kind) => kind.sight === "smoke"),
    effectBlocking: set((kind) => kind.effect === "blocked"),
    rangedCover: set((kind) => kind.cover === "ranged"),
    everyCover: set((kind) => kind.cover === "all"),
    illegalEnd: set((kind) => !kind.legalEnd),
  };
}
