import { CardPile, colourOf } from "@undercroft/table";
import type { ReactElement } from "react";
import { LargeCard } from "../cards/large-card.tsx";
import { openHand } from "../facing/hands.ts";
import { cardName } from "../facing/names.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** A seat's commander and its open piles; its hand too if that lies open to this screen. */
export function SeatSheet(props: { readonly seat: number }): ReactElement | null {
  const { desk } = useTable();
  const shown = useTableState((state) => state.shown);
  const seat = shown.view.body.seats[props.seat];
  if (seat === undefined) return null;
  const hand = openHand(shown, seat.id);
  const { counts } = seat;
  const { content } = shown.state.body;
  const pile = {
    nameOf: (card: string) => cardName(content, card),
    empty: say("pile.empty"),
    onRead: (card: string) => desk.setState({ open: { sheet: "card", card, piece: null } }),
  };
  return (
    <div className="card-sheet">
      <LargeCard content={content} card={seat.commander} seat={colourOf(props.seat)} />
      <p>{say("pile.decks", { orders: counts.orderDeck, creatures: counts.creatureDeck })}</p>
      {hand === undefined ? (
        <p className="quiet">{say("pile.hidden", { orders: counts.orderHand, creatures: counts.creatureHand })}</p>
      ) : (
        <CardPile {...pile} title={say("pile.hand")} cards={[...hand.orders, ...hand.creatures]} />
      )}
      <CardPile {...pile} title={say("pile.discard")} cards={seat.discard.toReversed()} />
      <CardPile {...pile} title={say("pile.graveyard")} cards={seat.graveyard.toReversed()} />
    </div>
  );
}
