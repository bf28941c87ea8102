import { strict } from "@undercroft/cards";
import { boardOf } from "@undercroft/grid";
import * as z from "zod/mini";
import type { Battlefield, Content } from "../state.ts";
import { packSchema } from "../vocabulary/pack-schema.ts";
import type { MatchConfig } from "./config.ts";
import { checkTeams, MOST_SEATS } from "./teams.ts";

const count = z.int().check(z.minimum(0), z.maximum(32_767));
const squares = z.array(count).check(z.maxLength(32_767));
const cardIds = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(400));

const shape = strict({
  width: count.check(z.minimum(1), z.maximum(400)),
  height: count.check(z.minimum(1), z.maximum(400)),
  missing: squares,
  wallSquares: squares,
  wallEdges: z.array(z.tuple([count, count])).check(z.maxLength(32_767)),
  diagonals: z.array(z.tuple([count, z.enum(["/", "\\"])])).check(z.maxLength(32_767)),
  closedCorners: squares,
  cornersBlock: z.boolean(),
});

const battlefield: z.ZodMiniType<Battlefield> = strict({
  face: z.enum(["dungeon", "outdoor"]),
  shape,
  terrain: strict({ difficult: squares, hazardous: squares, obstacle: squares, "magic-circle": squares }),
  start: z.array(squares).check(z.maxLength(MOST_SEATS)),
  tiles: z
    .array(
      strict({ tile: z.string().check(z.maxLength(80)), seat: count, x: count, y: count, width: count, height: count }),
    )
    .check(z.maxLength(4 * MOST_SEATS)),
});

const seat = strict({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/i)),
  name: z.string().check(z.maxLength(80)),
  team: count,
  commander: z.string(),
  creatures: cardIds,
  orders: cardIds,
});

const config = strict({
  game: z.enum(["standard", "first-game"]),
  seats: z.array(seat).check(z.minLength(2), z.maxLength(MOST_SEATS)),
  content: strict({
    creatures: z.record(z.string(), z.unknown()),
    orders: z.record(z.string(), z.unknown()),
    commanders: z.record(z.string(), z.unknown()),
  }),
  battlefield,
  treasure: squares,
  chests: z.array(count.check(z.minimum(1), z.maximum(3))).check(z.maxLength(6 * MOST_SEATS)),
});

/** Reads a configuration that comes from a record or a file: null if it is not one that a match can be played with. */
export function parseConfig(value: unknown): MatchConfig | null {
  const parsed = z.safeParse(config, value);
  if (!parsed.success) return null;
  const content = parseContent(parsed.data.content);
  if (content === null) return null;
  const whole: MatchConfig = { ...parsed.data, content };
  return holdsTogether(whole) ? whole : null;
}

interface RawContent {
  readonly creatures: Readonly<Record<string, unknown>>;
  readonly orders: Readonly<Record<string, unknown>>;
  readonly commanders: Readonly<Record<string, unknown>>;
}

/** Cards are checked as those of a pack are. */
function parseContent(raw: RawContent): Content | null {
  const pack = {
    pack: "match",
    version: 1,
    language: 1,
    name: { en: "match", ru: "match" },
    keywords: {},
    creatures: Object.values(raw.creatures),
    orders: Object.values(raw.orders),
    commanders: Object.values(raw.commanders),
    tiles: [],
  };
  const parsed = z.safeParse(packSchema, pack);
  if (!parsed.success) return null;
  const byId = <C extends { readonly id: string }>(cards: readonly C[]): { [id: string]: C } =>
    Object.fromEntries(cards.map((card) => [card.id, card]));
  const { creatures, orders, commanders } = parsed.data;
  const content = { creatures: byId(creatures), orders: byId(orders), commanders: byId(commanders) };
  const same = (a: object, b: object): boolean => Object.keys(a).every((id) => Object.hasOwn(b, id));
  const named = same(raw.creatures, content.creatures) && same(raw.orders, content.orders);
  return named && same(raw.commanders, content.commanders) ? content : null;
}

/** Every card has its definition, every square lies on the board, and every seat a place to begin. */
function holdsTogether(whole: MatchConfig): boolean {
  const { content, battlefield: field, seats, treasure, chests } = whole;
  try {
    const { exists } = boardOf(field.shape);
    const onBoard = (list: readonly number[]): boolean => list.every((square) => exists[square] === 1);
    if (![...Object.values(field.terrain), ...field.start, treasure].every(onBoard)) return false;
  } catch {
    // boardOf refuses shapes that name squares off their own lattice.
    return false;
  }
  if (checkTeams(seats.map((one) => one.team)).length > 0) return false;
  if (field.tiles.some((tile) => tile.seat >= seats.length) || new Set(treasure).size < treasure.length) return false;
  if (field.start.length !== seats.length || field.start.some((area) => area.length === 0)) return false;
  if (chests.length < treasure.length || new Set(seats.map((one) => one.id)).size < seats.length) return false;
  return seats.every(
    (one) =>
      Object.hasOwn(content.commanders, one.commander) &&
      one.creatures.every((id) => Object.hasOwn(content.creatures, id)) &&
      one.orders.every((id) => Object.hasOwn(content.orders, id)),
  );
}
