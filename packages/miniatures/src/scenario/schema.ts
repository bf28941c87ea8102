import { optional, type Schema, some, strict, word } from "@undercroft/cards";
import { fromRecord, text, texts } from "@undercroft/scenario";
import * as z from "zod/mini";
import type { BattleMap } from "../map/battle-map.ts";
import { legend, otherTerrain, victoryAreas, wallAreas, wallLines } from "../map/map-schema.ts";
import { type BattleScenarioName, battleScenarioNames } from "../scenarios/battle-scenarios.ts";
import {
  type ConditionName,
  conditions,
  type Duration,
  durations,
  type Terrain,
  terrains,
} from "../vocabulary/index.ts";

/** A creature of a position. `at` is the north-west square of its space; without it the creature waits off the map. */
export interface ScenarioPiece {
  readonly name: string;
  readonly card: string;
  readonly seat: string;
  readonly at?: string;
  readonly hitPoints?: number;
  readonly maximum?: number;
  /** Its Bloodied score. */
  readonly bloodiedAt?: number;
  readonly acted?: boolean;
  readonly destroyed?: boolean;
  /** The creature that it rides. */
  readonly mount?: string;
  readonly squeezed?: boolean;
  readonly items?: readonly string[];
  /** Boxes marked, by the power's place on the card: "powers.0", "attacks.2". */
  readonly uses?: Readonly<Record<string, number>>;
  readonly summoned?: boolean;
}

/** Something that lasts on a creature: a condition or ongoing damage. */
export interface ScenarioEffect {
  readonly name?: string;
  readonly on: string;
  readonly condition?: ConditionName;
  readonly ongoing?: number;
  readonly type?: string;
  /** The creature that brought it about. */
  readonly by?: string;
  readonly until?: Duration;
  /** Effects of one group share a save. */
  readonly group?: string;
}

export interface ScenarioSeat {
  readonly points?: number;
  readonly area?: "A" | "B";
  readonly items?: readonly string[];
  readonly out?: boolean;
}

export interface ScenarioTurn {
  /** The creature whose turn it is. */
  readonly active?: string;
  readonly phase?: "start" | "actions" | "end";
  /** Actions that it has spent. */
  readonly attacks?: number;
  readonly moves?: number;
  readonly minors?: number;
  readonly charged?: boolean;
  readonly over?: boolean;
  /** Whose player turn it is, and how many more creatures it has. */
  readonly player?: string;
  readonly left?: number;
  /** A round's start or its end, in place of a player turn. */
  readonly step?: "start-of-round" | "end-of-round";
}

export interface ScenarioSetup {
  /** A position out of a recorded match: "FILE@N" is where it stood after N moves. It has no other key beside it. */
  readonly from?: string;
  readonly board?: string;
  readonly legend?: BattleMap["legend"];
  /** Wall edges: left|right, upper/lower. */
  readonly walls?: readonly string[];
  /** Walls between points of gridlines, in steps of half a square. */
  readonly lines?: BattleMap["walls"];
  readonly wallAreas?: BattleMap["wallAreas"];
  readonly otherTerrain?: BattleMap["otherTerrain"];
  /** Squares of the start areas. */
  readonly starts?: Readonly<Record<string, readonly string[]>>;
  readonly victory?: BattleMap["victory"];
  readonly pieces?: readonly ScenarioPiece[];
  readonly effects?: readonly ScenarioEffect[];
  /** Terrain that squares have gained or lost in play. */
  readonly terrain?: readonly { readonly at: string; readonly gains?: Terrain; readonly loses?: Terrain }[];
  readonly seatState?: Readonly<Record<string, ScenarioSeat>>;
  readonly scenario?: BattleScenarioName;
  readonly limit?: number;
  readonly round?: number;
  readonly turn?: ScenarioTurn;
  /** The seat that takes the first player turn of the round; it won the last champion test. */
  readonly first?: string;
  /** Play from the very beginning. */
  readonly start?: "setup";
}

/** Cards of a file, as it writes them. */
export interface CardLists {
  readonly creatures?: readonly unknown[];
  readonly items?: readonly unknown[];
}

const whole = z.int().check(z.minimum(-999), z.maximum(9_999));
const few = z.int().check(z.minimum(0), z.maximum(9));
const flag = z.boolean();
const table = <T>(item: Schema<T>): Schema<Record<string, T>> => z.record(text, item);

const piece: Schema<ScenarioPiece> = strict({
  name: text,
  card: text,
  seat: text,
  at: optional(text),
  hitPoints: optional(whole),
  maximum: optional(whole),
  bloodiedAt: optional(whole),
  acted: optional(flag),
  destroyed: optional(flag),
  mount: optional(text),
  squeezed: optional(flag),
  items: optional(texts),
  uses: optional(table(whole)),
  summoned: optional(flag),
});

const effect: Schema<ScenarioEffect> = strict({
  name: optional(text),
  on: text,
  condition: optional(word(conditions)),
  ongoing: optional(whole),
  type: optional(text),
  by: optional(text),
  until: optional(word(durations)),
  group: optional(text),
});

const seatState: Schema<ScenarioSeat> = strict({
  points: optional(whole),
  area: optional(word(["A", "B"])),
  items: optional(texts),
  out: optional(flag),
});

const turn: Schema<ScenarioTurn> = strict({
  active: optional(text),
  phase: optional(word(["start", "actions", "end"])),
  attacks: optional(few),
  moves: optional(few),
  minors: optional(few),
  charged: optional(flag),
  over: optional(flag),
  player: optional(text),
  left: optional(few),
  step: optional(word(["start-of-round", "end-of-round"])),
});

export const setupSchema: Schema<ScenarioSetup> = strict({
  from: optional(fromRecord),
  board: optional(z.string().check(z.maxLength(8_000))),
  legend: optional(legend),
  walls: optional(texts),
  lines: optional(wallLines),
  wallAreas: optional(wallAreas),
  otherTerrain: optional(otherTerrain),
  starts: optional(table(texts)),
  victory: optional(victoryAreas),
  pieces: optional(some(piece)),
  // None at all may be said too: so a case takes away what the file's own setup has.
  effects: optional(z.array(effect)),
  terrain: optional(z.array(strict({ at: text, gains: optional(word(terrains)), loses: optional(word(terrains)) }))),
  seatState: optional(table(seatState)),
  scenario: optional(word(battleScenarioNames)),
  limit: optional(whole),
  round: optional(few),
  turn: optional(turn),
  first: optional(text),
  start: optional(word(["setup"])),
});

export const lists: Schema<CardLists> = strict({
  creatures: optional(z.array(z.unknown())),
  items: optional(z.array(z.unknown())),
});
