import type { Whence } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";

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
  run.body.discard.push(card);
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

/** Takes one copy of a card out of the Adventure deck, or its discard pile. @throws Error if it is not there. */
const takeFrom = (cards: string[], card: string): void => {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${card} is not there`);
  cards.splice(at, 1);
};
export const takeFromDeck = ({ body }: Run, card: string): void => takeFrom(body.adventureDeck, card);
export const takeFromPile = ({ body }: Run, card: string): void => takeFrom(body.discard, card);

/** The Adventure deck is shuffled; an empty one is made of the discard pile (dg.draw.reshuffle, dg.ruling.reshuffle-moment). */
export function shuffleDeck(run: Run): void {
  const { body } = run;
  if (body.adventureDeck.length === 0) {
    body.adventureDeck = body.discard;
    body.discard = [];
  }
  if (body.adventureDeck.length === 0) return;
  run.shuffle("shuffle adventure deck", body.adventureDeck);
  run.emit({ event: "reshuffled", rule: "dg.draw.reshuffle" });
}

/** The next card of the Adventure deck, which its discard pile becomes when it has run out (dg.draw.reshuffle, dg.ruling.reshuffle-moment). */
function drawOne(run: Run): string | null {
  const { body } = run;
  if (body.adventureDeck.length === 0) shuffleDeck(run);
  return body.adventureDeck.pop() ?? null;
}

/** Fills a hand up to five, as far as there are cards (dg.ruling.draw-deck-exhausted, dg.ruling.hand-over-five). */
export const fillHand = (run: Run, place: number, rule: RuleId): void =>
  drawCards(run, place, HAND - playerAt(run.body, place).hand.length, rule);

/** A player draws so many Adventure cards, as far as there are any. */
export function drawCards(run: Run, place: number, count: number, rule: RuleId): void {
  const player = playerAt(run.body, place);
  const cards: string[] = [];
  while (cards.length < count) {
    const card = drawOne(run);
    if (card === null) break;
    player.hand.push(card);
    cards.push(card);
  }
  if (cards.length === 0) return;
  // Monsters of a Pack would fill the hand otherwise.
  const because: readonly RuleId[] =
    player.pack.length > 0 ? ["dg.setup.hand-hidden", "dg.pack.not-in-hand"] : ["dg.setup.hand-hidden"];
  run.emit({ event: "drawn", player: place, count: cards.length, cards, rule, because });
}

/** A new thing's id: a letter and a number that was never used (design rule 6). */
export function newId(run: Run, letter: string): string {
  const id = `${letter}${run.body.nextThing}`;
  run.body.nextThing += 1;
  return id;
}
