import { pointedItem } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Sheet } from "../ask/model.ts";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { Card } from "./card.tsx";
import { OutlookPaper } from "./outlook.tsx";
import { Roster } from "./roster.tsx";
import { Scrolled } from "./scrolled.tsx";

/** Whose warband the screen shows: its own, or the first for a watcher. */
function useOwn(): number {
  const viewer = useTableState((state) => state.viewer);
  const body = useTableState((state) => state.shown.state.body);
  return Math.max(
    0,
    body.sides.findIndex(({ id }) => id === viewer),
  );
}

/** The creature that is looked at, that a button would have act, or that acts. */
function useInQuestion(sheet: Sheet | null): string | null {
  const body = useTableState((state) => state.shown.state.body);
  const desk = useDesk((state) => state);
  const pointed = sheet === null ? null : (pointedItem(sheet, desk)?.answer ?? null);
  const named = pointed?.do === "activate" ? pointed.creature : null;
  return desk.piece ?? named ?? sheet?.about ?? body.battle.turn?.creature ?? null;
}

/**
 * Where cards would lie: what would come of what is pointed at, and the stat card of whoever acts. On a phone, where the
 * card has no room, a button opens the warband.
 */
export function Hand(props: { readonly sheet: Sheet | null }): ReactElement {
  const { desk } = useTable();
  const body = useTableState((state) => state.shown.state.body);
  const own = useOwn();
  const id = useInQuestion(props.sheet);
  const card = body.creatures.find((one) => one.id === id)?.card;
  const count = body.creatures.filter(({ owner, status }) => owner === own && status !== "destroyed").length;
  return (
    <div className="mn-hand">
      <Scrolled className="mn-look" label={say("outlook.label")}>
        <OutlookPaper sheet={props.sheet} />
      </Scrolled>
      <Scrolled className="mn-stat" label={say("roster.label")} hand>
        {card === undefined ? null : <Card card={card} piece={id} />}
      </Scrolled>
      <button type="button" className="hand-peek" onClick={() => desk.setState({ open: { sheet: "hand" } })}>
        {say("roster.peek", { count })}
      </button>
    </div>
  );
}

/** The warband in a sheet. */
export function HandSheet(): ReactElement {
  return <Roster seat={useOwn()} />;
}
