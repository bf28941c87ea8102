import { detach } from "../attachments.ts";
import { takeControl } from "../control.ts";
import { testMorale } from "../ending.ts";
import type { Source } from "../events.ts";
import { seatRef } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { creatureOf } from "../reading/names.ts";
import type { Creature, SeatState } from "../state.ts";
import { forbids, hitPointsOf } from "../traits.ts";
import type { Deed, Track } from "../vocabulary/index.ts";
import type { Change } from "./locals.ts";

/**
 * Makes a change and announces it, replacements left aside. `rule` is the entry that calls for it. False if it was
 * impossible or changed nothing: a tapped creature is not tapped, an empty deck gives no card.
 */
export function applyChange(run: Run, change: Change, source: Source, rule: RuleId): boolean {
  switch (change.change) {
    case "tap":
      return tap(run, change.creature, source, rule);
    case "untap":
      return untap(run, change.creature, source, rule);
    case "heal":
      return heal(run, change.creature, change.amount, source, rule);
    case "draw":
      return draw(run, change.seat, change.deck, change.count, rule);
    case "track":
      return shiftTrack(run, change.track, change.seat, change.by, rule);
    case "discard":
      return discard(run, change.seat, change.from, change.card, rule);
    case "detach":
      return detach(run, change.thing, rule);
    case "control": {
      const creature = creatureOf(run.body, change.creature);
      return creature !== null && takeControl(run, creature, change.to, rule);
    }
    default:
      throw new Error(`unknown change ${JSON.stringify(change satisfies never)}`);
  }
}

/** Whether a text keeps an action from doing this to a creature; payments are not done by an action. */
function isProtected(run: Run, deed: Deed, creature: Creature, source: Source): boolean {
  if (source.action === null) return false;
  const by = source.creature === null ? null : creatureOf(run.body, source.creature);
  if (forbids(run.state, deed, creature, by) === null) return false;
  run.emit({ event: "noted", thing: creature.id, rule: "dc.ruling.card-conflicts" });
  return true;
}

function tap(run: Run, id: string, source: Source, rule: RuleId): boolean {
  const creature = creatureOf(run.body, id);
  if (creature === null || creature.tapped || isProtected(run, "be-tapped", creature, source)) return false;
  creature.tapped = true;
  run.emit({ event: "tapped", creature: id, source, rule });
  return true;
}

/** The entry by which a creature stays tapped that was to untap. */
function keptBy(rule: RuleId): RuleId {
  if (rule === "dc.refresh.untap") return "dc.refresh.untap-prevented";
  if (rule === "dc.cleanup.untap") return "dc.cleanup.untap-prevented";
  return "dc.ruling.card-conflicts";
}

function untap(run: Run, id: string, source: Source, rule: RuleId): boolean {
  const creature = creatureOf(run.body, id);
  if (creature === null || !creature.tapped) return false;
  if (forbids(run.state, "untap", creature) !== null) {
    run.emit({ event: "stays-tapped", creature: id, rule: keptBy(rule) });
    return false;
  }
  creature.tapped = false;
  run.emit({ event: "untapped", creature: id, source, rule });
  return true;
}

function heal(run: Run, id: string, points: number, source: Source, rule: RuleId): boolean {
  const creature = creatureOf(run.body, id);
  if (creature === null) return false;
  const amount = Math.min(creature.damage, Math.floor(points / 10) * 10);
  if (amount <= 0 || isProtected(run, "be-healed", creature, source)) return false;
  creature.damage -= amount;
  if (creature.spared !== undefined && creature.damage < hitPointsOf(run.body, creature)) delete creature.spared;
  run.emit({ event: "healed", creature: id, amount, source, rule });
  return true;
}

/** Room for Creature cards in a hand, less than 0 if other ways than drawing filled it (dc.commander.creature-hand-maximum). */
function roomFor(run: Run, seat: SeatState): number {
  return (run.body.content.commanders[seat.commander]?.creatureHand ?? 0) - seat.creatureHand.length;
}

