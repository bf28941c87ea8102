import type { Input, Next } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { Choose } from "../questions.ts";
import { amount } from "../reading/amount.ts";
import { fitsCard } from "../reading/fits-other.ts";
import { stepAt, textName } from "../reading/text.ts";
import type { SeatState, TextRef } from "../state.ts";
import type { CardFilter, DiscardVerb, ReturnVerb, SearchVerb } from "../vocabulary/index.ts";
import { drawFrom } from "./chance.ts";
import { envNow, told } from "./frame.ts";
import type { EffectLocals, Env } from "./locals.ts";

const wrong = (text: TextRef): Error => new Error(`the step at ${textName(text)} is of another kind`);

function fitting(run: Run, env: Env, cards: readonly string[], filter: CardFilter | undefined): string[] {
  return filter === undefined ? [...cards] : cards.filter((card) => fitsCard(run.state, filter, card, env));
}

function chosen(input: Input<Dc>): readonly string[] {
  return input.kind === "answer" && input.answer.do === "choose" ? input.answer.things : [];
}

type CardChoice = Pick<Choose, "purpose" | "from" | "min" | "max" | "text" | "self" | "hidden">;

function askCards(run: Run, seat: number, choice: CardChoice, rule: RuleId): Next<Dc> {
  const chooser = run.body.seats[seat];
  if (chooser === undefined) return next("start");
  return ask({ kind: "choose", need: null, rule, ...choice }, [chooser.id], "chosen");
}

/** The next seat of a step that goes on; null if all have been. Seats that have left are passed over. */
function nextOf(run: Run, seats: number[]): { readonly number: number; readonly seat: SeatState } | null {
  for (;;) {
    const number = seats.shift();
    if (number === undefined) return null;
    const seat = run.body.seats[number];
    if (seat?.out === false) return { number, seat };
  }
}

/** Takes cards out of a list, one copy for each; those that are not there are left out. */
function takeOut(list: string[], cards: readonly string[]): string[] {
  const taken: string[] = [];
  for (const card of cards) {
    const at = list.indexOf(card);
    if (at >= 0) taken.push(...list.splice(at, 1));
  }
  return taken;
}

/** Everybody sees the hand; what is in it stays known until it leaves the hand. */
export function reveal(run: Run, seats: readonly number[], zone: "order-hand" | "creature-hand"): void {
  for (const number of seats) {
    const seat = run.body.seats[number];
    if (seat === undefined || seat.out) continue;
    const hand = zone === "order-hand" ? seat.orderHand : seat.creatureHand;
    if (zone === "order-hand") seat.knownOrders = [...hand].sort();
    else seat.knownCreatures = [...hand].sort();
    run.emit({ event: "revealed", seat: number, cards: [...hand].sort(), rule: told });
  }
}

function discardOf(run: Run, text: TextRef): DiscardVerb {
  const step = stepAt(run.body.content, text);
  if (step.do !== "discard") throw wrong(text);
  return step;
}

/** Cards of one hand go: all of them, some by chance, or some that are chosen, which nobody else learns by the question. */
function discardFrom(run: Run, locals: EffectLocals["discards"]): Next<Dc> {
  const found = nextOf(run, locals.seats);
  if (found === null) return done(nothing);
  const env = envNow(run);
  const step = discardOf(run, locals.step);
  const { number, seat } = found;
  const hand = step.from === "order-hand" ? seat.orderHand : seat.creatureHand;
  const from = fitting(run, env, hand, step.cards);
  locals.seat = number;
  if (step.count === "all") return spend(locals, from);
  const count = Math.max(0, amount(run.state, step.count, env));
  if (step.chosenBy === "random") return spend(locals, drawFrom(run, "discard", from, count));
  if (count === 0) return next("start");
  if (step.cards === undefined && count >= from.length) return spend(locals, from);
  // How many cards of a hand fit is nobody else's business: the question says how many are called for.
  const min = Math.min(count, from.length);
  const hidden = { seat: number, zone: step.from, top: null, cards: step.cards ?? null };
  const chooser = step.chosenBy === "you" ? env.seat : number;
  return askCards(
    run,
    chooser,
    { purpose: "discard", from, min, max: count, text: locals.step, self: env.self, hidden },
    told,
  );
}

function spend(locals: EffectLocals["discards"], cards: readonly string[]): Next<Dc> {
  locals.cards = [...cards];
  return next("spend");
}

function searchOf(run: Run, text: TextRef): SearchVerb {
  const step = stepAt(run.body.content, text);
  if (step.do !== "search") throw wrong(text);
  return step;
}

const deckOf = (seat: SeatState, deck: "order" | "creature"): string[] =>
  deck === "order" ? seat.orderDeck : seat.creatureDeck;

/** The cards that a search looks at: from the top of the deck downwards, or all of it in no order. */
function lookedAt(run: Run, env: Env, step: SearchVerb, seat: SeatState): string[] {
  const deck = deckOf(seat, step.deck);
  if (step.top === undefined) return [...deck].sort();
  const top = Math.max(0, amount(run.state, step.top, env));
  return top === 0 ? [] : deck.slice(-top).reverse();
}

