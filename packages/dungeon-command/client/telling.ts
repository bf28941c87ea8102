import type { DcEvent } from "./engine/index.ts";

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

/** How long a reader needs to see an event, in milliseconds. */
export function lengthOf(event: DcEvent): number {
  if (event.event === "moved") return Math.min(600, 90 * event.path.length) + 250;
  return LENGTH[event.event] ?? 0;
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
export function isDeed(event: DcEvent): boolean {
  return DEEDS.has(event.event);
}
