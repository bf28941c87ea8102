import type { ReactElement } from "react";

/** Cards that lie face up, one a line below what they are called together; a press reads one. */
export function CardPile(props: {
  readonly title: string;
  /** By their ids; two may be the same card. */
  readonly cards: readonly string[];
  readonly nameOf: (card: string) => string;
  /** What it says in short. */
  readonly lineOf?: (card: string) => string;
  /** What is said where no card lies. */
  readonly empty: string;
  readonly onRead: (card: string) => void;
}): ReactElement {
  return (
    <section>
      <h3>
        {props.title} <span className="quiet">{props.cards.length === 0 ? props.empty : props.cards.length}</span>
      </h3>
      <ol className="pile-list">
        {props.cards.map((card, i) => (
          <li key={`${card}/${String(i)}`}>
            <button type="button" className="text-button" onClick={() => props.onRead(card)}>
              {props.nameOf(card)}
            </button>
            {props.lineOf === undefined ? null : <span className="quiet">{props.lineOf(card)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
