import type { MnEvent } from "./engine/index.ts";

const LENGTH: Partial<Record<MnEvent["event"], number>> = {
  "round-starts": 500,
  "turn-starts": 220,
  "set-up": 150,
  "attack-declared": 500,
  "attack-rolled": 800,
  "power-used": 700,
  "power-triggered": 600,
  damaged: 600,
  healed: 500,
  destroyed: 600,
  scored: 400,
  gained: 400,
  saved: 500,
  "failed-save": 500,
  "champion-test": 600,
};

/** How long a reader needs to see an event, in milliseconds. */
export function lengthOf(event: MnEvent): number {
  if (event.event === "moved") return Math.min(600, 90 * event.path.length) + 250;
  return LENGTH[event.event] ?? 0;
}

const DEEDS: ReadonlySet<MnEvent["event"]> = new Set<MnEvent["event"]>([
  "attack-declared",
  "opportunity",
  "power-used",
  "power-triggered",
]);

/** Whether something was done that others want to see, whoever's turn it is. */
export const isDeed = ({ event }: MnEvent): boolean => DEEDS.has(event);
