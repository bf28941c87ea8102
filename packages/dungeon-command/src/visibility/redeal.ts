import type { ChanceState, Frame } from "@undercroft/kernel";
import { chanceFrom, copyJson, emptyTable, shuffle } from "@undercroft/kernel";
import type { Dc, State } from "../procedures.ts";
import type { HiddenList, Question } from "../questions.ts";
import { fitsCard } from "../reading/index.ts";
import { wordsOf } from "../reading/names.ts";
import type { Body, SeatState } from "../state.ts";
import type { DcView, FrameFace, SeatView } from "./view.ts";

/** Takes one copy of each card out of a list; cards that are not there are passed over. */
function without(list: readonly string[], taken: readonly string[]): string[] {
  const left = [...list];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

interface Dealt {
  readonly hand: string[];
  readonly deck: string[];
}

/** Deals hidden cards: those known to be in the hand first, the rest by chance; `top` names cards known to lie on the deck. */
function deal(
  chance: ChanceState,
  purpose: string,
  hidden: readonly string[],
  own: readonly string[] | null,
  known: readonly string[],
  count: number,
  top: readonly string[],
): Dealt {
  const pool = without(hidden, [...known, ...top]);
  shuffle(chance, purpose, pool);
  if (own !== null) return { hand: [...own], deck: [...pool, ...[...top].reverse()] };
  const hand = [...known.slice(0, count), ...pool.splice(0, Math.max(0, count - known.length))];
  return { hand, deck: [...pool, ...[...top].reverse()] };
}

/** Cards that the viewer is looking at on top of a deck, in the order in which they lie. */
function lookedAt(view: DcView, seat: number, zone: HiddenList["zone"]): readonly string[] {
  const top = view.frames[view.frames.length - 1];
  if (top?.face !== "question" || top.frame.question.kind !== "choose") return [];
  const { hidden, from } = top.frame.question;
  return hidden !== null && hidden.seat === seat && hidden.zone === zone && hidden.top !== null ? from : [];
}

function seatOf(view: DcView, number: number, chance: ChanceState): SeatState {
  const shown: SeatView | undefined = view.body.seats[number];
  if (shown === undefined) throw new Error(`the view has no seat ${number}`);
  const { counts, hiddenOrders, hiddenCreatures, orderHand, creatureHand, ...open } = shown;
  const top = (zone: HiddenList["zone"]): readonly string[] => lookedAt(view, number, zone);
  const orders = deal(
    chance,
    "orders",
    hiddenOrders,
    orderHand,
    orderHand === null ? open.knownOrders : [],
    counts.orderHand,
    top("order-deck"),
  );
  const creatures = deal(
    chance,
    "creatures",
    hiddenCreatures,
    creatureHand,
    creatureHand === null ? open.knownCreatures : [],
    counts.creatureHand,
    top("creature-deck"),
  );
  return {
    ...open,
    orderHand: orders.hand,
    orderDeck: orders.deck,
    creatureHand: creatures.hand,
    creatureDeck: creatures.deck,
  };
}

/** The zone of a hidden list. */
function zoneOf(seat: SeatState, zone: HiddenList["zone"]): string[] {
  switch (zone) {
    case "order-hand":
      return seat.orderHand;
    case "creature-hand":
      return seat.creatureHand;
    case "order-deck":
      return seat.orderDeck;
    case "creature-deck":
      return seat.creatureDeck;
  }
}

/** The cards that a hidden list offers, as they were dealt; trades cards with the rest of the hidden ones if too few fit. */
export function hiddenList(body: Body, list: HiddenList): readonly string[] {
  const seat = body.seats[list.seat];
  if (seat === undefined) return [];
  const cards = zoneOf(seat, list.zone);
  const seen = list.top === null ? cards : cards.slice(-list.top).reverse();
  const { cards: filter } = list;
  const env = wordsOf(list.seat, null);
  const fitting =
    filter === null ? [...seen] : seen.filter((card) => fitsCard({ body, frames: [] }, filter, card, env));
  return list.zone.endsWith("deck") && list.top === null ? fitting.sort() : fitting;
}

/** Swaps cards between hand and deck until a hidden list offers enough to answer its question. */
function provide(body: Body, list: HiddenList, least: number): void {
  const seat = body.seats[list.seat];
  if (seat === undefined || list.cards === null) return;
  const order = list.zone.startsWith("order");
  const hand = order ? seat.orderHand : seat.creatureHand;
  const deck = order ? seat.orderDeck : seat.creatureDeck;
  const here = list.zone.endsWith("hand") ? hand : deck;
  const there = here === hand ? deck : hand;
  const { cards: filter } = list;
  const env = wordsOf(list.seat, null);
  const fits = (card: string): boolean => fitsCard({ body, frames: [] }, filter, card, env);
  for (let missing = least - hiddenList(body, list).length; missing > 0; missing--) {
    const give = here.findIndex((card) => !fits(card));
    const take = there.findIndex(fits);
    const given = here[give];
    const taken = there[take];
    if (given === undefined || taken === undefined) return;
    here[give] = taken;
    there[take] = given;
  }
}

function frameOf(body: Body, face: FrameFace): Frame<Dc> {
  if (face.face !== "secret") return copyJson<Frame<Dc>>(face.frame);
  const from = hiddenList(body, face.list);
  const question: Question = { ...face.question, from };
  return { procedure: "question", id: 0, question, seats: face.seats, answers: face.seats.map(() => null) };
}

/**
 * A full state that the viewer cannot tell from the true one: hands, decks and chests are dealt anew
 * from what the view leaves open, with fresh streams of chance.
 */
export function redeal(view: DcView, seed: string): State {
  const chance = chanceFrom(seed);
  const { seats, chests, spareChests, chestPool, ...open } = view.body;
  const values = chestPool.map(String);
  shuffle(chance, "chests", values);
  const body: Body = {
    ...open,
    seats: seats.map((_, i) => seatOf(view, i, chance)),
    chests: chests.map(({ at }, i) => ({ at, value: Number(values[i] ?? "1") })),
    spareChests: values.slice(chests.length, chests.length + spareChests).map(Number),
    creatures: copyJson(open.creatures),
    effects: [...open.effects],
    tokens: [...open.tokens],
    uses: copyJson(open.uses),
    turn: copyJson(open.turn),
  };
  for (const face of view.frames) if (face.face === "secret") provide(body, face.list, face.question.min);
  const frames = view.frames.map((face) => frameOf(body, face));
  const top = frames[frames.length - 1];
  return {
    game: view.game,
    rules: view.rules,
    seats: seats.map((seat) => seat.id),
    body,
    frames,
    chance: chanceFrom(`${seed}/play`),
    nextQuestion: top?.procedure === "question" ? top.id + 1 : 1,
    outcome: view.outcome,
    table: { ...emptyTable(), offers: [...view.table.offers], left: [...view.table.left] },
  };
}
