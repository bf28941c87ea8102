import { optional, type Schema, strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import { answerShape } from "../answers.ts";
import type { Change, Offered, Would } from "../changes/locals.ts";
import type { Env } from "../effects/locals.ts";
import type { Locals } from "../procedures.ts";
import type { Pending } from "../stack/locals.ts";
import type { CardInPlay, Waiting } from "../stack/waiting.ts";
import { cost } from "../vocabulary/schema.ts";
import { events } from "./events.ts";
import * as w from "./words.ts";

type Shape<T> = z.ZodMiniType<T>;

const { id, ids, maybeId, seat, flag, source, text } = w;
const few = <T>(item: Schema<T>): Shape<T[]> => z.array(item).check(z.maxLength(2_000));

const cardInPlay: Shape<CardInPlay> = strict({ id, card: id, owner: seat });

const waiting: Shape<Waiting> = z.lazy(() =>
  strict({
    id,
    what: word(["move", "attack", "order", "power", "trigger", "terrain", "collect", "dodge"]),
    kind: z.nullable(w.kind),
    seat,
    creature: maybeId,
    evaded: ids,
    dodged: optional(ids),
    void: flag,
    response: maybeId,
    program: w.maybeText,
    names: w.names,
    targets: ids,
    attack: w.maybeAttack,
    square: z.nullable(w.square),
    terrain: w.maybeTerrain,
    amount: w.maybeWhole,
    card: z.nullable(cardInPlay),
    later: flag,
    waited: flag,
    resolved: flag,
    above: few(waiting),
    declared: events,
  }),
);

const pending: Shape<Pending> = strict({
  id,
  seat,
  self: maybeId,
  text: w.maybeText,
  terrain: z.nullable(z.literal("hazardous")),
  names: w.names,
  amount: w.maybeWhole,
  may: flag,
  thing: maybeId,
});

const dealt = few(strict({ creature: id, amount: w.whole }));

const env: Shape<Env> = strict({
  action: maybeId,
  seat,
  self: maybeId,
  card: z.nullable(cardInPlay),
  names: w.names,
  secret: ids,
  amount: w.maybeWhole,
  source,
  dealt,
  met: optional(ids),
});

const change: Shape<Change> = z.discriminatedUnion("change", [
  strict({ change: z.literal("tap"), creature: id }),
  strict({ change: z.literal("untap"), creature: id }),
  strict({ change: z.literal("heal"), creature: id, amount: w.whole }),
  strict({ change: z.literal("draw"), seat, deck: w.deck, count: w.count }),
  strict({ change: z.literal("track"), track: w.track, seat, by: w.whole }),
  strict({ change: z.literal("discard"), seat, from: word(["order-hand", "creature-hand"]), card: id }),
  strict({ change: z.literal("detach"), thing: id }),
  strict({ change: z.literal("control"), creature: id, to: seat }),
]);

const would: Shape<Would> = z.union([
  strict({
    on: word(["damaged", "destroyed", "tapped", "untapped", "healed"]),
    creature: id,
    amount: w.whole,
    source,
  }),
  strict({ on: z.literal("is-moved"), creature: id, how: w.movement, amount: w.whole, source }),
  strict({ on: word(["order-drawn", "order-discarded"]), seat, amount: w.whole, source }),
  strict({ on: word(["track-raised", "track-lowered"]), track: w.track, seat, amount: w.whole, source }),
]);

const offered: Shape<Offered> = strict({ name: id, text, seat, self: maybeId, thing: id, names: w.names });

const ofSeat = strict({ seat });
const step = text;

/** The locals of every procedure. */
export const localsOf: { readonly [P in keyof Locals]: Shape<Locals[P]> } = {
  match: strict({}),
  turn: ofSeat,
  refresh: ofSeat,
  activate: ofSeat,
  activation: strict({ seat, creature: id, last: z.nullable(answerShape), acted: flag, lost: flag }),
  deploy: ofSeat,
  cleanup: ofSeat,
  stepEffects: strict({ seat, when: word(["start", "end"]), pending: few(pending) }),
  untapStep: strict({ seat, phase: word(["refresh", "cleanup"]), queue: ids }),
  setup: strict({ winner: seat, waiting: w.seats }),
  deployment: strict({ seat, starting: flag, placed: ids }),
  window: strict({ passed: w.count }),
  action: waiting,
  order: strict({ card: cardInPlay, actions: few(waiting), declared: events, attached: flag, idle: w.count }),
  declare: strict({
    seat,
    answer: answerShape,
    power: z.nullable(strict({ text, attached: maybeId, uses: maybeId })),
    assisting: ids,
    aimed: w.manyNames,
    paid: w.names,
    tapping: few(strict({ creature: id, rule: w.rule })),
  }),
  aim: strict({
    seat,
    self: maybeId,
    text,
    bound: w.names,
    amount: w.maybeWhole,
    response: maybeId,
    chosen: few(w.names),
    at: w.count,
  }),
  triggers: strict({
    ready: few(waiting),
    pending: few(pending),
    current: z.nullable(pending),
    aimed: w.manyNames,
  }),
  movement: strict({ plan: w.plan }),
  damage: strict({
    source,
    hits: few(strict({ creature: id, amount: w.whole, unpreventable: flag, cowers: z.nullable(flag), met: ids })),
    asking: w.whole,
  }),
  destroy: strict({ creatures: ids, source, met: ids }),
  casualties: strict({
    waiting: ids,
    doomed: ids,
    spared: ids,
    losses: few(strict({ seat, by: w.whole, rule: w.rule })),
    source,
    met: ids,
  }),
  replace: strict({ would, met: ids, offered: z.nullable(offered) }),
  change: strict({ change, source, rule: w.rule, met: ids }),
  effect: strict({ steps: text, env, later: optional(few(strict({ steps: text, names: w.names }))) }),
  steps: strict({ list: text, next: w.count }),
  modes: strict({ step, left: z.array(w.count).check(z.maxLength(200)) }),
  each: strict({ step, before: z.nullable(ids), at: w.count }),
  repeat: strict({ step, left: w.whole }),
  may: strict({ step, seats: w.seats, at: w.count, before: z.nullable(ids) }),
  pick: strict({ step, seat }),
  changes: strict({ list: few(change) }),
  attack: strict({
    step,
    type: w.attack,
    attacker: id,
    blows: few(strict({ creature: id, amount: w.whole, unpreventable: flag })),
    dealt,
  }),
  dealing: strict({ creatures: ids, amount: w.whole, unpreventable: flag }),
  displace: strict({ step, creatures: ids, plan: z.nullable(w.plan) }),
  place: strict({ step, creature: id, squares: w.squares }),
  swap: strict({ a: id, b: id, asking: ids }),
  discards: strict({ step, seats: w.seats, seat: w.whole, cards: ids }),
  search: strict({ step, seats: w.seats, seat: w.whole }),
  returns: strict({ step, seats: w.seats, seat: w.whole }),
  pay: strict({
    costs: few(cost),
    tap: maybeId,
    seat,
    self: maybeId,
    text,
    names: w.names,
    at: w.count,
    chosen: optional(ids),
  }),
};
