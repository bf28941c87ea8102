import type { ReactElement } from "react";
import { cellOf } from "../board/ground.ts";
import { labeller } from "../board/space-words.ts";
import { LargeCard } from "../cards/large-card.tsx";
import { cardName } from "../facing/names.ts";
import { openHand, openSecrets } from "../facing/players.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

function Pile(props: { readonly title: string; readonly cards: readonly string[] }): ReactElement {
  const { desk } = useTable();
  const { content } = useTableState((now) => now.shown.state.body);
  return (
    <section>
      <h3>
        {props.title} <span className="quiet">{props.cards.length}</span>
      </h3>
      {props.cards.length === 0 ? <p className="quiet">{say("seat.none")}</p> : null}
      <ul className="dg-pile">
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
      </ul>
    </section>
  );
}

/** The hidden Quests of a seat: their cards to whoever may look at them, to all others how many there are. */
function Secrets(props: { readonly seat: number }): ReactElement | null {
  const shown = useTableState((now) => now.shown);
  const player = shown.view.body.players[props.seat];
  if (player === undefined || player.faceDown.length === 0) return null;
  const open = openSecrets(shown, player.id);
  if (open !== null) return <Pile title={say("seat.secrets")} cards={open} />;
  return (
    <p className="quiet">
      {say("seat.secrets")}: {say("seat.hidden-quests", { count: player.faceDown.length })}
    </p>
  );
}

/** A seat's hero and everything that lies before it; its hand too if that lies open to this screen. */
export function SeatSheet(props: { readonly seat: number }): ReactElement | null {
  const shown = useTableState((now) => now.shown);
  const { body } = shown.state;
  const player = body.players[props.seat];
  if (player === undefined) return null;
  const hand = openHand(shown, player.id);
  const cards = (things: readonly { readonly card: string }[]): readonly string[] => things.map(({ card }) => card);
  return (
    <div className="dg-sheet">
      <LargeCard content={body.content} card={player.hero} />
      <p>{say("seat.value", { what: say("seat.movements"), value: player.movements })}</p>
      <Pile title={say("seat.own-quests")} cards={cards(player.quests)} />
      <Secrets seat={props.seat} />
      <Pile title={say("seat.completed")} cards={player.completed} />
      <Pile title={say("seat.treasures")} cards={cards(player.treasures)} />
      <Pile title={say("seat.boons")} cards={cards(player.boons)} />
      <Pile title={say("seat.pack")} cards={cards(player.pack)} />
      {hand === null ? (
        <p className="quiet">
          {say("seat.hand")}: {say("seat.hidden", { count: shown.view.body.players[props.seat]?.cards ?? 0 })}
        </p>
      ) : (
        <Pile title={say("seat.hand")} cards={hand} />
      )}
    </div>
  );
}

/** A place of the map in words. */
export function SquareSheet(props: { readonly at: number }): ReactElement {
  const state = useTableState((now) => now.shown.state);
  const viewer = useTableState((now) => now.viewer);
  return <p>{labeller(state, null, viewer)(cellOf(props.at))}</p>;
}
