import * as z from "zod/mini";
import type { Locals } from "../procedures.ts";
import { sources } from "../turn/locals.ts";
import { count, dealt, fighter, flag, form, id, ids, place, places, side } from "./words.ts";

const nothing = z.strictObject({});
const card = z.nullable(id);
const bane = z.nullable(z.strictObject({ card: id, target: place, falls: count }));

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
  wandering: z.strictObject({ owner: place, left: count, hasAttacked: flag }),
  "pack-attack": z.strictObject({
    owner: place,
    entering: z.nullable(place),
    rest: ids,
    order: ids,
    heroes: places,
    turn: count,
    passes: count,
    defences: z.array(z.strictObject({ monster: id, hero: place })),
  }),
  "pack-entry": z.strictObject({ hero: place, falls: count, owners: places }),
  "pack-trapped": z.strictObject({ card: id, space: id, left: places, exposed: z.nullable(id) }),
  "pack-combat": z.strictObject({ hero: place, monster: id, form }),
  "pack-challenge": z.strictObject({ hero: place, owner: place, monster: id, form }),
  treasures: z.strictObject({ asking: places }),
  "hero-phase": nothing,
  "discard-draw": nothing,
  combat: z.strictObject({ attacker: fighter, defender: fighter, form, prize: z.nullable(id) }),
  encounter: z.strictObject({ id }),
  placing: z.strictObject({ player: place, card, aside: ids }),
  "revealed-map": z.strictObject({ asking: count, passed: places }),
  "secret-quests": z.strictObject({ asking: places }),
  "campaign-set-up": nothing,
  "campaign-turn": z.strictObject({ waiting: places }),
  building: z.strictObject({ player: place, cards: ids, laid: ids, aside: ids }),
  restocking: nothing,
  buying: z.strictObject({ discarded: flag }),
  equipping: z.strictObject({ asking: places }),
  funding: z.strictObject({ owner: place, target: place, value: count }),
  quest: z.strictObject({ quest: id, bonus: count, form: z.nullable(form) }),
};
