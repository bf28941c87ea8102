import type { DgEvent } from "./engine/index.ts";

const LENGTH: Partial<Record<DgEvent["event"], number>> = {
  began: 500,
  placed: 500,
  moved: 420,
  opened: 250,
  tested: 700,
  fought: 1_000,
  sent: 700,
  missed: 500,
  lapsed: 500,
  played: 900,
  responded: 900,
  "turned-aside": 600,
  found: 500,
  revealed: 600,
  "picked-up": 500,
  "set-down": 500,
  taken: 600,
  readied: 600,
  wounded: 500,
  recovered: 400,
  "monster-wounded": 400,
  "monster-defeated": 500,
  "pack-founded": 600,
  "pack-rolled": 500,
  "pack-moved": 500,
  "pack-tested": 700,
  "pack-aimed": 900,
  "monster-recovered": 400,
  faced: 400,
  tipped: 400,
  tried: 400,
  completed: 1_000,
  level: 400,
  defeated: 1_000,
  respawned: 1_000,
  bereft: 800,
  dropped: 400,
  looted: 600,
};

/** How long a reader needs to see an event, in milliseconds. */
export const lengthOf = ({ event }: DgEvent): number => LENGTH[event] ?? 0;

const DEEDS: ReadonlySet<DgEvent["event"]> = new Set<DgEvent["event"]>([
  "sent",
  "fought",
  "pack-moved",
  "played",
  "responded",
  "completed",
  "defeated",
  "respawned",
  "looted",
]);

/** Whether something was done that others want to see, whoever's turn it is. */
export const isDeed = ({ event }: DgEvent): boolean => DEEDS.has(event);
