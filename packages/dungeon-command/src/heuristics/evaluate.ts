import type { State } from "../procedures.ts";
import type { Body, SeatState } from "../state.ts";
import { type Figure, type Muster, muster } from "./muster.ts";
import { outlook } from "./outlook.ts";
import { addTreasure } from "./treasure-worth.ts";
import { ON_BOARD, risk, worthOfMorale } from "./worth.ts";

/** A match that is decided outweighs everything. */
const DECIDED = 1_000;
/** Without a creature the next Cleanup phase may be the last. */
const BARE = -4;
const LEADERSHIP = 0.25;
/** An Order card, one with another. */
const CARD = 0.5;
/** An attached card, to whoever played it; and an effect that lasts. */
const ATTACHED = 0.5;
const EFFECT = 0.25;
/** Effects that count: more of the same are worth no more. */
const EFFECTS = 3;

/** How well a seat stands, in points of Morale: its side less the others. 0 is even. */
export function evaluate(state: State, seat: string): number {
  const { outcome, body } = state;
  const number = body.seats.findIndex((one) => one.id === seat);
  if (outcome !== null) {
    if (outcome.winners.includes(seat)) return DECIDED;
    return outcome.drawn.includes(seat) ? -DECIDED / 10 : -DECIDED;
  }
  return appraise(muster(body, body.seats[number]?.team ?? -1), number);
}

/** The same for a position by its creatures, where the match goes on. */
export function appraise(position: Muster, seat: number): number {
  const { body } = position;
  const team = body.seats[seat]?.team;
  const values = body.seats.map((one, i) => (one.out ? 0 : worthOfSeat(body, one, i, one.team === team)));
  const add = (to: number, value: number): void => {
    values[to] = (values[to] ?? 0) + value;
  };
  for (const figure of position.figures) {
    const lost = risk(1 - figure.left / figure.hitPoints);
    add(figure.seat, figure.level * ON_BOARD * (1 - lost) + outlook(position, figure));
    add(figure.owner, -figure.level * lost);
  }
  addTreasure(position, add);
  addLasting(body, add);
  for (let i = 0; i < values.length; i++) if (isBare(body, position.figures, i)) add(i, BARE);
  return balance(body, values, seat);
}

function isBare(body: Body, figures: readonly Figure[], seat: number): boolean {
  return body.turn.count > 0 && !figures.some((figure) => figure.seat === seat);
}

/**
 * Morale, Leadership and hands. What a turn brings by itself counts as if it were there (the Leadership of the own turn)
 * or not yet (the card of an enemy's), so that it does not matter in which phase a look ahead ends.
 */
function worthOfSeat(body: Body, seat: SeatState, number: number, own: boolean): number {
  const { turn } = body;
  let value = worthOfMorale(seat.morale) + seat.leadership * LEADERSHIP;
  if (turn.seat === number) {
    if (!own) value -= CARD;
    else if (turn.phase === "activate" || turn.phase === "refresh") value += LEADERSHIP;
  }
  for (const card of seat.orderHand) value += worthOfOrder(body, card);
  for (const card of seat.creatureHand) value += 0.05 * (body.content.creatures[card]?.level ?? 0);
  return value;
}

/** An Order card in a hand, to be spent only for something better. */
export function worthOfOrder(body: Body, card: string): number {
  return 0.35 + 0.08 * (body.content.orders[card]?.level ?? 1);
}

function addLasting(body: Body, add: (seat: number, value: number) => void): void {
  for (const creature of body.creatures) for (const { owner } of creature.attached) add(owner, ATTACHED);
  const counted = body.seats.map(() => 0);
  for (const { seat } of body.effects) {
    const before = counted[seat] ?? 0;
    counted[seat] = before + 1;
    if (before < EFFECTS) add(seat, EFFECT);
  }
}

/** The own side against the others: half by the strongest of them, half by all. */
function balance(body: Body, values: readonly number[], seat: number): number {
  const own = body.seats[seat]?.team;
  let mine = 0;
  const others = new Map<number, number>();
  for (const [i, one] of body.seats.entries()) {
    const value = values[i] ?? 0;
    if (one.team === own) mine += value;
    else if (!one.out) others.set(one.team, (others.get(one.team) ?? 0) + value);
  }
  const sums = [...others.values()];
  if (sums.length === 0) return mine;
  const all = sums.reduce((sum, value) => sum + value, 0) / sums.length;
  return mine - (sums.length === 1 ? all : (Math.max(...sums) + all) / 2);
}
