import { Fan, pressPlace } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Sheet } from "../ask/model.ts";
import { AdventureCard } from "../cards/adventure-card.tsx";
import { seatName } from "../facing/names.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { type Held, useHeld, useHolder } from "./held.ts";

function Cards(props: { readonly sheet: Sheet | null; readonly held: readonly Held[] }): ReactElement {
  const { sheet, held } = props;
  const { table, desk } = useTable();
  const drill = useDesk((now) => now.drill);
  const { content } = useTableState((now) => now.shown.state.body);
  const read = ({ card }: Held): void => desk.setState({ open: { sheet: "card", card, piece: null } });
  const choose = (one: Held): void => {
    const { items } = one;
    if (sheet === null || items.length === 0) {
      read(one);
      return;
    }
    if (items.length > 1) desk.setState({ drill: { on: "card", id: one.card }, aim: null });
    else pressPlace(table, desk, sheet, items, null, false);
    if (desk.getState().open?.sheet === "hand") desk.setState({ open: null });
  };
  return (
    <>
      {held.map((one, i) => {
        const card = content.adventures[one.card];
        if (card === undefined) return null;
        return (
          <AdventureCard
            // Two copies of a card are the same card: only their places tell them apart.
            key={`${one.card}/${String(i)}`}
            card={card}
            {...(sheet === null ? {} : { light: one.items.length > 0 ? ("lit" as const) : ("dim" as const) })}
            {...(one.foot === null ? {} : { foot: one.foot })}
            chosen={drill?.on === "card" && drill.id === one.card}
            onPress={() => choose(one)}
            onRead={() => read(one)}
            onHover={(over) => desk.setState({ reading: over ? { card: one.card, piece: null, side: "right" } : null })}
          />
        );
      })}
      {held.length === 0 ? <p className="quiet hand-empty">{say("hand.empty")}</p> : null}
    </>
  );
}

/** Whose hand it is, in words. */
function useHandName(): string {
  const viewer = useTableState((now) => now.viewer);
  const body = useTableState((now) => now.shown.state.body);
  const holder = useHolder();
  return viewer === null ? say("hand.of", { name: seatName(body, holder) }) : say("hand.name");
}

const NONE: readonly Held[] = [];

/** The hand of whoever the screen belongs to. */
export function Hand(props: { readonly sheet: Sheet | null }): ReactElement {
  const { desk } = useTable();
  const held = useHeld(props.sheet);
  const name = useHandName();
  if (held === null) return <p className="quiet hand-empty">{say("hand.closed")}</p>;
  return (
    <Fan
      cards={held.length === 0 ? NONE : held}
      name={name}
      peek={say("hand.peek", { count: held.length })}
      onPeek={() => desk.setState({ open: { sheet: "hand" } })}
    >
      <Cards sheet={props.sheet} held={held} />
    </Fan>
  );
}

/** The same hand as whole cards, in a sheet. */
export function HandSheet(props: { readonly sheet: Sheet | null }): ReactElement {
  const held = useHeld(props.sheet);
  const name = useHandName();
  if (held === null) return <p className="quiet">{say("hand.closed")}</p>;
  return (
    <section className="hand" aria-label={name}>
      <Cards sheet={props.sheet} held={held} />
    </section>
  );
}
