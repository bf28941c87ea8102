import type { DcEvent } from "../../engine/index.ts";
import type { Pace } from "../../settings/store.ts";

const LENGTH: Partial<Record<DcEvent["event"], number>> = {
  "turn-starts": 500,
  "activation-starts": 220,
  deployed: 420,
  "attack-declared": 650,
  "order-played": 1_000,
  "power-used": 700,
  triggered: 600,
  "dodge-declared": 600,
  damaged: 700,
  "damage-prevented": 500,
  healed: 500,
  cowered: 650,
  destroyed: 600,
  collected: 500,
  "chest-revealed": 600,
  cancelled: 600,
  attached: 400,
};

const FACTOR: Readonly<Record<Pace, number>> = { slow: 2.2, normal: 1, off: 0 };
const LONGEST = 2_400;
/** A deed of somebody else is shown at least so long: it has to be found on the board first. */
const LEAST = 900;

function lengthOf(event: DcEvent): number {
  if (event.event === "moved") return Math.min(600, 90 * event.path.length) + 250;
  return LENGTH[event.event] ?? 0;
}

/** How long the table dwells on a move's events before it tells the next one, in milliseconds. */
export function dwell(events: readonly DcEvent[], pace: Pace): number {
  const length = events.reduce((sum, event) => sum + lengthOf(event), 0);
  return (length === 0 ? 0 : Math.max(LEAST, Math.min(LONGEST, length))) * FACTOR[pace];
}

const DEEDS: ReadonlySet<DcEvent["event"]> = new Set<DcEvent["event"]>([
  "attack-declared",
  "order-played",
  "power-used",
  "triggered",
  "dodge-declared",
  "cowered",
]);

/** Whether something was done that others want to see, whoever's turn it is. */
export function holdsDeed(events: readonly DcEvent[]): boolean {
  return events.some((event) => DEEDS.has(event.event));
}

/** What others see between a window and its passing by the table: the same whatever a hand holds. */
export const PASS_DELAY = 500;
