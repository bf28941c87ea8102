import * as z from "zod/mini";
import type { Locals } from "../procedures.ts";
import { sources } from "../turn/locals.ts";
import { count, dealt, fighter, flag, form, id, ids, place, places, side } from "./words.ts";

const nothing = z.strictObject({});
const card = z.nullable(id);
const bane = z.nullable(z.strictObject({ card: id, target: place }));

/** What each procedure keeps while it is unfinished. */
export const localsOf: { readonly [P in keyof Locals]: z.ZodMiniType<Locals[P]> } = {
  game: nothing,
  "set-up": z.strictObject({ tied: places, sides: z.array(side).check(z.maxLength(4)), card }),
  turn: nothing,
  dungeonlord: nothing,
  batch: z.strictObject({ owner: place, from: z.enum(sources), dealt, left: ids, asking: places, sorted: ids }),
  reward: z.strictObject({ owner: place, from: z.enum(sources), dealt, peril: count }),
  banes: z.strictObject({ bane }),
  responses: z.strictObject({ engaged: places, bane, asking: count, passes: count, turnedAside: flag }),
  "hero-phase": nothing,
  "discard-draw": nothing,
  combat: z.strictObject({ attacker: fighter, defender: fighter, form, prize: z.nullable(id) }),
  encounter: z.strictObject({ id }),
  placing: z.strictObject({ player: place, card, aside: ids }),
  quest: z.strictObject({ quest: id, bonus: count, form: z.nullable(form) }),
};
