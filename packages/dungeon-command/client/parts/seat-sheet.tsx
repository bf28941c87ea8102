import { colourOf } from "@undercroft/table";
import type { ReactElement } from "react";
import { LargeCard } from "../cards/large-card.tsx";
import { openHand } from "../facing/hands.ts";
import { cardName } from "../facing/names.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

function Pile(props: { readonly title: string; readonly cards: readonly string[] }): ReactElement {
  const { desk } = useTable();
  const content = useTableState((state) => state.shown.state.body.content);
  return (
    <section>
      <h3>
        {props.title} <span className="quiet">{props.cards.length}</span>
      </h3>
      {props.cards.length === 0 ? <p className="quiet">{say("pile.empty")}</p> : null}
      <ol className="pile-list">
        {props.cards.map((card, i) => (
          <li key={`${card}/${String(i)}`}>
            <button
              type="button"
              className="text-button"
              onClick={() => desk.setState({ open: { sheet: "card", card, piece: null } })}
            >
              {cardName(content, card)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A seat's commander and its open piles; its hand too if that lies open to this screen. */
export function SeatSheet(props: { readonly seat: number }): ReactElement | null {
  const shown = useTableState((state) => state.shown);
  const seat = shown.view.body.seats[props.seat];
  if (seat === undefined) return null;
  const hand = openHand(shown, seat.id);
  const { counts } = seat;
  return (
    <div className="card-sheet">
      <LargeCard content={shown.state.body.content} card={seat.commander} seat={colourOf(props.seat)} />
      <p>{say("pile.decks", { orders: counts.orderDeck, creatures: counts.creatureDeck })}</p>
      {hand === undefined ? (
        <p className="quiet">{say("pile.hidden", { orders: counts.orderHand, creatures: counts.creatureHand })}</p>
      ) : (
        <Pile title={say("pile.hand")} cards={[...hand.orders, ...hand.creatures]} />
      )}
      <Pile title={say("pile.discard")} cards={seat.discard.toReversed()} />
      <Pile title={say("pile.graveyard")} cards={seat.graveyard.toReversed()} />
    </div>
  );
}
