import { strict } from "@undercroft/cards";
import { faultsWithin, type Parsed, parsedBy } from "@undercroft/kernel";
import * as z from "zod/mini";
import type { Battlefield } from "../state.ts";
import type { MatchConfig } from "./config.ts";
import { configFaults } from "./config-faults.ts";
import { parseContent } from "./parse-content.ts";
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
  if (!content.ok) return { ok: false, faults: faultsWithin("content", content.faults) };
  const whole: MatchConfig = { ...shaped.value, content: content.value };
  const faults = configFaults(whole);
  return faults.length === 0 ? { ok: true, value: whole } : { ok: false, faults };
}
