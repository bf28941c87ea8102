import { optional, type Schema, some, strict, word } from "@undercroft/cards";
import { fromRecord, text, texts } from "@undercroft/scenario";
import * as z from "zod/mini";
import { type Phase, phases } from "../vocabulary/index.ts";

/** A piece on the battlefield of a position. `at` is its north-west square. */
export interface ScenarioPiece {
  readonly name: string;
  readonly card: string;
  readonly seat: string;
  readonly owner?: string;
  readonly at: string;
  readonly damage?: number;
  readonly tapped?: boolean;
  readonly activated?: boolean;
  readonly moves?: number;
  readonly burned?: boolean;
  readonly attached?: readonly { readonly name?: string; readonly card: string; readonly owner?: string }[];
  readonly counters?: Readonly<Record<string, number>>;
}

export interface ScenarioSeat {
  readonly commander?: string;
  readonly team?: number;
  readonly morale?: number;
  readonly leadership?: number;
  /** Cards in hand; "?" is a card that nobody names. */
  readonly orders?: readonly string[];
  readonly creatures?: readonly string[];
  /** Decks, the top card first. */
  readonly orderDeck?: readonly string[];
  readonly creatureDeck?: readonly string[];
  readonly discard?: readonly string[];
  readonly graveyard?: readonly string[];
  /** Squares of the Start area. */
  readonly area?: readonly string[];
  /** Whether the seat takes no part any more. */
  readonly out?: boolean;
}

export interface ScenarioSetup {
  /** A position out of a recorded match: "FILE@N" is where it stood after N moves. It has no other key beside it. */
  readonly from?: string;
  readonly board?: string;
  readonly legend?: Readonly<Record<string, readonly string[]>>;
  readonly face?: "dungeon" | "outdoor";
  readonly walls?: readonly string[];
  /** Squares whose north-west corner is closed to diagonal steps. */
  readonly corners?: readonly string[];
  readonly pieces?: readonly ScenarioPiece[];
  readonly seatState?: Readonly<Record<string, ScenarioSeat>>;
  /** Values of the chests on "$" squares; 1 where not said. */
  readonly chests?: Readonly<Record<string, number>>;
  readonly tokens?: Readonly<Record<string, number>>;
  /** Values of chest markers that are out of the game, or the pool for `start: setup`. */
  readonly spare?: readonly number[];
  readonly game?: "standard" | "first-game";
  readonly turn?: {
    readonly seat?: string;
    readonly phase?: Phase;
    readonly active?: string;
    readonly count?: number;
    readonly first?: string;
  };
  /** Actions already waiting, the lowest first. */
  readonly pile?: readonly {
    readonly do: string;
    readonly by: string;
    readonly target?: string;
    readonly kind?: "melee" | "ranged";
  }[];
  /** Play from the very beginning: decks are shuffled, chests laid, creatures deployed. */
  readonly start?: "setup";
}

/** Cards of a file, as it writes them. */
export interface CardLists {
  readonly creatures?: readonly unknown[];
  readonly orders?: readonly unknown[];
  readonly commanders?: readonly unknown[];
  readonly tiles?: readonly unknown[];
}

const whole = z.int().check(z.minimum(-999), z.maximum(99_999));
const flag = z.boolean();
const anything: Schema<unknown> = z.unknown();
const table = <T>(item: Schema<T>): Schema<Record<string, T>> => z.record(text, item);

const piece: Schema<ScenarioPiece> = strict({
  name: text,
  card: text,
  seat: text,
  owner: optional(text),
  at: text,
  damage: optional(whole),
  tapped: optional(flag),
  activated: optional(flag),
  moves: optional(whole),
  burned: optional(flag),
  attached: optional(some(strict({ name: optional(text), card: text, owner: optional(text) }))),
  counters: optional(table(whole)),
});

const seatState: Schema<ScenarioSeat> = strict({
  commander: optional(text),
  team: optional(whole),
  morale: optional(whole),
  leadership: optional(whole),
  orders: optional(texts),
  creatures: optional(texts),
  orderDeck: optional(texts),
  creatureDeck: optional(texts),
  discard: optional(texts),
  graveyard: optional(texts),
  area: optional(texts),
  out: optional(flag),
});

export const setupSchema: Schema<ScenarioSetup> = strict({
  from: optional(fromRecord),
  board: optional(z.string().check(z.maxLength(20_000))),
  legend: optional(table(texts)),
  face: optional(word(["dungeon", "outdoor"])),
  walls: optional(texts),
  corners: optional(texts),
  pieces: optional(some(piece)),
  seatState: optional(table(seatState)),
  chests: optional(table(whole)),
  tokens: optional(table(whole)),
  spare: optional(z.array(whole)),
  game: optional(word(["standard", "first-game"])),
  turn: optional(
    strict({
      seat: optional(text),
      phase: optional(word(phases)),
      active: optional(text),
      count: optional(whole),
      first: optional(text),
    }),
  ),
  pile: optional(
    some(strict({ do: text, by: text, target: optional(text), kind: optional(word(["melee", "ranged"])) })),
  ),
  start: optional(word(["setup"])),
});

export const lists: Schema<CardLists> = strict({
  creatures: optional(z.array(anything)),
  orders: optional(z.array(anything)),
  commanders: optional(z.array(anything)),
  tiles: optional(z.array(anything)),
});
