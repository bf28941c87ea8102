import { RichText, type SeatColour, SeatPortrait, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import { type ItemCard as Card, type CardLine, itemText } from "../engine/index.ts";
import { dictionary } from "../facing/names.ts";
import { richOf } from "../facing/text.ts";

/** An item's card as it is printed: what it asks for, what it does, what it costs. */
export function ItemCard(props: { readonly card: Card; readonly seat: SeatColour }): ReactElement {
  const { card } = props;
  const { definition, powers, construction } = itemText(card, spoken(), dictionary());
  const lines = (some: readonly CardLine[]): readonly ReactElement[] =>
    some.map(({ spans }, i) => (
      // The lines of a card never change places, so their position is their identity.
      <p key={String(i)}>
        <RichText text={richOf(spans)} />
      </p>
    ));
  return (
    <article className="mn-card">
      <div className="mn-card-head">
        <SeatPortrait seat={props.seat} emblem={card.emblem ?? "potion-ball"} size={52} />
        <div>
          <h3>{card.name[spoken()]}</h3>
          {lines(definition)}
        </div>
      </div>
      {lines([...powers, ...construction])}
    </article>
  );
}
