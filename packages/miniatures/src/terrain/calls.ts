import type { Call } from "@undercroft/kernel";
import type { Source } from "../events.ts";
import type { Mn } from "../procedures.ts";
import type { Creature } from "../state.ts";
import type { Coming } from "./locals.ts";

/** A creature has come into squares with these types, a mask. */
export const enteringCall = (
  creature: Creature,
  types: number,
  how: Coming,
  source: Source | null,
): Call<Mn, "entering"> => ({ procedure: "entering", locals: { creature: creature.id, types, how, source } });

/** A movement has ended where a creature is. */
export const restingCall = (creature: Creature, source: Source | null): Call<Mn, "resting"> => ({
  procedure: "resting",
  locals: { creature: creature.id, source },
});

/** A creature falls off a steep slope. */
export const fallingCall = (creature: Creature, source: Source | null): Call<Mn, "falling"> => ({
  procedure: "falling",
  locals: { creature: creature.id, source },
});
