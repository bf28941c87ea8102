import type { State } from "../procedures.ts";
import { fitsCreature } from "../reading/fits-creature.ts";
import { fitsCard } from "../reading/fits-other.ts";
import { creatureOf } from "../reading/names.ts";
import { cardsIn } from "../reading/select.ts";
import type { Attached, Content, Creature, TextRef } from "../state.ts";
import type { ActivatedPower, Cost } from "../vocabulary/index.ts";
import type { Env } from "./locals.ts";

type CostOf<K extends Cost["pay"]> = Extract<Cost, { readonly pay: K }>;

const nobody: readonly string[] = [];

/**
 * Whether all costs together can be paid now. `exceptCard`: the card being played, one copy of which cannot pay for
 * itself. `spoken`: creatures that what is paid for taps anyway.
 */
export function canPay(
  state: State,
  costs: readonly Cost[],
  env: Env,
  exceptCard: string | null = null,
  spoken: readonly string[] = nobody,
): boolean {
  const [only] = costs;
  if (only === undefined) return true;
  if (costs.length === 1) return canPayOne(state, only, env, exceptCard, spoken);
  return (
    costs.every((cost) => canPayOne(state, cost, env, exceptCard, spoken)) &&
    sumsSuffice(state, costs, env, exceptCard, spoken)
  );
}

function canPayOne(state: State, cost: Cost, env: Env, exceptCard: string | null, spoken: readonly string[]): boolean {
  const seat = state.body.seats[env.seat];
  const self = env.self === null ? null : creatureOf(state.body, env.self);
  switch (cost.pay) {
    case "discard":
      return payingCards(state, cost, env, exceptCard).length >= cost.count;
    case "tap":
      return payingCreatures(state, cost, env, cost.who === "this" ? nobody : spoken).length >= (cost.count ?? 1);
    case "damage":
      return self !== null;
    case "morale":
    case "leadership":
      return seat !== undefined && seat[cost.pay] >= cost.amount;
    case "counter":
      return (self?.counters[cost.name] ?? 0) >= cost.count;
    case "this-card":
      return payingCard(state, env) !== null;
    default:
      throw new Error(`unknown cost ${JSON.stringify(cost satisfies never)}`);
  }
}

/** Costs that draw on one stock need the sum of them. */
function sumsSuffice(
  state: State,
  costs: readonly Cost[],
  env: Env,
  exceptCard: string | null,
  spoken: readonly string[],
): boolean {
  const seat = state.body.seats[env.seat];
  if (seat === undefined) return false;
  const spent = { morale: 0, leadership: 0 };
  const cards = { "order-hand": 0, "creature-hand": 0 };
  const tapped: string[] = [];
  for (const cost of costs) {
    if (cost.pay === "morale" || cost.pay === "leadership") spent[cost.pay] += cost.amount;
    else if (cost.pay === "discard") cards[cost.from] += cost.count;
    else if (cost.pay === "tap") {
      const others = cost.who === "this" ? tapped : [...spoken, ...tapped];
      const creatures = payingCreatures(state, cost, env, others).slice(0, cost.count ?? 1);
      if (creatures.length < (cost.count ?? 1)) return false;
      tapped.push(...creatures);
    }
  }
  const own = exceptCard !== null && seat.orderHand.includes(exceptCard) ? 1 : 0;
  return (
    seat.morale >= spent.morale &&
    seat.leadership >= spent.leadership &&
    seat.orderHand.length - own >= cards["order-hand"] &&
    seat.creatureHand.length >= cards["creature-hand"]
  );
}

/** Cards of the payer's hand that can be discarded for a cost, as they lie there. */
export function payingCards(state: State, cost: CostOf<"discard">, env: Env, exceptCard: string | null): string[] {
  const seat = state.body.seats[env.seat];
  if (seat === undefined) return [];
  const hand = [...cardsIn(seat, cost.from)];
  const own = exceptCard === null || cost.from !== "order-hand" ? -1 : hand.indexOf(exceptCard);
  if (own >= 0) hand.splice(own, 1);
  const { cards } = cost;
  return cards === undefined ? hand : hand.filter((card) => fitsCard(state, cards, card, env));
}

/** Untapped creatures of the payer that can be tapped for a cost. `spoken`: those that something else taps. */
export function payingCreatures(state: State, cost: CostOf<"tap">, env: Env, spoken: readonly string[]): string[] {
  const { who } = cost;
  const fits = (creature: Creature): boolean =>
    who === "this" ? creature.id === env.self : fitsCreature(state, who, creature, env);
  const found: string[] = [];
  for (const creature of state.body.creatures)
    if (!creature.tapped && creature.controller === env.seat && !spoken.includes(creature.id) && fits(creature))
      found.push(creature.id);
  return found;
}

/** The attached card that the text is printed on, or null if it is gone. */
export function payingCard(state: State, env: Env): string | null {
  const self = env.self === null ? null : creatureOf(state.body, env.self);
  const copy = env.names["card"]?.[0];
  const isIt = (one: Attached): boolean => (copy === undefined ? one.card === env.source.card : one.id === copy);
  return self?.attached.find(isIt)?.id ?? null;
}

/** Whether a power taps the creature that uses it (dc.power.tap-symbol-taps, dc.kind.standard-taps). */
export function needsTap(power: ActivatedPower): boolean {
  return power.tap === true || power.kind === "standard" || power.kind === "immediate";
}

/** Whether using a text taps its creature besides its costs: the creature cannot be tapped for those, too. */
export function tapsItself(content: Content, text: TextRef, tap: string | null): boolean {
  if (tap !== null) return true;
  if (text.path.length > 0) return false;
  const kind = content.orders[text.card]?.kind;
  return kind === "standard" || kind === "immediate";
}
