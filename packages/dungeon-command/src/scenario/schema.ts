import { optional, type Schema, some, strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import { phases } from "../vocabulary/index.ts";

const text = z.string().check(z.minLength(1), z.maxLength(400));
const whole = z.int().check(z.minimum(-999), z.maximum(99_999));
const flag = z.boolean();
const texts = z.array(text).check(z.maxLength(400));
const anything: Schema<unknown> = z.unknown();
const table = <T>(item: Schema<T>): Schema<Record<string, T>> => z.record(text, item);

/** A piece on the battlefield of a position. `at` is its north-west square. */
const piece = strict({
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

const seatState = strict({
  commander: optional(text),
  team: optional(whole),
  morale: optional(whole),
  leadership: optional(whole),
  /** Cards in hand; "?" is a card that nobody names. */
  orders: optional(texts),
  creatures: optional(texts),
  /** Decks, the top card first. */
  orderDeck: optional(texts),
  creatureDeck: optional(texts),
  discard: optional(texts),
  graveyard: optional(texts),
  /** Squares of the Start area. */
  area: optional(texts),
});

export const setupSchema = strict({
  board: text.check(z.maxLength(20_000)),
  legend: optional(table(texts)),
  face: optional(word(["dungeon", "outdoor"])),
  walls: optional(texts),
  /** Squares whose north-west corner is closed to diagonal steps. */
  corners: optional(texts),
  pieces: optional(some(piece)),
  seatState: optional(table(seatState)),
  /** Values of the chests on "$" squares; 1 where not said. */
  chests: optional(table(whole)),
  tokens: optional(table(whole)),
  /** Values of chest markers that are out of the game, or the pool for `begin: setup`. */
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
  /** Actions already waiting, the lowest first. */
  pile: optional(
    some(strict({ do: text, by: text, target: optional(text), kind: optional(word(["melee", "ranged"])) })),
  ),
  /** Play from the very beginning: decks are shuffled, chests laid, creatures deployed. */
  begin: optional(z.literal("setup")),
});

const cards = strict({
  creatures: optional(z.array(anything)),
  orders: optional(z.array(anything)),
  commanders: optional(z.array(anything)),
});

const play = z.array(z.record(text, anything)).check(z.minLength(1), z.maxLength(400));

/** A scenario file; see scenarios/README.md for every key. */
export const scenarioSchema = strict({
  scenario: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a scenario's name is written-like-this")),
  game: z.literal("dungeon-command"),
  title: text,
  rules: texts,
  /** The worked example of the ledger that this file acts. */
  example: optional(text),
  seats: z.array(text).check(z.minLength(2), z.maxLength(8)),
  setup: optional(setupSchema),
  cards: optional(cards),
  chance: optional(z.array(z.record(text, anything))),
  play: optional(play),
  cases: optional(z.record(text, strict({ setup: optional(anything), play }))),
});

export type ScenarioFile = z.output<typeof scenarioSchema>;
export type ScenarioSetup = z.output<typeof setupSchema>;
export type ScenarioPiece = z.output<typeof piece>;
export type ScenarioSeat = z.output<typeof seatState>;