/** The question is asked even if nothing fits: nobody else is to know. */
function searchFrom(run: Run, locals: EffectLocals["search"]): Next<Dc> {
  const found = nextOf(run, locals.seats);
  if (found === null) return done(nothing);
  const env = envNow(run);
  const step = searchOf(run, locals.step);
  locals.seat = found.number;
  const from = fitting(run, env, lookedAt(run, env, step, found.seat), step.cards);
  const max = Math.max(0, amount(run.state, step.count, env));
  const top = step.top === undefined ? null : Math.max(0, amount(run.state, step.top, env));
  const zone = step.deck === "order" ? "order-deck" : "creature-deck";
  const hidden = { seat: found.number, zone, top, cards: step.cards ?? null } as const;
  return askCards(
    run,
    env.seat,
    { purpose: "search", from, min: 0, max, text: locals.step, self: env.self, hidden },
    told,
  );
}

/** What was found goes where the text says; the rest is shuffled, or what was looked at goes to the bottom by chance. */
function finishSearch(run: Run, locals: EffectLocals["search"], things: readonly string[]): void {
  const env = envNow(run);
  const step = searchOf(run, locals.step);
  const seat = run.body.seats[locals.seat];
  if (seat === undefined) return;
  const { deck: kind } = step;
  const deck = deckOf(seat, kind);
  const looked = lookedAt(run, env, step, seat);
  const rest = step.top === undefined ? deck : deck.splice(deck.length - looked.length, looked.length);
  const cards = takeOut(rest, things);
  const toHand = step.to !== "discard";
  run.emit({
    event: "searched",
    seat: locals.seat,
    deck: kind,
    count: cards.length,
    cards: toHand ? cards : null,
    rule: told,
  });
  if (toHand) (kind === "order" ? seat.orderHand : seat.creatureHand).push(...cards);
  else throwAway(run, locals.seat, seat, kind, cards);
  if (rest.length > 1) run.shuffle(`search ${kind} deck`, rest);
  if (step.top !== undefined) deck.unshift(...rest);
  else run.emit({ event: "deck-shuffled", seat: locals.seat, deck: kind, rule: told });
}

function throwAway(
  run: Run,
  number: number,
  seat: SeatState,
  kind: "order" | "creature",
  cards: readonly string[],
): void {
  for (const card of cards) {
    if (kind === "order") {
      seat.discard.push(card);
      run.emit({ event: "order-discarded", seat: number, card, from: "order-deck", rule: told });
    } else {
      seat.graveyard.push(card);
      run.emit({ event: "creature-discarded", seat: number, card, rule: told });
    }
  }
}

function returnOf(run: Run, text: TextRef): ReturnVerb {
  const step = stepAt(run.body.content, text);
  if (step.do !== "return") throw wrong(text);
  return step;
}

/** Cards come back from a pile that everybody sees, chosen by their owner or by chance. */
function returnFrom(run: Run, locals: EffectLocals["returns"]): Next<Dc> {
  const found = nextOf(run, locals.seats);
  if (found === null) return done(nothing);
  const env = envNow(run);
  const step = returnOf(run, locals.step);
  locals.seat = found.number;
  const { seat } = found;
  const from = fitting(run, env, step.from === "graveyard" ? seat.graveyard : seat.discard, step.cards);
  const max = Math.min(from.length, Math.max(0, amount(run.state, step.count, env)));
  if (max === 0) return next("start");
  if (step.random === true) {
    finishReturn(run, locals, drawFrom(run, "return", from, max));
    return next("start");
  }
  return askCards(
    run,
    found.number,
    { purpose: "return", from, min: 0, max, text: locals.step, self: env.self, hidden: null },
    told,
  );
}

function finishReturn(run: Run, locals: EffectLocals["returns"], things: readonly string[]): void {
  const step = returnOf(run, locals.step);
  const seat = run.body.seats[locals.seat];
  if (seat === undefined || things.length === 0) return;
  const creatures = step.from === "graveyard";
  const cards = takeOut(creatures ? seat.graveyard : seat.discard, things);
  const to = step.to ?? "hand";
  if (to === "hand") {
    (creatures ? seat.creatureHand : seat.orderHand).push(...cards);
    (creatures ? seat.knownCreatures : seat.knownOrders).push(...cards);
  } else {
    const deck = creatures ? seat.creatureDeck : seat.orderDeck;
    if (to === "deck-top") deck.push(...cards);
    else deck.unshift(...cards);
  }
  run.emit({ event: "returned", seat: locals.seat, from: step.from, cards, rule: told });
}

/** Hands, decks and piles: `discard`, `search` and `return`. */
export const cardProcedures: Chapter<Pick<EffectLocals, "discards" | "search" | "returns">> = {
  discards: {
    steps: {
      start: discardFrom,
      chosen: (_run, locals, input) => spend(locals, chosen(input)),
      spend: (run, locals) => {
        const [card, ...rest] = locals.cards;
        if (card === undefined) return next("start");
        locals.cards = rest;
        const { from } = discardOf(run, locals.step);
        const env = envNow(run);
        const change = { change: "discard", seat: locals.seat, from, card } as const;
        return call(
          { procedure: "change", locals: { change, source: env.source, rule: told, met: [...(env.met ?? [])] } },
          "spend",
        );
      },
    },
  },
  search: {
    steps: {
      start: searchFrom,
      chosen: (run, locals, input) => {
        finishSearch(run, locals, chosen(input));
        return next("start");
      },
    },
  },
  returns: {
    steps: {
      start: returnFrom,
      chosen: (run, locals, input) => {
        finishReturn(run, locals, chosen(input));
        return next("start");
      },
    },
  },
};
