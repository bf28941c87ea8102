import { strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Battle, Body, Creature, CreatureTurn, Side, WindowLog } from "../state.ts";
import * as w from "./words.ts";

type Shape<T> = z.ZodMiniType<T>;

/** The tables that a kept state holds; set-up makes the cards, the maps, the names and the manner of play out of the configuration. */
export type KeptBody = Omit<Body, "content" | "maps" | "names" | "mode">;

const side: Shape<Side> = strict({
  id: w.id,
  area: z.nullable(w.side),
  points: w.count,
  items: w.ids,
  out: w.flag,
});

const turn: Shape<CreatureTurn> = strict({
  creature: w.id,
  phase: word(["start", "actions", "end"]),
  attacks: w.place,
  moves: w.place,
  minors: w.place,
  over: w.flag,
  ended: w.flag,
  charged: w.flag,
  dominator: w.maybeSeat,
  noActions: w.flag,
});

const battle: Shape<Battle> = strict({
  map: w.maybeSeat,
  round: w.count,
  step: word(["set-up", "start-of-round", "turns", "end-of-round"]),
  window: w.count,
  firstThing: w.count,
  testWinner: w.maybeSeat,
  first: w.maybeSeat,
  player: w.maybeSeat,
  turn: z.nullable(turn),
  puppet: z.nullable(strict({ creature: w.id, seat: w.seat })),
  suddenDeath: w.flag,
});

const windowLog: Shape<WindowLog> = strict({
  number: w.count,
  opportunities: w.place,
  immediate: w.flag,
  sinceCharge: z.nullable(w.place),
  spent: w.flag,
  champion: w.ids,
  terrain: w.count,
  startAt: w.squareOrNone,
  startSize: w.place,
});

const creature: Shape<Creature> = strict({
  id: w.id,
  card: w.id,
  owner: w.seat,
  status: word(["waiting", "in-play", "destroyed"]),
  at: w.squareOrNone,
  size: w.size,
  mount: w.maybeId,
  hitPoints: w.whole,
  maximum: w.whole,
  bloodied: w.whole,
  stillDamaged: w.flag,
  items: w.ids,
  acted: w.flag,
  lastLegal: w.squareOrNone,
  summoned: w.flag,
  uses: z.record(w.id, w.place),
  championUses: w.place,
  window: windowLog,
});

export const keptBody: Shape<KeptBody> = strict({
  sides: z.array(side).check(z.minLength(2), z.maxLength(2)),
  battle,
  creatures: w.few(creature),
  effects: w.few(w.effect),
  terrain: w.few(strict({ square: w.square, terrain: w.terrain, gained: w.flag, until: w.until })),
  nextThing: w.count,
});
