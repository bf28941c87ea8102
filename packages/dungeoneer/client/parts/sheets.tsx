import { CardPile } from "@undercroft/table";
import type { ReactElement } from "react";
import { cellOf } from "../board/ground.ts";
import { labeller } from "../board/space-words.ts";
import { LargeCard } from "../cards/large-card.tsx";
import { isForce } from "../engine/index.ts";
import { cardLines } from "../facing/card-lines.ts";
import { cardName, spaceName } from "../facing/names.ts";
import { openHand, openSecrets } from "../facing/players.ts";
import { banesOn } from "../facing/seat-face.ts";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** A seat's hero and everything that lies before it; its hand too if that lies open to this screen. */
export function SeatSheet(props: { readonly seat: number }): ReactElement | null {
  const { desk } = useTable();
  const shown = useTableState((now) => now.shown);
  const { body } = shown.state;
  const player = body.players[props.seat];
  if (player === undefined) return null;
  const hand = openHand(shown, player.id);
  const faceDown = shown.view.body.players[props.seat]?.faceDown.length ?? 0;
  const secrets = faceDown === 0 ? [] : openSecrets(shown, player.id);
  const banes = banesOn(body, player.id);
  const pile = {
    nameOf: (card: string) => cardName(body.content, card),
    lineOf: (card: string) => cardLines(body.content, card).join(" "),
    empty: say("seat.none"),
    onRead: (card: string) => desk.setState({ open: { sheet: "card", card, piece: null } }),
  };
  const cards = (things: readonly { readonly card: string }[]): readonly string[] => things.map(({ card }) => card);
  return (
    <div className="dg-sheet">
      {isForce(body, props.seat) ? (
        <p>{say("seat.force-line")}</p>
      ) : (
        <p>
          {say("seat.value", { what: say("seat.movements"), value: player.movements })} ·{" "}
          {say("seat.level", { level: player.level })}
        </p>
      )}
      <CardPile {...pile} title={say("seat.treasures")} cards={cards(player.treasures)} />
      <CardPile {...pile} title={say("seat.boons")} cards={cards(player.boons)} />
      {banes.length === 0 ? null : <CardPile {...pile} title={say("seat.banes")} cards={cards(banes)} />}
      <CardPile
        {...pile}
        title={
          player.packAt === null ? say("seat.pack") : say("seat.pack-in", { space: spaceName(body, player.packAt) })
        }
        cards={cards(player.pack)}
      />
      <CardPile {...pile} title={say("seat.own-quests")} cards={cards(player.quests)} />
      {secrets === null ? (
        <p className="quiet">
          {say("seat.secrets")}: {say("seat.hidden-quests", { count: faceDown })}
        </p>
      ) : secrets.length > 0 ? (
        <CardPile {...pile} title={say("seat.secrets")} cards={secrets} />
      ) : null}
      <CardPile {...pile} title={say("seat.completed")} cards={player.completed} />
      {hand === null ? (
        <p className="quiet">
          {say("seat.hand")}: {say("seat.hidden", { count: shown.view.body.players[props.seat]?.cards ?? 0 })}
        </p>
      ) : (
        <CardPile {...pile} title={say("seat.hand")} cards={hand} />
      )}
      <LargeCard content={body.content} card={player.hero} />
    </div>
  );
}

/** A place of the map in words. */
export function SquareSheet(props: { readonly at: number }): ReactElement {
  const state = useTableState((now) => now.shown.state);
  const viewer = useTableState((now) => now.viewer);
  return <p>{labeller(state, null, viewer)(cellOf(props.at))}</p>;
}
