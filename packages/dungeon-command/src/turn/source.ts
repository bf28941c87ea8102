import type { Source } from "../events.ts";

/** The rules themselves: no action, no creature, nobody's effect. */
export const noSource: Source = { action: null, creature: null, seat: null, card: null, attack: null, terrain: null };
