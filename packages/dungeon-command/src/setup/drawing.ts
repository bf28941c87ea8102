import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";

/** The draws of setup, which nothing replaces or answers. What is not there is not drawn (dc.ruling.empty-decks). */
export function drawAtSetup(run: Run, seat: number, deck: "order" | "creature", count: number, rule: RuleId): void {
  const own = run.body.seats[seat];
  if (own === undefined || count <= 0) return;
  const from = deck === "order" ? own.orderDeck : own.creatureDeck;
  const hand = deck === "order" ? own.orderHand : own.creatureHand;
  const cards: string[] = [];
  while (cards.length < count) {
    const card = from.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  hand.push(...cards);
  if (cards.length > 0) run.emit({ event: "drawn", seat, deck, count: cards.length, cards, rule });
  if (cards.length < count) run.emit({ event: "deck-empty", seat, deck, rule: "dc.ruling.empty-decks" });
}

/**
 * Shuffles a deck. The card that the result names first is the top, so that a scripted order reads in the order of
 * drawing, and a deck that no script mentions is drawn in the order of its list.
 */
export function shuffleDeck(run: Run, seat: number, deck: "order" | "creature"): void {
  const own = run.body.seats[seat];
  if (own === undefined) return;
  const cards = deck === "order" ? own.orderDeck : own.creatureDeck;
  cards.reverse();
  run.shuffle(`shuffle ${deck} deck ${own.id}`, cards);
  cards.reverse();
  run.emit({
    event: "deck-shuffled",
    seat,
    deck,
    rule: deck === "order" ? "dc.warband.order-deck" : "dc.warband.creature-deck",
  });
}
