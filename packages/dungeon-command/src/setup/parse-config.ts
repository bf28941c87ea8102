import { strict, writePath } from "@undercroft/cards";
import { type FileFault, type Parsed, parsedBy, placeWithin } from "@undercroft/kernel";
import * as z from "zod/mini";
import type { Battlefield, Content } from "../state.ts";
import { packSchema } from "../vocabulary/pack-schema.ts";
import { checkCards } from "../vocabulary/validate.ts";
import type { CardFinding } from "../vocabulary/validate-tree.ts";
import type { MatchConfig } from "./config.ts";
import { configFaults } from "./config-faults.ts";
import { MOST_SEATS } from "./teams.ts";

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

/** Reads a configuration that comes from a record or a file, as set-up could have made it. */
export function parseConfig(value: unknown): Parsed<MatchConfig> {
  const shaped = parsedBy(config, value);
  if (!shaped.ok) return shaped;
  const content = parseContent(shaped.value.content);
  if (!content.ok) return content;
  const whole: MatchConfig = { ...shaped.value, content: content.value };
  const faults = configFaults(whole);
  return faults.length === 0 ? { ok: true, value: whole } : { ok: false, faults };
}

interface RawContent {
  readonly creatures: Readonly<Record<string, unknown>>;
  readonly orders: Readonly<Record<string, unknown>>;
  readonly commanders: Readonly<Record<string, unknown>>;
}

const kinds = ["creatures", "orders", "commanders"] as const;

/** Cards are checked as those of a pack are. */
function parseContent(raw: RawContent): Parsed<Content> {
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
  const parsed = parsedBy(packSchema, pack);
  const findings = parsed.ok ? checkCards(parsed.value).map(faultOfFinding) : parsed.faults;
  if (!parsed.ok || findings.length > 0)
    return { ok: false, faults: findings.map((one) => ({ ...one, place: placeWithin("content", one.place) })) };
  const { creatures, orders, commanders } = parsed.value;
  const content = { creatures: byId(creatures), orders: byId(orders), commanders: byId(commanders) };
  const misnamed = kinds.flatMap((kind) =>
    Object.keys(raw[kind]).flatMap((id) => (Object.hasOwn(content[kind], id) ? [] : [`content.${kind}.${id}`])),
  );
  if (misnamed.length === 0) return { ok: true, value: content };
  const why = "the card that stands under this name has another id";
  return { ok: false, faults: misnamed.map((place) => ({ place, why })) };
}

const faultOfFinding = ({ path, message, rule }: CardFinding): FileFault => ({
  place: writePath(path),
  why: message,
  ...(rule === undefined ? {} : { rule }),
});

function byId<C extends { readonly id: string }>(cards: readonly C[]): { [id: string]: C } {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
