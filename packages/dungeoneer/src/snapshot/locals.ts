import * as z from "zod/mini";
import type { Moment } from "../effects/locals.ts";
import type { Locals } from "../procedures.ts";
import type { Test } from "../rolling/locals.ts";
import { sources } from "../turn/locals.ts";
import { dangers, rewardSchema, scores } from "../vocabulary/index.ts";
import {
  answered,
  baneInPlay,
  bonuses,
  count,
  dealt,
  encounter,
  env,
  fighter,
  flag,
  form,
  id,
  ids,
  place,
  places,
  rule,
  side,
  signed,
  text,
  zone,
} from "./words.ts";

const nothing = z.strictObject({});
const card = z.nullable(id);
const rolls = { bonuses, again: places };
const step = z.strictObject({ step: text });
const test: z.ZodMiniType<Test> = z.strictObject({
  player: place,
  score: z.nullable(z.enum(scores)),
  number: signed,
  purpose: id,
  danger: z.enum(dangers),
  plus: signed,
  rule,
  because: z.array(rule).check(z.maxLength(30)),
});
const moment: z.ZodMiniType<Moment> = z.enum(["respond", "between", "roll", "rolled"]);

/** What each procedure keeps while it is unfinished. */
export const localsOf: { readonly [P in keyof Locals]: z.ZodMiniType<Locals[P]> } = {
  game: nothing,
  "set-up": z.strictObject({ tied: places, sides: z.array(side).check(z.maxLength(4)), card }),
  turn: nothing,
  dungeonlord: nothing,
  batch: z.strictObject({ owner: place, from: z.enum(sources), dealt, left: ids, asking: places, sorted: ids }),
  reward: z.strictObject({ owner: place, from: z.enum(sources), dealt, peril: count }),
  banes: nothing,
  reset: z.strictObject({ due: ids }),
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
  "pack-combat": z.strictObject({ hero: place, monster: id, form }),
  "pack-challenge": z.strictObject({ hero: place, owner: place, monster: id, form }),
  treasures: z.strictObject({ asking: places }),
  "hero-phase": nothing,
  "discard-draw": nothing,
  combat: z.strictObject({
    attacker: fighter,
    defender: fighter,
    form,
    prize: z.nullable(id),
    dice: z.nullable(z.tuple([count, count])),
    won: z.nullable(z.enum(["attacker", "defender"])),
    falls: count,
    ...rolls,
  }),
  striking: z.strictObject({ encounter, left: places, several: flag }),
  test: z.strictObject({ test, die: z.nullable(count), ...rolls }),
  encounter: z.strictObject({ id }),
  placing: z.strictObject({ player: place, card, aside: ids }),
  "trying-door": z.strictObject({ player: place, side }),
  entering: z.strictObject({ player: place, to: id }),
  untipping: z.strictObject({ player: place }),
  quest: z.strictObject({ quest: id, bonus: count, form: z.nullable(form), struck: places, several: flag, card: id }),
  completing: z.strictObject({ player: place, quest: id, at: count, isGlobal: flag }),
  rewarding: z.strictObject({ player: place, reward: rewardSchema }),
  effect: z.strictObject({ text, env, wounds: count, turnedAside: flag }),
  steps: z.strictObject({ list: text, next: count }),
  modes: z.strictObject({ step: text, left: z.array(count).check(z.maxLength(20)) }),
  repeat: z.strictObject({ step: text, left: count }),
  each: z.strictObject({ step: text, things: ids, before: z.nullable(ids), at: count }),
  may: z.extend(step, { place }),
  pick: z.extend(step, { place, from: ids, min: count, max: count }),
  parting: z.strictObject({
    place,
    by: place,
    from: zone,
    left: count,
    rule: z.enum(["dg.card.forced-discard", "dg.ruling.glory-affordability"]),
  }),
  using: z.strictObject({ place, thing: id, use: count, answered }),
  bane: z.strictObject({ bane: baneInPlay, value: count }),
  window: z.strictObject({ moment, asked: places, answered, asking: count, passes: count, turnedAside: flag }),
  excess: nothing,
  readying: z.strictObject({ place, card: id, on: place, hosts: z.nullable(ids) }),
};
