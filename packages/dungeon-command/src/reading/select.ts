import { boardOf } from "@undercroft/grid";
import type { Env } from "../effects/locals.ts";
import { seatOf, seatRef, squareId } from "../ids.ts";
import type { Creature, SeatState } from "../state.ts";
import type { CardFilter, Query, Selector, Zone } from "../vocabulary/index.ts";
import { fitsCreature, fitsWhole, wholeOf } from "./fits-creature.ts";
import { fitsAction, fitsCard, fitsSeat } from "./fits-other.ts";
import { passes, squareTest } from "./fits-square.ts";
import { actionById, attachedOf, creatureOf, refer, type Scene, stackOf } from "./names.ts";

/**
 * The ids of all things that a selector names (see ids.ts): creatures in the order of their arrival, squares ascending,
 * seats by number, actions from the bottom of the stack, cards as they lie, with repeats. What is gone is left out.
 */
export function select(scene: Scene, selector: Selector, env: Env): readonly string[] {
  return typeof selector === "string" ? refer(scene, selector, env) : query(scene, selector, env);
}

/** The first things that a query names, no more than `limit`: squares are many, and one is often enough. */
export function selectUpTo(scene: Scene, what: Query, env: Env, limit: number): readonly string[] {
  return "squares" in what ? squares(scene, env, what.squares, limit) : query(scene, what, env);
}

function query(scene: Scene, what: Query, env: Env): string[] {
  const { body } = scene;
  if ("creatures" in what) {
    const found: string[] = [];
    const filter = wholeOf(what.creatures);
    for (const creature of body.creatures) if (fitsWhole(scene, filter, creature, env)) found.push(creature.id);
    return found;
  }
  if ("squares" in what) return squares(scene, env, what.squares, Number.POSITIVE_INFINITY);
  if ("seats" in what) {
    const found: string[] = [];
    for (let seat = 0; seat < body.seats.length; seat++)
      if (fitsSeat(scene, what.seats, seat, env)) found.push(seatRef(seat));
    return found;
  }
  if ("actions" in what)
    return stackOf(scene)
      .filter((action) => fitsAction(scene, what.actions, action, env))
      .map(({ id }) => id);
  if ("attachments" in what) return attachments(scene, env, what.attachments, what.on);
  if ("cards" in what) return cards(scene, env, what);
  if ("controllerOf" in what) return seatsOf(scene, env, what.controllerOf, ({ controller }) => controller);
  if ("ownerOf" in what) return seatsOf(scene, env, what.ownerOf, ({ owner }) => owner);
  throw new Error(`unknown query ${JSON.stringify(what satisfies never)}`);
}

function squares(
  scene: Scene,
  env: Env,
  filter: Extract<Query, { readonly squares: object }>["squares"],
  limit: number,
): string[] {
  const { body } = scene;
  const { open, count } = boardOf(body.battlefield.shape);
  const test = squareTest(scene, filter, env);
  const found: string[] = [];
  if (test === null) return found;
  for (let square = 0; square < count && found.length < limit; square++)
    if (open[square] === 1 && passes(body, test, square)) found.push(squareId(square));
  return found;
}

function attachments(scene: Scene, env: Env, filter: CardFilter, on: Selector | undefined): string[] {
  const bearers = on === undefined ? null : select(scene, on, env);
  const found: string[] = [];
  for (const { id, attached } of scene.body.creatures) {
    if (bearers !== null && !bearers.includes(id)) continue;
    for (const card of attached) if (fitsCard(scene, filter, card.card, env)) found.push(card.id);
  }
  return found;
}

/** The cards of a zone, as they lie. */
export function cardsIn(seat: SeatState, zone: Zone): readonly string[] {
  switch (zone) {
    case "order-hand":
      return seat.orderHand;
    case "order-deck":
      return seat.orderDeck;
    case "discard-pile":
      return seat.discard;
    case "creature-hand":
      return seat.creatureHand;
    case "creature-deck":
      return seat.creatureDeck;
    case "graveyard":
      return seat.graveyard;
    default:
      throw new Error(`unknown zone ${JSON.stringify(zone satisfies never)}`);
  }
}

function cards(scene: Scene, env: Env, what: Extract<Query, { readonly cards: CardFilter }>): string[] {
  const found: string[] = [];
  for (const id of select(scene, what.of ?? "you", env)) {
    const seat = scene.body.seats[seatOf(id) ?? -1];
    if (seat === undefined) continue;
    for (const card of cardsIn(seat, what.in)) if (fitsCard(scene, what.cards, card, env)) found.push(card);
  }
  return found;
}

/** Seats of creatures; of attached cards their owner's seat or their creature's controller; of actions whoever took them. */
function seatsOf(
  scene: Scene,
  env: Env,
  of: Selector,
  read: (one: Pick<Creature, "owner" | "controller">) => number,
): string[] {
  const found: string[] = [];
  for (const id of select(scene, of, env)) {
    const whose = holderOf(scene, id);
    const ref = whose === null ? null : seatRef(read(whose));
    if (ref !== null && !found.includes(ref)) found.push(ref);
  }
  return found;
}

function holderOf(scene: Scene, id: string): Pick<Creature, "owner" | "controller"> | null {
  const creature = creatureOf(scene.body, id);
  if (creature !== null) return creature;
  const attached = attachedOf(scene.body, id);
  if (attached !== null) return { owner: attached.card.owner, controller: attached.creature.controller };
  const action = actionById(scene, id);
  if (action !== null) return { owner: action.card?.owner ?? action.seat, controller: action.seat };
  const seat = seatOf(id);
  return seat === null ? null : { owner: seat, controller: seat };
}

/** Whether a selector names the creature, without listing what else it names. */
export function isNamed(scene: Scene, selector: Selector, creature: Creature, env: Env): boolean {
  if (selector === "this") return creature.id === env.self;
  if (typeof selector === "string") return refer(scene, selector, env).includes(creature.id);
  return "creatures" in selector && fitsCreature(scene, selector.creatures, creature, env);
}
