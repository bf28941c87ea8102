import { colourOf, Fan, pressPlace } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Sheet } from "../ask/model.ts";
import { CreatureCard } from "../cards/creature-card.tsx";
import { OrderCard } from "../cards/order-card.tsx";
import { keywordsOf } from "../engine/packs.ts";
import { creatureFace, orderFace } from "../facing/card-faces.ts";
import { seatName } from "../facing/names.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { type Held, useHeld, useHolder } from "./held.ts";

function Cards(props: { readonly sheet: Sheet | null; readonly held: readonly Held[] }): ReactElement {
  const { sheet, held } = props;
  const { table, desk } = useTable();
  const keywords = keywordsOf();
  const drill = useDesk((state) => state.drill);
  const picked = useDesk((state) => state.picked);
  const { content } = useTableState((state) => state.shown.state.body);
  const seat = colourOf(Math.max(0, useHolder()));
  const read = (one: Held): void => desk.setState({ open: { sheet: "card", card: one.card, piece: null } });
  const choose = (one: Held): void => {
    if (sheet === null || !pressPlace(table, desk, sheet, one.items.slice(0, 1), null, false)) read(one);
    else if (desk.getState().open?.sheet === "hand") desk.setState({ open: null });
  };
  return (
    <>
      {held.map((one, i) => {
        // Two copies of a card are the same card: only their places tell them apart.
        const key = `${one.card}/${String(i)}`;
        const common = {
          ...(sheet === null ? {} : { light: one.items.length > 0 ? ("lit" as const) : ("dim" as const) }),
          ...(one.foot === null ? {} : { foot: one.foot }),
          chosen: (drill?.on === "card" && drill.id === one.card) || picked.includes(one.card),
          onPress: () => choose(one),
          onRead: () => read(one),
          onHover: (over: boolean) =>
            desk.setState({ reading: over ? { card: one.card, piece: null, side: "right" } : null }),
        };
        const order = content.orders[one.card];
        const creature = content.creatures[one.card];
        if (order !== undefined) return <OrderCard key={key} card={orderFace(order, keywords)} {...common} />;
        if (creature !== undefined)
          return <CreatureCard key={key} card={creatureFace(creature, keywords, seat)} {...common} />;
        return null;
      })}
      {held.length === 0 ? <p className="quiet hand-empty">{say("hand.empty")}</p> : null}
    </>
  );
}

/** Whose hand it is, in words. */
function useHandName(): string {
  const viewer = useTableState((state) => state.viewer);
  const body = useTableState((state) => state.shown.state.body);
  const holder = useHolder();
  return viewer === null ? say("hand.of", { name: seatName(body, holder) }) : say("hand.name");
}

/** The hand of whoever the screen belongs to, laid so that each card's level and name are in sight. */
export function Hand(props: { readonly sheet: Sheet | null }): ReactElement {
  const { desk } = useTable();
  const held = useHeld(props.sheet);
  const orders = held.filter((one) => one.kind === "order").length;
  return (
    <Fan
      cards={held}
      name={useHandName()}
      peek={say("hand.peek", { orders, creatures: held.length - orders })}
      onPeek={() => desk.setState({ open: { sheet: "hand" } })}
    >
      <Cards sheet={props.sheet} held={held} />
    </Fan>
  );
}

/** The same hand as whole cards, in a sheet. */
export function HandSheet(props: { readonly sheet: Sheet | null }): ReactElement {
  const held = useHeld(props.sheet);
  return (
    <section className="hand" aria-label={useHandName()}>
      <Cards sheet={props.sheet} held={held} />
    </section>
  );
}