function draw(run: Run, number: number, deck: "order" | "creature", count: number, rule: RuleId): boolean {
  const seat = run.body.seats[number];
  if (seat === undefined || seat.out || count <= 0) return false;
  const pile = deck === "order" ? seat.orderDeck : seat.creatureDeck;
  const hand = deck === "order" ? seat.orderHand : seat.creatureHand;
  const room = deck === "order" ? count : roomFor(run, seat);
  const wanted = Math.max(0, Math.min(count, room));
  if (wanted < count) {
    const over = room < 0 ? "dc.ruling.creature-hand-overflow" : "dc.commander.creature-hand-maximum";
    run.emit({ event: "hand-full", seat: number, rule: over });
  }
  const cards: string[] = [];
  while (cards.length < wanted) {
    const card = pile.pop();
    if (card === undefined) break;
    hand.push(card);
    cards.push(card);
  }
  if (cards.length > 0) run.emit({ event: "drawn", seat: number, deck, count: cards.length, cards, rule });
  if (deck === "order") noteUnlimited(run, number, seat, cards.length);
  if (cards.length < wanted) run.emit({ event: "deck-empty", seat: number, deck, rule: emptyBy(rule) });
  return cards.length > 0;
}

/** A reader might take the Starting Order Hand for a limit: noted when drawing passes it. */
function noteUnlimited(run: Run, number: number, seat: SeatState, drawn: number): void {
  const first = run.body.content.commanders[seat.commander]?.startingOrders ?? 0;
  if (seat.orderHand.length <= first || seat.orderHand.length - drawn > first) return;
  run.emit({ event: "noted", thing: seatRef(number), rule: "dc.refresh.order-hand-unlimited" });
}

/** The entry by which nothing is drawn from an empty deck. */
function emptyBy(rule: RuleId): RuleId {
  if (rule === "dc.refresh.draw-order") return "dc.orders.deck-empty";
  if (rule === "dc.cleanup.draw-creatures") return "dc.cleanup.creature-deck-empty";
  return "dc.ruling.empty-decks";
}

function shiftTrack(run: Run, track: Track, number: number, by: number, rule: RuleId): boolean {
  if (!moveMarker(run, track, number, by, rule)) return false;
  if (track === "morale" && by < 0) testMorale(run);
  return true;
}

/** Raises or lowers a track without testing Morale: several may move in one event. There are no ends (dc.ruling.track-caps). */
export function moveMarker(run: Run, track: Track, number: number, by: number, rule: RuleId): boolean {
  const seat = run.body.seats[number];
  if (seat === undefined || seat.out || by === 0) return false;
  seat[track] += by;
  const to = seat[track];
  const event = by > 0 ? "track-raised" : "track-lowered";
  run.emit({ event, track, seat: number, by: Math.abs(by), to, rule });
  const last = run.body.content.commanders[seat.commander]?.tracks?.[track][1];
  if (by > 0 && last !== undefined && to > last)
    run.emit({ event: "noted", thing: null, rule: "dc.ruling.track-caps" });
  if (track === "morale" && by < 0 && to < 0)
    run.emit({ event: "noted", thing: null, rule: "dc.ruling.negative-morale" });
  return true;
}

function discard(run: Run, number: number, from: "order-hand" | "creature-hand", card: string, rule: RuleId): boolean {
  const seat = run.body.seats[number];
  if (seat === undefined) return false;
  const orders = from === "order-hand";
  if (!takeOne(orders ? seat.orderHand : seat.creatureHand, card)) return false;
  takeOne(orders ? seat.knownOrders : seat.knownCreatures, card);
  (orders ? seat.discard : seat.graveyard).push(card);
  if (orders) run.emit({ event: "order-discarded", seat: number, card, from: "order-hand", rule });
  else run.emit({ event: "creature-discarded", seat: number, card, rule });
  return true;
}

function takeOne(list: string[], card: string): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
