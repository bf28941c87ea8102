import { pileFor, pileOf } from "../campaign/piles.ts";
import type { Whence } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Pile } from "../state.ts";

/** Cards in a full hand (dg.draw.fill-to-five). */
export const HAND = 5;

/** A card that is in no zone any more goes to the Adventure discard pile; every discard is told by this. */
export function discard(
  run: Run,
  place: number,
  card: string,
  from: Whence,
  rule: RuleId,
  because: readonly RuleId[] = [],
): void {
  pileFor(run.body, place, card).discard.push(card);
  run.emit({ event: "discarded", player: place, card, from, rule, because });
}

/** Takes one copy of a card out of a hand. @throws Error if it is not there. */
export function takeFromHand(run: Run, place: number, card: string): void {
  const player = playerAt(run.body, place);
  const at = player.hand.indexOf(card);
  if (at < 0) throw new Error(`${player.id} holds no ${card}`);
  player.hand.splice(at, 1);
}

/** A card leaves a hand to be played: it lies on the table until it is in play or spent. @throws Error if it is not in the hand. */
export function playFromHand(run: Run, place: number, card: string): void {
  takeFromHand(run, place, card);
  run.body.underway.push(card);
}

/** Takes a card that is being played off the table. @throws Error if it does not lie there. */
export function takeUnderway({ body }: Run, card: string): void {
  const at = body.underway.indexOf(card);
  if (at < 0) throw new Error(`${card} is not being played`);
  body.underway.splice(at, 1);
}

/** A card that is being played goes to the Adventure discard pile. */
export function discardUnderway(
  run: Run,
  place: number,
  card: string,
  rule: RuleId,
  because: readonly RuleId[] = [],
): void {
  takeUnderway(run, card);
  discard(run, place, card, "play", rule, because);
}

/** Takes one copy of a card out of a deck or a discard pile. @throws Error if it is not there. */
export function takeFrom(cards: string[], card: string): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${card} is not there`);
  cards.splice(at, 1);
}

/** A deck that has run out is made anew of its discard pile (dg.draw.reshuffle, dg.ruling.reshuffle-moment). */
export function refillDeck(run: Run, pile: Pile): void {
  if (pile.adventureDeck.length > 0 || pile.discard.length === 0) return;
  pile.adventureDeck = pile.discard;
  pile.discard = [];
  run.shuffle("shuffle adventure deck", pile.adventureDeck);
  run.emit({ event: "reshuffled", rule: "dg.draw.reshuffle", because: ["dg.ruling.reshuffle-moment"] });
}

/** The next card of a deck, which its discard pile becomes when it has run out. */
function drawOne(run: Run, pile: Pile): string | null {
  refillDeck(run, pile);
  return pile.adventureDeck.pop() ?? null;
}

/** Fills a hand up to so many, as far as there are cards (dg.ruling.draw-deck-exhausted, dg.ruling.hand-over-five). */
export const fillHand = (run: Run, place: number, size: number, rule: RuleId): void =>
  draw(run, place, size - playerAt(run.body, place).hand.length, rule);

/** A player draws from its own deck, as far as there are cards (dg.ruling.draw-deck-exhausted). */
export function draw(run: Run, place: number, count: number, rule: RuleId): void {
  const player = playerAt(run.body, place);
  const pile = pileOf(run.body, place);
  const cards: string[] = [];
  while (cards.length < count) {
    const card = drawOne(run, pile);
    if (card === null) break;
    player.hand.push(card);
    cards.push(card);
  }
  if (cards.length === 0) return;
  const because: RuleId[] = [];
  if (cards.length < count) because.push("dg.ruling.draw-deck-exhausted");
  // Monsters of a Pack would fill the hand otherwise.
  if (player.pack.length > 0) because.push("dg.pack.not-in-hand");
  // A hidden Quest is kept with the hand and is no card of it.
  if (player.secrets.length > 0) because.push("dg.ruling.secret-quest-hand");
  run.emit({ event: "drawn", player: place, count: cards.length, cards, rule, because });
}

/** A new thing's id: a letter and a number that was never used (design rule 6). */
export function newId(run: Run, letter: string): string {
  const id = `${letter}${run.body.nextThing}`;
  run.body.nextThing += 1;
  return id;
}
