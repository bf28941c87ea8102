import { optional, strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Attached, Body, Creature, Effect, SeatState, Until } from "../state.ts";
import { phases } from "../vocabulary/index.ts";
import { language } from "../vocabulary/schema.ts";
import * as w from "./words.ts";

type Shape<T> = z.ZodMiniType<T>;

/** The tables that a kept state holds; set-up makes the others out of the configuration. */
export type KeptBody = Omit<Body, "content" | "battlefield">;

const seatState: Shape<SeatState> = strict({
  id: w.id,
  team: w.count,
  commander: w.id,
  morale: w.whole,
  leadership: w.whole,
  orderHand: w.ids,
  creatureHand: w.ids,
  orderDeck: w.ids,
  creatureDeck: w.ids,
  discard: w.ids,
  graveyard: w.ids,
  knownOrders: w.ids,
  knownCreatures: w.ids,
  out: w.flag,
});

export const attached: Shape<Attached> = strict({
  id: w.id,
  card: w.id,
  owner: w.seat,
  stamp: w.count,
  counters: w.counters,
});

const deed = optional(strict({ turn: w.whole, activation: w.whole }));

const creature: Shape<Creature> = strict({
  id: w.id,
  stamp: w.count,
  card: w.id,
  size: z.int().check(z.minimum(1), z.maximum(2)),
  owner: w.seat,
  controller: w.seat,
  at: w.square,
  damage: w.count,
  spared: optional(w.count),
  tapped: w.flag,
  activated: w.flag,
  moves: w.count,
  burned: w.flag,
  attached: z.array(attached).check(z.maxLength(200)),
  counters: w.counters,
  deeds: strict({
    move: deed,
    attack: deed,
    "deal-damage": deed,
    "take-damage": deed,
    "play-order": deed,
    "reveal-chest": deed,
  }),
});

const until: Shape<Until> = z.discriminatedUnion("kind", [
  strict({ kind: z.literal("action"), action: w.id }),
  strict({ kind: z.literal("activation"), activation: w.whole }),
  strict({ kind: z.literal("turn"), turn: w.whole }),
  strict({ kind: z.literal("your-next-turn"), seat: w.seat, began: w.whole }),
  strict({ kind: z.literal("game") }),
]);

const shield = strict({
  creature: w.id,
  amount: w.maybeWhole,
  action: w.maybeId,
  uses: z.nullable(z.literal(1)),
  attack: z.nullable(word(["melee", "ranged", "either"])),
});

const effect: Shape<Effect> = strict({
  id: w.id,
  stamp: w.count,
  seat: w.seat,
  self: w.maybeId,
  text: w.text,
  names: w.names,
  until,
  what: z.discriminatedUnion("kind", [
    strict({ kind: z.literal("rule"), rule: w.cardRule, things: z.nullable(w.ids) }),
    strict({ kind: z.literal("watch"), power: language.power, once: w.flag }),
    strict({ kind: z.literal("control"), creature: w.id, by: w.seat }),
    strict({ kind: z.literal("shield"), shield }),
  ]),
});

export const keptBody: Shape<KeptBody> = strict({
  mode: strict({ game: word(["standard", "first-game"]), teams: w.flag }),
  seats: z.array(seatState).check(z.minLength(2), z.maxLength(8)),
  turn: strict({
    seat: w.seat,
    count: w.count,
    round: w.count,
    first: w.seat,
    phase: word([...phases, "setup"]),
    active: w.maybeId,
    activation: w.count,
  }),
  creatures: z.array(creature).check(z.maxLength(2_000)),
  chests: z
    .array(strict({ at: w.square, value: z.nullable(z.int().check(z.minimum(1), z.maximum(3))) }))
    .check(z.maxLength(400)),
  spareChests: z.array(z.int().check(z.minimum(1), z.maximum(3))).check(z.maxLength(400)),
  tokens: z.array(strict({ at: w.square, count: w.count })).check(z.maxLength(2_000)),
  effects: z.array(effect).check(z.maxLength(2_000)),
  uses: z
    .array(
      strict({
        thing: w.id,
        power: w.id,
        per: word(["activation", "turn", "game"]),
        window: w.whole,
        times: w.count,
      }),
    )
    .check(z.maxLength(4_000)),
  nextThing: w.count,
  nextStamp: w.count,
});
