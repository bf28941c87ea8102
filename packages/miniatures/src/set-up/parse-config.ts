import { checkContent, optional, type Problem, strict } from "@undercroft/cards";
import { type FileFault, type Parsed, parsedBy, placeWithin } from "@undercroft/kernel";
import * as z from "zod/mini";
import { type MapConcern, mapConcerns } from "../map/map-concerns.ts";
import { checkBattleMapData } from "../map/read-battle-map.ts";
import { battleScenarioNames } from "../scenarios/battle-scenarios.ts";
import type { Content } from "../state.ts";
import { factions } from "../vocabulary/index.ts";
import { packSchema } from "../vocabulary/pack-schema.ts";
import { checkCards } from "../vocabulary/validate.ts";
import type { BattleConfig, SeatConfig } from "./config.ts";

const cardIds = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(100));

const warbandName = z.string().check(z.maxLength(80));

const seat = strict({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/i)),
  name: optional(strict({ en: warbandName, ru: warbandName })),
  faction: z.nullable(z.enum(factions)),
  creatures: cardIds,
  items: cardIds,
  map: z.unknown(),
});

const config = strict({
  scenario: z.enum(battleScenarioNames),
  limit: z.int().check(z.minimum(1), z.maximum(10_000)),
  house: strict({ singleCostAt500: z.nullable(z.literal(150)), anyMapSize: z.boolean(), forcedSpikes: z.boolean() }),
  seats: z.array(seat).check(z.minLength(2), z.maxLength(2)),
  content: strict({ creatures: z.record(z.string(), z.unknown()), items: z.record(z.string(), z.unknown()) }),
});

type RawContent = { readonly [K in keyof Content]: Readonly<Record<string, unknown>> };

const kinds = ["creatures", "items"] as const;

function byId<C extends { readonly id: string }>(cards: readonly C[]): { [id: string]: C } {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}

function faultOf({ card, path, message, rule }: Problem, raw: RawContent): FileFault {
  const kind = card === undefined ? undefined : kinds.find((one) => Object.hasOwn(raw[one], card));
  const place = kind === undefined ? path : placeWithin(`${kind}.${card}`, path);
  return { place, why: message, ...(rule === undefined ? {} : { rule }) };
}

/** Reads the cards of a configuration by the path of a pack's, so that the same is said of the same mistake. */
function parseContent(raw: RawContent): Parsed<Content> {
  const pack = {
    pack: "battle",
    version: 1,
    language: 1,
    name: { en: "battle", ru: "battle" },
    keywords: {},
    creatures: Object.values(raw.creatures),
    items: Object.values(raw.items),
  };
  const read = checkContent(pack, "", { schema: packSchema, check: checkCards });
  if (!read.ok) return { ok: false, faults: read.problems.map((problem) => faultOf(problem, raw)) };
  const content = { creatures: byId(read.pack.creatures), items: byId(read.pack.items) };
  const misnamed = kinds.flatMap((kind) =>
    Object.keys(raw[kind]).flatMap((name): readonly FileFault[] =>
      Object.hasOwn(content[kind], name)
        ? []
        : [{ place: `content.${kind}.${name}`, why: "the card that stands under this name has another id" }],
    ),
  );
  return misnamed.length > 0 ? { ok: false, faults: misnamed } : { ok: true, value: content };
}

type RawSeat = z.infer<typeof seat>;

/** Why nobody could begin on a map that is well formed (mn.map.areas-minimum). */
function unplayable({ concern, label }: MapConcern): string {
  if (concern === "no-start-area") return `the map has no start area ${label}`;
  if (concern === "no-victory-area") return "the map has no victory area";
  return `nobody can stand in start area ${label}`;
}

function parseSeat(raw: RawSeat, index: number, content: Content): Parsed<SeatConfig> {
  const place = `seats[${index}]`;
  const map = checkBattleMapData(raw.map, "");
  if (!map.ok)
    return {
      ok: false,
      faults: map.problems.map(({ path, message }) => ({ place: placeWithin(`${place}.map`, path), why: message })),
    };
  const hindered = mapConcerns(map.pack).filter(({ hinders }) => hinders);
  if (hindered.length > 0) {
    const faults = hindered.map((one) => ({ place: `${place}.map`, why: unplayable(one), rule: one.rule }));
    return { ok: false, faults };
  }
  const unknown = kinds.flatMap((kind) =>
    raw[kind].flatMap((card, i): readonly FileFault[] =>
      Object.hasOwn(content[kind], card)
        ? []
        : [{ place: `${place}.${kind}[${i}]`, why: `the configuration has no card "${card}"` }],
    ),
  );
  return unknown.length > 0 ? { ok: false, faults: unknown } : { ok: true, value: { ...raw, map: map.pack } };
}

/** Reads a configuration that comes from a record or a file, as set-up could have made it. */
export function parseConfig(value: unknown): Parsed<BattleConfig> {
  const shaped = parsedBy(config, value);
  if (!shaped.ok) return shaped;
  const content = parseContent(shaped.value.content);
  if (!content.ok) return content;
  const seats: SeatConfig[] = [];
  const faults: FileFault[] = [];
  for (const [index, raw] of shaped.value.seats.entries()) {
    const read = parseSeat(raw, index, content.value);
    if (read.ok) seats.push(read.value);
    else faults.push(...read.faults);
  }
  const [first, second] = shaped.value.seats;
  if (first?.id === second?.id)
    faults.push({ place: "seats[1].id", why: "both seats have this name", rule: "mn.game.two-players" });
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, value: { ...shaped.value, seats, content: content.value } };
}
